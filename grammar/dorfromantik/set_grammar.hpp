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
struct task       : pegtl::seq<task_word, no_word, gap, grammar::marker, placement, pegtl::opt<gap, fate>> {};
struct land       : pegtl::seq<land_word, no_word, placement> {};
struct turn       : pegtl::seq<record::set_turn> {};

struct event      : record::set_event<task, land, turn> {};
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
template <> struct action<waits_word> : set_fate<Word::waits> {};
template <> struct action<done_word>  : set_fate<Word::done> {};
template <> struct action<lost_word>  : set_fate<Word::lost> {};
// clang-format on

}  // namespace arbiter::dorfromantik::set_grammar

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<dorfromantik::set_grammar::goal> = "a cell like 2,-1, a direction like NE or 7E, none, or ?";
template <> inline constexpr auto expectation<dorfromantik::set_grammar::fate> = "what became of the marker: waits, done or lost";
// clang-format on

}  // namespace arbiter::peg
