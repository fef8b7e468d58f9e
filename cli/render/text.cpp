// Prints findings with their lines and carets, verdicts, and the count of codes at the end.
#include "cli/render/text.hpp"

#include "cli/render/excerpt.hpp"
#include "cli/render/file_name.hpp"
#include "cli/render/line_room.hpp"
#include "cli/render/mend_text.hpp"
#include "cli/render/plain_text.hpp"
#include "rules/mend/mending.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace arbiter::cli {
namespace {

// Whatever may come from a record goes through append_plain, so that no terminal obeys it.

std::string_view ink(const TextStyle& style, Severity severity) {
    if (!style.color) {
        return {};
    }
    switch (severity) {
        case Severity::error: return "\033[1;31m";
        case Severity::warning: return "\033[1;33m";
        case Severity::note: return "\033[1;36m";
    }
    return {};
}

std::string_view bold(const TextStyle& style) {
    return style.color ? "\033[1m" : "";
}

std::string_view plain(const TextStyle& style) {
    return style.color ? "\033[0m" : "";
}

// An archive may have something wrong in every record: what is written of each is put together without parsing formats.

template <typename Number, typename Text>
void write_number(Number number, Text& text) {
    const fmt::format_int digits(number);
    text.append(digits.data(), digits.size());
}

/// " = help: " and the like, under the line numbers.
void write_margin(std::size_t width, std::string_view sign, std::string& text) {
    text.append(width, ' ');
    text += sign;
}

void write_place(const Judged& judged, const Place& place, std::string_view context, std::string& text) {
    append_name(judged.file, text);
    text += ':';
    write_number(place.line, text);
    text += ':';
    write_number(place.column, text);
    if (judged.record.number != 0) {
        text += " (record ";
        write_number(judged.record.number, text);
        text += context.empty() ? "" : ", ";
        append_plain(context, text);
        text += ')';
    }
    text += '\n';
}

/// A line of the record with marks under the span.
void write_marked(std::string_view record, Span span, std::uint64_t line, char mark, std::string_view message,
                  std::size_t width, std::string& text) {
    const Excerpt excerpt = excerpt_of(record, span);
    const fmt::format_int number(line);
    write_margin(width - number.size(), {number.data(), number.size()}, text);
    text += " | ";
    text += excerpt.line;
    text += '\n';
    write_margin(width, " | ", text);
    text += excerpt.before;
    text.append(excerpt.width, mark);
    text += message.empty() ? "" : " ";
    append_plain(message, text);
    text += '\n';
}

void write_plain(std::string_view words, LineRoom& line) {
    is_printable_ascii(words) ? line += words : line += plain_text(words);
}

std::string_view name(const Report& report, std::size_t seat) {
    return report.seats.name(static_cast<Seat>(seat));
}

void write_range(const ScoreRange& range, LineRoom& line) {
    write_number(range.least, line);
    if (range.least != range.most) {
        line += " to ";
        write_number(range.most, line);
    }
}

/// Where unknown facts leave the scores open.
void write_ranges(const Report& report, LineRoom& line) {
    const bool single = report.score_ranges.size() == 1;
    for (std::size_t i = 0; i < report.score_ranges.size(); ++i) {
        line += i == 0 ? ": " : ", ";
        if (!single) {
            write_plain(name(report, i), line);
            line += ' ';
        }
        write_range(report.score_ranges[i], line);
    }
}

void write_scores(const Report& report, LineRoom& line) {
    if (report.score_count == 1) {
        line += ": ";
        write_number(report.scores[0], line);
        return;
    }
    for (std::size_t i = 0; i < report.score_count; ++i) {
        line += i == 0 ? ": " : ", ";
        write_plain(name(report, i), line);
        line += ' ';
        write_number(report.scores[i], line);
    }
}

void write_winners(const Report& report, LineRoom& line) {
    std::size_t count = 0;
    for (std::size_t seat = 0; seat < report.seats.count(); ++seat) {
        if (report.won(static_cast<Seat>(seat))) {
            line += count++ == 0 ? "; " : " and ";
            write_plain(name(report, seat), line);
        }
    }
    line += count == 0 ? "" : count == 1 ? " wins" : " share the victory";
}

std::string_view ink(const TextStyle& style, Verdict verdict) {
    switch (verdict) {
        case Verdict::valid: return style.color ? "\033[32m" : "";
        case Verdict::incomplete:
        case Verdict::unverified: return ink(style, Severity::warning);
        case Verdict::violation:
        case Verdict::unreadable: return ink(style, Severity::error);
    }
    return {};
}

void write_result_in(LineRoom& line, const Report& report) {
    write_ranges(report, line);
    if (report.score_count != 0 || !report.score_ranges.empty()) {
        write_scores(report, line);
        write_winners(report, line);
    }
}

void write_outcome_in(LineRoom& line, const Report& report, const TextStyle& style) {
    line += ink(style, report.verdict);
    line += name_of(report.verdict);
    line += plain(style);
    if (report.verdict != Verdict::unreadable) {
        write_result_in(line, report);
    }
}

/// "error[azul.line.full]: pattern line 2 is complete with 2 black"
void write_headline(const Finding& finding, const TextStyle& style, std::string& text) {
    text += ink(style, finding.severity);
    text += name_of(finding.severity);
    text += '[';
    text += finding.rule->id;
    text += ']';
    text += plain(style);
    text += ": ";
    text += bold(style);
    append_plain(finding.message, text);
    text += plain(style);
    text += '\n';
}

/// Of the number of the finding's line, and of those that its notes show.
std::size_t width_of_lines(const RecordText& record, const Finding& finding, std::uint64_t line) {
    for (const Note& note : finding.notes) {
        line = std::max(line, place_of(record, note.span.begin).line);
    }
    return fmt::format_int(line).size();
}

/// That a record stops, its last line does not show, and of a game that goes on it is said at every check.
bool shows_its_line(const Finding& finding) {
    return finding.rule->id != "record.unfinished";
}

/// What a finding with repeats says of them.
std::string repeated(const Finding& finding) {
    const std::string_view s = finding.repeats == 1 ? "" : "s";
    return finding.rule->kind == Kind::syntax && finding.severity == Severity::error
               ? fmt::format("{} further line{} of this record cannot be read either", finding.repeats, s)
               : fmt::format("{} further place{} of this record {} like it", finding.repeats, s,
                             finding.repeats == 1 ? "is" : "are");
}

}  // namespace

void write_mend(const RecordText& record, const Mend& mend, std::size_t width, std::string& text) {
    write_margin(width, " = mend: ", text);
    append_plain(in_words(record, mend), text);
    text += '\n';
}

std::size_t gutter(const RecordText& record, const Finding& finding) {
    return width_of_lines(record, finding, place_of(record, finding.span.begin).line);
}

void write_group(const Judged& judged, const Group& group, const TextStyle& style, std::string& text) {
    const Finding& finding = *group.first;
    const Place place = place_of(judged.record, finding.span.begin);
    const std::size_t width = width_of_lines(judged.record, finding, place.line);
    write_headline(finding, style, text);
    write_margin(width, "--> ", text);
    write_place(judged, place, finding.context, text);
    if (shows_its_line(finding)) {
        write_margin(width, " |\n", text);
        write_marked(judged.record.text, finding.span, place.line, '^', {}, width, text);
    }
    for (const Note& note : finding.notes) {
        write_marked(judged.record.text, note.span, place_of(judged.record, note.span.begin).line, '-', note.message,
                     width, text);
    }
    if (finding.repeats != 0) {
        text += fmt::format("{:>{}} = more: {}\n", "", width, repeated(finding));
    }
    if (!group.others.empty()) {
        text += fmt::format("{:>{}} = more: {}\n", "", width, also_on(judged, group));
    }
    if (shows_its_line(finding)) {
        write_margin(width, " = rule: ", text);
        text += finding.rule->citation;
        text += ": ";
        text += finding.rule->law;
        text += '\n';
    }
    if (!finding.help.empty()) {
        write_margin(width, " = help: ", text);
        append_plain(finding.help, text);
        text += '\n';
    }
    if (mend::is_convincing(finding)) {
        write_mend(judged.record, finding.mends.front(), width, text);
    }
    text += '\n';
}

void write_finding(const Judged& judged, const Finding& finding, const TextStyle& style, std::string& text) {
    write_group(judged, {&finding, {}}, style, text);
}

void write_result(const Report& report, std::string& text) {
    LineRoom line(text);
    write_result_in(line, report);
}

void write_outcome(const Report& report, const TextStyle& style, std::string& text) {
    LineRoom line(text);
    write_outcome_in(line, report, style);
}

void write_verdict(const Judged& judged, const TextStyle& style, std::string& text) {
    append_name(judged.file, text);
    LineRoom line(text);
    line += ':';
    write_number(judged.record.line, line);
    line += ": ";
    if (judged.record.number != 0) {
        line += "record ";
        write_number(judged.record.number, line);
        line += ": ";
    }
    write_outcome_in(line, judged.report, style);
    line += '\n';
}

void write_differences(const Judged& judged, std::string& text) {
    if (judged.failed()) {
        write_verdict(judged, {}, text);
    }
    for (const std::string& one : *judged.differences) {
        text += fmt::format("    {}\n", plain_line(one));
    }
}

void write_text(const Judged& judged, const TextStyle& style, std::string& text, std::vector<Block>* blocks) {
    if (judged.differences != nullptr) {
        write_differences(judged, text);
        return;
    }
    if (judged.standing.since != Since::no_baseline && !judged.failed()) {
        return;
    }
    bool begins = true;
    for (const Group& group : groups_of(judged.report)) {
        const bool errors = group.first->severity == Severity::error;
        if (!style.quiet || errors) {
            const std::size_t begin = text.size();
            write_group(judged, group, style, text);
            if (blocks != nullptr) {
                blocks->push_back({begin, text.size(), group.count(), group.first, errors, begins});
                begins = false;
            }
        }
    }
    if (!style.quiet) {
        write_verdict(judged, style, text);
    }
    write_change(judged, text);
}

void write_change(const Judged& judged, std::string& text) {
    if (judged.standing.since == Since::changed) {
        text += fmt::format("    was: {}\n    is:  {}\n", judged.standing.was, judged.standing.is);
    }
}

void write_summary(const Tally& tally, const TextStyle& style, std::string& text) {
    if (style.quiet) {
        return;
    }
    text += fmt::format("\n{} record{}", tally.records, tally.records == 1 ? "" : "s");
    bool first = true;
    for (std::size_t i = 0; i < tally.verdicts.size(); ++i) {
        if (tally.verdicts[i] != 0) {
            text += fmt::format("{} {} {}", first ? ":" : ",", tally.verdicts[i], name_of(static_cast<Verdict>(i)));
            first = false;
        }
    }
    if (tally.outside_findings != 0) {
        text += fmt::format("; {} finding{} outside any record", tally.outside_findings,
                            tally.outside_findings == 1 ? "" : "s");
    }
    if (tally.unread != 0) {
        text += fmt::format("; {} input{} could not be read", tally.unread, tally.unread == 1 ? "" : "s");
    }
    text += '\n';
    for (const auto& [code, count] : tally.codes) {
        text += fmt::format("{:>8} {}\n", count, code);
    }
    for (const auto& [code, count] : tally.allowed) {
        text += fmt::format("{:>8} {} (allowed)\n", count, code);
    }
}

}  // namespace arbiter::cli
