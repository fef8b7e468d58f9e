// How much is tried: ARBITER_TEST_DIVISOR in the environment says, which the presets for tests set.
#include "tests/effort.hpp"

#include <algorithm>
#include <cstdlib>

namespace arbiter::test {

namespace {

unsigned divisor_asked() {
    const char* const text = std::getenv("ARBITER_TEST_DIVISOR");
    return text == nullptr ? 1U : std::max(1U, static_cast<unsigned>(std::strtoul(text, nullptr, 10)));
}

}  // namespace

const unsigned divisor = divisor_asked();

unsigned games(unsigned count, unsigned least) {
    return std::max((count + divisor - 1) / divisor, least);
}

bool has_its_turn(std::uint64_t number) {
    return divisor == 1 || number % 6 == 1;
}

}  // namespace arbiter::test
