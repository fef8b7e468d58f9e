// The scores of a position, or what they can be, and how far they are from those of another.
#pragma once

#include "rules/report/report.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace arbiter {

/// One a seat, one where all play together.
struct Totals {
    std::array<ScoreRange, most_seats> ranges{};
    std::size_t count = 0;
    bool known = true;  ///< each range is one number

    static Totals of(const Report& report);

    std::span<const ScoreRange> all() const { return {ranges.data(), count}; }

    bool operator==(const Totals&) const = default;
};

/// How the scores changed, as far as all that is possible agrees on it.
class Gain {
public:
    void clear() { *this = {}; }
    /// In one of the possible worlds.
    void add(const Totals& before, const Totals& after);
    /// Nobody can tell.
    void give_up() { open_ = true; }

    bool open() const { return open_; }
    std::int32_t of(std::size_t player) const { return by_[player]; }

private:
    std::array<std::int32_t, most_seats> by_{};
    bool any_ = false;
    bool open_ = false;
};

}  // namespace arbiter
