// Writes events in parts.
#include "cli/report/event_json.hpp"

#include "cli/report/json_values.hpp"

#include <cstdint>

namespace arbiter::cli {
namespace {

/// Who, what, and each thing by its name. The end of a game has a player of its own.
void put_parts(const EventParts& parts, Seat player, JsonText& to) {
    const bool has_player = !parts.names.empty() && parts.names.back().first == "player";
    if (!has_player) {
        to.key("player");
        player == no_seat ? to.null() : to.value(std::int64_t{player} + 1);
    }
    put_text_or_null("verb", parts.verb, to);
    put_members(parts.names, to);
}

}  // namespace

void put_event(std::size_t at, const DissectedLine& line, bool bare, JsonText& to) {
    to.begin_object();
    to.member("at", std::uint64_t{at});
    to.member("text", bare ? line.bare_text : line.text);
    put_parts(bare ? line.bare_parts : line.parts, line.player, to);
    if (line.stands) {
        to.member("stands", true);
    }
    to.end_object();
}

void put_position(const std::vector<DissectedLine>& lines, bool bare, JsonText& to) {
    to.key("position").begin_array();
    for (const DissectedLine& line : lines) {
        to.value(bare ? line.bare_text : line.text);
    }
    to.end_array();
    to.key("position_parts").begin_array();
    for (const DissectedLine& line : lines) {
        to.begin_object();
        put_parts(line.parts, line.player, to);
        to.end_object();
    }
    to.end_array();
}

}  // namespace arbiter::cli
