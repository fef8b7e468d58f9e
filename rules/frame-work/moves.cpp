// Tries every draw, act, file and face that could be written; those that the laws let pass are the legal lines.
#include "rules/frame-work/moves.hpp"

#include "rules/frame-work/event.hpp"
#include "rules/frame-work/game.hpp"

#include <algorithm>

namespace arbiter::frame_work {
namespace {

/// The line is one, and changes from candidate to candidate.
class Candidates {
public:
    Candidates(const State& state, Verb verb, std::vector<Written>& legal) : state_(state), legal_(legal) {
        line_.line.set(verb);
    }

    void add_turns(CardId drawn) {
        line_.line.seat = state_.turn;
        line_.drawn = word_of(state_.deck(), drawn);
        add_plays();
        line_.act = Act::reveal;
        for_each_place(state_.turn, line_.place, [&] { for_each_card([&](CardId) { offer(event()); }); });
        line_.act = Act::pass;
        offer(event());
    }

    void add_changes() {
        if (state_.effect().must_plant) {
            line_.deed = Deed::plant;
            add_plants();
            return;
        }
        line_.deed = state_.step().deed;
        for_each_seat(line_.of, [&] { for_each_place(line_.of.seat, line_.place, [&] { add_file(); }); });
        line_.deed = Deed::nothing;
        offer(event());
    }

private:
    Event event() const { return {state_, line_}; }
    /// The cards of the line are still those the event was made with.
    void offer(const Event& event) {
        if (!look(event)) {
            legal_.push_back(line_);
        }
    }

    template <typename Do>
    void for_each_card(Do act) {
        for (CardId card = 0; card < state_.deck().cards.size(); ++card) {
            line_.card = word_of(state_.deck(), card);
            act(card);
        }
        line_.card = {};
    }
    template <typename Do>
    void for_each_place(Seat owner, Position& place, Do act) {
        const std::size_t size = state_.dossier(owner).size();
        for (std::size_t at = 1; at <= size; ++at) {
            place.number = static_cast<std::uint16_t>(at);
            act();
        }
        place = {};
    }
    template <typename Do>
    void for_each_seat(Person& person, Do act) {
        for_each(state_.seats(), [&](Seat seat) {
            person.seat = seat;
            act();
        });
        person = {};
    }

    /// What is known of the cards forbids most plays, and does not hang on whom a card is played on.
    void add_plays() {
        for_each_card([&](CardId card) {
            line_.act = Act::use;
            const Event play = event();
            if (play.fit != Fit::fits) {
                return;
            }
            if (state_.deck()[card].needs_target()) {
                for_each_seat(line_.of, [&] { offer(play); });
            } else {
                offer(play);
            }
            line_.act = Act::plant;
            for_each_seat(line_.of, [&] { offer(play); });
        });
    }

    void add_plants() {
        for_each_card([&](CardId) {
            const Event plant = event();
            for_each_seat(line_.with, [&] { offer(plant); });
        });
    }

    /// With every second Dossier, or with every face it can turn out to have.
    void add_file() {
        const auto offer_it = [&] { offer(event()); };
        switch (line_.deed) {
            case Deed::reveal:
            case Deed::look: for_each_card([&](CardId) { offer_it(); }); break;
            case Deed::swap:
                for_each_seat(line_.with, [&] { for_each_place(line_.with.seat, line_.other, offer_it); });
                break;
            case Deed::move: for_each_seat(line_.with, offer_it); break;
            default: offer_it(); break;
        }
    }

    const State& state_;
    std::vector<Written>& legal_;
    Written line_;
};

}  // namespace

std::vector<CardId> drawable(const State& state) {
    std::vector<CardId> cards;
    for (CardId card = 0; card < state.deck().cards.size() && state.pile > 0; ++card) {
        if (fit_draw(state, card) == Fit::fits) {
            cards.push_back(card);
        }
    }
    return cards;
}

void legal_turns(const State& state, CardId drawn, std::vector<Written>& turns) {
    if (state.phase == Phase::playing && !state.in_effect()) {
        Candidates(state, Verb::turn, turns).add_turns(drawn);
    }
}

void legal_turns(const State& state, std::vector<Written>& turns) {
    legal_turns(state, no_card, turns);
    if (state.phase == Phase::playing && !state.in_effect()) {
        for (const CardId card : drawable(state)) {
            legal_turns(state, card, turns);
        }
    }
}

void legal_changes(const State& state, std::vector<Written>& changes) {
    if (state.in_effect()) {
        Candidates(state, Verb::change, changes).add_changes();
    }
}

// Draw by draw: a deck of a thousand kinds has a million pairs of a card drawn and a card used.
void FrameWork::each_move(const State& state, const Visit& visit) {
    std::vector<Written> lines;
    legal_turns(state, no_card, lines);
    legal_changes(state, lines);
    bool on = std::ranges::all_of(lines, visit);
    const bool draws = state.phase == Phase::playing && !state.in_effect();
    const std::vector<CardId> drawn = on && draws ? drawable(state) : std::vector<CardId>{};
    for (std::size_t i = 0; on && i < drawn.size(); ++i) {
        lines.clear();
        legal_turns(state, drawn[i], lines);
        on = std::ranges::all_of(lines, visit);
    }
}

void FrameWork::legal_moves(const State& state, std::vector<Written>& moves) {
    legal_turns(state, moves);
    legal_changes(state, moves);
}

}  // namespace arbiter::frame_work
