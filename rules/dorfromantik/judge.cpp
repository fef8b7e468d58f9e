// Which laws of Dorfromantik an event is asked for, in which order.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/laws/area.hpp"
#include "rules/dorfromantik/laws/box.hpp"
#include "rules/dorfromantik/laws/cell.hpp"
#include "rules/dorfromantik/laws/claim.hpp"
#include "rules/dorfromantik/laws/edge.hpp"
#include "rules/dorfromantik/laws/extra.hpp"
#include "rules/dorfromantik/laws/marker.hpp"
#include "rules/dorfromantik/laws/no_place.hpp"
#include "rules/dorfromantik/laws/reveal.hpp"
#include "rules/dorfromantik/laws/tile.hpp"
#include "rules/dorfromantik/laws/turn.hpp"
#include "rules/dorfromantik/laws/unknown.hpp"

namespace arbiter::dorfromantik {
namespace {

/// What is asked of the turn and the pieces revealed, wherever they go.
template <typename Ask>
auto ask_of_pieces(Ask ask) {
    return ask(chain<turn_laws>, chain<reveal_laws>, chain<unknown_laws>, chain<tile_laws>, chain<marker_laws>);
}

/// What is asked of the place where a tile is laid.
template <typename Ask>
auto ask_of_place(Ask ask) {
    return ask(chain<cell_laws>, chain<edge_laws>, chain<area_laws>);
}

// Nearly every event keeps every law: one function asks them all, without a call for each. The fault is filled where
// it is wanted: handing one back costs a legal event more than a law.
[[gnu::flatten]] bool are_wrong_pieces(const Event& event, Judgement& fault) {
    return ask_of_pieces([&](auto... chains) { return (is_broken(chains, event, fault) || ...); });
}

[[gnu::flatten]] bool is_wrong_place(const Event& event, Judgement& fault) {
    return ask_of_place([&](auto... chains) { return (is_broken(chains, event, fault) || ...); });
}

}  // namespace

Judgement look(const Event& event) {
    Judgement fault;
    const bool broken =
        is_broken(chain<origin_laws>, event, fault) || are_wrong_pieces(event, fault) ||
        (event.play.set_aside ? is_broken(chain<no_place_laws>, event, fault) : is_wrong_place(event, fault));
    if (broken) [[unlikely]] {
        return fault;
    }
    return std::nullopt;
}

bool may_reveal(const Event& event) {
    Judgement fault;
    return !are_wrong_pieces(event, fault);
}

bool may_lie(const Event& event) {
    Judgement fault;
    return !is_wrong_place(event, fault);
}

Judgement look_at_claim(const Event& event) {
    return first_fault(event, chain<claim_laws>);
}

Judgement look_at_header(const Event& event) {
    return first_fault(event, chain<extra_laws>);
}

void Dorfromantik::held(const Event& event, std::vector<std::uint16_t>& met) {
    const auto add = [&](auto... chains) { (add_met(chains, event, met), ...); };
    add(chain<origin_laws>, chain<extra_laws>, chain<box_laws>);
    ask_of_pieces(add);
    event.play.set_aside ? add(chain<no_place_laws>) : ask_of_place(add);
    for (std::size_t nth = 0; nth < event.claims().size(); ++nth) {
        add_met(chain<claim_laws>, Event(event.table, event.written, nth), met);
    }
}

}  // namespace arbiter::dorfromantik
