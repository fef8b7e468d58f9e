// The canonical text of an event: the actor, cells rather than directions, the first tile at 0,0. What was made, not
// read, goes on where the record is: its cells are counted as the record counts them.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/spelling.hpp"
#include "rules/record/canonical.hpp"

#include <fmt/format.h>

namespace arbiter::dorfromantik {

void Dorfromantik::write(const State& state, const Written& written, const Telling& telling, std::string& text) {
    if (is_misread(state.table(), written, telling)) {
        record::write_as_it_is(written.line.event.in(telling.record), text);
        return;
    }
    const auto actor = static_cast<Seat>(actor_of(state.table(), written));
    text += fmt::format("{} ", telling.seats.word(actor));
    if (written.verb() == Verb::task) {
        text += fmt::format("task {} ", to_text(written.marker));
    } else {
        text += "land ";
    }
    text +=
        fmt::format("{}{}:{}", written.turned ? "~" : "", to_text(written.tile), goal_text(state, written, telling));
    for (const Claim& claim : claims_of(written)) {
        text += fmt::format(" +{}:{}", claim.completed ? "done" : "lost", to_text(claim.marker));
    }
}

void Dorfromantik::write_set(const State& position, const Set& set, const Telling& telling, std::string& text) {
    if (set.what == Sets::turn) {
        text += fmt::format("set turn {}", telling.seats.word(set.line.named));
        return;
    }
    text += set.what == Sets::task ? fmt::format("set task {} ", to_text(set.marker)) : std::string("set land ");
    text += fmt::format("{}{}:{}", set.turned ? "~" : "", to_text(set.tile), set_goal_text(position, set, telling));
    text += set.word == Word::none ? std::string() : fmt::format(" {}", text_of(set.word));
}

}  // namespace arbiter::dorfromantik
