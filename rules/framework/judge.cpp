// Which laws of Framework an event is asked for, in which order.
#include "rules/framework/judge.hpp"

#include "rules/framework/game.hpp"
#include "rules/framework/laws/cell.hpp"
#include "rules/framework/laws/claim.hpp"
#include "rules/framework/laws/end.hpp"
#include "rules/framework/laws/offer.hpp"
#include "rules/framework/laws/round.hpp"
#include "rules/framework/laws/storage.hpp"
#include "rules/framework/laws/tile.hpp"
#include "rules/framework/laws/token.hpp"
#include "rules/framework/laws/turn.hpp"
#include "rules/framework/relaxation.hpp"

#include <algorithm>

namespace arbiter::framework {
namespace {

/// Answers with the first law broken; those who want to know something else of every law bring their own.
constexpr auto first_broken = [](const Event& event, auto... chains) { return first_fault(event, chains...); };

template <typename Ask>
Judgement ask_tile(const Event& event, Ask ask) {
    return ask(event, chain<shape_laws>, chain<list_laws>, chain<list_file_laws>);
}

template <typename Ask>
Judgement ask_tiles(const Event& event, Ask ask) {
    Event part = event;
    const auto tiles = event.written.offer();
    for (std::size_t which = 0; which < tiles.size(); ++which) {
        part.turn_to_tile(tiles[which], which);
        if (auto fault = ask_tile(part, ask)) {
            return fault;
        }
    }
    return std::nullopt;
}

/// A tile of a turn that nobody has seen before.
template <typename Ask>
Judgement ask_new_tile(const Event& event, Ask ask) {
    if (!event.move.names_copy) {
        return std::nullopt;
    }
    Event part = event;
    part.turn_to_tile(event.move.tile, 0);
    return ask_tile(part, ask);
}

template <typename Ask>
Judgement ask_source(const Event& event, Ask ask) {
    if (!event.solo()) {
        return ask(event, chain<pick_laws>);
    }
    return event.move.act == Act::unstore ? ask(event, chain<draw_number_laws>, chain<stored_laws>)
                                          : ask(event, chain<draw_number_laws>, chain<bag_laws>);
}

/// What a turn needs even if it is against the rules and stands.
template <typename Ask>
Judgement ask_pieces(const Event& event, Ask ask) {
    if (auto fault = ask_source(event, ask)) {
        return fault;
    }
    if (auto fault = ask_new_tile(event, ask)) {
        return fault;
    }
    if (event.move.act == Act::store) {
        return ask(event, chain<storage_room_laws>);
    }
    return follows_cells(event) ? ask(event, chain<place_laws>, chain<cell_laws>) : std::nullopt;
}

/// The tokens that players lay; each is asked for with those before it in place.
template <typename Ask>
Judgement ask_tokens(const Event& event, Ask ask) {
    if (!lays_tokens(event.state)) {
        return ask(event, chain<claim_laws>);
    }
    if (event.written.mark_count == 0 || !follows_cells(event) || !knows_tokens(event.state, event.player)) {
        return std::nullopt;
    }
    Laying laying(event.state, event.player);
    if (event.written.verb() == Verb::turn && event.move.act != Act::store) {
        laying.lay(event.move);
    }
    Event part = event;
    for (std::size_t which = 0; which < event.written.tokens().size(); ++which) {
        part.turn_to_token(laying, which);
        if (auto fault = ask(part, chain<token_laws>)) {
            return fault;
        }
        laying.cover(event.written.marks[which]);
    }
    return std::nullopt;
}

template <typename Ask>
Judgement ask_turn(const Event& event, Ask ask) {
    if (auto fault = ask(event, chain<storage_use_laws>, chain<offer_due_laws>, chain<turn_laws>)) {
        return fault;
    }
    if (auto fault = ask_pieces(event, ask)) {
        return fault;
    }
    if (auto fault = follows_cells(event) ? ask(event, chain<touch_laws>) : std::nullopt) {
        return fault;
    }
    if (auto fault = ask(event, chain<overlooked_laws>, chain<token_number_laws>, chain<solo_end_laws>)) {
        return fault;
    }
    return ask_tokens(event, ask);
}

/// Asks the chains of laws that concern the event, in this order.
template <typename Ask>
Judgement ask_laws(const Event& event, Ask ask) {
    switch (event.written.verb()) {
        case Verb::turn: return ask_turn(event, ask);
        case Verb::offer: {
            auto fault = ask(event, chain<round_break_laws>, chain<offer_size_laws>);
            return fault ? fault : ask_tiles(event, ask);
        }
        case Verb::round: return ask(event, chain<round_break_laws>, chain<round_twice_laws>, chain<round_laws>);
        case Verb::tokens: return ask_tokens(event, ask);
    }
    return std::nullopt;
}

/// Two claims on a line are two tokens, so that the second of the same one is wrong.
bool is_claimed_before(const Written& written, std::size_t which) {
    const TokenMark& mark = written.marks[which];
    return std::ranges::any_of(written.tokens().first(which), [&](const TokenMark& before) {
        return before.cell == mark.cell && before.number == mark.number;
    });
}

Judgement look_at_token(Event event, const Laying& laying, std::size_t which) {
    event.turn_to_token(laying, which);
    return first_fault(event, chain<token_laws>);
}

/// The token itself, whatever else the line claims.
Judgement look_at_claimed(const Event& played, std::size_t which) {
    const auto at = find_task(played.display(), played.written.marks[which]);
    if (at && played.display()[at->tile].has_token(at->task)) {
        return std::nullopt;
    }
    return look_at_token(played, Laying(played.state, played.player), which);
}

}  // namespace

/// Every law of a line is a few comparisons: they are faster in one piece.
[[gnu::flatten]] Judgement look(const Event& event) {
    return ask_laws(event, first_broken);
}

Judgement look_at_tiles(const Event& offer) {
    return ask_tiles(offer, first_broken);
}

bool can_be_made(const Event& turn) {
    return !first_fault(turn, chain<storage_use_laws>, chain<offer_due_laws>) && !ask_pieces(turn, first_broken);
}

Judgement look_at_claim(const Event& played, std::size_t which) {
    if (auto fault = look_at_claimed(played, which)) {
        return fault;
    }
    return is_claimed_before(played.written, which)
               ? std::optional(Fault{.law = Law::claim_token, .which = static_cast<std::uint8_t>(which)})
               : std::nullopt;
}

void Framework::held(const Event& event, std::vector<std::uint16_t>& met) {
    if (look(event)) {
        return;
    }
    ask_laws(event, [&](const Event& part, auto... chains) {
        (add_met(chains, part, met), ...);
        return Judgement();
    });
}

}  // namespace arbiter::framework
