// Repeatable randomness: the same seed gives the same game on every machine (std::uniform_int_distribution does not).
#pragma once

#include <cstdint>

namespace arbiter {

/// SplitMix64 (Steele, Lea, Flood 2014).
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }
    /// A number from 0 to limit - 1; limit must be from 1 to 2^32.
    std::uint32_t below(std::uint64_t limit) { return static_cast<std::uint32_t>(((next() >> 32U) * limit) >> 32U); }

private:
    std::uint64_t state_;
};

}  // namespace arbiter
