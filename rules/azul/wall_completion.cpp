// Tabulates what the tiles of walls can have earned, tile by tile, and looks at all last rounds.
#include "rules/azul/wall_completion.hpp"

#include "rules/azul/board.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <functional>
#include <iterator>
#include <numeric>
#include <type_traits>
#include <utility>

namespace arbiter::azul {
namespace {

constexpr unsigned lanes = 32;  // all sets of tiles of the last row
constexpr std::size_t upper_rows = rows - 1;

constexpr unsigned tiles_in_row(Filled wall, std::size_t row) {
    return (wall >> (colors * row)) & full_mask;
}
constexpr Filled space_bit(std::size_t row, unsigned column) {
    return Filled{1} << (colors * row + column);
}
/// The filled spaces of a column, the first row's in the lowest bit.
constexpr unsigned tiles_in_column(Filled wall, unsigned column) {
    unsigned mask = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        mask |= ((wall >> (colors * row + column)) & 1U) << row;
    }
    return mask;
}

/// What a tile earns that is linked with so many across and down.
inline std::uint8_t points(unsigned across, unsigned down) {
    return static_cast<std::uint8_t>(
        Links{static_cast<std::uint8_t>(across), static_cast<std::uint8_t>(down)}.points());
}

/// For every column and every set of tiles in the last row: all ones where the set has that column.
constexpr auto last_row_has = [] {
    std::array<std::array<std::uint8_t, lanes>, colors> has{};
    for (unsigned column = 0; column < colors; ++column) {
        for (unsigned lane = 0; lane < lanes; ++lane) {
            has[column][lane] = ((lane >> column) & 1U) != 0 ? 0xFF : 0;
        }
    }
    return has;
}();

/// Calls what(number) for each of these, which are known to the compiler.
template <std::size_t... numbers, typename Do>
void each_of(std::index_sequence<numbers...>, Do what) {
    (what(std::integral_constant<std::size_t, numbers>()), ...);
}

struct Most {
    static constexpr std::uint8_t none = 0;
    static constexpr std::uint8_t better(std::uint8_t a, std::uint8_t b) { return std::max(a, b); }
};
struct Least {
    static constexpr std::uint8_t none = 0xFF;
    static constexpr std::uint8_t better(std::uint8_t a, std::uint8_t b) { return std::min(a, b); }
};

/// The most (or least) that each part of a wall without a complete row can have earned with nothing lost. A round of
/// several tiles earns what as many rounds of one tile earn, so the last tile alone is looked at. A set of tiles in the
/// upper rows makes a block, with a lane for each set in the last row.
template <typename Best>
class Earnings {
public:
    /// Of the parts of this wall.
    explicit Earnings(Filled wall) {
        std::size_t size = lanes;
        for (std::size_t row = upper_rows; row-- > 0;) {
            stride_[row] = size;
            size *= number_sets(row, tiles_in_row(wall, row));
        }
        table_.resize(size);
        fill(0, 0, 0);
    }

    std::uint8_t of(Filled part) const { return table_[block_of(part) + tiles_in_row(part, upper_rows)]; }

    /// How large the table of a wall is.
    static std::size_t size_of(Filled wall) {
        std::size_t size = lanes;
        for (std::size_t row = 0; row < upper_rows; ++row) {
            const unsigned mask = tiles_in_row(wall, row);
            size *= (std::size_t{1} << static_cast<unsigned>(std::popcount(mask))) - (mask == full_mask ? 1 : 0);
        }
        return size;
    }

private:
    /// Numbers the sets of tiles that a row can have, in ascending order: a set comes behind its parts.
    std::size_t number_sets(std::size_t row, unsigned mask) {
        for (unsigned set = 0; set < full_mask; ++set) {
            if ((set & ~mask) == 0) {
                number_[row][set] = static_cast<std::uint8_t>(sets_[row].size());
                sets_[row].push_back(static_cast<std::uint8_t>(set));
            }
        }
        return sets_[row].size();
    }

    std::size_t block_of(Filled part) const {
        std::size_t at = 0;
        for (std::size_t row = 0; row < upper_rows; ++row) {
            at += stride_[row] * number_[row][tiles_in_row(part, row)];
        }
        return at;
    }

    /// Fills all blocks with these tiles in the rows above.
    void fill(std::size_t row, Filled above, std::size_t at) {
        if (row == upper_rows) {
            fill_block(above, table_.data() + at);
            return;
        }
        for (const std::uint8_t set : sets_[row]) {
            fill(row + 1, above | Filled{set} << (colors * row), at);
            at += stride_[row];
        }
    }

    void fill_block(Filled above, std::uint8_t* block) {
        std::array<std::uint8_t, lanes> best;
        best.fill(Best::none);  // some tile was the last one
        if (above == 0) {
            best[0] = 0;
        }
        for (Filled tiles = above; tiles != 0; tiles &= tiles - 1) {
            lay_above(above, static_cast<unsigned>(std::countr_zero(tiles)), block, best);
        }
        lay_last(above, best);
        std::copy(best.begin(), best.end(), block);
    }

    /// The last tile went to this space of an upper row.
    void lay_above(Filled above, unsigned space, const std::uint8_t* block,
                   std::array<std::uint8_t, lanes>& best) const {
        const std::size_t row = space / colors;
        const unsigned column = space % colors;
        const unsigned set = tiles_in_row(above, row);
        const std::uint8_t* const before =
            block - stride_[row] * (number_[row][set] - number_[row][set ^ (1U << column)]);
        const unsigned across = linked[set][column];
        const unsigned tiles = tiles_in_column(above, column);
        const std::uint8_t low = points(across, linked[tiles][row]);
        const auto more = static_cast<std::uint8_t>(points(across, linked[tiles | 1U << upper_rows][row]) - low);
        const auto& has = last_row_has[column];
        for (unsigned lane = 0; lane < lanes; ++lane) {
            const auto earned = static_cast<std::uint8_t>(before[lane] + low + (has[lane] & more));
            best[lane] = Best::better(best[lane], earned);
        }
    }

    /// By its column, and with how many it is linked across.
    using Earned = std::array<std::array<std::uint8_t, colors + 1>, colors>;

    /// The last tile went to the last row. A set comes behind its parts.
    static void lay_last(Filled above, std::array<std::uint8_t, lanes>& best) {
        Earned earned{};
        for (unsigned column = 0; column < colors; ++column) {
            const unsigned down = linked[tiles_in_column(above, column) | 1U << upper_rows][upper_rows];
            for (unsigned across = 1; across <= colors; ++across) {
                earned[column][across] = points(across, down);
            }
        }
        each_of(std::make_index_sequence<lanes>(), [&](auto set) { best[set] = best_of<set>(best, earned); });
    }

    /// Which tiles a set has is not asked while the program runs: that would take twice as long.
    template <std::size_t set>
    static std::uint8_t best_of(const std::array<std::uint8_t, lanes>& best, const Earned& earned) {
        std::uint8_t here = best[set];
        each_of(std::make_index_sequence<colors>(), [&](auto column) {
            if constexpr (((set >> column) & 1U) != 0) {
                constexpr std::size_t rest = set ^ (std::size_t{1} << column);
                here = Best::better(here, static_cast<std::uint8_t>(best[rest] + earned[column][linked[set][column]]));
            }
        });
        return here;
    }

    std::array<std::vector<std::uint8_t>, upper_rows> sets_;  ///< that each upper row can have
    std::array<std::array<std::uint8_t, lanes>, upper_rows> number_{};
    std::array<std::size_t, upper_rows> stride_{};
    std::vector<std::uint8_t> table_;
};

/// What these tiles earn, placed from top to bottom on the others.
std::int32_t earned_by(Filled before, Filled round) {
    std::int32_t sum = 0;
    for (; round != 0; round &= round - 1) {
        before |= round & (~round + 1);
        const auto space = static_cast<unsigned>(std::countr_zero(round));
        sum += points(linked[tiles_in_row(before, space / colors)][space % colors],
                      linked[tiles_in_column(before, space % colors)][space / colors]);
    }
    return sum;
}

/// Calls each(round) for all that the last round can have placed: a tile of every complete row, at most one of others.
template <typename Each>
void each_last_round(Filled wall, Each each, std::size_t row = 0, Filled round = 0) {
    if (row == rows) {
        each(round);
        return;
    }
    const unsigned tiles = tiles_in_row(wall, row);
    if (tiles != full_mask) {
        each_last_round(wall, each, row + 1, round);
    }
    for (unsigned column = 0; column < colors; ++column) {
        if (((tiles >> column) & 1U) != 0) {
            each_last_round(wall, each, row + 1, round | space_bit(row, column));
        }
    }
}

void find_most(const Earnings<Most>& earnings, Filled wall, Placement& placement) {
    each_last_round(wall, [&](Filled round) {
        const std::int32_t earned = earnings.of(wall ^ round) + earned_by(wall ^ round, round);
        placement.most = std::max(placement.most, earned);
    });
}

/// What was there before the last round can all have been lost.
std::int32_t least_of(Filled wall) {
    std::int32_t last = 0xFFFF;
    each_last_round(wall, [&](Filled round) { last = std::min(last, earned_by(wall ^ round, round)); });
    return std::max(0, last - floor_cost.back());
}

void find_least(const Earnings<Least>& earnings, Filled wall, Placement& placement) {
    placement.unfined = 0xFFFF;
    each_last_round(wall, [&](Filled round) {
        placement.unfined = std::min(placement.unfined, earnings.of(wall ^ round) + earned_by(wall ^ round, round));
    });
    placement.least = least_of(wall);
}

/// In each round the leftmost tile that is missing in every row: complete rows are complete in the last one.
std::int32_t earned_from_left(Filled wall) {
    std::int32_t sum = 0;
    for (Filled before = 0; before != wall;) {
        Filled round = 0;
        for (std::size_t row = 0; row < rows; ++row) {
            const unsigned missing = tiles_in_row(wall ^ before, row);
            round |= Filled{missing & (~missing + 1)} << (colors * row);
        }
        sum += earned_by(before, round);
        before |= round;
    }
    return sum;
}

/// More than any order: as if each tile had been the last one.
std::int32_t earned_at_most(Filled wall) {
    std::int32_t sum = 0;
    for (Filled left = wall; left != 0; left &= left - 1) {
        const Filled tile = left & (~left + 1);
        sum += earned_by(wall ^ tile, tile);
    }
    return sum;
}

/// One table at a time: that of a full wall takes 30 million bytes.
void find(Filled parts_of, std::span<const Filled> walls, std::span<Placement> placements) {
    {
        const Earnings<Most> earnings(parts_of);
        for (std::size_t i = 0; i < walls.size(); ++i) {
            find_most(earnings, walls[i], placements[i]);
        }
    }
    const Earnings<Least> earnings(parts_of);
    for (std::size_t i = 0; i < walls.size(); ++i) {
        find_least(earnings, walls[i], placements[i]);
    }
}

/// Each wall by itself, or all as parts of one, whichever table is smaller.
std::vector<Placement> worked_out(std::span<const Filled> walls) {
    std::vector<Placement> placements(walls.size());
    const Filled all = std::accumulate(walls.begin(), walls.end(), Filled{0}, std::bit_or<>());
    const auto add = [](std::size_t sum, Filled wall) { return sum + Earnings<Most>::size_of(wall); };
    if (std::accumulate(walls.begin(), walls.end(), std::size_t{0}, add) > Earnings<Most>::size_of(all)) {
        find(all, walls, placements);
        return placements;
    }
    for (std::size_t i = 0; i < walls.size(); ++i) {
        find(walls[i], walls.subspan(i, 1), std::span(placements).subspan(i, 1));
    }
    return placements;
}

/// The walls looked at lately: whoever lays out a position spot by spot, or looks for what may be meant, comes back to
/// the same ones again and again. Each has one slot that it can stand in; an empty wall earns nothing.
class LatelySeen {
public:
    bool knows(Filled wall) const { return seen_[slot_of(wall)].wall == wall; }
    const Placement& of(Filled wall) const { return seen_[slot_of(wall)].placement; }
    void add(Filled wall, const Placement& placement) { seen_[slot_of(wall)] = {wall, placement}; }

private:
    struct Seen {
        Filled wall = 0;
        Placement placement;
    };
    static std::size_t slot_of(Filled wall) { return (wall * 2654435769U) >> 26U; }

    std::array<Seen, 64> seen_{};
};

}  // namespace

std::vector<Placement> placements_of(std::span<const Filled> walls) {
    static thread_local LatelySeen seen;
    std::vector<Filled> strange;
    std::copy_if(walls.begin(), walls.end(), std::back_inserter(strange),
                 [](Filled wall) { return !seen.knows(wall); });
    const std::vector<Placement> found = worked_out(strange);
    std::vector<Placement> placements;
    for (std::size_t wall = 0, next = 0; wall < walls.size(); ++wall) {
        const bool is_strange = next < strange.size() && strange[next] == walls[wall];
        placements.push_back(is_strange ? found[next++] : seen.of(walls[wall]));
    }
    for (std::size_t wall = 0; wall < strange.size(); ++wall) {
        seen.add(strange[wall], found[wall]);
    }
    return placements;
}

std::optional<Placement> excludes(Filled wall, std::int32_t points) {
    const std::int32_t least = least_of(wall);
    if (points >= least && points <= earned_from_left(wall)) {
        return {};
    }
    Placement placement{.least = least, .most = earned_at_most(wall)};
    if (points >= least && points <= placement.most) {
        placement = placements_of({&wall, 1}).front();
    }
    const bool shows = points >= placement.least && points <= placement.most;
    return shows ? std::nullopt : std::optional(placement);
}

}  // namespace arbiter::azul
