// Lays tiles out and lets them be taken.
#include "rules/framework/offer.hpp"

#include <algorithm>
#include <bit>

namespace arbiter::framework {

void Offer::lay_out(std::span<const Tile> tiles, std::span<const Span> spans, Stamp line) {
    restore(tiles, 0);
    line_ = line;
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
        asked_at_[tile] = spans[tile].begin;
        certain_ = certain_ && tiles[tile].known();
    }
}

void Offer::restore(std::span<const Tile> tiles, unsigned taken) {
    *this = {};
    for (const Tile& tile : tiles) {
        tiles_.push_back(tile);
    }
    taken_ = static_cast<std::uint8_t>(taken);
    taken_count_ = static_cast<std::uint8_t>(std::popcount(taken));
}

std::optional<std::size_t> Offer::find_tile(const Pick& pick) const {
    for (std::size_t tile = 0; tile < tiles_.size(); ++tile) {
        if (pick.by == Pick::By::tile && tiles_[tile] == pick.tile && is_free(tile)) {
            return tile;
        }
    }
    return std::nullopt;
}

void Offer::take(std::size_t tile, Stamp line) {
    taken_ = static_cast<std::uint8_t>(taken_ | 1u << tile);
    ++taken_count_;
    taken_lines_[tile] = line;
}

void Offer::take_some() {
    ++taken_count_;
    certain_ = false;
}

bool Offer::has_undrawn() const {
    for (std::size_t tile = 0; tile < tiles_.size(); ++tile) {
        if (is_undrawn(tile)) {
            return true;
        }
    }
    return false;
}

void Offer::draw(std::size_t tile, const Tile& drawn) {
    tiles_[tile] = drawn;
    fresh_ = static_cast<std::uint8_t>(fresh_ | 1u << tile);
}

bool Offer::operator==(const Offer& other) const {
    if (left() != other.left() || (left() != 0 && (taken_ != other.taken_ || tiles_.size() != other.tiles_.size()))) {
        return false;
    }
    for (std::size_t tile = 0; left() != 0 && tile < tiles_.size(); ++tile) {
        if (is_free(tile) && !(tiles_[tile] == other.tiles_[tile])) {
            return false;
        }
    }
    return true;
}

std::uint64_t Offer::fingerprint() const {
    std::uint64_t print = left();
    for (std::size_t tile = 0; left() != 0 && tile < tiles_.size(); ++tile) {
        print = print * 37 + (is_free(tile) ? 1 + tiles_[tile].colors().bits() + 32 * tiles_[tile].tasks().size() : 0);
    }
    return print;
}

}  // namespace arbiter::framework
