// What a fuzz target is, and how it says that something is not as it has to be.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

/// Every file NAME_target.cpp defines this one; libFuzzer, or corpus_run.cpp in the tests, calls it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace arbiter::fuzz {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Prints what does not hold, with the texts that show it, and aborts.
[[noreturn]] void fail(std::string_view what, std::initializer_list<std::string_view> shown);

inline void expect(bool holds, std::string_view what, std::initializer_list<std::string_view> shown) {
    if (!holds) {
        fail(what, shown);
    }
}

inline void expect_same(std::string_view one, std::string_view other, std::string_view what, std::string_view input) {
    expect(one == other, what, {input, one, other});
}

}  // namespace arbiter::fuzz
