// How far two texts are apart: what somebody who meant one mistyped to write the other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arbiter {

/// Optimal string alignment (restricted Damerau-Levenshtein distance), in rows that are kept for the next two texts.
class Alignment {
public:
    static constexpr std::size_t longest = 160;  ///< of either text, in bytes

    /// The fewest slips between them: bytes put in, left out, changed, or swapped with their neighbor.
    unsigned slips(std::string_view one, std::string_view other);

private:
    std::array<std::array<std::uint8_t, longest + 1>, 3> rows_{};
};

}  // namespace arbiter
