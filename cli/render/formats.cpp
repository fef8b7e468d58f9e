#include "cli/render/formats.hpp"

#include "cli/render/json.hpp"
#include "cli/render/text.hpp"

#include <nlohmann/json.hpp>

#include <array>

namespace arbiter::cli {
namespace {

void nothing(std::string&) {}
void no_end(const Tally&, std::string&) {}

void jsonl_record(const Judged& judged, std::string& text) {
    text += to_line(to_json(judged));
    text += '\n';
}

void json_begin(std::string& text) {
    text += "[\n";
}
void json_record(const Judged& judged, std::string& text) {
    text += to_line(to_json(judged));
}
void json_end(const Tally&, std::string& text) {
    text += "\n]\n";
}

void text_record(const Judged& judged, std::string& text) {
    write_text(judged, {}, text);
}
void text_end(const Tally& tally, std::string& text) {
    write_summary(tally, {}, text);
}

}  // namespace

std::span<const Format> formats() {
    static constexpr std::array all{
        Format{"json", json_begin, json_record, json_end, ",\n"},
        Format{"jsonl", nothing, jsonl_record, no_end, ""},
        Format{"text", nothing, text_record, text_end, ""},
    };
    return all;
}

}  // namespace arbiter::cli
