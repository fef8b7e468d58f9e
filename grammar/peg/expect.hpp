// How a grammar says what it wanted: the farthest place it came to, and the tokens that would have let it go on.
#pragma once

#include <tao/pegtl.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter::peg {

/// What a reader would have written instead, in the words of the game ("a pattern line 1 to 5").
/// Specialise it for tokens, in the grammar that defines them; a token without one is never named.
template <typename Rule>
inline constexpr const char* expectation = nullptr;

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

/// A PEGTL control that notes failures. Nothing throws: the silent pass and the explaining pass are one grammar.
template <typename Rule>
struct Explaining : tao::pegtl::normal<Rule> {
    template <typename ParseInput, typename Reading, typename... Others>
    static void failure(const ParseInput& in, Reading& reading, Others&&...) {
        if constexpr (expectation<Rule> != nullptr) {
            reading.farthest->want(in.current(), expectation<Rule>);
        }
        if constexpr (requires { Rule::name_at(in.current(), in.end()); }) {
            reading.farthest->want_name(in.current(), Rule::name_at(in.current(), in.end()));
        }
    }
};

}  // namespace arbiter::peg
