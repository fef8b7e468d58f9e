// The canonical text of one line of a record, as formatter and trace write it.
#pragma once

#include "rules/game/game_defaults.hpp"

#include <string>

namespace arbiter {

/// Appends the event without its tail; `before` is the position before it, or nullptr. A game may put a line of its own
/// before.
template <Game G>
void write_event(const typename G::State* before, const typename G::Written& written, const FormatContext& context,
                 std::string& text) {
    const Line& line = written.line;
    if (line.kind() == LineKind::scores && line.score_count > most_seats) {
        record::write_as_it_is(line.event.in(context.record), text);
    } else if (Fields common(text); add_common(line, context.seats, common)) {
        // said by all games alike
    } else if (!defaults::whole<G>(written)) {
        // A line can have more parts than a game has room for: what is lost in reading must not be lost in writing.
        record::write_as_it_is(line.event.in(context.record), text);
    } else if (before != nullptr) {
        defaults::write<G>(*before, written, context, text);
    } else {
        defaults::write_unplayed<G>(written, context, text);
    }
}

/// The same of a line of a position; nullptr where it is not put down.
template <Game G, typename Set>
void write_set_line(const typename G::State* position, const Set& set, const FormatContext& context,
                    std::string& text) {
    if (position != nullptr) {
        text += "set ";
        Fields line(text);
        G::set_fields(position, set, context, line);
    } else {
        record::write_as_it_is(set.line.event.in(context.record), text);
    }
}

}  // namespace arbiter
