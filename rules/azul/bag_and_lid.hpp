// How the tiles out of sight divide between bag and lid, where a position does not say it.
#pragma once

#include "grammar/azul/written.hpp"
#include "rules/azul/table.hpp"

#include <span>
#include <vector>

namespace arbiter::azul {

/// What the bag may hold, the rest being in the lid: every number of each color from the least to the most.
struct Division {
    Tally least = 0;
    Tally most = 0;

    bool operator==(const Division&) const = default;
};

/// What a position tells of bag and lid where the colors of some of their tiles are not written. A pile of which
/// nothing is written can be anything.
struct Piles {
    static constexpr Tally anything = 0x1414141414;  ///< all tiles of each color

    Division bag{0, anything};
    Division lid{0, anything};

    /// Whether these tiles can be theirs.
    bool allow(Tally rest) const;
    /// What the bag may hold, then.
    Division divide(Tally rest) const;
};

/// All divisions that fit the lines since the position. Displays are the only thing that rests on them: filling them
/// from the bag alone shifts both numbers, and the first refill leaves one division. Empty: nothing is unknown. The
/// table has one of them.
class Divisions {
public:
    Divisions() = default;
    /// Any division of these tiles.
    explicit Divisions(Tally rest) : all_{{0, rest}} {}
    explicit Divisions(Division known) : all_{known} {}

    bool empty() const { return all_.empty(); }
    bool operator==(const Divisions&) const = default;

    /// Those left once displays have been filled so from the rest; none when no division allows it.
    Divisions after(std::span<const Group> displays, Tally rest, bool in_order) const;
    /// Sets one of them on the table; the only one is no unknown fact any more.
    void infer(Table& table, Tally rest);

private:
    void add(Division division);

    std::vector<Division> all_;
};

}  // namespace arbiter::azul
