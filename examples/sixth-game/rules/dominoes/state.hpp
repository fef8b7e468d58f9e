// A round of dominoes as far as it has gone, what lines do to it, and what is known of tiles that nobody noted.
#pragma once

#include "grammar/dominoes/written.hpp"
#include "rules/unknown/hidden_hands.hpp"

#include <array>
#include <bit>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::dominoes {

inline constexpr std::size_t most_players = 4;
template <typename T>
using PerSeat = std::array<T, most_players>;

constexpr std::size_t index(Seat seat) {
    return static_cast<std::size_t>(seat);
}
constexpr unknown::Place place(Seat seat) {
    return static_cast<unknown::Place>(seat);
}

/// A tile of the line, as it lies.
struct Laid {
    WrittenTile tile;
    int right = 0;  ///< tile.left is its left number
};

/// Who has won, one bit a seat, and the points of each of them.
struct Outcome {
    std::uint8_t winners = 0;
    std::int32_t points = 0;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Before whom a tile leads: doubles before others, then what is heavier, then what has the higher half.
constexpr int lead_rank(Tile tile) {
    return (tile.high() == tile.low() ? 100 : 0) + tile.pips() * 7 + tile.high();
}
constexpr Tiles higher_than(Tile tile) {
    return tiles_where([tile](Tile other) { return lead_rank(other) > lead_rank(tile); });
}

struct State {
    int players = 2;
    Seat starter = no_seat;  ///< whom the header names
    Span starter_span{};
    Seat turn = no_seat;     ///< the table's while hands are drawn; nobody knows where hidden tiles say who leads
    std::uint8_t dealt = 0;  ///< who has a hand, one bit each
    int passes = 0;          ///< how many have passed, one behind the other
    bool turn_unsaid = false;
    bool over = false;
    PerSeat<Tiles> hands{};                      ///< the tiles that are known
    Tiles laid = 0;                              ///< of the line, those that are known
    std::vector<Laid> line;                      ///< from left to right
    std::array<std::uint32_t, tile_count> at{};  ///< where each tile was written last
    /// Tiles in hands that nobody noted. What the rules tell of a hand (who drew or passed could not play, who let
    /// another lead held nothing higher) excludes tiles; what is laid reveals one.
    unknown::HiddenHands hidden;
    Budget budget;                   ///< of the record, for all searches
    std::optional<Outcome> outcome;  ///< once it is over, or is known to be so with the next line

    explicit State(std::size_t seats) : players(static_cast<int>(seats)) { at.fill(nowhere); }

    int hand_size_at_start() const { return players == 2 ? 7 : 5; }
    bool is_dealt() const { return dealt == (1U << static_cast<unsigned>(players)) - 1; }
    bool has_hand(Seat seat) const { return (dealt >> static_cast<unsigned>(seat) & 1U) != 0; }
    Seat next(Seat seat) const { return static_cast<Seat>((seat + 1) % players); }
    Seat before(Seat seat, int turns) const { return static_cast<Seat>((seat + 4 * players - turns) % players); }

    /// The tiles that have no name on the table yet, in hands or in the boneyard.
    Tiles stock() const;
    /// Who is known to hold the tile.
    Seat holder(Tile tile) const;
    int hidden_count(Seat seat) const { return static_cast<int>(hidden.count(place(seat))); }
    int hidden_count() const { return static_cast<int>(hidden.count()); }
    int hand_size(Seat seat) const { return std::popcount(hands[index(seat)]) + hidden_count(seat); }
    int boneyard() const { return std::popcount(stock()) - hidden_count(); }
    int left() const { return line.front().tile.left; }
    int right() const { return line.back().right; }
    bool is_end(int number) const { return !line.empty() && (left() == number || right() == number); }
    /// What fits an end; before the lead, all.
    Tiles playable() const;
    /// What hidden tiles of a hand, or of all, can be.
    Tiles could_be(Seat seat) const { return static_cast<Tiles>(hidden.could_be(place(seat))); }
    Tiles could_be() const;
    /// Those of a hand that are known, also because hidden ones can be nothing else.
    Tiles surely(Seat seat) const { return hands[index(seat)] | static_cast<Tiles>(hidden.surely(place(seat))); }
    /// The highest of the tiles that are known to be in hands.
    Tile best() const;

    // What lines do.

    void draw(Seat seat, std::span<const WrittenTile> tiles);
    void lay(Seat seat, const WrittenTile& tile, int end);
    void pass(Seat seat);
    /// Of a tile that lies elsewhere by now.
    void name(Tile tile, std::uint32_t where);
    /// Whose turn it is at first, whether it is over, and who has won.
    void finish();
    /// Of the tiles that are known.
    PerSeat<int> pips() const;
    /// What each of the winners gets if the hands have so many pips, and this player went out, or nobody.
    Outcome outcome_of(const PerSeat<int>& pips, Seat out) const;
    Seat out() const;

    // The same position, more being known; nothing where that cannot be.

    /// The tile, which is in the stock, is in this hand, or with no_seat in none.
    std::optional<State> with(Tile tile, Seat seat) const;
    /// The hidden tiles of this player, or with no_seat of all, are none of these.
    std::optional<State> without(Seat seat, Tiles tiles) const;
    /// Who passed last holds nothing that can be played.
    std::optional<State> with_passes_known() const;
};

}  // namespace arbiter::dominoes
