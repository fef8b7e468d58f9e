// Puts numbers in the place of names.
#include "rules/trace/numbered_players.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <variant>

namespace arbiter {
namespace {

/// Nothing in a part lies deeper than in a list of players, or of objects.
void number_value(Value& value, std::string_view const* first, std::string_view const* last) {
    if (List* const list = std::get_if<List>(&value.data); list != nullptr) {
        for (Value& one : *list) {
            number_value(one, first, last);
        }
        return;
    }
    const std::string* const text = std::get_if<std::string>(&value.data);
    const auto* const mark = text == nullptr ? last : std::find(first, last, *text);
    if (mark != last) {
        value.data.emplace<std::int64_t>(mark - first + 1);
    }
}

}  // namespace

void number_players(Object& parts) {
    for (auto& [name, value] : parts) {
        number_value(value, NumberedPlayers::marks.data(),
                     NumberedPlayers::marks.data() + NumberedPlayers::marks.size());
    }
}

}  // namespace arbiter
