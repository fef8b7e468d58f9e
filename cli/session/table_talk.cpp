// Plays lines in the session, writes those that are taken into its file, and answers questions from its trace.
#include "cli/session/table_talk.hpp"

#include "cli/library/request.hpp"
#include "cli/report/finding_text.hpp"
#include "cli/report/first_record.hpp"
#include "cli/report/moves_text.hpp"
#include "cli/report/rule_text.hpp"
#include "cli/report/text.hpp"
#include "cli/report/trace_json.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/text/phrase.hpp"
#include "grammar/text/trimmed.hpp"
#include "rules/registry/registry.hpp"
#include "rules/score/sheet_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace arbiter::cli {
namespace {

/// More moves than these are counted, not listed.
constexpr std::size_t most_moves = 60;

bool is_error(const Finding& finding) {
    return finding.severity == Severity::error;
}

bool is_unfinished(const Finding& finding) {
    return finding.rule->id == "record.unfinished";
}

bool is_control(char byte) {
    return (static_cast<unsigned char>(byte) < 0x20 && byte != '\t') || byte == 0x7F;
}

std::string_view first_word(std::string_view line) {
    return line.substr(0, std::min(line.find_first_of(" \t"), line.size()));
}

/// "Ann +2: 2 across (1:3 of line 8, 1:2 of line 22)"
std::string said_points(const ScoreEvent& earned, const Report& report, const LineNumbers& lines) {
    const std::string who = earned.seat == no_seat ? "" : std::string(report.seats.name(earned.seat)) + " ";
    std::string text = fmt::format("{}{:+}: {}", who, earned.points, earned.why);
    for (std::size_t i = 0; i < earned.cells.size(); ++i) {
        const std::uint32_t line = i < earned.lines.size() ? earned.lines[i] : no_offset;
        text += fmt::format("{}{}{}", i == 0 ? " (" : ", ", earned.cells[i],
                            line == no_offset ? "" : fmt::format(" of line {}", lines.of(line)));
    }
    return text + (earned.cells.empty() ? "\n" : ")\n");
}

std::string shown(const Position& position) {
    std::string text = said_count(position) + "\n";
    for (std::size_t i = 0; i < std::min(position.moves.size(), most_moves); ++i) {
        text += position.moves[i] + "\n";
    }
    if (position.move_count > most_moves) {
        text += fmt::format("and {} more; moves BEGINNING lists those that begin so\n",
                            position.move_count - std::min(position.moves.size(), most_moves));
    }
    return text;
}

std::string said_moves(Position position, std::string_view beginning) {
    if (position.relaxed) {
        return "so much is unknown that nobody can tell what is legal\n";
    }
    if (lists_none(position)) {
        return said_instead(position);
    }
    if (!beginning.empty()) {
        std::erase_if(position.moves, [&](const std::string& move) { return !move.starts_with(beginning); });
        position.move_count = position.moves.size();
    }
    return shown(position);
}

}  // namespace

Talk::Talk(Session& session, SessionFile& file, std::string path, const TalkStyle& style)
    : session_(session), file_(file), path_(std::move(path)), style_(style) {}

std::string Talk::greeting() const {
    const std::string stands = plain_text(standing()) + "\n";
    return style_.board ? picture() + "\n" + stands + "Type a move, Tab for what is legal, or help.\n" : stands;
}

std::string Talk::next() const {
    const Step& step = session_.now().last();
    if (step.to_move != no_seat) {
        return plain_line(session_.now().first().report().seats.name(step.to_move));
    }
    return step.over ? "over" : step.due.empty() ? "table" : step.due.front();
}

Continuation Talk::complete(std::string_view typed) {
    if (!continuations_) {
        continuations_.emplace(session_);
    }
    return continuations_->behind(typed);
}

/// A word alone is a question or an order; what looks like one and is a line of the game is played by `write`.
std::string Talk::answer(std::string_view line) {
    struct Order {
        std::string_view word;
        bool takes_more;
        std::string (Talk::*answer)(std::string_view);
    };
    static constexpr std::array<Order, 10> orders{{{"undo", false, &Talk::undo},
                                                   {"show", false, &Talk::show},
                                                   {"score", false, &Talk::score},
                                                   {"why", true, &Talk::why},
                                                   {"moves", true, &Talk::moves},
                                                   {"help", false, &Talk::help},
                                                   {"?", false, &Talk::help},
                                                   {"quit", false, &Talk::quit},
                                                   {"exit", false, &Talk::quit},
                                                   {"write", true, &Talk::play}}};
    if (line.size() > longest_line) {
        return refuse("no line is so long");
    }
    if (std::ranges::any_of(line, is_control)) {
        return refuse("a line holds no control characters");
    }
    const std::string_view meant = trimmed(line);
    const std::string_view word = first_word(meant);
    const std::string_view rest = trimmed(meant.substr(word.size()));
    for (const Order& order : orders) {
        if (order.word == word && (order.takes_more || rest.empty())) {
            return (this->*order.answer)(rest);
        }
    }
    return meant.empty() ? std::string() : play(line.substr(0, line.find_last_not_of(" \t") + 1));
}

std::string Talk::refuse(std::string_view why) {
    refused_ever_ = true;
    was_refused_ = false;
    return fmt::format("{}; nothing is written\n", why);
}

std::string Talk::play(std::string_view line) {
    try {
        was_refused_ = !session_.play(line);
    } catch (const BadRequest& why) {
        return refuse(why.words);
    }
    if (was_refused_) {
        refused_ever_ = true;
        return findings_of(session_.tried(), true) + "this line is not written\n";
    }
    file_.become(session_.text());
    continuations_.reset();
    const std::string drawn = style_.board ? picture() + "\n" : "";
    return drawn + findings_of(session_.now(), false) + plain_text(points_of(session_.now().last()) + standing()) +
           "\n";
}

std::string Talk::undo(std::string_view) {
    const std::string line = session_.undo();
    if (line.empty()) {
        return "there is no line to take back\n";
    }
    file_.become(session_.text());
    continuations_.reset();
    was_refused_ = false;
    const std::string drawn = style_.board ? picture() + "\n" : "";
    return drawn + plain_text(fmt::format("taken back: {}\n{}\n", trimmed(line), standing()));
}

std::string Talk::show(std::string_view) {
    return picture();
}

/// The sheet is written for this alone.
std::string Talk::score(std::string_view) {
    ReportOptions report_options;
    report_options.sheet = true;
    const FirstRecord first(session_.text(), report_options, session_.files());
    const score::Sheet& sheet = first.report().sheet;
    return plain_text(sheet.empty() ? standing() + "\n" : score::text_of(sheet));
}

/// Behind a line that was refused, the rule; else where the points of a line come from.
std::string Talk::why(std::string_view line) {
    if (line.empty() && was_refused_) {
        return explain_refusal();
    }
    const Trace& trace = session_.now().trace();
    const LineNumbers lines(session_.now().first().judged().record);
    std::uint64_t number = 0;
    std::from_chars(line.data(), line.data() + line.size(), number);
    const auto asked = std::ranges::find_if(
        trace.steps, [&](const Step& step) { return number != 0 && lines.of(step.span.begin) == number; });
    if (!line.empty() && asked == trace.steps.end()) {
        return fmt::format("{} is no line of the game\n", plain_line(line));
    }
    const Step& step = line.empty() ? session_.now().last() : *asked;
    const std::string points = points_of(step);
    return points.empty() ? plain_text(fmt::format("no points came from: {}\n", step.text)) : plain_text(points);
}

std::string Talk::moves(std::string_view beginning) {
    const FirstRecord& first = session_.now().first();
    Report report;
    return plain_text(said_moves(first.game()->position(first.record(), session_.files(), report), beginning));
}

std::string Talk::help(std::string_view) {
    return "Type a line of the record; Tab completes it with what is legal.\n"
           "  moves [BEGINNING]   what is legal now\n"
           "  show                the table\n"
           "  score               the score sheet, and where its points come from\n"
           "  why                 the rule that the last line broke, or where its points come from\n"
           "  why LINE            where the points of that line of the file come from\n"
           "  undo                take the last line back, out of the file, too\n"
           "  write LINE          write a line that begins with one of these words\n"
           "  quit                end; the file has it all, and arbiter live goes on with it\n";
}

std::string Talk::quit(std::string_view) {
    over_ = true;
    return {};
}

std::string Talk::explain_refusal() const {
    std::string text;
    for (const Finding& finding : session_.tried().first().report().findings) {
        text += is_error(finding) ? rule_text(*finding.rule) + "\n" : "";
    }
    return text;
}

std::string Talk::points_of(const Step& step) const {
    const TracedRecord& now = session_.now();
    const LineNumbers lines(now.first().judged().record);
    std::string text;
    for (const ScoreEvent& earned : step.points) {
        text += said_points(earned, now.first().report(), lines);
    }
    return text;
}

/// All errors of a record that had none before, or what else is said of its last line.
std::string Talk::findings_of(const TracedRecord& traced, bool errors) const {
    JudgedRecord judged = traced.first().judged();
    judged.file = path_;
    const std::vector<Finding>& said = errors ? judged.report.findings : traced.last().findings;
    std::string text;
    for (const Finding& finding : said) {
        if (is_error(finding) == errors && !is_unfinished(finding)) {
            write_finding(judged, finding, {style_.picture.color, false}, text);
        }
    }
    return text;
}

/// "Ann 2, Ben 0; Ben is next"
std::string Talk::standing() const {
    const Report& report = session_.now().first().report();
    const Step& step = session_.now().last();
    std::string scores;
    write_result(report, scores);
    std::string text = scores.empty() ? std::string() : scores.substr(2);
    text += text.empty() ? "" : "; ";
    if (step.over) {
        return text + "the game is over";
    }
    return step.to_move != no_seat ? fmt::format("{}{} is next", text, report.seats.name(step.to_move))
                                   : fmt::format("{}next: {}", text, joined_by(step.due, " or "));
}

std::string Talk::picture() const {
    const FirstRecord& first = session_.now().first();
    const SceneOf made = first.game()->scene_of(first.record(), session_.files());
    std::string text;
    if (made.reached) {
        write_terminal_picture(made.scene, style_.picture, text);
    }
    return text;
}

}  // namespace arbiter::cli
