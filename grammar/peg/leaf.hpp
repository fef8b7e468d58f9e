// How a token that is read very often gets its own scanner inside a PEGTL grammar.
#pragma once

#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>

#include <cstddef>

namespace arbiter::peg {

namespace pegtl = tao::pegtl;

/// A rule whose matching is one function: `static const char* scan(const char* at, const char* end, Reading&)`
/// answers where the token ends, or nullptr when there is none here. Inputs must track positions lazily: a token may
/// hold its line's break.
template <typename Token>
struct leaf {
    using rule_t = leaf;
    using subs_t = pegtl::empty_list;

    template <pegtl::apply_mode, pegtl::rewind_mode, template <typename...> class, template <typename...> class,
              typename ParseInput, typename Reading, typename... Others>
    static bool match(ParseInput& in, Reading&& reading, Others&&...) {
        const char* const end = Token::scan(in.current(), in.end(), reading);
        if (end == nullptr) {
            return false;
        }
        in.bump_in_this_line(static_cast<std::size_t>(end - in.current()));
        return true;
    }
};

/// A leaf that may be empty.
template <typename Token>
struct empty_leaf : leaf<Token> {
    using rule_t = empty_leaf;
};

}  // namespace arbiter::peg

namespace tao::pegtl {

template <typename Name, typename Token>
struct analyze_traits<Name, arbiter::peg::leaf<Token>> : analyze_any_traits<> {};

template <typename Name, typename Token>
struct analyze_traits<Name, arbiter::peg::empty_leaf<Token>> : analyze_opt_traits<> {};

}  // namespace tao::pegtl
