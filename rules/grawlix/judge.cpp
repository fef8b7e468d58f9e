// Which laws of Grawlix an event is asked for, in which order.
#include "rules/grawlix/event.hpp"
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/laws/cell.hpp"
#include "rules/grawlix/laws/draft.hpp"
#include "rules/grawlix/laws/lines.hpp"
#include "rules/grawlix/laws/redraft.hpp"
#include "rules/grawlix/laws/stuck.hpp"
#include "rules/grawlix/laws/tile.hpp"
#include "rules/grawlix/laws/turn.hpp"

namespace arbiter::grawlix {
namespace {

/// Asks the chains of laws that concern the event, in this order.
template <typename Ask>
auto ask_laws(const Event& event, Ask ask) {
    switch (event.written.line.verb) {
        case verb::draft: return ask(chain<draft_laws>);
        case verb::stuck: return ask(chain<draft_due_laws>, chain<stuck_turn_laws>, chain<stuck_laws>);
        default:
            return ask(chain<place_laws>, chain<draft_due_laws>, chain<turn_laws>, chain<tile_laws>, chain<cell_laws>,
                       chain<line_laws>, chain<no_supply_laws>, chain<redraft_count_laws>, chain<redraft_laws>);
    }
}

/// A tile that the record names twice where it can be only once.
Judgement named_twice(const Event& event) {
    const State& state = event.state;
    const TileSet laid = named_lays(state.history());
    const bool known = event.tile().known();
    if (state.history().full() || (known && laid.contains(event.tile()))) {
        return with_evidence(event, {.law = Law::tile_played, .tile = event.tile(), .whereabouts = Whereabouts::grid});
    }
    const Tile drawn = event.written.redrafts[0].tile;
    const bool twice = event.written.redraft_count != 0 && drawn.known() &&
                       (drawn == event.tile() || (laid | named_draws(state.history())).contains(drawn));
    Judgement fault = twice ? std::optional(wrong_redraft(event)) : std::nullopt;
    if (fault) {
        fault->law = Law::redraft_not_in_supply;
    }
    return fault;
}

/// No choice of the unknown tiles allows the play with this tile: says what is against it in the one at hand.
Fault blame(const Event& event, Tile tile) {
    Written known = event.written;
    known.tile.tile = tile;
    const Event meant(event.state, known);
    if (auto fault = first_fault(meant, chain<line_laws>, chain<tile_laws>)) {
        return *fault;
    }
    Fault fault = wrong_redraft(meant);
    fault.law = Law::redraft_not_in_supply;
    return fault;
}

Fault blame(const Event& event) {
    if (event.tile().known()) {
        return blame(event, event.tile());
    }
    Fault fault{.law = Law::tile_not_in_hand};
    for (const Tile tile : event.table().hand(event.player)) {
        fault = blame(event, tile);
        if (fault.law == Law::redraft_not_in_supply) {
            return fault;
        }
    }
    return fault;
}

/// First what holds whatever the unknown tiles are, then whether any choice of them allows the play.
Judgement look_at_unknown_play(const Event& event) {
    if (auto fault = first_fault(event, chain<place_laws>, chain<draft_due_laws>, chain<turn_laws>)) {
        return fault;
    }
    if (auto fault = named_twice(event)) {
        return fault;
    }
    if (auto fault = first_fault(event, chain<cell_laws>, chain<no_supply_laws>, chain<redraft_count_laws>)) {
        return fault;
    }
    return event.state.allows(event.play()) ? std::nullopt : std::optional(blame(event));
}

}  // namespace

Judgement look(const Event& event) {
    if (event.written.line.verb == verb::play && !event.certain()) {
        return look_at_unknown_play(event);
    }
    return ask_laws(event, [&](auto... chains) { return first_fault(event, chains...); });
}

void Grawlix::held(const Event& event, std::vector<std::uint16_t>& met) {
    ask_laws(event, [&](auto... chains) { (add_met(chains, event, met), ...); });
}

}  // namespace arbiter::grawlix
