// The farthest place a grammar came to in a line it refused, and what it wanted there.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter::peg {

/// Collects the expectations at the farthest failure, which is where a person sees the mistake.
class Farthest {
public:
    void want(const char* at, const char* what);
    /// A player was wanted, and this word stands there.
    void want_name(const char* at, std::string_view word);
    const char* at() const { return at_; }
    /// The word at the farthest place that should have been a player's name; empty when none was wanted there.
    std::string_view name() const { return name_; }
    /// "a colon", "a cell or store", "a, b or c"; empty when nothing was named.
    std::string wanted() const;

private:
    static constexpr std::size_t room = 8;
    const char* at_ = nullptr;
    std::array<const char*, room> what_{};
    std::size_t count_ = 0;
    std::string_view name_;
};

}  // namespace arbiter::peg
