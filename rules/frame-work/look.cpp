// Whether rounds, deals and turns are legal, law by law.
#include "rules/frame-work/look.hpp"

#include "rules/frame-work/look_parts.hpp"

#include <algorithm>

namespace arbiter::frame_work {
namespace {

/// A round can only begin when the one before is through.
Refusal look_round_over(const State& state) {
    if (state.phase != Phase::playing) {
        return {};
    }
    if (state.in_effect()) {
        return refuse(Law::effect_unfinished, Part::line, state.effect().actor, state.effect().card);
    }
    return refuse(Law::round_not_over, Part::line);
}

// The parts of a turn, in the order in which people see them.

Refusal look_time(const State& state) {
    if (state.in_effect()) {
        return refuse(Law::effect_unfinished, Part::line, state.effect().actor, state.effect().card);
    }
    if (state.phase == Phase::playing) {
        return {};
    }
    const bool first = state.phase == Phase::called || state.round == 0;
    return refuse(first ? Law::deal_missing : Law::round_over, Part::line);
}

Refusal look_actor(const State& state, Seat actor) {
    if (!state.playing.has(actor)) {
        return refuse(Law::turn_not_playing, Part::player, actor);
    }
    if (state.busted.has(actor)) {
        return refuse(Law::turn_busted, Part::player, actor);
    }
    if (state.turn != actor) {
        return refuse(Law::turn_wrong_player, Part::player, actor);
    }
    return {};
}

bool plays(const Turn& turn) {
    return turn.act == Act::use || turn.act == Act::plant;
}

/// Who draws uses or plants, who does not draw reveals or passes (ruling draw-excludes).
Refusal look_draw(const State& state, const Turn& turn) {
    if (turn.draws() && state.pile == 0) {
        return refuse(Law::draw_empty_pile, Part::drawn, turn.actor);
    }
    if (turn.draws() && !plays(turn)) {
        return refuse(Law::draw_without_play, Part::act, turn.actor);
    }
    if (!turn.draws() && plays(turn) && state.pile > 0) {
        return refuse(Law::play_without_draw, Part::act, turn.actor);
    }
    if (!turn.draws() && plays(turn) && state.hand(turn.actor).empty()) {
        return refuse(Law::hand_empty, Part::act, turn.actor);
    }
    return {};
}

Refusal look_play(const State& state, const Turn& turn) {
    if (turn.act == Act::use && state.deck()[turn.card].is_alibi()) {
        return refuse(Law::use_alibi, Part::card, turn.actor, turn.card);
    }
    const Fit fit = state.ledger.fit_play(state.hand(turn.actor), turn.drawn, turn.card);
    if (fit != Fit::fits) {
        return refuse(fit, Law::hand_not_held, Part::card, turn.actor, turn.card, turn.drawn);
    }
    if (turn.act == Act::use) {
        return look_target(state, turn);
    }
    return state.active().has(turn.whom) ? Refusal() : refuse(Law::plant_player_out, Part::whom, turn.whom);
}

/// The deal's card is one copy more than the deck has.
bool is_overdealt(const Deck& deck, const Deal& deal, std::uint8_t at) {
    const CardId card = deal.cards[at];
    const auto dealt = std::count(deal.cards.begin(), deal.cards.begin() + at + 1, card);
    return is_named(card) && static_cast<std::uint32_t>(dealt) > deck[card].count;
}

}  // namespace

Refusal look_cards(const Turn& turn) {
    if (turn.drawn == stranger_card) {
        return refuse(Law::card_unknown, Part::drawn);
    }
    return turn.card == stranger_card ? refuse(Law::card_unknown, Part::card) : Refusal();
}

Refusal look_target(const State& state, const Turn& turn) {
    const Card& card = state.deck()[turn.card];
    if (!card.needs_target()) {
        return {};
    }
    if (turn.whom == no_seat) {
        return refuse(Law::use_target_missing, Part::card, turn.actor, turn.card);
    }
    if (turn.whom == turn.actor && !card.may_target_user()) {
        return refuse(Law::use_on_oneself, Part::whom, turn.actor, turn.card);
    }
    if (!state.active().has(turn.whom)) {
        return refuse(Law::use_target_out, Part::whom, turn.whom, turn.card);
    }
    return {};
}

Refusal look_reveal(const State& state, const Turn& turn) {
    const Dossier& dossier = state.dossier(turn.actor);
    if (!dossier.has(turn.place)) {
        return refuse(Law::reveal_no_file, Part::place, turn.actor);
    }
    const File& file = dossier.at(turn.place);
    if (file.revealed) {
        return refuse(Law::reveal_revealed, Part::place, turn.actor, state.ledger.card(file.strand));
    }
    const Fit fit = state.ledger.fit_name(file.strand, turn.card);
    return refuse(fit, Law::card_another, Part::card, turn.actor, turn.card);
}

Refusal look(const State& state, const Call& call) {
    if (const Refusal refusal = look_round_over(state)) {
        return refusal;
    }
    if (state.phase == Phase::called) {
        return refuse(call.number == state.round + 1 ? Law::round_twice : Law::deal_missing, Part::line);
    }
    if (call.number != state.round + 1) {
        return refuse(Law::round_number, Part::number);
    }
    const bool open = state.round == 0 && !state.table.start_given;
    const bool right = call.starter == no_seat || call.starter == state.starter || open;
    return right ? Refusal() : refuse(Law::round_starter, Part::player, call.starter);
}

Refusal look(const State& state, const Deal& deal) {
    if (const Refusal refusal = look_round_over(state)) {
        return refusal;
    }
    if (deal.count != state.playing.count()) {
        return refuse(Law::deal_count, Part::line);
    }
    for (std::uint8_t i = 0; i < deal.count; ++i) {
        const CardId card = deal.cards[i];
        if (card == stranger_card || is_overdealt(state.deck(), deal, i)) {
            const Law law = card == stranger_card ? Law::card_unknown : Law::card_copies;
            Refusal refusal = refuse(law, Part::card, no_seat, card);
            refusal.at = i;
            return refusal;
        }
    }
    return {};
}

Refusal look(const State& state, const Turn& turn) {
    if (const Refusal refusal = look_time(state)) {
        return refusal;
    }
    if (const Refusal refusal = look_actor(state, turn.actor)) {
        return refusal;
    }
    if (const Refusal refusal = look_draw(state, turn)) {
        return refusal;
    }
    if (const Refusal refusal = look_cards(turn)) {
        return refusal;
    }
    switch (turn.act) {
        case Act::nothing:
        case Act::pass: return {};
        case Act::reveal: return look_reveal(state, turn);
        case Act::use:
        case Act::plant: return look_play(state, turn);
    }
    return {};
}

}  // namespace arbiter::frame_work
