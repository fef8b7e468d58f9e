// Finds the first record of a text and hands what the referee says of it to the renderers.
#include "cli/library/json_api.hpp"

#include "cli/report/first_record.hpp"
#include "cli/report/moves_json.hpp"
#include "cli/report/record_json.hpp"
#include "cli/report/trace_json.hpp"
#include "cli/report/traced_record.hpp"
#include "rules/registry/identity.hpp"

#include <algorithm>

namespace arbiter::cli {

std::string judged_json(std::string_view text, const FileReader& open) {
    const FirstRecord first(text, {true, true}, open);
    std::string json;
    write_json(first.judged(), json);
    return json;
}

/// Each object stands on a line of its own.
std::string traced_json(std::string_view text, const FileReader& open, const TraceParts& report_options) {
    const TracedRecord traced(text, report_options, open);
    JudgedRecord judged = traced.first().judged();
    judged.id = identity(traced.first().record(), open);
    std::string json = "[";
    write_trace(judged, traced.first().record(), traced.trace(), report_options, json);
    std::replace(json.begin(), json.end(), '\n', ',');
    json.back() = ']';
    return json;
}

std::string moves_json(std::string_view text, const FileReader& open, std::string_view prefix) {
    const FirstRecord first(text, {}, open);
    const JudgedRecord judged = first.judged();
    MovesJson json(judged);
    if (const GameEntry* const game = first.game()) {
        Report of_position;  // its texts are gone when the position is there
        const Position position = game->position(first.record(), open, of_position);
        if (position.reached) {
            json.put_moves(position, prefix);
        }
    }
    return json.take();
}

}  // namespace arbiter::cli
