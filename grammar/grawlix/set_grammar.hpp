// The notation of a position of Grawlix: tiles and cells are written as in plays.
#pragma once

#include "grammar/grawlix/grammar.hpp"
#include "grammar/grawlix/set.hpp"
#include "grammar/record/set.hpp"

namespace arbiter::grawlix::set_grammar {

namespace pegtl = tao::pegtl;
using record::gap;

struct set_tile : peg::leaf<set_tile> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        SetTile set;
        const char* const stop = grammar::scan_tile(at, end, reading, set.tile);
        if (stop != nullptr) {
            set.span = reading.span(at, stop);
            reading.written.tiles.push_back(set);
        }
        return stop;
    }
};

/// Where the tile before it lies.
struct set_place : peg::leaf<set_place> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        SetTile& set = reading.written.tiles.back();
        const char* const stop = grammar::scan_place(at, end, set.place);
        if (stop != nullptr) {
            set.place.span = reading.span(at, stop);
            set.span.end = set.place.span.end;
        }
        return stop;
    }
};

struct plays : peg::leaf<plays> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Set& set = reading.written;
        set.played_known = at == end || *at != '?';
        const char* const stop = set.played_known ? record::scan_integer(at, end, set.played) : at + 1;
        if (stop != nullptr) {
            set.played_span = reading.span(at, stop);
        }
        return stop;
    }
};

// clang-format off
struct grid_word   : TAO_PEGTL_KEYWORD("grid") {};
struct hand_word   : TAO_PEGTL_KEYWORD("hand") {};
struct played_word : TAO_PEGTL_KEYWORD("played") {};

struct laid_tile   : pegtl::seq<set_tile, grammar::colon, set_place> {};
struct laid        : pegtl::seq<laid_tile, pegtl::star<gap, laid_tile>> {};
struct held        : pegtl::seq<set_tile, pegtl::star<gap, set_tile>> {};

struct turn        : pegtl::seq<record::set_turn> {};
struct grid        : pegtl::seq<grid_word, gap, pegtl::sor<record::nothing_here, laid>> {};
struct hand        : pegtl::seq<hand_word, gap, pegtl::sor<record::nothing_here, held>> {};
struct played      : pegtl::seq<played_word, gap, plays> {};
struct of_player   : pegtl::seq<record::set_owner, gap, pegtl::sor<hand, played>> {};

struct event       : record::set_event<pegtl::seq<record::anew, pegtl::sor<turn, grid, of_player>>> {};
struct line        : record::set_line<event> {};

template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<event>  : record::set_verb<LineKind::set> {};
template <> struct action<turn>   : record::set_what<Sets::turn> {};
template <> struct action<grid>   : record::set_what<Sets::grid> {};
template <> struct action<hand>   : record::set_what<Sets::hand> {};
template <> struct action<played> : record::set_what<Sets::played> {};
// clang-format on

}  // namespace arbiter::grawlix::set_grammar

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<grawlix::set_grammar::set_tile>    = expectation<grawlix::grammar::played>;
template <> inline constexpr auto expectation<grawlix::set_grammar::set_place>   = expectation<grawlix::grammar::place>;
template <> inline constexpr auto expectation<grawlix::set_grammar::plays>       = "how many tiles the player has played";
template <> inline constexpr auto expectation<grawlix::set_grammar::grid_word>   = "grid";
template <> inline constexpr auto expectation<grawlix::set_grammar::hand_word>   = "hand";
template <> inline constexpr auto expectation<grawlix::set_grammar::played_word> = "played";
// clang-format on

}  // namespace arbiter::peg
