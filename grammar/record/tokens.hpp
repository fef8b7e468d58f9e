// The tokens and common lines of every game's body. Rules own the blanks inside them, never those around them.
#pragma once

#include "grammar/cell/cell.hpp"
#include "grammar/peg/expect.hpp"
#include "grammar/peg/leaf.hpp"
#include "grammar/record/reading.hpp"

#include <cstdint>
#include <cstring>
#include <string_view>

namespace arbiter::record {

namespace pegtl = tao::pegtl;

inline bool is_blank(char byte) {
    return byte == ' ' || byte == '\t';
}
inline const char* skip_blanks(const char* at, const char* end) {
    while (at != end && is_blank(*at)) {
        ++at;
    }
    return at;
}
/// Reads an integer of up to seven digits; nullptr when there is none or it is longer.
inline const char* scan_long_integer(const char* at, const char* end, std::int32_t& value) {
    const bool negative = at != end && *at == '-';
    at += negative ? 1 : 0;
    const char* const first = at;
    std::int32_t sum = 0;
    while (at != end && *at >= '0' && *at <= '9' && at - first < 8) {
        sum = sum * 10 + (*at++ - '0');
    }
    if (at == first || at - first == 8) {
        return nullptr;
    }
    value = negative ? -sum : sum;
    return at;
}
/// The same; one or two digits, which nearly all have, without a loop, and whatever the sign without a guess.
inline const char* scan_integer(const char* at, const char* end, std::int32_t& value) {
    if (end - at < 4) [[unlikely]] {
        return scan_long_integer(at, end, value);
    }
    const std::int32_t negative = *at == '-' ? 1 : 0;
    at += negative;
    const std::int32_t first = at[0] - '0';
    const std::int32_t second = at[1] - '0';
    if (first < 0 || first > 9) {
        return nullptr;
    }
    const bool two = second >= 0 && second <= 9;
    if (two && at[2] >= '0' && at[2] <= '9') [[unlikely]] {
        return scan_long_integer(at - negative, end, value);
    }
    const std::int32_t sum = two ? first * 10 + second : first;
    value = (sum ^ -negative) + negative;
    return at + (two ? 2 : 1);
}
/// Reads x,y; nullptr when no cell stands here.
inline const char* scan_cell(const char* at, const char* end, Cell& cell) {
    const char* const x = scan_integer(at, end, cell.x);
    return x == nullptr || x == end || *x != ',' ? nullptr : scan_integer(x + 1, end, cell.y);
}

// clang-format off
struct blanks : peg::empty_leaf<blanks> {
    template <typename R> static const char* scan(const char* at, const char* end, R&) { return skip_blanks(at, end); }
};
/// At least one blank.
struct gap : peg::leaf<gap> {
    template <typename R> static const char* scan(const char* at, const char* end, R&) {
        const char* const stop = skip_blanks(at, end);
        return stop == at ? nullptr : stop;
    }
};
// clang-format on

/// The end of the line's text: not consumed here, the line break is (`line_break`).
struct line_break : pegtl::eolf {};

/// A player's name or P1 to P6 at the start of a line: sets the seat.
struct actor : peg::leaf<actor> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Seat seat = no_seat;
        const char* const stop = reading.seats.scan(at, end, seat);
        if (stop == nullptr || stop == end || !is_blank(*stop)) {
            return nullptr;
        }
        reading.line().seat = seat;
        reading.line().actor = reading.span(at, stop);
        return stop;
    }
};

/// A player's name as an argument, when the game has no use for who it is. Games derive their own to keep the seat.
template <typename Token>
struct player_leaf : peg::leaf<Token> {
    /// The word that stands where the player should.
    static std::string_view name_at(const char* at, const char* end) { return word_at(at, end); }
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Seat seat = no_seat;
        const char* const stop = reading.seats.scan(at, end, seat);
        if (stop != nullptr) {
            Token::keep(reading, seat, reading.span(at, stop));
        }
        return stop;
    }
};

/// The player named by a round or an end line.
struct named_player : player_leaf<named_player> {
    template <typename R>
    static void keep(R& reading, Seat seat, Span span) {
        reading.line().named = seat;
        reading.line().named_span = span;
    }
};

struct round_number : peg::leaf<round_number> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        std::int32_t value = 0;
        const char* const stop = scan_integer(at, end, value);
        if (stop == nullptr || value < 0) {
            return nullptr;
        }
        reading.line().round = static_cast<std::uint32_t>(value);
        reading.line().number = reading.span(at, stop);
        reading.line().named = no_seat;
        return stop;
    }
};

struct score : peg::leaf<score> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        std::int32_t value = Line::unknown_score;
        const char* const stop = at != end && *at == '?' ? at + 1 : scan_integer(at, end, value);
        if (stop == nullptr) {
            return nullptr;
        }
        Line& line = reading.line();
        if (line.score_count < line.scores.size()) {
            line.scores[line.score_count] = value;
        }
        line.scores_span =
            line.score_count == 0 ? reading.span(at, stop) : Span{line.scores_span.begin, reading.offset(stop)};
        ++line.score_count;
        return stop;
    }
};

// clang-format off
struct round_word       : TAO_PEGTL_KEYWORD("round") {};
struct scores_word      : TAO_PEGTL_KEYWORD("scores") {};
struct undo_word        : TAO_PEGTL_KEYWORD("undo") {};
struct end_word         : TAO_PEGTL_KEYWORD("end") {};
struct finished_word    : TAO_PEGTL_KEYWORD("finished") {};
struct abandoned_word   : TAO_PEGTL_KEYWORD("abandoned") {};
struct resigned_word    : TAO_PEGTL_KEYWORD("resigned") {};
struct adjudicated_word : TAO_PEGTL_KEYWORD("adjudicated") {};
struct stands_word      : TAO_PEGTL_KEYWORD("stands") {};
struct gap_word         : TAO_PEGTL_KEYWORD("gap") {};

struct round_line  : pegtl::seq<round_word, gap, round_number, pegtl::opt<gap, named_player>> {};
struct scores_line : pegtl::seq<scores_word, gap, score, pegtl::star<gap, score>> {};
struct undo_line   : pegtl::seq<undo_word> {};
struct resigned    : pegtl::seq<resigned_word, gap, named_player> {};
struct adjudicated : pegtl::seq<adjudicated_word, gap, named_player> {};
struct end_how     : pegtl::sor<finished_word, abandoned_word, resigned, adjudicated> {};
struct end_line    : pegtl::seq<end_word, gap, end_how> {};
/// Here lines were not noted.
struct gap_line    : pegtl::seq<gap_word> {};
/// A turn of which nothing was noted but whose it was.
struct turn_line   : pegtl::seq<actor, gap, pegtl::one<'?'>> {};

struct annotation_key   : pegtl::plus<pegtl::sor<pegtl::ranges<'a', 'z', 'A', 'Z', '0', '9'>, pegtl::one<'_', '-'>>> {};
struct annotation_equal : pegtl::one<'='> {};
struct annotation_value : pegtl::star<pegtl::not_one<'}', '\n', '\r'>> {};
struct annotation_open  : pegtl::one<'{'> {};
struct annotation_close : pegtl::one<'}'> {};
struct annotation       : pegtl::seq<annotation_open, annotation_key, annotation_equal, annotation_value, annotation_close> {};
struct comment_text     : pegtl::star<pegtl::not_one<'\n', '\r'>> {};
struct comment          : pegtl::seq<pegtl::one<';'>, comment_text> {};
struct event_end        : pegtl::sor<pegtl::at<pegtl::eolf>, gap> {};
struct trimmings        : pegtl::seq<event_end, pegtl::star<annotation, event_end>, pegtl::opt<stands_word, event_end>,
                                     pegtl::opt<comment>, line_break> {};
/// Of a line that cannot be let stand.
struct bare_trimmings   : pegtl::seq<event_end, pegtl::star<annotation, event_end>, pegtl::opt<comment>, line_break> {};
struct bare_tail        : pegtl::sor<line_break, bare_trimmings> {};
/// Nearly every line ends right behind its event.
struct tail             : pegtl::sor<line_break, trimmings> {};
/// The whole line: indentation, one of the events, the tail. The first alternative is the one met most.
template <typename... Events>
struct line             : pegtl::seq<blanks, pegtl::sor<pegtl::seq<pegtl::sor<Events...>, tail>,
                                                        pegtl::seq<pegtl::opt<comment>, line_break>>> {};
/// The same in a game at a table, of which lines may be missing.
template <typename... Events>
struct game_line        : pegtl::seq<blanks, pegtl::sor<pegtl::seq<pegtl::sor<Events...>, tail>,
                                                        pegtl::seq<pegtl::sor<gap_line, turn_line>, bare_tail>,
                                                        pegtl::seq<pegtl::opt<comment>, line_break>>> {};
/// A move with or without its actor in front.
template <typename Move>
struct acted            : pegtl::sor<pegtl::seq<actor, gap, Move>, Move> {};

template <typename Rule> struct action : pegtl::nothing<Rule> {};

template <auto value> struct set_verb {
    template <typename In, typename R> static void apply(const In& in, R& reading) {
        reading.line().set(value);
        reading.line().event = reading.span(in.begin(), in.end());
    }
};
template <EndKind kind> struct set_end {
    template <typename In, typename R> static void apply(const In&, R& reading) { reading.line().end_kind = kind; }
};
template <> struct action<round_line>       : set_verb<LineKind::round> {};
template <> struct action<scores_line>      : set_verb<LineKind::scores> {};
template <> struct action<undo_line>        : set_verb<LineKind::undo> {};
template <> struct action<end_line>         : set_verb<LineKind::end> {};
template <> struct action<gap_line>         : set_verb<LineKind::gap> {};
template <> struct action<turn_line>        : set_verb<LineKind::turn> {};
template <> struct action<finished_word>    : set_end<EndKind::finished> {};
template <> struct action<abandoned_word>   : set_end<EndKind::abandoned> {};
template <> struct action<resigned>         : set_end<EndKind::resigned> {};
template <> struct action<adjudicated>      : set_end<EndKind::adjudicated> {};
template <> struct action<scores_word> {
    template <typename In, typename R> static void apply(const In&, R& reading) { reading.line().score_count = 0; }
};
template <> struct action<stands_word> {
    template <typename In, typename R> static void apply(const In& in, R& reading) {
        reading.line().stands_span = reading.span(in.begin(), in.end());
    }
};
// clang-format on

}  // namespace arbiter::record

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<record::gap>              = "a blank";
template <> inline constexpr auto expectation<record::round_number>     = "the number of the round";
template <> inline constexpr auto expectation<record::named_player>     = "a player";
template <> inline constexpr auto expectation<record::score>            = "a number";
template <> inline constexpr auto expectation<record::end_how>          = "finished, abandoned, resigned NAME (who gave up) or adjudicated NAME (the winner)";
template <> inline constexpr auto expectation<record::annotation_key>   = "the key of an annotation";
template <> inline constexpr auto expectation<record::annotation_equal> = "= behind the annotation's key";
template <> inline constexpr auto expectation<record::annotation_close> = "} at the end of the annotation";
template <> inline constexpr auto expectation<record::line_break>       = "the end of the line";
// clang-format on

}  // namespace arbiter::peg
