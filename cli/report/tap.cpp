// Report tap: the Test Anything Protocol, version 13, one test point a record.
#include "cli/report/formats.hpp"
#include "cli/report/help_text.hpp"
#include "cli/report/record_json.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace arbiter::cli {
namespace tap_report {
namespace {

void begin(const Closing&, std::string& text) {
    text += "TAP version 13\n";
}

/// In a description, # begins a directive and \ escapes.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char byte : plain_text(text)) {
        const bool control = static_cast<unsigned char>(byte) < 0x20;
        out += byte == '#' || byte == '\\' ? "\\" : "";
        out += control ? '?' : byte;
    }
    return out;
}

/// A JSON string is a YAML string; characters beyond ASCII stay as they are.
std::string yaml_string(std::string_view text) {
    return to_line(Json(plain_text(text)));
}

void append_finding(const JudgedRecord& judged, const Finding& finding, std::string& text) {
    const Place place = place_of(judged.record, finding.span.begin);
    text += fmt::format("    - code: {}\n      severity: {}\n      line: {}\n      column: {}\n      message: {}\n",
                        yaml_string(finding.rule->id), name_of(finding.severity), place.line, place.column,
                        yaml_string(finding.message));
    if (!finding.help.empty()) {
        text += fmt::format("      help: {}\n", yaml_string(help_text(finding.help)));
    }
}

void append_baseline(const JudgedRecord& judged, std::string& text) {
    if (judged.baseline.change == Change::no_baseline) {
        return;
    }
    text += fmt::format("  baseline: {}\n", name_of(judged.baseline.change));
    if (judged.baseline.change == Change::changed) {
        text += fmt::format("  was: {}\n  is: {}\n", yaml_string(judged.baseline.was), yaml_string(judged.baseline.is));
    }
}

void record(const JudgedRecord& judged, const Parts&, std::string& text) {
    text += fmt::format("{} - {}:{} record {}{}: {}{}\n", judged.failed() ? "not ok" : "ok",
                        escaped(shown_name(judged.file)), judged.record.line, judged.record.number,
                        judged.turn == 1 ? "" : fmt::format(" (input {} of this name)", judged.turn),
                        name_of(judged.report.verdict), judged.is_silent() ? " # SKIP it expects nothing" : "");
    const bool differs = judged.differences != nullptr && !judged.differences->empty();
    if (judged.report.findings.empty() && judged.baseline.change != Change::changed && !differs) {
        return;
    }
    text += fmt::format("  ---\n  file: {}\n", yaml_string(shown_name(judged.file)));
    append_baseline(judged, text);
    text += differs ? "  differences:\n" : "";
    for (const std::string& one : differs ? *judged.differences : std::vector<std::string>{}) {
        text += fmt::format("    - {}\n", yaml_string(one));
    }
    text += judged.report.findings.empty() ? "" : "  findings:\n";
    for (const Finding& finding : judged.report.findings) {
        append_finding(judged, finding, text);
    }
    text += "  ...\n";
}

void input_error(const InputError& input_error, const Parts&, std::string& text) {
    text +=
        fmt::format("{}{}: {}: {}\n", input_error.skipped ? "# " : "not ok - ", escaped(shown_name(input_error.path)),
                    input_error.skipped ? "skipped" : "cannot be read", escaped(plain_line(input_error.why)));
}

/// Test points are numbered in input order, and findings left out that are too many.
void number(ReportState& course, std::string& text) {
    std::string out;
    bool tells_this = true;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const std::string_view line = std::string_view(text).substr(at, end - at);
        at = end;
        if (line.starts_with("    - code: ")) {
            tells_this = tells(1, course);
        }
        tells_this = tells_this || !line.starts_with("    ");
        if (!tells_this) {
            continue;
        }
        const std::size_t head = line.starts_with("ok ") ? 3 : line.starts_with("not ok ") ? 7 : 0;
        out += line.substr(0, head);
        out += head == 0 ? std::string{} : fmt::format("{} ", ++course.records);
        out += line.substr(head);
    }
    text = std::move(out);
}

void end(const Closing& closing, std::string& text) {
    if (const std::string words = untold_in_words(closing.course); !words.empty()) {
        text += fmt::format("# {}\n", words);
    }
    text += fmt::format("1..{}\n", closing.course.records);
}

}  // namespace
}  // namespace tap_report

Format tap_format() {
    using namespace tap_report;
    return {"tap", begin, record, input_error, end, {}, false, number};
}

}  // namespace arbiter::cli
