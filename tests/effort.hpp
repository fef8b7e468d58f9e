// How much tests try, and how much less of it where every step takes long (ARBITER_TEST_DIVISOR in the environment).
#pragma once

#include <cstdint>

namespace arbiter::test {

/// Random games are divided by this; 1 where nothing is said. Preset asan says 12: there it is memory that is tested.
extern const unsigned divisor;

/// So many random games, or an Nth of them. `least` are enough for all that a test says of them.
unsigned games(unsigned count, unsigned least = 1);

/// Of the records of a file, numbered from 1: all, or every sixth where less is tried.
bool has_its_turn(std::uint64_t number);

}  // namespace arbiter::test
