// Prints what is not as it has to be, and aborts, which both libFuzzer and the tests notice.
#include "tests/fuzz/target.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

namespace arbiter::fuzz {

void fail(std::string_view what, std::initializer_list<std::string_view> shown) {
    fmt::print(stderr, "\n==== {}\n", what);
    for (const std::string_view text : shown) {
        fmt::print(stderr, "----\n{}\n", text);
    }
    std::fflush(stderr);
    std::abort();
}

}  // namespace arbiter::fuzz
