// How much tests try, and how much less of it where sanitizers make every step slower.
#pragma once

#include <cstdint>

namespace arbiter::test {

/// How many times; 1 without sanitizers. The tests are compiled once, for programs with them and without: effort.cpp
/// alone knows for which.
extern const unsigned slower;

/// So many random games, or fewer where sanitizers make every step slower: there it is memory that is tested. `least`
/// are enough for all that a test says of them.
unsigned games(unsigned count, unsigned least = 1);

/// Of the records of a file, numbered from 1: all, or every sixth where sanitizers look on.
bool has_its_turn(std::uint64_t number);

}  // namespace arbiter::test
