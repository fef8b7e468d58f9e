// How much tests try, and how much less of it where sanitizers make every step slower.
#pragma once

#include <algorithm>
#include <cstdint>

namespace arbiter::test {

#ifdef __SANITIZE_ADDRESS__
inline constexpr unsigned slower = 12;
#else
inline constexpr unsigned slower = 1;
#endif

/// So many random games, or fewer where sanitizers make every step slower: there it is memory that is tested. `least`
/// are enough for all that a test says of them.
constexpr unsigned games(unsigned count, unsigned least = 1) {
    return std::max((count + slower - 1) / slower, least);
}

/// Of the records of a file, numbered from 1: all, or every sixth where sanitizers look on.
constexpr bool has_its_turn(std::uint64_t number) {
    return slower == 1 || number % 6 == 1;
}

}  // namespace arbiter::test
