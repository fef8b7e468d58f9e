// The grammar of header lines.
#pragma once

#include "grammar/peg/expect.hpp"

#include <tao/pegtl.hpp>

namespace arbiter::header {

namespace pegtl = tao::pegtl;

// clang-format off
struct key_letter   : pegtl::ranges<'a', 'z', 'A', 'Z', '-', '-'> {};
/// Private keys are their owner's business: digits may stand in them too.
struct private_key  : pegtl::seq<TAO_PEGTL_STRING("X-"), pegtl::star<pegtl::sor<key_letter, pegtl::digit>>> {};
struct key          : pegtl::sor<private_key, pegtl::seq<pegtl::alpha, pegtl::star<key_letter>>> {};
struct colon        : pegtl::one<':'> {};
/// A record begins in the first column, nowhere else: taken back there, an indented Game would begin another one.
struct game         : TAO_PEGTL_STRING("Game:") {};
struct indentation  : pegtl::seq<pegtl::plus<pegtl::blank>, pegtl::not_at<game>> {};
struct value        : pegtl::star<pegtl::not_one<'\n', '\r'>> {};
struct line_break   : pegtl::eolf {};
struct comment      : pegtl::seq<pegtl::star<pegtl::blank>, pegtl::one<';'>, pegtl::star<pegtl::not_one<'\n', '\r'>>> {};
struct field        : pegtl::seq<pegtl::opt<indentation>, key, colon, value> {};
struct line         : pegtl::seq<pegtl::sor<field, comment>, line_break> {};
struct blank_line   : pegtl::seq<pegtl::star<pegtl::blank>, line_break> {};
struct lines        : pegtl::star<pegtl::not_at<pegtl::eof>, pegtl::not_at<blank_line>, line> {};
struct file         : pegtl::seq<lines, pegtl::opt<blank_line>> {};
// clang-format on

}  // namespace arbiter::header
