// Reports json (one array) and jsonl (one object a line).
#include "cli/render/formats.hpp"
#include "cli/render/json.hpp"

#include <nlohmann/json.hpp>

namespace arbiter::cli {
namespace {

void begin(const Tally&, std::string& text) {
    text += "[\n";
}

void element(const Judged& judged, std::string& text) {
    text += to_line(to_json(judged));
}

void end(const Tally&, const Course&, std::string& text) {
    text += "\n]\n";
}

void line(const Judged& judged, std::string& text) {
    element(judged, text);
    text += '\n';
}

}  // namespace

Format json_format() {
    return {"json", begin, element, end, ",\n"};
}

Format jsonl_format() {
    return {"jsonl", no_begin, line, no_end};
}

}  // namespace arbiter::cli
