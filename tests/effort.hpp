// How much tests try, and how much less of it where sanitizers make every step slower.
#pragma once

#include <cstdint>

namespace arbiter::test {

#ifdef __SANITIZE_ADDRESS__
inline constexpr unsigned slower = 6;
#else
inline constexpr unsigned slower = 1;
#endif

/// So many random games, or fewer where sanitizers make every step slower: there it is memory that is tested.
constexpr unsigned games(unsigned count) {
    return (count + slower - 1) / slower;
}

/// Of the records of a file, numbered from 1: all, or every third where sanitizers look on.
constexpr bool has_its_turn(std::uint64_t number) {
    return (number - 1) % ((slower + 1) / 2) == 0;
}

}  // namespace arbiter::test
