// The notation of a position of Dorfromantik: a line for each tile of the map, written as in turns.
#pragma once

#include "grammar/dorfromantik/grammar.hpp"
#include "grammar/dorfromantik/set.hpp"
#include "grammar/record/set.hpp"

namespace arbiter::dorfromantik::set_grammar {

namespace pegtl = tao::pegtl;
using record::gap;

/// Where the tile lies: no claims follow it.
struct goal : peg::leaf<goal> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const stop = grammar::goal::scan_goal(at, end, grammar::before(at, reading), reading.written.goal);
        if (stop != nullptr) {
            reading.written.goal_span = reading.span(at, stop);
        }
        return stop;
    }
};

/// F5, F? or ?; F- on a tile whose marker is off.
struct marker : peg::leaf<marker> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        if (end - at < 2 || at[1] != '-' || terrain_code(*at) >= static_cast<std::uint8_t>(Terrain::meadow)) {
            return grammar::marker::scan(at, end, reading);
        }
        reading.written.marker = {static_cast<Terrain>(terrain_code(*at)), Marker::taken_off};
        reading.written.marker_span = reading.span(at, at + 2);
        return at + 2;
    }
};

/// One of the markers of a pile; `by_points`: or the points of a type, F 15.
template <bool by_points>
struct PileMarker {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        PileItem item;
        const char* stop = by_points ? scan_points(at, end, item) : nullptr;
        stop = stop == nullptr ? grammar::scan_marker(at, end, item.marker) : stop;
        std::vector<PileItem>& pile = reading.written.pile;
        if (stop == nullptr || pile.size() == most_in_pile) {
            return nullptr;
        }
        item.span = reading.span(at, stop);
        pile.push_back(item);
        return stop;
    }

private:
    static const char* scan_points(const char* at, const char* end, PileItem& item) {
        const bool typed = at != end && terrain_code(*at) < static_cast<std::uint8_t>(Terrain::meadow);
        const char* const number = typed ? record::skip_blanks(at + 1, end) : nullptr;
        std::int32_t points = 0;
        if (!typed || number == at + 1 || number == end || *number == '-') {
            return nullptr;
        }
        const char* const stop = record::scan_integer(number, end, points);
        if (stop != nullptr) {
            item = {{static_cast<Terrain>(terrain_code(*at)), 0}, static_cast<std::uint32_t>(points), true, {}};
        }
        return stop;
    }
};
struct completed : peg::leaf<completed>, private PileMarker<true> {
    using PileMarker::scan;
};
struct cancelled : peg::leaf<cancelled>, private PileMarker<false> {
    using PileMarker::scan;
};

struct no_word : peg::empty_leaf<no_word> {
    template <typename R>
    static const char* scan(const char* at, const char*, R& reading) {
        reading.written.word = Word::none;
        return at;
    }
};

// clang-format off
struct task_word  : TAO_PEGTL_KEYWORD("task") {};
struct land_word  : TAO_PEGTL_KEYWORD("land") {};
struct waits_word : TAO_PEGTL_KEYWORD("waits") {};
struct done_word  : TAO_PEGTL_KEYWORD("done") {};
struct lost_word  : TAO_PEGTL_KEYWORD("lost") {};

struct placement  : pegtl::seq<gap, grammar::tile, grammar::colon, goal> {};
struct fate       : pegtl::sor<waits_word, done_word, lost_word> {};
struct task       : pegtl::seq<task_word, no_word, gap, marker, placement, pegtl::opt<gap, fate>> {};
struct land       : pegtl::seq<land_word, no_word, placement> {};
struct turn       : pegtl::seq<record::set_turn> {};

struct done_pile  : TAO_PEGTL_KEYWORD("done") {};
struct lost_pile  : TAO_PEGTL_KEYWORD("lost") {};
template <typename Item>
struct pile       : pegtl::seq<record::anew, gap, pegtl::sor<record::nothing_here, pegtl::seq<Item, pegtl::star<gap, Item>>>> {};
struct done       : pegtl::seq<done_pile, pile<completed>> {};
struct lost       : pegtl::seq<lost_pile, pile<cancelled>> {};

struct event      : record::set_event<task, land, turn, done, lost> {};
struct line       : record::set_line<event> {};

template <Word value> struct set_fate {
    template <typename In, typename R> static void apply(const In& in, R& reading) {
        reading.written.word = value;
        reading.written.word_span = reading.span(in.begin(), in.end());
    }
};
template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<event>      : record::set_verb<LineKind::set> {};
template <> struct action<task>       : record::set_what<Sets::task> {};
template <> struct action<land>       : record::set_what<Sets::land> {};
template <> struct action<turn>       : record::set_what<Sets::turn> {};
template <> struct action<done>       : record::set_what<Sets::done> {};
template <> struct action<lost>       : record::set_what<Sets::lost> {};
template <> struct action<waits_word> : set_fate<Word::waits> {};
template <> struct action<done_word>  : set_fate<Word::done> {};
template <> struct action<lost_word>  : set_fate<Word::lost> {};
// clang-format on

}  // namespace arbiter::dorfromantik::set_grammar

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<dorfromantik::set_grammar::marker> = "a marker: its type F G V T S and its number, - if it is off, or ?";
template <> inline constexpr auto expectation<dorfromantik::set_grammar::completed> = "a completed marker like F5, the points of a type like F 15, or ? (25 at most)";
template <> inline constexpr auto expectation<dorfromantik::set_grammar::cancelled> = "a lost marker like F5, or ? (25 at most)";
template <> inline constexpr auto expectation<dorfromantik::set_grammar::goal> = "a cell like 2,-1, a direction like NE or 7E, none, or ?";
template <> inline constexpr auto expectation<dorfromantik::set_grammar::fate> = "what became of the marker: waits, done or lost";
// clang-format on

}  // namespace arbiter::peg
