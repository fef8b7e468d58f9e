// How much random tests try.
#pragma once

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

}  // namespace arbiter::test
