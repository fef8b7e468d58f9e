// Prints a finding with its lines and carets.
#include "cli/report/finding_text.hpp"

#include "cli/report/excerpt.hpp"
#include "cli/report/fix_text.hpp"
#include "cli/report/help_text.hpp"
#include "cli/text/line_room.hpp"
#include "grammar/text/phrase.hpp"
#include "rules/registry/fixes.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::cli {
namespace {

// Whatever may come from a record goes through write_plain, so that no terminal obeys it.

/// " = help: " and the like, under the line numbers.
void write_margin(std::size_t width, std::string_view sign, LineRoom& line) {
    line.append(width, ' ');
    line += sign;
}

/// "game.tgn:12:5 (record 1, round 2)"
void write_place(const JudgedRecord& judged, const Place& place, std::string_view context, LineRoom& line) {
    write_name(judged.file, line);
    line += ':';
    write_number(place.line, line);
    line += ':';
    write_number(place.column, line);
    if (judged.record.number != 0) {
        line += " (record ";
        write_number(judged.record.number, line);
        line += context.empty() ? std::string_view() : ", ";
        write_plain(context, line);
        line += ')';
    }
    line += '\n';
}

/// A line of the record with marks under the span.
void write_marked(std::string_view record, Span span, std::uint64_t line, char mark, std::string_view message,
                  std::size_t width, LineRoom& text) {
    const Excerpt excerpt = excerpt_of(record, span);
    const fmt::format_int number(line);
    write_margin(width - number.size(), {number.data(), number.size()}, text);
    text += " | ";
    text += excerpt.line;
    text += '\n';
    write_margin(width, " | ", text);
    text += excerpt.before;
    text.append(excerpt.width, mark);
    text += message.empty() ? std::string_view() : " ";
    write_plain(message, text);
    text += '\n';
}

/// "error[azul.line.full]: pattern line 2 is complete with 2 black"
void write_headline(const Finding& finding, const TextStyle& style, LineRoom& line) {
    line += ink(style, finding.severity);
    line += name_of(finding.severity);
    line += '[';
    line += finding.rule->id;
    line += ']';
    line += plain(style);
    line += ": ";
    line += bold(style);
    write_plain(finding.message, line);
    line += plain(style);
    line += '\n';
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
    return finding.rule->kind == Kind::syntax && finding.severity == Severity::error
               ? fmt::format("{} of this record cannot be read either", counted(finding.repeats, "further line"))
               : fmt::format("{} of this record {} like it", counted(finding.repeats, "further place"),
                             finding.repeats == 1 ? "is" : "are");
}

/// The line with what is wrong, and those that have to do with it.
void write_lines(const JudgedRecord& judged, const Finding& finding, const Place& place, std::size_t width,
                 LineRoom& line) {
    if (shows_its_line(finding)) {
        write_margin(width, " |\n", line);
        write_marked(judged.record.text, finding.span, place.line, '^', {}, width, line);
    }
    for (const Note& note : finding.notes) {
        write_marked(judged.record.text, note.span, place_of(judged.record, note.span.begin).line, '-', note.message,
                     width, line);
    }
}

/// How often else it is found: in this record, and on other lines.
void write_more(const JudgedRecord& judged, const FindingGroup& group, std::size_t width, LineRoom& line) {
    if (group.first->repeats != 0) {
        line += fmt::format("{:>{}} = more: {}\n", "", width, repeated(*group.first));
    }
    if (!group.others.empty()) {
        line += fmt::format("{:>{}} = more: {}\n", "", width, also_on(judged, group));
    }
}

/// A help of several lines, one below the other.
void write_lines_of(std::string_view help, std::size_t width, LineRoom& line) {
    for (std::size_t end = help.find('\n'); end != std::string_view::npos; end = help.find('\n')) {
        write_plain(help.substr(0, end), line);
        line += '\n';
        write_margin(width, "         ", line);
        help.remove_prefix(end + 1);
    }
    write_plain(help, line);
    line += '\n';
}

void write_reason(const Finding& finding, std::size_t width, LineRoom& line) {
    if (shows_its_line(finding)) {
        write_margin(width, " = rule: ", line);
        line += finding.rule->citation;
        line += ": ";
        line += finding.rule->law;
        line += '\n';
    }
    if (!finding.help.empty()) {
        write_margin(width, " = help: ", line);
        write_lines_of(help_text(finding.help), width, line);
    }
}

/// Of a wrong total, what tells where the points come from.
void write_way_to_scores(const JudgedRecord& judged, const Finding& finding, const Place& place, std::size_t width,
                         LineRoom& line) {
    if (finding.rule->id == "claim.scores" && judged.file != "-") {
        write_margin(width, " = more: ", line);
        write_plain(fmt::format("arbiter score {}:{} says where the points come from", judged.file, place.line), line);
        line += '\n';
    }
}

}  // namespace

void write_fix(const RecordText& record, const Finding& finding, std::size_t width, std::string& text) {
    if (const std::size_t told = fix::worth_telling(finding); told != 0) {
        LineRoom line(text);
        write_margin(width, " = fix: ", line);
        write_plain(in_words(record, std::span(finding.fixes).first(told)), line);
        line += '\n';
    }
}

std::size_t gutter(const RecordText& record, const Finding& finding) {
    return width_of_lines(record, finding, place_of(record, finding.span.begin).line);
}

void write_group(const JudgedRecord& judged, const FindingGroup& group, const TextStyle& style, std::string& text) {
    const Finding& finding = *group.first;
    const Place place = place_of(judged.record, finding.span.begin);
    const std::size_t width = width_of_lines(judged.record, finding, place.line);
    {
        LineRoom line(text);
        write_headline(finding, style, line);
        write_margin(width, "--> ", line);
        write_place(judged, place, finding.context, line);
        write_lines(judged, finding, place, width, line);
        write_more(judged, group, width, line);
        write_reason(finding, width, line);
        write_way_to_scores(judged, finding, place, width, line);
    }
    write_fix(judged.record, finding, width, text);
    text += '\n';
}

void write_finding(const JudgedRecord& judged, const Finding& finding, const TextStyle& style, std::string& text) {
    write_group(judged, {&finding, {}}, style, text);
}

}  // namespace arbiter::cli
