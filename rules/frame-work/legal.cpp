// Goes through cards, targets and files, and keeps the lines that `look` finds legal.
#include "rules/frame-work/legal.hpp"

#include "rules/frame-work/effect.hpp"

namespace arbiter::frame_work {
namespace {

template <typename Take>
void for_each_card(const State& state, Take&& take) {
    for (CardId card = 0; card < state.deck().cards.size(); ++card) {
        take(card);
    }
}

void add_uses(const State& state, Turn turn, std::vector<Turn>& turns) {
    const Card& card = state.deck()[turn.card];
    turn.act = Act::use;
    if (card.is_alibi()) {
        return;
    }
    if (!card.needs_target()) {
        turns.push_back(turn);
        return;
    }
    for_each(state.active(), [&](Seat target) {
        turn.whom = target;
        if (target != turn.actor || card.may_target_user()) {
            turns.push_back(turn);
        }
    });
}

void add_plants(const State& state, Turn turn, std::vector<Turn>& turns) {
    turn.act = Act::plant;
    for_each(state.active(), [&](Seat owner) {
        turn.whom = owner;
        turns.push_back(turn);
    });
}

void add_plays(const State& state, CardId drawn, std::vector<Turn>& turns) {
    Turn turn;
    turn.actor = state.turn;
    turn.drawn = drawn;
    for (const CardId card : playable(state, state.turn, drawn)) {
        turn.card = card;
        add_uses(state, turn, turns);
        add_plants(state, turn, turns);
    }
}

void add_reveals(const State& state, std::vector<Turn>& turns) {
    const Dossier& dossier = state.dossier(state.turn);
    Turn turn;
    turn.actor = state.turn;
    turn.act = Act::reveal;
    for (std::size_t place = 1; place <= dossier.size(); ++place) {
        if (dossier.at(place).revealed) {
            continue;
        }
        turn.place = static_cast<std::uint16_t>(place);
        for (const CardId card : state.ledger.candidates(dossier.at(place).strand)) {
            turn.card = card;
            turns.push_back(turn);
        }
    }
}

/// The lines for one file of the first Dossier: with every second Dossier, or with every face it can turn out to have.
class StepLines {
public:
    StepLines(const State& state, std::vector<Change>& changes)
        : state_(state), step_(state.step()), with_(reach(state, state.effect(), step_.with)), changes_(changes) {}

    void run() {
        change_.deed = step_.deed;
        for_each(reach(state_, state_.effect(), step_.of), [this](Seat of) {
            change_.of = of;
            for_each_file(of, [this](std::uint16_t place) {
                change_.place = place;
                add_file();
            });
        });
    }

private:
    template <typename Take>
    void for_each_file(Seat seat, Take&& take) const {
        const Dossier& dossier = state_.dossier(seat);
        for (std::size_t place = 1; place <= dossier.size(); ++place) {
            if (suits(step_, dossier.at(place))) {
                take(static_cast<std::uint16_t>(place));
            }
        }
    }

    void add_file() {
        switch (step_.deed) {
            case Deed::reveal:
            case Deed::look: add_faces(); break;
            case Deed::swap:
            case Deed::move: for_each(with_, [this](Seat with) { add_second(with); }); break;
            case Deed::take:
            case Deed::conceal:
            case Deed::discard: changes_.push_back(change_); break;
            case Deed::plant:
            case Deed::nothing: break;
        }
    }

    void add_faces() {
        for (const CardId card : state_.ledger.candidates(state_.dossier(change_.of).at(change_.place).strand)) {
            changes_.push_back(change_);
            changes_.back().card = card;
        }
    }

    void add_second(Seat with) {
        if (!may_pair(step_, change_.of, with)) {
            return;
        }
        Change change = change_;
        change.with = with;
        if (step_.deed == Deed::move) {
            changes_.push_back(change);
            return;
        }
        for_each_file(with, [&](std::uint16_t other) {
            change.other = other;
            changes_.push_back(change);
        });
    }

    const State& state_;
    const Step& step_;
    SeatSet with_;
    std::vector<Change>& changes_;
    Change change_;
};

void add_plants(const State& state, std::vector<Change>& changes) {
    Change change;
    change.deed = Deed::plant;
    for (const CardId card : playable(state, state.effect().actor, no_card)) {
        change.card = card;
        for_each(state.active(), [&](Seat owner) {
            change.with = owner;
            changes.push_back(change);
        });
    }
}

}  // namespace

std::vector<CardId> drawable(const State& state) {
    std::vector<CardId> cards;
    for_each_card(state, [&](CardId card) {
        if (state.pile > 0 && state.ledger.fit_draw(card) == Fit::fits) {
            cards.push_back(card);
        }
    });
    return cards;
}

std::vector<CardId> playable(const State& state, Seat seat, CardId drawn) {
    std::vector<CardId> cards;
    for_each_card(state, [&](CardId card) {
        if (state.ledger.fit_play(state.hand(seat), drawn, card) == Fit::fits) {
            cards.push_back(card);
        }
    });
    return cards;
}

void legal_turns(const State& state, CardId drawn, std::vector<Turn>& turns) {
    if (state.phase != Phase::playing || state.in_effect()) {
        return;
    }
    if (drawn != no_card || state.pile == 0) {
        add_plays(state, drawn, turns);
    }
    if (drawn == no_card) {
        add_reveals(state, turns);
        Turn pass;
        pass.actor = state.turn;
        pass.act = Act::pass;
        turns.push_back(pass);
    }
}

void legal_turns(const State& state, std::vector<Turn>& turns) {
    legal_turns(state, no_card, turns);
    if (state.phase == Phase::playing && !state.in_effect()) {
        for (const CardId card : drawable(state)) {
            legal_turns(state, card, turns);
        }
    }
}

void legal_changes(const State& state, std::vector<Change>& changes) {
    if (!state.in_effect()) {
        return;
    }
    if (state.effect().must_plant) {
        add_plants(state, changes);
        return;
    }
    if (state.step().deed != Deed::take || state.active().has(state.effect().actor)) {
        StepLines(state, changes).run();
    }
    if (state.step().optional || !can_be_done(state)) {
        changes.emplace_back();
    }
}

}  // namespace arbiter::frame_work
