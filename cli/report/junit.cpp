// Report junit: the XML that build servers read, one testcase a record.
#include "cli/report/finding_text.hpp"
#include "cli/report/formats.hpp"
#include "cli/report/numbering.hpp"
#include "cli/report/text.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"
#include "cli/text/uri.hpp"
#include "cli/text/xml.hpp"
#include "grammar/text/phrase.hpp"
#include "grammar/text/span.hpp"
#include "rules/registry/identity.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace arbiter::cli {
namespace junit_report {
namespace {

void begin(const Closing& closing, std::string& text) {
    const RunTotals& totals = closing.totals;
    const std::uint64_t skipped = closing.input_errors.size() - totals.unread + totals.silent;
    const std::string counts = fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"0\"",
                                           totals.records + totals.outside + closing.input_errors.size(), totals.failed,
                                           totals.unread, skipped);
    text += fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {}>\n<testsuite name=\"arbiter check\" "
        "{}>\n",
        counts, counts);
}

/// The findings that fail the record, or those that do not. A test case with thousands helps nobody.
std::string findings_of(const JudgedRecord& judged, bool failing) {
    constexpr std::size_t most = 50;
    std::string words;
    std::size_t count = 0;
    for (const Finding& finding : judged.report.findings) {
        if (judged.fails(finding) == failing && ++count <= most) {
            write_finding(judged, finding, {}, words);
        }
    }
    words += count > most ? fmt::format("{} more findings of this record are left out here\n", count - most) : "";
    return words;
}

void append_differences(const JudgedRecord& judged, std::string& text) {
    text += fmt::format("<failure type=\"test.unexpected\" message=\"{}\">{}</failure>\n",
                        xml_attribute(judged.differences->front()),
                        xml_content(fmt::format("{}\n", joined_by(*judged.differences, "\n"))));
}

void append_failure(const JudgedRecord& judged, std::string& text) {
    if (judged.differences != nullptr) {
        append_differences(judged, text);
        return;
    }
    const auto& findings = judged.report.findings;
    const auto first = std::find_if(findings.begin(), findings.end(),
                                    [&judged](const Finding& finding) { return judged.fails(finding); });
    std::string words = findings_of(judged, true);
    write_change(judged, words);
    const bool changed = first == findings.end();  // nothing is wrong with it, but it is not what it was
    text += fmt::format(
        "<failure type=\"{}\" message=\"{}\">{}</failure>\n", changed ? "baseline.changed" : first->rule->id,
        xml_attribute(changed ? std::string_view("changed since the baseline") : first->message), xml_content(words));
}

/// Findings that do not fail the record, and the verdict.
void append_talk(const JudgedRecord& judged, std::string& text) {
    std::string talk = findings_of(judged, false);
    write_verdict(judged, {}, talk);
    text += fmt::format("<system-out>{}</system-out>\n", xml_content(talk));
}

/// The game, since a test case has to be known again when its file gets another name.
std::string class_of(const JudgedRecord& judged) {
    return judged.report.game.empty() ? "arbiter" : fmt::format("arbiter.{}", xml_attribute(judged.report.game));
}

/// A case has a name of its own.
std::string name_of(const JudgedRecord& judged) {
    const std::string_view name = judged.differences == nullptr ? std::string_view{} : judged.header.value("X-Case");
    return name.empty() ? fmt::format("record {}", words_of_identity(judged.id)) : xml_attribute(name);
}

/// How many findings these words tell; each begins a line with its severity.
std::uint64_t findings_in(std::string_view words) {
    std::uint64_t count = 0;
    for (std::size_t at = 0; at < words.size(); at = std::min(words.find('\n', at), words.size() - 1) + 1) {
        const std::string_view line = words.substr(at);
        count += line.starts_with("error[") || line.starts_with("warning[") || line.starts_with("note[") ? 1U : 0U;
    }
    return count;
}

/// The next words that a test case has, from `at` on: of its failure, or of what was printed.
Span next_words(std::string_view text, std::size_t at) {
    const std::size_t tag = std::min(text.find("<failure ", at), text.find("<system-out>", at));
    const std::size_t begin = tag == std::string_view::npos ? text.size() : text.find('>', tag) + 1;
    const std::size_t end = std::min(text.find("</", begin), text.size());
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

/// Leaves out what would be too much; of what was printed the last line stays, which is the verdict.
void ration(ReportState& course, std::string& text) {
    std::string out;
    std::size_t at = 0;
    while (at < text.size()) {
        const Span place = next_words(text, at);
        const std::string_view words = place.in(text);
        const bool fits = tells(findings_in(words), course);
        const std::size_t last = words.empty() ? 0 : words.rfind('\n', words.size() - 2) + 1;
        const bool is_failure = text.compare(place.end, 10, "</failure>") == 0;
        out.append(text, at, place.begin - at)
            .append(fits         ? words
                    : is_failure ? std::string_view{}
                                 : words.substr(last));
        at = place.end;
    }
    text = std::move(out);
}

/// Test cases of one name would be taken for one.
void number(ReportState& course, std::string& text) {
    number_ids("<testcase name=\"record ", course, text);
    ration(course, text);
}

void record(const JudgedRecord& judged, const Parts&, std::string& text) {
    const std::string file = xml_attribute(shown_name(hosted_path(judged.file)));
    text += fmt::format("<testcase name=\"{}\" classname=\"{}\" file=\"{}\" line=\"{}\" time=\"0\">\n", name_of(judged),
                        class_of(judged), file, judged.record.line);
    if (judged.failed()) {
        append_failure(judged, text);
    }
    text += judged.is_silent() ? "<skipped message=\"it expects nothing\"/>\n" : "";
    append_talk(judged, text);
    text += "</testcase>\n";
}

void input_error(const InputError& input_error, const Parts&, std::string& text) {
    const std::string file = xml_attribute(shown_name(hosted_path(input_error.path)));
    const std::string why = xml_attribute(plain_line(input_error.why));
    text += fmt::format("<testcase classname=\"{}\" name=\"{}\" file=\"{}\" time=\"0\">\n", file,
                        input_error.skipped ? "skipped" : "cannot be read", file);
    text += input_error.skipped ? fmt::format("<skipped message=\"{}\"/>\n", why)
                                : fmt::format("<error type=\"input.unreadable\" message=\"{}\"/>\n", why);
    text += "</testcase>\n";
}

void end(const Closing& closing, std::string& text) {
    if (const std::string words = untold_in_words(closing.course); !words.empty()) {
        text += fmt::format("<system-out>{}</system-out>\n", words);
    }
    text += "</testsuite>\n</testsuites>\n";
}

}  // namespace
}  // namespace junit_report

Format junit_format() {
    using namespace junit_report;
    return {"junit", begin, record, input_error, end, {}, true, number, true};
}

}  // namespace arbiter::cli
