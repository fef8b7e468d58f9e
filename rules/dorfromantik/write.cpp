// The canonical text of an event: the actor, cells rather than directions, the first tile at 0,0. What was made, not
// read, goes on where the record is: its cells are counted as the record counts them.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/words.hpp"
#include "rules/record/canonical.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::dorfromantik {
namespace {

std::string goal_text(const Map& map, const Written& written, const Telling& telling) {
    const auto play = play_of(map, written);
    if (!play) {
        const std::string nth = written.goal.nth == 0 ? std::string{} : std::to_string(written.goal.nth);
        return nth + std::string(name(written.goal.direction));
    }
    if (written.goal.kind == Goal::Kind::unknown) {
        return "?";
    }
    if (play->set_aside) {
        return "none";
    }
    const Cell origin = telling.record.empty() ? Cell{} : map.empty() ? play->cell : map[0].cell;
    return in_words(Cell{record::writable(play->cell.q - origin.q), record::writable(play->cell.r - origin.r)});
}

/// Where the tile of this line lies: tiles lie in the order of their lines.
/// A tile that was not put down stays where it was written.
std::string set_goal_text(const Map& map, const Set& set, const Telling& telling) {
    if (set.goal.kind == Goal::Kind::none) {
        return "none";
    }
    const auto laid = std::ranges::lower_bound(map.tiles(), set.line.span.begin, {}, &LaidTile::stamp);
    if (laid == map.tiles().end()) {
        return std::string(set.goal_span.in(telling.record));
    }
    const Cell origin = map[0].cell;
    return in_words(Cell{record::writable(laid->cell.q - origin.q), record::writable(laid->cell.r - origin.r)});
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
    text += fmt::format("{}{}:{}", written.turned ? "~" : "", to_text(written.tile),
                        goal_text(state.table().map(), written, telling));
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
    text += to_text(set.tile) + ":" + set_goal_text(position.table().map(), set, telling);
    text += set.word == Word::none ? std::string() : fmt::format(" {}", text_of(set.word));
}

}  // namespace arbiter::dorfromantik
