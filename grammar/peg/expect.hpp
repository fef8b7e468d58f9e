// How a grammar says what it wanted: words for its tokens, and a PEGTL control that notes where they were missing.
#pragma once

#include <tao/pegtl.hpp>

namespace arbiter::peg {

/// What a reader would have written instead, in the words of the game ("a pattern line 1 to 5").
/// Specialise it for tokens, in the grammar that defines them; a token without one is never named.
template <typename Rule>
inline constexpr const char* expectation = nullptr;

/// A PEGTL control that notes failures in the reading's Farthest. Nothing throws: the silent pass and the explaining
/// pass are one grammar.
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
