// The notation of a position of Framework: its tiles and tokens are written as in turns.
#pragma once

#include "grammar/framework/grammar.hpp"
#include "grammar/framework/set.hpp"
#include "grammar/record/set.hpp"

namespace arbiter::framework::set_grammar {

namespace pegtl = tao::pegtl;
using grammar::in_company;
using record::gap;

/// A tile with its cell and a colon between them.
struct laid_tile : peg::leaf<laid_tile> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        SetTile laid;
        const char* const colon = grammar::scan_tile(at, end, laid.tile, reading);
        if (colon == nullptr) {
            return nullptr;
        }
        if (colon == end || *colon != ':') {
            return grammar::miss(reading, colon, "a colon and where the tile lies");
        }
        const char* stop = grammar::scan_place(colon + 1, end, laid.place);
        if (stop == nullptr && laid.tile.known() && colon + 1 != end && colon[1] == '?') {
            laid.place.by = Place::By::unknown;
            stop = colon + 2;
        }
        if (stop == nullptr) {
            return grammar::miss(reading, colon + 1, "a cell x,y or a direction N, E, S, W, 7E");
        }
        laid.tile_span = reading.span(at, colon);
        laid.place.span = reading.span(colon + 1, stop);
        laid.span = reading.span(at, stop);
        reading.written.tiles.push_back(laid);
        return stop;
    }
};

/// A tile alone.
struct stored_tile : peg::leaf<stored_tile> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        SetTile stored;
        const char* const stop = grammar::scan_tile(at, end, stored.tile, reading);
        if (stop != nullptr) {
            stored.tile_span = stored.span = reading.span(at, stop);
            reading.written.tiles.push_back(stored);
        }
        return stop;
    }
};

/// A place of the offer that is empty. A tile without frames begins alike: `-/4B`.
struct empty_place : peg::leaf<empty_place> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        if (at == end || *at != '-' || (at + 1 != end && at[1] == '/')) {
            return nullptr;
        }
        SetTile taken;
        taken.tile = Tile::unknown();
        taken.taken = true;
        taken.tile_span = taken.span = reading.span(at, at + 1);
        reading.written.tiles.push_back(taken);
        return at + 1;
    }
};

struct mark : peg::leaf<mark> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        TokenMark mark;
        const char* const stop = grammar::scan_mark(at, end, mark);
        if (stop != nullptr) {
            mark.span = reading.span(at, stop);
            reading.written.marks.push_back(mark);
        }
        return stop;
    }
};

// clang-format off
/// `-` alone, and no tile without frames.
struct nothing      : pegtl::seq<record::nothing_here, pegtl::not_at<pegtl::one<'/'>>> {};
struct offer_word   : TAO_PEGTL_KEYWORD("offer") {};
struct display_word : TAO_PEGTL_KEYWORD("display") {};
struct tokens_word  : TAO_PEGTL_KEYWORD("tokens") {};
struct store_word   : TAO_PEGTL_KEYWORD("store") {};

struct round     : pegtl::seq<in_company, record::set_round> {};
struct turn      : pegtl::seq<record::set_turn> {};
struct offer     : pegtl::seq<in_company, offer_word, pegtl::plus<gap, pegtl::sor<empty_place, stored_tile>>> {};
struct laid      : pegtl::seq<laid_tile, pegtl::star<gap, laid_tile>> {};
struct display   : pegtl::seq<display_word, gap, pegtl::sor<nothing, laid>> {};
struct marks     : pegtl::seq<mark, pegtl::star<gap, mark>> {};
struct tokens    : pegtl::seq<tokens_word, gap, pegtl::sor<nothing, marks>> {};
struct stored    : pegtl::seq<stored_tile, pegtl::star<gap, stored_tile>> {};
struct store     : pegtl::seq<store_word, gap, pegtl::sor<nothing, stored>> {};
struct of_player : pegtl::seq<record::set_owner, gap, pegtl::sor<display, tokens, store>> {};

struct event     : record::set_event<pegtl::seq<record::anew, pegtl::sor<round, turn, offer, of_player>>> {};
struct line      : record::set_line<event> {};

template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<event>   : record::set_verb<LineKind::set> {};
template <> struct action<round>   : record::set_what<Sets::round> {};
template <> struct action<turn>    : record::set_what<Sets::turn> {};
template <> struct action<offer>   : record::set_what<Sets::offer> {};
template <> struct action<display> : record::set_what<Sets::display> {};
template <> struct action<tokens>  : record::set_what<Sets::tokens> {};
template <> struct action<store>   : record::set_what<Sets::store> {};
// clang-format on

}  // namespace arbiter::framework::set_grammar

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<framework::set_grammar::mark>         = "a token +x,y/k";
template <> inline constexpr auto expectation<framework::set_grammar::empty_place>  = "- for a place that is empty";
template <> inline constexpr auto expectation<framework::set_grammar::display_word> = "display";
template <> inline constexpr auto expectation<framework::set_grammar::tokens_word>  = "tokens";
template <> inline constexpr auto expectation<framework::set_grammar::store_word>   = "store";
// clang-format on

}  // namespace arbiter::peg
