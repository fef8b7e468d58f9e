// Takes one line apart, by the words of its game.
#pragma once

#include "rules/game/fields.hpp"
#include "rules/game/game_defaults.hpp"

#include <span>
#include <string_view>

namespace arbiter {

/// Verb and parts of an event. Without a position cells and tiles are as they are written; of a line with more parts
/// than the game has room for there are none.
template <Game G>
void add_parts(const typename G::State* before, const typename G::Written& written, const FormatContext& context,
               EventParts& parts) {
    Fields line(parts);
    if (!add_common(written.line, context.seats, line) && defaults::whole<G>(written)) {
        G::fields(before, written, context, line);
    }
}

/// The same of a line of a position; nullptr where it is not put down.
template <Game G, typename Set>
void add_set_parts(const typename G::State* position, const Set& set, const FormatContext& context, EventParts& parts) {
    parts.verb = "set";
    Fields line(parts);
    G::set_fields(position, set, context, line);
}

/// The first of these words in the line's text, or "move".
std::string_view first_keyword(std::string_view event, std::span<const std::string_view> keywords);

}  // namespace arbiter
