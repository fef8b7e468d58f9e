// The lines of a position, as far as every game writes them alike: the word `set`, what is set of the table or of a
// player, and a tail without `stands`.
#pragma once

#include "grammar/record/read.hpp"
#include "grammar/record/tokens.hpp"

#include <span>
#include <string_view>

namespace arbiter::record {

/// The player of whom something is set.
struct set_owner : player_leaf<set_owner> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        return is_position_word(word_at(at, end)) ? nullptr : player_leaf<set_owner>::scan(at, end, reading);
    }
    template <typename R>
    static void keep(R& reading, Seat seat, Span span) {
        reading.line().seat = seat;
        reading.line().actor = span;
    }
};

/// What was read of another form is forgotten: nothing else clears the lists of a line.
struct anew : peg::empty_leaf<anew> {
    template <typename R>
    static const char* scan(const char* at, const char*, R& reading) {
        reading.written.clear_lists();
        return at;
    }
};

/// The action of a form: what its line sets.
template <auto value>
struct set_what {
    template <typename In, typename R>
    static void apply(const In&, R& reading) {
        reading.written.what = value;
    }
};

// clang-format off
struct set_word      : TAO_PEGTL_KEYWORD("set") {};
struct turn_word     : TAO_PEGTL_KEYWORD("turn") {};
/// Nothing lies here.
struct nothing_here  : pegtl::one<'-'> {};

struct set_round     : pegtl::seq<round_word, gap, round_number, pegtl::opt<gap, named_player>> {};
struct set_turn      : pegtl::seq<turn_word, gap, named_player> {};

template <typename... Forms>
struct set_event     : pegtl::seq<set_word, gap, pegtl::sor<Forms...>> {};
/// The whole line, its event being `set_event` of the forms that the game has.
template <typename Event>
struct set_line      : pegtl::seq<blanks, Event, bare_tail> {};
// clang-format on

/// Says what is wrong with a line of a position, which read_line refused.
template <typename Grammar, typename Set>
SyntaxError explain_set_line(const LineCursor& cursor, const Words& words, std::span<const std::string_view> own) {
    if (auto error = misplaced_set_word(cursor, own)) {
        return *error;
    }
    return explain_line<Grammar, Set>(cursor, words);
}

}  // namespace arbiter::record

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<record::nothing_here> = "- for nothing";
// clang-format on

}  // namespace arbiter::peg
