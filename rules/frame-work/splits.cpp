// Draws the undrawn, in every way.
#include "rules/frame-work/splits.hpp"

#include "rules/frame-work/completions.hpp"

#include <algorithm>
#include <span>

namespace arbiter::frame_work {
namespace {

/// Steps that it takes to copy a position.
constexpr std::uint64_t copy_cost = 64;
/// More positions than anybody follows.
constexpr std::size_t most_recalled = 10'000;

/// Calls visit for each card of which copies are left, until it answers false.
template <typename Visit>
bool each_card(const State& state, Visit visit) {
    bool more = true;
    for (CardId card = 0; more && card < state.unseen.kinds(); ++card) {
        more = state.unseen.left(card) == 0 || visit(card);
    }
    return more;
}

bool split(const State& state, std::span<const Token> tokens, Values& values,
           const std::function<bool(const State&)>& visit) {
    if (tokens.empty()) {
        return visit(state);
    }
    return each_card(state, [&](CardId card) {
        const std::size_t told = values.size();
        tell(state, tokens.front(), card, values);
        State one = state;
        name_token(one, tokens.front(), card, 0);
        const bool more = state.budget.spend(copy_cost) && split(one, tokens.subspan(1), values, visit);
        values.resize(told);
        return more;
    });
}

/// What became of a piece until later.
const Piece* find(const std::vector<Piece>& pieces, Token token) {
    const auto found = std::ranges::find(pieces, token, &Piece::token);
    return found == pieces.end() ? nullptr : &*found;
}

std::vector<Piece> drawn_unseen(const State& state) {
    std::vector<Piece> pieces;
    each_piece(state, [&](const Piece& piece) {
        if (piece.token != 0) {
            pieces.push_back(piece);
        }
    });
    return pieces;
}

/// The pieces of `before` as they are known in `after`.
State remembered(const State& after, const State& before) {
    State back = before;
    const std::vector<Piece> later = drawn_unseen(after);
    std::vector<Tag> tags;
    each_piece(back, [&](Piece& piece) {
        const Piece* const now = piece.token == 0 ? nullptr : find(later, piece.token);
        if (now == nullptr) {
            return;
        }
        name_piece(back, piece, now->card, now->named);
        std::ranges::copy_if(after.tags, std::back_inserter(tags),
                             [&](const Tag& tag) { return tag.token == now->token && !now->is_known(); });
    });
    back.tags = std::move(tags);
    back.tokens = after.tokens;
    back.chosen = 0;
    back.relaxed = after.relaxed;
    return back;
}

/// Those that came off the pile in between, and go back.
std::vector<Token> returned(const State& after, const State& before) {
    const std::vector<Piece> earlier = drawn_unseen(before);
    std::vector<Token> tokens = all_undrawn(after);
    std::erase_if(tokens, [&](Token token) { return find(earlier, token) != nullptr; });
    return tokens;
}

/// Copies of a card went back, and those that stayed undrawn were not all free to be one.
bool is_tight(const State& after, const State& before, std::size_t staying) {
    for (CardId card = 0; card < after.unseen.kinds(); ++card) {
        if (after.unseen.left(card) < std::min<std::size_t>(before.unseen.left(card), staying)) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::vector<Token> all_undrawn(const State& state) {
    std::vector<Token> tokens;
    each_piece(state, [&](const Piece& piece) {
        if (!piece.is_known()) {
            tokens.push_back(piece.token);
        }
    });
    return tokens;
}

bool each_split(const State& state, const std::vector<Token>& tokens, Values& values,
                const std::function<bool(const State&)>& visit) {
    return split(state, tokens, values, visit);
}

void tell(const State& state, Token token, CardId card, Values& values) {
    for (const Tag& tag : state.tags) {
        if (tag.token == token) {
            values.push_back({tag.at, state.deck()[card].id});
        }
    }
}

void tell_all(const State& state, Values& values) {
    if (!state.budget.spend(state.tags.size() * state.unseen.kinds() / 8)) {
        return;
    }
    for (const Tag& tag : state.tags) {
        each_card(state, [&](CardId card) {
            values.push_back({tag.at, state.deck()[card].id});
            return true;
        });
    }
}

void name_token(State& state, Token token, CardId card, Stamp stamp) {
    each_piece(state, [&](Piece& piece) {
        if (piece.token == token) {
            name_piece(state, piece, card, stamp);
        }
    });
}

void forget(State& state, Hand& hand) {
    for (Piece& piece : hand.pieces()) {
        if (piece.is_known()) {
            state.unseen.put_back(piece.card);
            piece = {hidden_card, ++state.tokens, 0};
        }
    }
}

void recall(const State& before, const State& now, const RecallSink& visit) {
    Values values;
    std::size_t left = most_recalled;
    const auto show = [&](const State& back) {
        visit(back, values);
        return --left != 0;
    };
    each_split(now, returned(now, before), values, [&](const State& known) {
        const State back = remembered(known, before);
        const std::vector<Token> staying = all_undrawn(back);
        if (!is_tight(known, back, staying.size())) {
            return show(back);
        }
        return each_split(known, staying, values, [&](const State& all) { return show(remembered(all, before)); });
    });
}

}  // namespace arbiter::frame_work
