// What lines of dominoes do to a position.
#include "rules/dominoes/state.hpp"

#include <numeric>

namespace arbiter::dominoes {
Tiles State::stock() const {
    return std::accumulate(hands.begin(), hands.end(), all_tiles & ~laid,
                           [](Tiles rest, Tiles hand) { return rest & ~hand; });
}

Seat State::holder(Tile tile) const {
    const auto found = std::ranges::find_if(hands, [tile](Tiles hand) { return holds(hand, tile); });
    return found == hands.end() ? no_seat : static_cast<Seat>(found - hands.begin());
}

Tiles State::playable() const {
    return tiles_where([&](Tile tile) { return line.empty() || tile.shows(left()) || tile.shows(right()); });
}

Tiles State::could_be() const {
    Tiles tiles = 0;
    for (Seat seat = 0; seat < players; ++seat) {
        tiles |= could_be(seat);
    }
    return tiles;
}

Tile State::best() const {
    Tile best;
    each_of(all_tiles & ~laid & ~stock(), [&](Tile tile) {
        best = !best.known() || lead_rank(tile) > lead_rank(best) ? tile : best;
        return true;
    });
    return best;
}

void State::name(Tile tile, std::uint32_t where) {
    if (holds(stock(), tile)) {
        hidden.see(static_cast<unknown::Kind>(tile.index()));
    }
    for (Tiles& hand : hands) {
        hand &= ~bit(tile);
    }
    at[tile.index()] = where;
}

void State::draw(Seat seat, std::span<const WrittenTile> tiles) {
    std::vector<std::uint32_t> open;
    for (const WrittenTile& tile : tiles) {
        if (!tile.tile.known()) {
            open.push_back(tile.at);
        } else if (!holds(laid, tile.tile)) {
            name(tile.tile, tile.at);
            hands[index(seat)] |= bit(tile.tile);
        }
    }
    hidden.draw(place(seat), open, stock(), budget);
    dealt |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
}

/// On the right where both ends show the number.
void State::lay(Seat seat, const WrittenTile& tile, int end) {
    name(tile.tile, tile.at);
    laid |= bit(tile.tile);
    Laid one{.tile = tile, .right = tile.tile.beside(tile.left)};
    const auto turn_round = [&](int left) {
        one.tile.left = left;
        one.right = one.tile.tile.beside(left);
    };
    if (line.empty()) {
        line.push_back(one);
    } else if (end == right() || end != left()) {
        turn_round(tile.tile.shows(right()) ? right() : tile.left);
        line.push_back(one);
    } else {
        turn_round(tile.tile.shows(left()) ? tile.tile.beside(left()) : tile.left);
        line.insert(line.begin(), one);
    }
    passes = 0;
    turn = next(seat);
}

void State::pass(Seat seat) {
    ++passes;
    turn = next(seat);
}

PerSeat<int> State::pips() const {
    PerSeat<int> pips{};
    for (std::size_t seat = 0; seat < most_players; ++seat) {
        each_of(hands[seat], [&](Tile tile) { return (pips[seat] += tile.pips(), true); });
    }
    return pips;
}

/// Who went out has no tile left, which is less than the blank double that another may hold.
Outcome State::outcome_of(const PerSeat<int>& pips, Seat out) const {
    const auto end = pips.begin() + players;
    const int lowest = out == no_seat ? *std::min_element(pips.begin(), end) : pips[index(out)];
    Outcome found{.winners = 0, .points = std::accumulate(pips.begin(), end, 0) - 2 * lowest};
    for (Seat seat = 0; seat < players; ++seat) {
        const bool wins = out == no_seat ? pips[index(seat)] == lowest : seat == out;
        found.winners |= static_cast<std::uint8_t>(wins ? 1U << static_cast<unsigned>(seat) : 0U);
    }
    return found;
}

Seat State::out() const {
    for (Seat seat = 0; seat < players && is_dealt(); ++seat) {
        if (hand_size(seat) == 0) {
            return seat;
        }
    }
    return no_seat;
}

void State::finish() {
    if (line.empty()) {
        const Tile best = is_dealt() ? this->best() : Tile();
        const bool known = best.known() && (hidden_count() == 0 || (could_be() & higher_than(best)) == 0);
        turn = known ? holder(best) : turn_unsaid || !is_dealt() ? no_seat : turn;
    }
    over = is_dealt() && (out() != no_seat || passes >= players);
    if (over && !outcome) {
        outcome = hidden_count() == 0 ? std::optional(outcome_of(pips(), out())) : std::nullopt;
    }
}

std::optional<State> State::with(Tile tile, Seat seat) const {
    State known = *this;
    if (seat == no_seat) {
        return without(no_seat, bit(tile));
    }
    if (!known.hidden.reveal(place(seat), static_cast<unknown::Kind>(tile.index()))) {
        return std::nullopt;
    }
    known.hands[index(seat)] |= bit(tile);
    known.finish();
    return known;
}

std::optional<State> State::without(Seat seat, Tiles tiles) const {
    State known = *this;
    if (!(seat == no_seat ? known.hidden.exclude(tiles) : known.hidden.exclude(place(seat), tiles))) {
        return std::nullopt;
    }
    known.finish();
    return known;
}

std::optional<State> State::with_passes_known() const {
    std::optional<State> known = *this;
    for (int turns = 1; known && turns <= passes; ++turns) {
        const Seat seat = before(turn, turns);
        known = (hands[index(seat)] & playable()) == 0 ? known->without(seat, playable()) : std::nullopt;
    }
    return known;
}

}  // namespace arbiter::dominoes
