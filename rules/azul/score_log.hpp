// How the scores came about, entry by entry, for the score sheet.
#pragma once

#include "rules/azul/board.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace arbiter::azul {

enum class Goal : std::uint8_t { row, column, color };

struct Tiling {
    std::uint32_t round;
    std::uint8_t seat, row, column, color;
    Links links;
    bool fell = false;  ///< the wall had no space for the tile: the line's tiles have fallen

    bool operator==(const Tiling&) const = default;
};

struct Fall {
    std::uint32_t round;
    std::uint8_t seat;
    std::uint8_t spaces;  ///< of the floor line that were taken
    bool marker;
    bool beside;        ///< the marker, taken when the floor line was full, lay beside it
    std::int32_t cost;  ///< what they cost
    std::int32_t lost;  ///< what was lost: the score stops at 0 (ruling zero)

    bool operator==(const Fall&) const = default;
};

struct Done {
    std::uint8_t seat;
    Goal goal;
    std::uint8_t index;        ///< row, column or color
    std::uint8_t row, column;  ///< of the tile that completed it
    std::uint32_t since;       ///< offset of the event in which it happened
    bool shown = false;        ///< a position shows it: nobody knows which tile it was

    bool operator==(const Done&) const = default;
};

/// Grows with the game; a mark rewinds all three lists together, since undo never reaches across a wall-tiling that a
/// later round followed.
struct ScoreLog {
    bool told = true;  ///< somebody will look at the lists; false: they stay empty, which saves the time to fill them
    std::vector<Tiling> tilings;
    std::vector<Fall> falls;
    std::vector<Done> done;

    /// How long the three lists are, each of them shorter than 2^20 within a record of 16 MiB.
    std::uint64_t mark() const {
        return std::uint64_t{tilings.size()} << 42U | std::uint64_t{falls.size()} << 21U | done.size();
    }
    void rewind(std::uint64_t mark) {
        tilings.resize(length(mark >> 42U));
        falls.resize(length(mark >> 21U));
        done.resize(length(mark));
    }
    void clear() { rewind(0); }
    std::span<const Tiling> tilings_since(std::uint64_t mark) const {
        return std::span(tilings).subspan(std::min(length(mark >> 42U), tilings.size()));
    }
    std::span<const Fall> falls_since(std::uint64_t mark) const {
        return std::span(falls).subspan(std::min(length(mark >> 21U), falls.size()));
    }

    bool operator==(const ScoreLog&) const = default;

private:
    static std::size_t length(std::uint64_t mark) { return static_cast<std::size_t>(mark & ((1U << 21U) - 1)); }
};

}  // namespace arbiter::azul
