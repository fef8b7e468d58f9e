// The notation of dominoes: hands, plays, draws and passes, and the lines of a position.
#include "grammar/dominoes/parse.hpp"

#include "grammar/record/set.hpp"

#include <array>

namespace arbiter::dominoes {
namespace grammar {

namespace pegtl = tao::pegtl;
using record::anew;
using record::gap;

constexpr bool is_number(char byte) {
    return byte >= '0' && byte <= '0' + most_pips;
}

/// The numbers of both halves, or `?`.
struct tile : peg::leaf<tile> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        if (at != end && *at == '?') {
            reading.written.tiles.push_back({.tile = {}, .left = 0, .at = reading.offset(at)});
            return at + 1;
        }
        if (end - at < 2 || !is_number(at[0]) || !is_number(at[1])) {
            return nullptr;
        }
        const int left = at[0] - '0';
        reading.written.tiles.push_back({.tile = {left, at[1] - '0'}, .left = left, .at = reading.offset(at)});
        return at + 2;
    }
};

/// The end where a tile is laid, by its number.
struct end_number : peg::leaf<end_number> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        if (at == end || (*at != '?' && !is_number(*at))) {
            return nullptr;
        }
        reading.written.end = *at == '?' ? Written::open : *at - '0';
        reading.written.end_span = reading.span(at, at + 1);
        return at + 1;
    }
};

/// One of those who passed last.
struct passed_player : record::player_leaf<passed_player> {
    template <typename R>
    static void keep(R& reading, Seat seat, Span span) {
        reading.written.passed.emplace_back(seat, span);
    }
};

// clang-format off
struct hand_word   : TAO_PEGTL_KEYWORD("hand") {};
struct draw_word   : TAO_PEGTL_KEYWORD("draw") {};
struct pass_word   : TAO_PEGTL_KEYWORD("pass") {};
struct line_word   : TAO_PEGTL_KEYWORD("line") {};
struct passed_word : TAO_PEGTL_KEYWORD("passed") {};

struct tiles       : pegtl::seq<tile, pegtl::star<gap, tile>> {};
struct acted_play  : record::acted<pegtl::seq<anew, tile, pegtl::opt<pegtl::one<':'>, end_number>>> {};
struct acted_draw  : record::acted<pegtl::seq<anew, draw_word, gap, tile>> {};
struct acted_pass  : record::acted<pegtl::seq<anew, pass_word>> {};
struct hand        : pegtl::seq<anew, record::actor, gap, hand_word, gap, tiles> {};
struct line        : record::line<acted_play, acted_draw, acted_pass, hand, record::scores_line, record::undo_line, record::end_line> {};

struct set_line    : pegtl::seq<line_word, gap, tiles> {};
struct set_hand    : pegtl::seq<record::set_owner, gap, hand_word, gap, pegtl::sor<record::nothing_here, tiles>> {};
struct set_passed  : pegtl::seq<passed_word, gap, passed_player, pegtl::star<gap, passed_player>> {};
struct set_event   : record::set_event<pegtl::seq<anew, pegtl::sor<record::set_turn, set_line, set_passed, set_hand>>> {};
struct position    : record::set_line<set_event> {};

template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<acted_play> : record::set_verb<Verb::play> {};
template <> struct action<acted_draw> : record::set_verb<Verb::draw> {};
template <> struct action<acted_pass> : record::set_verb<Verb::pass> {};
template <> struct action<hand>       : record::set_verb<Verb::hand> {};

template <typename Rule> struct set_action : record::action<Rule> {};
template <> struct set_action<set_event>        : record::set_verb<LineKind::set> {};
template <> struct set_action<record::set_turn> : record::set_what<Sets::turn> {};
template <> struct set_action<set_line>         : record::set_what<Sets::line> {};
template <> struct set_action<set_hand>         : record::set_what<Sets::hand> {};
template <> struct set_action<set_passed>       : record::set_what<Sets::passed> {};
// clang-format on

}  // namespace grammar

bool read_line(LineCursor& cursor, Written& written) {
    return record::read_line<grammar::line, grammar::action>(cursor, written);
}

SyntaxError explain_line(const LineCursor& cursor, const record::Words& words) {
    return record::explain_line<grammar::line, Written>(cursor, words);
}

bool read_set_line(LineCursor& cursor, Set& set) {
    return record::read_line<grammar::position, grammar::set_action>(cursor, set);
}

SyntaxError explain_set_line(const LineCursor& cursor, const record::Words& words) {
    static constexpr std::array<std::string_view, 3> own{"turn", "line", "passed"};
    return record::explain_set_line<grammar::position, Set>(cursor, words, own);
}

}  // namespace arbiter::dominoes

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<dominoes::grammar::tile>          = "a tile (two numbers from 0 to 6, or ? if nobody knows)";
template <> inline constexpr auto expectation<dominoes::grammar::end_number>    = "the number at the end where it is laid, or ?";
template <> inline constexpr auto expectation<dominoes::grammar::passed_player> = "a player";
template <> inline constexpr auto expectation<dominoes::grammar::hand_word>     = "hand";
template <> inline constexpr auto expectation<dominoes::grammar::draw_word>     = "draw";
template <> inline constexpr auto expectation<dominoes::grammar::pass_word>     = "pass";
template <> inline constexpr auto expectation<dominoes::grammar::line_word>     = "line";
template <> inline constexpr auto expectation<dominoes::grammar::passed_word>   = "passed";
// clang-format on

}  // namespace arbiter::peg
