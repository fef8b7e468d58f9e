// Reports json (one array) and jsonl (one object a line).
#include "cli/report/formats.hpp"
#include "cli/report/record_json.hpp"

namespace arbiter::cli {
namespace json_report {
namespace {

void begin(const Closing&, std::string& text) {
    text += "[\n";
}

void element(const JudgedRecord& judged, const Parts& parts, std::string& text) {
    write_json(judged, parts, text);
}

/// The names of a record's object, so that nobody who reads them stumbles, and the error.
void unread(const InputError& input_error, const Parts& parts, std::string& text) {
    if (input_error.skipped) {
        return;
    }
    Report report;
    report.verdict = Verdict::unreadable;
    const Header none;
    write_json(JudgedRecord{input_error.path, RecordText{{}, 0, 0, 0}, none, report}, parts, text, input_error.why);
}

void unread_line(const InputError& input_error, const Parts& parts, std::string& text) {
    const std::size_t before = text.size();
    unread(input_error, parts, text);
    text += text.size() == before ? "" : "\n";
}

void end(const Closing&, std::string& text) {
    text += "\n]\n";
}

void line(const JudgedRecord& judged, const Parts& parts, std::string& text) {
    element(judged, parts, text);
    text += '\n';
}

}  // namespace
}  // namespace json_report

Format json_format() {
    using namespace json_report;
    return {"json", begin, element, unread, end, ",\n"};
}

Format jsonl_format() {
    using namespace json_report;
    return {"jsonl", no_begin, line, unread_line, no_end};
}

}  // namespace arbiter::cli
