// Reports json (one array) and jsonl (one object a line).
#include "cli/render/formats.hpp"
#include "cli/render/json.hpp"

namespace arbiter::cli {
namespace json_report {
namespace {

void begin(const Closing&, std::string& text) {
    text += "[\n";
}

void element(const Judged& judged, const Parts& parts, std::string& text) {
    write_json(judged, parts, text);
}

/// The names of a record's object, so that nobody who reads them stumbles, and the error.
void unread(const Trouble& trouble, const Parts& parts, std::string& text) {
    if (trouble.skipped) {
        return;
    }
    Report report;
    report.verdict = Verdict::unreadable;
    const Header none;
    write_json(Judged{trouble.path, RecordText{{}, 0, 0, 0}, none, report}, parts, text, trouble.why);
}

void unread_line(const Trouble& trouble, const Parts& parts, std::string& text) {
    const std::size_t before = text.size();
    unread(trouble, parts, text);
    text += text.size() == before ? "" : "\n";
}

void end(const Closing&, std::string& text) {
    text += "\n]\n";
}

void line(const Judged& judged, const Parts& parts, std::string& text) {
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
