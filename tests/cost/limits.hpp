// How tests bound what a run of the program may use: memory and processor time, both far above what is needed.
#pragma once

#include "tests/cli/running.hpp"

namespace arbiter::test {

/// Ten times the second that a record of 100 KB may take, and 200 MB.
inline const std::string limits = "ulimit -t 10; ulimit -v 200000; ";

/// Runs the program within these limits; a run that needs more ends with a signal or a complaint about memory.
inline Ran arbiter_within_limits(const std::string& arguments) {
    return shell("{ " + limits + ARBITER_EXE " " + arguments + "; } 2>&1");
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
