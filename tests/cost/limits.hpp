// How tests bound what a run of the program may use: memory and processor time, both far above what is needed.
#pragma once

#include "tests/cli/running.hpp"

namespace arbiter::test {

/// A hundred times the second that a record of 100 KB may take, for watched by sanitizers each step takes ten times as
/// long, and 200 MB; a run that needs more ends with a signal or a complaint about memory.
inline Ran arbiter_within_limits(const std::string& arguments) {
    return shell("{ ulimit -t 100; " + memory_limit(200'000) + ARBITER_EXE " " + arguments + "; } 2>&1");
}

inline std::string repeated(const std::string& text, std::size_t times) {
    std::string all;
    all.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i) {
        all += text;
    }
    return all;
}

}  // namespace arbiter::test
