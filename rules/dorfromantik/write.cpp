// The canonical text of an event: the actor, cells rather than directions, the first tile at 0,0. What was made, not
// read, goes on where the record is: its cells are counted as the record counts them.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/words.hpp"
#include "rules/record/canonical.hpp"

#include <fmt/format.h>

namespace arbiter::dorfromantik {
namespace {

std::string goal_text(const Map& map, const Written& written, const Telling& telling) {
    const auto play = play_of(map, written);
    if (!play) {
        const std::string nth = written.goal.nth == 0 ? std::string{} : std::to_string(written.goal.nth);
        return nth + std::string(name(written.goal.direction));
    }
    if (play->set_aside) {
        return "none";
    }
    const Cell origin = telling.record.empty() ? Cell{} : map.empty() ? play->cell : map[0].cell;
    return in_words(Cell{record::writable(play->cell.q - origin.q), record::writable(play->cell.r - origin.r)});
}

}  // namespace

void Dorfromantik::write(const State& state, const Written& written, const Telling& telling, std::string& text) {
    const auto actor = static_cast<Seat>(actor_of(state.table(), written));
    text += fmt::format("{} ", telling.seats.word(actor));
    if (written.line.verb == verb::task) {
        text += fmt::format("task {} ", to_text(written.marker));
    } else {
        text += "land ";
    }
    text += fmt::format("{}:{}", to_text(written.tile), goal_text(state.table().map(), written, telling));
    for (const Claim& claim : claims_of(written)) {
        text += fmt::format(" +{}:{}", claim.completed ? "done" : "lost", to_text(claim.marker));
    }
}

}  // namespace arbiter::dorfromantik
