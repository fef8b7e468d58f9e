// Whether sanitizers look on, which only this source of the tests is told, and how much is tried then.
#include "tests/effort.hpp"

#include <algorithm>

namespace arbiter::test {

#ifdef __SANITIZE_ADDRESS__
const unsigned slower = 12;
#else
const unsigned slower = 1;
#endif

unsigned games(unsigned count, unsigned least) {
    return std::max((count + slower - 1) / slower, least);
}

bool has_its_turn(std::uint64_t number) {
    return slower == 1 || number % 6 == 1;
}

}  // namespace arbiter::test
