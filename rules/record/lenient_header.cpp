// Decides which findings a habit may have caused, and says what was read in spite of one.
#include "rules/record/lenient_header.hpp"

#include "grammar/lenient/characters.hpp"
#include "grammar/lenient/chat_stamp.hpp"
#include "grammar/lenient/failure_site.hpp"
#include "grammar/lenient/header.hpp"
#include "grammar/lenient/trailing_comment.hpp"
#include "grammar/text/phrase.hpp"
#include "grammar/text/record_text.hpp"
#include "grammar/text/trimmed.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/record/setup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::record {
namespace {

/// Look-ups that fail where a value is written in another way.
constexpr std::array<std::string_view, 15> look_ups{
    "record.header.twice",       "record.header.contradiction", "claim.result",           "record.header.date",
    "record.header.unknown-key", "record.header.bad-value",     "record.house.unknown",   "record.house.bad-option",
    "record.players.bad-name",   "record.players.count",        "record.players.missing", "record.start.nobody",
    "frame-work.set.card",       "record.players.doubtful",     "record.header.result"};

bool is_on(const Finding& finding, Span line) {
    return finding.span.begin >= line.begin && finding.span.begin <= line.end;
}

bool is_open(const Finding& finding) {
    return finding.help.empty() || finding.help.starts_with("did you mean ");
}

std::string question(const std::vector<std::string>& lines) {
    return fmt::format("did you mean {}?", joined_by(lines, " or "));
}

void map_back(const lenient::NormalizedRecord& meant, Report& report) {
    for (Finding& finding : report.findings) {
        finding.span = meant.original(finding.span);
        for (Note& note : finding.notes) {
            note.span = meant.original(note.span);
        }
    }
    for (Assumed& assumed : report.assumed) {
        assumed.span = meant.original(assumed.span);
    }
    for (Settled& settled : report.settled) {
        settled.span = meant.original(settled.span);
        settled.by = meant.original(settled.by);
    }
    if (report.relaxed_from != no_offset) {
        report.relaxed_from = meant.original(report.relaxed_from);
    }
    for (LineOf& gap : report.gaps) {
        gap.offset = meant.original(gap.offset);
    }
    for (auto* const list : {&report.completed, &report.cancelled}) {
        for (Completed& completed : *list) {
            completed.span = meant.original(completed.span);
        }
    }
    report.stopped_at = meant.original(report.stopped_at);
}

/// How the line should be: a game may tolerate more in it, and says so, in the text as meant.
const std::string& canonical_line(const lenient::HabitUse& met, std::string_view meant, const Report& report) {
    const auto found = std::find_if(report.findings.begin(), report.findings.end(), [&](const Finding& one) {
        const bool is_there = line_around(meant, one.span.begin).in(meant).starts_with(met.line);
        return one.rule == &rule("syntax.tolerated") && !one.help.empty() && is_there;
    });
    return found == report.findings.end() ? met.line : found->help;
}

Finding tolerated(lenient::Habit habit, const lenient::HabitUse& met, const std::string& line) {
    Finding finding;
    finding.rule = &rule("syntax.tolerated");
    finding.severity = severity_of(finding.rule->kind);
    finding.span = met.place;
    finding.message = lenient::undoing_of(habit);
    // Of a blank line too many there is nothing to write.
    finding.help = habit == lenient::Habit::blank_inside ? std::string() : line;
    finding.repeats = met.more;
    return finding;
}

std::string_view reading_of(LineEnd kind) {
    switch (kind) {
        case LineEnd::usual: break;
        case LineEnd::cr: return "CR alone is read as the end of a line, which LF or CR LF should be";
        case LineEnd::cr_cr_lf: return "CR CR LF is read as the end of one line, which LF or CR LF should be";
        case LineEnd::lf_cr: return "LF CR is read as the end of one line, which LF or CR LF should be";
        case LineEnd::ctrl_z: return "Ctrl-Z (U+001A) behind the last line is passed over";
    }
    return {};
}

/// No help: how a line should be ends where the line does.
Finding tolerated(const OddEnds& ends) {
    Finding finding;
    finding.rule = &rule("syntax.tolerated");
    finding.severity = severity_of(finding.rule->kind);
    finding.span = {static_cast<std::uint32_t>(ends.at), static_cast<std::uint32_t>(ends.at + ends.size)};
    finding.message = reading_of(ends.kind);
    finding.repeats = ends.more;
    return finding;
}

/// "Ann, and Ben": the name can stand in the list, but hardly anybody is called so; nor "Ben (the younger)".
bool lists_odd_name(const Report& report) {
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        const std::string_view name = report.seats.name(seat);
        if (!report.seats.usable(seat) && (name.starts_with("and ") || name.find('(') != std::string_view::npos)) {
            return true;
        }
    }
    return false;
}

/// A line that cannot be read, or was read with the beginning of a name, because the header may be meant otherwise.
Finding* follower_of_header(const lenient::NormalizedRecord& meant, Report& report) {
    const lenient::HabitUse& begun = meant.habits()[static_cast<std::size_t>(lenient::Habit::name_beginning)];
    const auto follows = [&](const Finding& one) {
        const bool unreadable = one.severity == Severity::error && one.rule->kind == Kind::syntax;
        return unreadable || (one.rule->id == "syntax.tolerated" && one.span == begun.place && !begun.line.empty());
    };
    const auto found = std::find_if(report.findings.begin(), report.findings.end(), follows);
    return found == report.findings.end() ? nullptr : &*found;
}

/// What a line of the header may mean besides, where nothing is wrong with it.
void tell_other_readings(const lenient::NormalizedRecord& meant, Report& report) {
    for (const lenient::Suggestion& offered : meant.offers()) {
        const Span line = meant.original(line_around(meant.text(), offered.at));
        const bool told = offered.lines.empty() || std::any_of(report.findings.begin(), report.findings.end(),
                                                               [line](const Finding& one) { return is_on(one, line); });
        if (Finding* const follower = told ? nullptr : follower_of_header(meant, report); follower != nullptr) {
            follower->notes.emplace_back(Note{line, question(offered.lines)});
        }
    }
}

}  // namespace

bool may_have_habits(const Report& report) {
    return lists_odd_name(report) ||
           std::any_of(report.findings.begin(), report.findings.end(), [](const Finding& finding) {
               const bool look_up = std::find(look_ups.begin(), look_ups.end(), finding.rule->id) != look_ups.end();
               return look_up || (finding.rule->kind == Kind::syntax) || finding.rule->id.ends_with(".unknown");
           });
}

bool has_remarked_codes(const Header& header) {
    return lenient::remark_behind_codes(header.value("Allow")).any();
}

namespace {

lenient::HeaderWords words_of(const About& about, std::span<const Ruling> rulings) {
    lenient::HeaderWords words{about.id, header_keys(about), about.fewest_players, about.keywords, {}};
    // What a record allows is read where it was written: nothing is looked for that may have been an Allow line.
    std::erase_if(words.keys, [](const HeaderKey& key) { return key.form == HeaderKey::Form::codes; });
    for (const Ruling& ruling : rulings) {
        if (!ruling.options.empty()) {
            words.choices.push_back({ruling.id, {ruling.options.begin(), ruling.options.end()}});
        }
    }
    return words;
}

}  // namespace

std::uint32_t lenient_header(std::string_view text, const About& about, std::span<const Ruling> rulings,
                             lenient::NormalizedRecord& meant) {
    lenient::HeaderReading header(text, words_of(about, rulings));
    const lenient::HeaderLayout& layout = header.layout();
    const auto end = static_cast<std::uint32_t>(layout.end);
    auto gap = layout.gaps.begin();
    bool behind_gap = false;
    for (std::uint32_t at = 0; at < end;) {
        const auto stop = static_cast<std::uint32_t>(std::min<std::size_t>(text.find('\n', at), end));
        if (gap != layout.gaps.end() && *gap == at) {
            ++gap;
            behind_gap = true;
            meant.keep(at);
            at = std::min(stop + 1, end);
            meant.skip(at);
            continue;
        }
        const bool feed = stop > at && text[stop - 1] == '\r';
        const std::string_view line = text.substr(at, stop - at - (feed ? 1 : 0));
        lenient::HeaderLine read = header.read(line);
        meant.keep(at);
        if (behind_gap && !line.starts_with(';')) {
            behind_gap = false;
            meant.meet(lenient::Habit::blank_inside, {at, at + static_cast<std::uint32_t>(line.size())}, line);
        }
        if (!read.offers.empty()) {
            meant.offer(std::move(read.offers));
        }
        if (read.draft.habits() != lenient::Habits{}) {
            meant.put(read.draft, static_cast<std::uint32_t>(line.size()));
        }
        at = std::min(stop + 1, end);
    }
    meant.keep(end);
    if (layout.blank_missing) {
        const Span line = line_around(text, end);
        meant.meet(lenient::Habit::blank_missing, line, fmt::format("\n{}", line.in(text)));
        meant.insert("\n");
    }
    return end;
}

const Finding* first_to_offer(const lenient::NormalizedRecord& meant, const Report& report) {
    const auto first = std::find_if(report.findings.begin(), report.findings.end(), [](const Finding& finding) {
        return finding.rule->id == "syntax.line" || finding.rule->id == "syntax.unknown-name";
    });
    const bool in_header =
        first != report.findings.end() && first->span.begin < lenient::HeaderReading::end_of(meant.text());
    return first == report.findings.end() || in_header || !is_open(*first) ? nullptr : &*first;
}

namespace {

/// What is offered for a line, each once, with the annotations that are written in it; nothing where those cannot be
/// read.
std::vector<std::string> whole_lines(const std::vector<std::string>& offered, std::string_view line, std::size_t at) {
    const std::size_t end = lenient::event_end(line);
    const bool annotated = end < line.size() && line[end] == '{';
    std::vector<std::string> lines;
    for (const std::string& event : offered) {
        const bool lacks = annotated && event.find('{') == std::string::npos;
        std::string whole = lacks ? fmt::format("{} {}", event, trimmed(line.substr(end), " \t\r")) : event;
        if (std::find(lines.begin(), lines.end(), whole) == lines.end()) {
            lines.push_back(std::move(whole));
        }
    }
    return annotated && at >= end ? std::vector<std::string>() : lines;
}

/// A message of a chat has a stamp in front: what reads those is another command.
void tell_of_chats(std::string_view record, Report& report) {
    for (Finding& finding : report.findings) {
        std::string_view line = line_around(record, finding.span.begin).in(record);
        if (finding.rule->id == "syntax.line" && finding.help.empty() && lenient::take_stamp(line)) {
            finding.help = "arbiter import chat FILE takes a record out of the messages of a chat";
        }
    }
}

}  // namespace

void tell_offers(const lenient::NormalizedRecord& meant, Report& report) {
    tell_of_chats(meant.text(), report);
    for (const lenient::Suggestion& offered : meant.offers()) {
        const Span line = line_around(meant.text(), offered.at);
        const auto finding = std::find_if(report.findings.begin(), report.findings.end(),
                                          [line](const Finding& one) { return is_on(one, line); });
        if (finding == report.findings.end() || !is_open(*finding)) {
            continue;
        }
        const auto lines = whole_lines(offered.lines, line.in(meant.text()), finding->span.begin - line.begin);
        if (!lines.empty()) {
            if (offered.cause) {
                finding->rule = &rule(offered.cause->rule);
                finding->span = offered.cause->span;
                finding->message = offered.cause->message;
            }
            finding->help = question(lines);
        }
    }
}

std::optional<Finding> second_record(const lenient::NormalizedRecord& meant) {
    if (!meant.second()) {
        return std::nullopt;
    }
    Finding finding;
    finding.rule = &rule("syntax.second-record");
    finding.severity = severity_of(finding.rule->kind);
    finding.span = *meant.second();
    const std::string unseen = lenient::name_of_character(meant.second_line());
    finding.message = fmt::format("a second record seems to begin here{}; nothing from here on was judged",
                                  unseen.empty() ? unseen : fmt::format(", behind {}", unseen));
    finding.help = "a record begins with Game: in the first column of a line of its own, with nothing before it";
    return finding;
}

void tell_habits(const lenient::NormalizedRecord& meant, Report& report) {
    std::vector<Finding> met_habits;
    for (std::size_t i = 0; i < lenient::habit_count; ++i) {
        const lenient::HabitUse& met = meant.habits()[i];
        if (!met.line.empty()) {
            met_habits.push_back(
                tolerated(static_cast<lenient::Habit>(i), met, canonical_line(met, meant.text(), report)));
        }
    }
    if (meant.odd_ends().kind != LineEnd::usual) {
        met_habits.push_back(tolerated(meant.odd_ends()));
    }
    if (auto second = second_record(meant)) {
        met_habits.push_back(std::move(*second));
    }
    map_back(meant, report);
    std::move(met_habits.begin(), met_habits.end(), std::back_inserter(report.findings));
    sort_findings(report);
    tell_other_readings(meant, report);
}

}  // namespace arbiter::record
