// Whether sanitizers look on, which only this source of the tests is told, and how much is tried then.
#include "tests/effort.hpp"

#include <algorithm>

namespace arbiter::test {

#ifdef __SANITIZE_ADDRESS__
const bool watched = true;
#else
const bool watched = false;
#endif

unsigned games(unsigned count, unsigned least) {
    return watched ? std::max((count + 11) / 12, least) : count;
}

bool has_its_turn(std::uint64_t number) {
    return !watched || number % 6 == 1;
}

}  // namespace arbiter::test
