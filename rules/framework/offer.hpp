// The offer of a round: the tiles laid out, and which of them have been taken.
#pragma once

#include "grammar/framework/tile.hpp"
#include "grammar/framework/turn.hpp"
#include "rules/framework/display.hpp"
#include "rules/framework/inline_vector.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace arbiter::framework {

inline constexpr std::size_t most_players = 4;
inline constexpr std::size_t most_on_offer = most_players + 1;

/// A tile that nobody wrote down stays undrawn until it is taken (rules/framework/hidden_tiles.hpp).
class Offer {
public:
    void lay_out(std::span<const Tile> tiles, std::span<const Span> spans, Stamp line);
    /// Puts back a position: the tiles, and a bit for each that has been taken.
    void restore(std::span<const Tile> tiles, unsigned taken);

    /// The tile that a pick means, if it is there to be taken; one written out is the leftmost of its kind.
    std::optional<std::size_t> find(const Pick& pick) const {
        if (pick.by != Pick::By::number) {
            return find_tile(pick);
        }
        const std::size_t tile = pick.number - std::size_t{1};
        return tile < tiles_.size() && is_free(tile) ? std::optional(tile) : std::nullopt;
    }
    void take(std::size_t tile, Stamp line);

    std::span<const Tile> tiles() const { return {tiles_.data(), tiles_.size()}; }
    std::size_t left() const { return tiles_.size() - taken_count_; }
    unsigned taken() const { return taken_; }
    bool is_free(std::size_t tile) const { return (taken_ >> tile & 1u) == 0; }
    bool is_undrawn(std::size_t tile) const { return is_free(tile) && !tiles_[tile].known(); }
    bool has_undrawn() const;
    Stamp line() const { return line_; }
    Stamp taken_line(std::size_t tile) const { return taken_lines_[tile]; }

    // What nobody wrote down.

    /// The tile becomes known; it has not been counted among those drawn.
    void draw(std::size_t tile, const Tile& drawn);
    bool is_fresh(std::size_t tile) const { return (fresh_ >> tile & 1u) != 0; }
    /// The `?` of an undrawn tile.
    std::uint32_t asked_at(std::size_t tile) const { return asked_at_[tile]; }
    /// Which tiles were taken, or what they are, is not certain in every completion.
    bool certain() const { return certain_; }
    void doubt() { certain_ = false; }

    /// What is known by now of a tile that is undrawn here; it is counted among those drawn.
    void recall(std::size_t tile, const Offer& now) { tiles_[tile] = now.tiles_[tile]; }
    /// The same tiles were laid out, as far as anybody knows, and the same have been taken.
    bool same_tiles(const Offer& other) const { return tiles_ == other.tiles_ && taken_ == other.taken_; }

    // A relaxation knows how many tiles are gone, but not always which.

    void take_some();
    void forget(std::size_t tile) { tiles_[tile] = Tile::unknown(); }

    /// What is left is the same.
    bool operator==(const Offer& other) const;
    std::uint64_t fingerprint() const;

private:
    std::optional<std::size_t> find_tile(const Pick& pick) const;

    InlineVector<Tile, most_on_offer> tiles_;
    std::uint8_t taken_ = 0;
    std::uint8_t taken_count_ = 0;
    std::uint8_t fresh_ = 0;
    bool certain_ = true;
    Stamp line_ = 0;
    std::array<Stamp, most_on_offer> taken_lines_{};
    std::array<std::uint32_t, most_on_offer> asked_at_{};
};

}  // namespace arbiter::framework
