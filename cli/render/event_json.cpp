// Writes events in parts.
#include "cli/render/event_json.hpp"

#include <cstdint>
#include <string>
#include <variant>

namespace arbiter::cli {
namespace {

void put_value(const Value& value, JsonText& to);

struct Writer {
    JsonText& to;

    void operator()(std::monostate) const { to.null(); }
    void operator()(bool flag) const { to.value(flag); }
    void operator()(std::int64_t number) const { to.value(number); }
    void operator()(const std::string& text) const { to.value(text); }
    void operator()(const List& list) const {
        to.begin_array();
        for (const Value& one : list) {
            put_value(one, to);
        }
        to.end_array();
    }
    void operator()(const Object& object) const {
        to.begin_object();
        put_members(object, to);
        to.end_object();
    }
};

void put_value(const Value& value, JsonText& to) {
    std::visit(Writer{to}, value.data);
}

/// Who, what, and each thing by its name. The end of a game has a player of its own.
void put_parts(const EventParts& parts, Seat player, JsonText& to) {
    const bool has_player = !parts.names.empty() && parts.names.back().first == "player";
    if (!has_player) {
        to.key("player");
        player == no_seat ? to.null() : to.value(std::int64_t{player} + 1);
    }
    to.key("verb");
    parts.verb.empty() ? to.null() : to.value(parts.verb);
    put_members(parts.names, to);
}

}  // namespace

void put_members(const Object& object, JsonText& to) {
    for (const auto& [name, value] : object) {
        to.key(name);
        put_value(value, to);
    }
}

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
