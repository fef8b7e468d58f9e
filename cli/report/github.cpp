// Report github: workflow commands that GitHub shows as annotations, and a log that holds everything.
#include "cli/report/finding_groups.hpp"
#include "cli/report/formats.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"
#include "cli/text/uri.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace arbiter::cli {
namespace github_report {
namespace {

/// GitHub shows ten annotations of a kind for each step and drops the rest without a word. The tenth is ours: it says
/// how many more there are.
constexpr std::uint64_t most_annotations = 9;

constexpr std::string_view commands[] = {"notice", "warning", "error"};  // by Severity

std::string_view command_of(Severity severity) {
    return commands[static_cast<std::size_t>(severity)];
}

/// Text behind a command's second `::`.
std::string command_text(std::string_view text) {
    std::string out;
    for (const char byte : plain_text(text)) {
        out += byte == '%' ? "%25" : byte == '\n' ? "%0A" : std::string(1, byte);
    }
    return out;
}

/// In a command's properties, colon and comma mean something too.
std::string property(std::string_view text) {
    std::string out;
    for (const char byte : command_text(text)) {
        out += byte == ':' ? "%3A" : byte == ',' ? "%2C" : std::string(1, byte);
    }
    return out;
}

/// Where an annotation stands: the log has the name as it was given.
std::string place_of_file(std::string_view path) {
    return property(shown_name(hosted_path(path)));
}

std::string message_of(const JudgedRecord& judged, const FindingGroup& group) {
    std::string text = group.first->message;
    const std::string also = also_on(judged, group);
    text += also.empty() ? "" : fmt::format(" ({})", also);
    text += group.first->repeats == 0 ? "" : fmt::format(" (and {} more lines like it)", group.first->repeats);
    text += group.first->help.empty() ? "" : fmt::format("\nhelp: {}", group.first->help);
    return text + fmt::format("\nrule: {}: {}", group.first->rule->citation, group.first->rule->law);
}

std::string one_line(std::string text) {
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at)) {
        text.replace(at, 1, "; ");
    }
    return text;
}

/// What the baseline knows stands in the log and is not annotated.
bool is_new(const JudgedRecord& judged, const FindingGroup& group) {
    return judged.is_new(*group.first) ||
           std::any_of(group.others.begin(), group.others.end(),
                       [&judged](const Finding* finding) { return judged.is_new(*finding); });
}

void append(const JudgedRecord& judged, const FindingGroup& group, std::string& text) {
    const Finding& finding = *group.first;
    const Place place = place_of(judged.record, finding.span.begin);
    const std::uint64_t end = place_of(judged.record, finding.span.end).column;
    const std::string message = message_of(judged, group);
    text += fmt::format("{}[{}] {}:{}:{}: {}\n", name_of(finding.severity), finding.rule->id, shown_name(judged.file),
                        place.line, place.column, one_line(plain_text(message)));
    if (!is_new(judged, group)) {
        return;
    }
    text += fmt::format("::{} file={},line={},endLine={},col={},endColumn={},title={}::{}\n",
                        command_of(finding.severity), place_of_file(judged.file), place.line, place.line, place.column,
                        std::max(end, place.column + 1), property(finding.rule->id), command_text(message));
}

void append_change(const JudgedRecord& judged, std::string& text) {
    const std::string file = shown_name(judged.file);
    const std::string words = fmt::format("was: {}; is: {}", judged.baseline.was, judged.baseline.is);
    text += fmt::format("changed since the baseline: {}:{}: {}\n", file, judged.record.line, plain_line(words));
    if (judged.failed()) {
        text += fmt::format("::error file={},line={},title=changed since the baseline::{}\n",
                            place_of_file(judged.file), judged.record.line, command_text(words));
    }
}

void append_differences(const JudgedRecord& judged, std::string& text) {
    const std::string file = shown_name(judged.file);
    for (const std::string& one : *judged.differences) {
        text += fmt::format("not as expected: {}:{}: {}\n", file, judged.record.line, plain_line(one));
        text += fmt::format("::error file={},line={},title=not as expected::{}\n", place_of_file(judged.file),
                            judged.record.line, command_text(one));
    }
}

void record(const JudgedRecord& judged, const Parts&, std::string& text) {
    if (judged.differences != nullptr) {
        append_differences(judged, text);
        return;
    }
    const std::vector<FindingGroup> groups = groups_of(judged.report);
    const bool changed = judged.baseline.change == Change::changed;
    if (groups.empty() && !changed) {
        return;
    }
    text += fmt::format("::group::{}:{}: record {}: {}\n", command_text(shown_name(judged.file)), judged.record.line,
                        judged.record.number, name_of(judged.report.verdict));
    for (const FindingGroup& group : groups) {
        append(judged, group, text);
    }
    if (changed) {
        append_change(judged, text);
    }
    text += "::endgroup::\n";
}

/// Whether an annotation is one of those that GitHub shows.
bool is_shown(std::string_view command, ReportState& course) {
    for (std::size_t i = 0; i < course.annotations.size(); ++i) {
        if (command.starts_with(commands[i])) {
            const bool shown = course.annotations[i] < most_annotations;
            ++(shown ? course.annotations[i] : course.held_back[i]);
            return shown;
        }
    }
    return true;
}

/// A line of the log that tells a finding begins with its severity.
bool is_finding(std::string_view line) {
    return line.starts_with("error[") || line.starts_with("warning[") || line.starts_with("note[");
}

/// Drops the annotations that GitHub would not show, whose findings stay in the log, as lines of their own, and the
/// findings that are too many for a log. Groups of lines in which nothing is left go, too.
void ration(ReportState& course, std::string& text) {
    constexpr std::string_view group = "::group::";
    std::string out;
    std::string_view opened;  // a group of which nothing is written yet
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const std::string_view line = std::string_view(text).substr(at, end - at);
        at = end;
        const bool opens = line.starts_with(group);
        const bool empties = !opened.empty() && line == "::endgroup::\n";
        const bool keeps =
            line.starts_with("::") ? is_shown(line.substr(2), course) : !is_finding(line) || tells(1, course);
        if (keeps && !opens && !empties) {
            out.append(opened).append(line);
        }
        if (opens || empties || keeps) {
            opened = opens ? line : std::string_view{};
        }
    }
    text = std::move(out);
}

std::string codes_of(const RunTotals& totals) {
    std::string words;
    for (const auto& [code, count] : totals.codes) {
        words += fmt::format("{}{} {}", words.empty() ? "" : ", ", count, code);
    }
    return words;
}

void input_error(const InputError& input_error, const Parts&, std::string& text) {
    const std::string path = shown_name(input_error.path);
    const std::string_view what = input_error.skipped ? "skipped" : "cannot be read";
    text += fmt::format("{}: {}: {}\n", path, what, plain_line(input_error.why));
    text += fmt::format("::{} file={},title={}::{}: {}\n", input_error.skipped ? "warning" : "error",
                        place_of_file(input_error.path), what, command_text(path), command_text(input_error.why));
}

void end(const Closing& closing, std::string& text) {
    const auto& [totals, course, input_errors] = closing;
    for (std::size_t i = 0; i < course.held_back.size(); ++i) {
        if (course.held_back[i] != 0) {
            text += fmt::format(
                "::{} title=arbiter::{} more of this kind stand in this step's log and are not annotated, "
                "because GitHub shows only 10. All findings by code: {}\n",
                commands[i], course.held_back[i], codes_of(totals));
        }
    }
    if (const std::string words = untold_in_words(course); !words.empty()) {
        text += fmt::format("arbiter: {}\n", words);
    }
    const std::string outside = totals.outside == 0
                                    ? std::string{}
                                    : fmt::format(" and {} outside any record", counted(totals.outside, "text"));
    const std::string unread =
        totals.unread == 0 ? std::string{} : fmt::format("; {} could not be read", counted(totals.unread, "input"));
    text += fmt::format("arbiter: {}{}, {} of them failed{}{}{}\n", counted(totals.records, "record"), outside,
                        totals.failed, unread, totals.codes.empty() ? "" : ": ", codes_of(totals));
}

}  // namespace
}  // namespace github_report

Format github_format() {
    using namespace github_report;
    return {"github", no_begin, record, input_error, end, {}, false, ration};
}

}  // namespace arbiter::cli
