// Report junit: the XML that build servers read, one testcase a record.
#include "cli/render/formats.hpp"
#include "cli/render/plain_text.hpp"
#include "cli/render/text.hpp"

#include <fmt/format.h>

namespace arbiter::cli {
namespace {

std::string_view entity(char byte) {
    switch (byte) {
        case '&': return "&amp;";
        case '<': return "&lt;";
        case '>': return "&gt;";
        case '"': return "&quot;";
        case '\n': return "&#10;";
        case '\t': return "&#9;";
        default: return {};
    }
}

std::string attribute(std::string_view text) {
    std::string out;
    for (const char byte : plain_text(text)) {
        const std::string_view name = entity(byte);
        name.empty() ? out += byte : out += name;
    }
    return out;
}

/// Element text: line breaks and tabs stand for themselves.
std::string content(std::string_view text) {
    std::string out;
    for (const char byte : plain_text(text)) {
        const std::string_view name = byte == '\n' || byte == '\t' || byte == '"' ? std::string_view{} : entity(byte);
        name.empty() ? out += byte : out += name;
    }
    return out;
}

void begin(const Tally& tally, std::string& text) {
    const std::string counts = fmt::format("tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"0\" time=\"0\"",
                                           tally.records + tally.outside, tally.failed);
    text += fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {}>\n<testsuite name=\"arbiter check\" "
        "{}>\n",
        counts, counts);
}

void append_failure(const Judged& judged, std::string& text) {
    std::string failing;
    const Finding* first = nullptr;
    for (const Finding& finding : judged.report.findings) {
        if (finding.severity >= judged.level) {
            first = first == nullptr ? &finding : first;
            write_finding(judged, finding, {}, failing);
        }
    }
    text += fmt::format("<failure type=\"{}\" message=\"{}\">{}</failure>\n", first->rule->id,
                        attribute(first->message), content(failing));
}

/// Findings that do not fail the record, and the verdict.
void append_talk(const Judged& judged, std::string& text) {
    std::string talk;
    for (const Finding& finding : judged.report.findings) {
        if (finding.severity < judged.level) {
            write_finding(judged, finding, {}, talk);
        }
    }
    write_verdict(judged, {}, talk);
    text += fmt::format("<system-out>{}</system-out>\n", content(talk));
}

void record(const Judged& judged, std::string& text) {
    const std::string file = attribute(judged.file);
    text += fmt::format("<testcase classname=\"{}\" name=\"record {}\" file=\"{}\" line=\"{}\" time=\"0\">\n", file,
                        judged.record.number, file, judged.record.line);
    if (judged.failed()) {
        append_failure(judged, text);
    }
    append_talk(judged, text);
    text += "</testcase>\n";
}

void end(const Tally&, const Course&, std::string& text) {
    text += "</testsuite>\n</testsuites>\n";
}

}  // namespace

Format junit_format() {
    return {"junit", begin, record, end, {}, true};
}

}  // namespace arbiter::cli
