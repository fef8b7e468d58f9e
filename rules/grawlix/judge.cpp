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
    switch (event.written.verb()) {
        case Verb::draft: return ask(chain<draft_laws>);
        case Verb::stuck: return ask(chain<draft_due_laws>, chain<stuck_turn_laws>, chain<stuck_laws>);
        case Verb::play: break;
    }
    return ask(chain<place_laws>, chain<draft_due_laws>, chain<turn_laws>, chain<tile_laws>, chain<cell_laws>,
               chain<line_laws>, chain<no_supply_laws>, chain<redraft_count_laws>, chain<redraft_laws>);
}

}  // namespace

Judgement look(const Event& event) {
    return ask_laws(event, [&](auto... chains) { return first_fault(event, chains...); });
}

void Grawlix::held(const Event& event, std::vector<std::uint16_t>& met) {
    ask_laws(event, [&](auto... chains) { (add_met(chains, event, met), ...); });
}

}  // namespace arbiter::grawlix
