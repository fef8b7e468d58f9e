// Words for rounds, claims and results that are wrong, and the order and verdict of all findings.
#include "rules/record/audit.hpp"

#include "grammar/text/old_letter.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::record {
namespace {

constexpr std::string_view unfinished = "record.unfinished";

/// The n-th number of a scores line.
Span nth_word(std::string_view text, Span words, std::uint32_t n) {
    std::uint32_t at = words.begin;
    for (;;) {
        while (at < words.end && (text[at] == ' ' || text[at] == '\t')) {
            ++at;
        }
        std::uint32_t end = at;
        while (end < words.end && text[end] != ' ' && text[end] != '\t') {
            ++end;
        }
        if (n-- == 0) {
            return {at, end};
        }
        at = end;
    }
}

// An archive may have a wrong total in every record: what is said of it is put together without parsing formats.

template <typename Number>
void append(Number number, std::string& words) {
    const fmt::format_int digits(number);
    words.append(digits.data(), digits.size());
}

std::string scores_line(const Report& report) {
    std::string words = "scores";
    for (std::uint32_t i = 0; i < report.score_count; ++i) {
        words += ' ';
        append(report.scores[i], words);
    }
    return words;
}

std::string_view whose(const Report& report, std::size_t total, std::size_t count) {
    return count == 1 ? std::string_view("the total") : report.seats.name(static_cast<Seat>(total));
}

std::string wrong_total(const Report& report, std::size_t total, std::int32_t claimed) {
    constexpr std::size_t usual_size = 80;
    std::string words;
    words.reserve(usual_size);
    words += whose(report, total, report.score_count);
    words += std::string_view(report.score_count == 1 ? " is said to be " : " is said to have ");
    append(claimed, words);
    words += ", by the rules it is ";
    append(report.scores[total], words);
    return words;
}

bool is_possible(std::int32_t score, const ScoreRange& range) {
    return score == Line::unknown_score || (range.least <= score && score <= range.most);
}

/// What stands behind the beginning of another record is no part of this one, whose verdict is looked for.
bool is_about_another(const Finding& finding) {
    return finding.rule->id == "syntax.second-record";
}

bool has_error(const Report& report, bool syntax) {
    return std::any_of(report.findings.begin(), report.findings.end(), [syntax](const Finding& finding) {
        return finding.severity == Severity::error && (!syntax || finding.rule->kind == Kind::syntax) &&
               !is_about_another(finding);
    });
}

/// The last line with text: where a reader looks for the end.
Span last_line(std::string_view text) {
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    return last == std::string_view::npos ? Span{} : line_around(text, static_cast<std::uint32_t>(last));
}

/// Something untrue is said in the last line: the record does not have to be told besides that it stops there.
bool ends_with_wrong_claim(const Report& report, std::string_view text) {
    const Span last = last_line(text);
    return std::any_of(report.findings.begin(), report.findings.end(), [last](const Finding& finding) {
        const bool is_claim = finding.rule->kind == Kind::claim && !finding.rule->id.starts_with("record.");
        return is_claim && finding.span.begin >= last.begin && finding.span.end <= last.end;
    });
}

/// Nobody learns otherwise that the ranges are not what is possible, but more.
void tell_relaxation(Referee& referee) {
    const Report& report = referee.report();
    if (report.relaxed_from != no_offset) {
        referee.find(rule("record.outline"), line_around(referee.text(), report.relaxed_from),
                     report.relaxation_blind
                         ? "from here on more is possible than can be followed: lines are read, and not judged"
                         : "from here on more is possible than can be followed: ranges may be too wide");
    }
}

}  // namespace

bool is_told_before(const Finding& a, const Finding& b) {
    const auto place = [](const Finding& one) { return one.rule->id == unfinished ? one.span.end : one.span.begin; };
    return place(a) < place(b);
}

void sort_findings(Report& report) {
    if (!std::is_sorted(report.findings.begin(), report.findings.end(), is_told_before)) {
        std::stable_sort(report.findings.begin(), report.findings.end(), is_told_before);
    }
}

bool is_open(const Report& report) {
    return (!report.assumed.empty() && !report.one_completion) || report.relaxed_from != no_offset ||
           !report.gaps.empty();
}

Verdict verdict_of(const Report& report) {
    if (has_error(report, true)) {
        return Verdict::unreadable;
    }
    if (has_error(report, false)) {
        return Verdict::violation;
    }
    if (is_open(report)) {
        return Verdict::unverified;
    }
    return report.finished ? Verdict::valid : Verdict::incomplete;
}

std::string context(std::uint32_t round, std::string_view player) {
    std::string words;
    if (round != 0) {
        words += "round ";
        append(round, words);
    }
    words += round != 0 && !player.empty() ? ", " : "";
    words += player;
    return words;
}

std::string over_message(const Report& report, const Report& over) {
    std::string names;
    std::size_t count = 0;
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        if (over.won(seat)) {
            names += fmt::format("{}{}", count++ == 0 ? "" : " and ", report.seats.name(seat));
        }
    }
    if (count == 0) {
        return "the game is over";
    }
    return fmt::format("the game is over, {} {} won", names, count == 1 ? "has" : "have");
}

std::string not_finished_message(std::string_view why_it_goes_on) {
    return fmt::format("the record says that the game is finished, but by the rules it goes on{}{}",
                       why_it_goes_on.empty() ? "" : ": ", why_it_goes_on);
}

std::string other_end_message(const Line& line, const Report& report, const Report& over) {
    std::string what = "the players stopped";
    if (line.end_kind == EndKind::resigned) {
        what = fmt::format("{} gave up", report.seats.name(line.named));
    } else if (line.end_kind == EndKind::adjudicated) {
        what = fmt::format("{} was declared the winner", report.seats.name(line.named));
    }
    return fmt::format("the record says that {}, but {}", what, over_message(report, over));
}

Finding& refuse_undo(bool over, const Line& line, Referee& referee) {
    return over ? referee.find(rule("record.undo.over"), line.event,
                               "the game is over, its last move cannot be taken back")
                : referee.find(rule("record.undo.nothing"), line.event, "there is no move to take back here");
}

void tell_nothing_to_let_stand(Span stands, Referee& referee) {
    referee.find(rule("record.stands.nothing"), stands,
                 "nothing is wrong with this line, so there is nothing to let stand");
}

void audit_end_together(const Line& line, Referee& referee, const std::string& context) {
    if (line.end_kind != EndKind::resigned && line.end_kind != EndKind::adjudicated) {
        return;
    }
    Finding& finding =
        referee.find(rule("record.end.together"), line.event,
                     line.end_kind == EndKind::resigned ? "all play together, so nobody gives up against the others"
                                                        : "all play together, so nobody is declared the winner");
    finding.context = context;
    finding.help = "end abandoned";
}

void tell(const SyntaxError& error, Referee& referee) {
    Finding& finding = referee.find(rule(error.rule), error.span, error.message);
    finding.help = error.help;
}

void tell_header_errors(const Header& header, Referee& referee) {
    for (const SyntaxError& error : header.errors) {
        tell(error, referee);
    }
}

std::size_t tell_bad_byte(std::size_t at, Referee& referee) {
    const std::string_view text = referee.text();
    const auto offset = static_cast<std::uint32_t>(at);
    const bool nul = text[at] == '\0';
    if (referee.repeat_damage(nul)) {
        // one root cause, one finding
    } else if (referee.may_tell_syntax()) {
        const auto code = static_cast<unsigned char>(text[at]);
        Finding& finding =
            referee.find_damage(rule(nul ? "syntax.nul" : "syntax.encoding"), nul, {offset, offset + 1},
                                nul ? "a NUL byte: the file is damaged or is no text"
                                    : fmt::format("the byte {:02X} belongs to no UTF-8 character", code));
        if (const std::string letter = letter_meant(text, at); !letter.empty()) {
            finding.help =
                fmt::format("{} was probably meant, in Latin-1 or Windows-1252: save the file as UTF-8", letter);
        }
    } else {
        referee.repeat_syntax();
    }
    const std::size_t next = text.find('\n', at);
    if (next == std::string_view::npos) {
        return next;
    }
    const std::size_t bad = first_bad_byte(text.substr(next));
    return bad == std::string_view::npos ? bad : next + bad;
}

std::string wrong_count(std::size_t given, std::size_t needed) {
    return fmt::format("{} {} given, {} {} needed", given, given == 1 ? "total is" : "totals are", needed,
                       needed == 1 ? "is" : "are");
}

bool scores_agree(const Line& line, const Report& report) {
    if (report.score_count == 0) {
        const std::size_t written = std::min<std::size_t>(line.score_count, line.scores.size());
        return std::ranges::all_of(std::span(line.scores.data(), written),
                                   [](std::int32_t claimed) { return claimed == Line::unknown_score; });
    }
    return line.score_count == report.score_count &&
           std::equal(line.scores.begin(), line.scores.begin() + line.score_count, report.scores.begin(),
                      [](std::int32_t claimed, std::int32_t score) {
                          return claimed == score || claimed == Line::unknown_score;
                      });
}

bool are_possible(const Line& line, std::span<const ScoreRange> ranges) {
    return line.score_count == ranges.size() &&
           std::equal(ranges.begin(), ranges.end(), line.scores.begin(),
                      [](const ScoreRange& range, std::int32_t score) { return is_possible(score, range); });
}

void audit_score_ranges(const Line& line, Referee& referee, const std::string& context) {
    const Report& report = referee.report();
    const std::vector<ScoreRange>& ranges = report.score_ranges;
    Finding& finding = referee.find(rule("claim.scores"), line.scores_span, {});
    finding.context = context;
    if (line.score_count != ranges.size()) {
        finding.message = wrong_count(line.score_count, ranges.size());
        return;
    }
    for (std::uint32_t i = 0; i < line.score_count; ++i) {
        if (!is_possible(line.scores[i], ranges[i])) {
            finding.span = nth_word(referee.text(), line.scores_span, i);
            finding.message = fmt::format("{} is said to {} {}, by the rules it is {}", whose(report, i, ranges.size()),
                                          ranges.size() == 1 ? "be" : "have", line.scores[i], in_words(ranges[i]));
            return;
        }
    }
    finding.message = fmt::format("whatever was not written down, {} cannot come out",
                                  ranges.size() == 1 ? "this total" : "these totals together");
}

void audit_scores(const Line& line, Referee& referee, const std::string& context) {
    static const Rule& wrong = rule("claim.scores");
    const Report& report = referee.report();
    if (report.score_count == 0) {
        referee.find(wrong, line.scores_span, std::string(no_result)).context = context;
        return;
    }
    if (line.score_count != report.score_count) {
        Finding& finding = referee.find(wrong, line.scores_span, wrong_count(line.score_count, report.score_count));
        finding.help = scores_line(report);
        finding.context = context;
        return;
    }
    for (std::uint32_t i = 0; i < line.score_count; ++i) {
        if (line.scores[i] != report.scores[i] && line.scores[i] != Line::unknown_score) {
            Finding& finding = referee.find(wrong, nth_word(referee.text(), line.scores_span, i),
                                            wrong_total(report, i, line.scores[i]));
            finding.help = scores_line(report);
            finding.context = context;
            return;
        }
    }
}

std::string ending_words(const Line& line, const Seats& seats, bool together) {
    if (together || line.end_kind == EndKind::finished || line.end_kind == EndKind::abandoned) {
        return "the record ends here";
    }
    if (line.end_kind == EndKind::adjudicated) {
        return fmt::format("{} was declared the winner", seats.name(line.named));
    }
    const std::size_t others = seats.count() - 1;
    const Seat other = line.named == 0 ? Seat{1} : Seat{0};
    return fmt::format("{} gave up{}", seats.name(line.named),
                       others == 0   ? std::string()
                       : others == 1 ? fmt::format(", so {} wins", seats.name(other))
                                     : std::string(", so the others win"));
}

void finish(bool replayed, std::string_view ending, std::string_view played, Referee& referee) {
    Report& report = referee.report();
    // Of a record that cannot be read nobody knows how far the game went.
    const bool told = replayed && !has_error(report, true);
    if (told && !report.finished && !report.open_end && !ends_with_wrong_claim(report, referee.text())) {
        referee.find(rule(unfinished), last_line(referee.text()),
                     ending.empty() ? fmt::format("the record stops here, the {} is not finished", played)
                                    : fmt::format("{}, though by the rules the {} is not finished", ending, played));
    }
    if (report.one_completion || report.assumed.empty()) {
        // nothing is taken on trust
    } else {
        const std::size_t count = report.assumed.size();
        const std::string& first = report.assumed.front().text;
        referee.find(rule("record.unverified"), report.assumed.front().span,
                     count == 1
                         ? fmt::format("nobody wrote down {}", first)
                         : fmt::format("{} facts were not written down, the first of them here: {}", count, first));
    }
    tell_relaxation(referee);
    for (const Settled& fact : report.settled) {
        Finding& finding =
            referee.find(rule("record.settled"), fact.span, fmt::format("{} can only be {}", fact.text, fact.is));
        if (!fact.by.empty() && fact.by != fact.span) {
            Note& note = finding.notes.emplace_back();
            note.span = fact.by;
            note.message = "this leaves nothing else";
        }
    }
    sort_findings(report);
    report.verdict = verdict_of(report);
    if (!report.finished) {
        report.winners = 0;
    }
    if (!report.open_end && !report.open_winners) {
        report.possible_winners = report.winners;
    }
}

}  // namespace arbiter::record
