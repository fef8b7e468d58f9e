// Compares positions by what can still happen in them, and makes one of many.
#include "rules/frame-work/equivalence.hpp"

#include "rules/frame-work/game.hpp"
#include "rules/frame-work/pieces.hpp"
#include "rules/frame-work/splits.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace arbiter::frame_work {
namespace {

/// When a round is over its cards are no matter any more, unless a `?` is still to be told by them.
bool cards_matter(const State& state) {
    return state.phase == Phase::playing || !state.tags.empty();
}

/// A hand has no order.
template <typename Projection>
bool same_hand(const Hand& a, const Hand& b, Projection what) {
    return std::ranges::is_permutation(a.pieces(), b.pieces(), {}, what, what);
}

bool same_dossier(const Dossier& a, const Dossier& b) {
    return std::ranges::equal(a.files(), b.files(), [](const File& one, const File& other) {
        return one.revealed == other.revealed && one.piece.card == other.piece.card;
    });
}

bool same_tokens(const Dossier& a, const Dossier& b) {
    const auto token = [](const File& file) { return file.piece.token; };
    return std::ranges::equal(a.files(), b.files(), {}, token, token);
}

bool same_effect(const Frame& a, const Frame& b) {
    return a.card == b.card && a.actor == b.actor && a.target == b.target && a.step == b.step && a.used == b.used &&
           a.must_plant == b.must_plant;
}

bool same_cards(const State& a, const State& b) {
    for (std::size_t seat = 0; seat < most_players; ++seat) {
        if (!same_hand(a.hands[seat], b.hands[seat], &Piece::card) ||
            !same_dossier(a.dossiers[seat], b.dossiers[seat])) {
            return false;
        }
    }
    return a.unseen == b.unseen;
}

bool same_course(const State& a, const State& b) {
    return a.phase == b.phase && a.sudden_death == b.sudden_death && a.turn_open == b.turn_open && a.turn == b.turn &&
           a.starter == b.starter && a.round == b.round && a.playing == b.playing && a.busted == b.busted &&
           a.paid == b.paid && a.passes == b.passes && a.pile == b.pile && a.side_points == b.side_points &&
           a.winners == b.winners && a.cut_off == b.cut_off && a.starter_open == b.starter_open &&
           a.turn_unsaid == b.turn_unsaid && std::ranges::equal(a.effects, b.effects, same_effect);
}

class Print {
public:
    void add(std::uint64_t value) { print_ = (print_ ^ value) * 0x100000001b3; }
    std::uint64_t result() const { return print_; }

private:
    std::uint64_t print_ = 0xcbf29ce484222325;
};

void add_cards(const State& state, Print& print) {
    for (const Hand& hand : state.hands) {
        std::uint64_t cards = 0;
        for (const Piece& piece : hand.pieces()) {
            cards += (piece.card + 1U) * std::uint64_t{0x9e3779b97f4a7c15};
        }
        print.add(cards);
    }
    for (const Dossier& dossier : state.dossiers) {
        print.add(dossier.size());
        for (const File& file : dossier.files()) {
            print.add(file.piece.card * 2U + (file.revealed ? 1U : 0U));
        }
    }
}

/// The undrawn pieces in an order in which those of equal positions are the same.
std::vector<Token> undrawn_in_order(const State& state) {
    std::vector<Token> tokens;
    for (const Hand& hand : state.hands) {
        std::ranges::copy(undrawn(hand), std::back_inserter(tokens));
    }
    for (const Dossier& dossier : state.dossiers) {
        for (const File& file : dossier.files()) {
            if (!file.piece.is_known()) {
                tokens.push_back(file.piece.token);
            }
        }
    }
    for (const Piece& piece : state.aside) {
        if (!piece.is_known()) {
            tokens.push_back(piece.token);
        }
    }
    return tokens;
}

// The relaxation.

bool same_shape(const Dossier& a, const Dossier& b) {
    return std::ranges::equal(a.files(), b.files(), [](const File& one, const File& other) {
        return one.revealed == other.revealed && (!one.revealed || one.piece.card == other.piece.card);
    });
}

bool same_in_the_open(const State& a, const State& b) {
    bool same = same_course(a, b) && a.aside.size() == b.aside.size() && a.results == b.results;
    for (std::size_t seat = 0; seat < most_players && same; ++seat) {
        same = a.hands[seat].size() == b.hands[seat].size() && same_shape(a.dossiers[seat], b.dossiers[seat]);
    }
    return same;
}

void undraw(State& state, Piece& piece) {
    if (piece.is_known()) {
        state.unseen.put_back(piece.card);
        piece = {hidden_card, ++state.tokens, 0};
    }
}

void undraw_differing(State& state, const State& other) {
    for (std::size_t seat = 0; seat < most_players; ++seat) {
        if (!same_hand(state.hands[seat], other.hands[seat], &Piece::card)) {
            forget(state, state.hands[seat]);
        }
        Dossier& dossier = state.dossiers[seat];
        for (std::size_t place = 1; place <= dossier.size(); ++place) {
            if (dossier.piece(place).card != other.dossiers[seat].piece(place).card) {
                undraw(state, dossier.piece(place));
            }
        }
    }
    for (std::size_t i = 0; i < state.aside.size(); ++i) {
        if (state.aside[i].card != other.aside[i].card) {
            undraw(state, state.aside[i]);
        }
    }
}

}  // namespace

bool operator==(const State& a, const State& b) {
    return same_course(a, b) && cards_matter(a) == cards_matter(b) && (!cards_matter(a) || same_cards(a, b)) &&
           a.aside.size() == b.aside.size() && a.results == b.results;
}

bool same_past(const State& a, const State& b) {
    for (std::size_t seat = 0; seat < most_players; ++seat) {
        if (!same_hand(a.hands[seat], b.hands[seat], &Piece::token) ||
            !same_tokens(a.dossiers[seat], b.dossiers[seat])) {
            return false;
        }
    }
    return a.tags == b.tags && std::ranges::equal(a.aside, b.aside, {}, &Piece::token, &Piece::token);
}

std::uint64_t fingerprint(const State& state) {
    Print print;
    print.add(static_cast<std::uint64_t>(state.phase));
    print.add(state.round);
    print.add(static_cast<std::uint64_t>(state.turn));
    print.add(state.pile);
    print.add(state.busted.bits());
    for (const std::int32_t points : state.side_points) {
        print.add(static_cast<std::uint64_t>(points));
    }
    if (cards_matter(state)) {
        add_cards(state, print);
    }
    return print.result();
}

std::uint64_t past_fingerprint(const State& state) {
    Print print;
    for (const Hand& hand : state.hands) {
        std::uint64_t tokens = 0;
        for (const Piece& piece : hand.pieces()) {
            tokens += (piece.token + 1U) * std::uint64_t{0x9e3779b97f4a7c15};
        }
        print.add(tokens);
    }
    for (const Dossier& dossier : state.dossiers) {
        for (const File& file : dossier.files()) {
            print.add(file.piece.token);
        }
    }
    for (const Tag& tag : state.tags) {
        print.add(std::uint64_t{tag.at} << 32U | tag.token);
    }
    return print.result();
}

void merge(State& kept, const State& same) {
    kept.several = kept.several || same.several;
    const std::vector<Token> here = undrawn_in_order(kept);
    const std::vector<Token> there = undrawn_in_order(same);
    for (const Tag& other : same.tags) {
        const auto at = static_cast<std::size_t>(std::ranges::find(there, other.token) - there.begin());
        if (at < std::min(here.size(), there.size())) {
            tag(kept, here[at], other.at);
        }
    }
}

std::size_t weight(const State& state) {
    std::size_t files = 0;
    for (const Dossier& dossier : state.dossiers) {
        files += dossier.size();
    }
    return files * sizeof(File) + state.unseen.kinds() * sizeof(std::uint32_t) + state.tags.size() * sizeof(Tag) +
           state.results.size() * sizeof(RoundResult) + state.aside.size() * sizeof(Piece) +
           state.effects.size() * sizeof(Frame);
}

std::optional<State> relaxation(std::span<const candidates::CandidateState<FrameWork>> members) {
    State state = members.front().state;
    for (const auto& member : members) {
        if (!same_in_the_open(state, member.state)) {
            return std::nullopt;
        }
        undraw_differing(state, member.state);
    }
    state.tags.clear();
    state.relaxed = true;
    return state;
}

}  // namespace arbiter::frame_work
