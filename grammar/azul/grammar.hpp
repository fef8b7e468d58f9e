// The notation of Azul: displays, picks and tile lines. The hot tokens scan themselves, by table.
#pragma once

#include "grammar/azul/scan.hpp"
#include "grammar/azul/written.hpp"
#include "grammar/record/tokens.hpp"
#include "grammar/text/ascii.hpp"

#include <array>
#include <cstdint>

namespace arbiter::azul::grammar {

namespace pegtl = tao::pegtl;
using record::gap;

/// One digit: what has more is a number that is too high, not another token behind it.
inline const char* alone(const char* at, const char* stop, const char* end) {
    return stop != nullptr && stop != end && is_digit(*at) && is_digit(*stop) ? nullptr : stop;
}

/// 1 to 9 or c.
struct source : peg::leaf<source> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        reading.written.pick_at = reading.offset(at);
        reading.written.pick.dropped = drop_unsaid;
        return alone(at, scan_source(at, end, reading.written.pick.source), end);
    }
};

/// A color's letter, written once, or once for every tile taken.
struct color : peg::leaf<color> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const std::uint8_t code = color_code(at, end);
        if (code == no_color_code) {
            return nullptr;
        }
        const char* stop = at + 1;
        while (stop != end && *stop == *at && stop - at < 100) {
            ++stop;
        }
        reading.written.pick.color = code;
        reading.written.pick.count = static_cast<std::uint8_t>(stop - at);
        reading.line().claims = stop - at > 1;
        return stop;
    }
};

struct colon : pegtl::one<':'> {};
/// The number of a pattern line, or floor, or f, or ? for one that nobody knows.
struct goal : peg::leaf<goal> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        reading.written.goal_at = reading.offset(at);
        return alone(at, scan_goal(at, end, reading.written.pick.line), end);
    }
};

/// Nothing is read: all tiles of a pick for the floor fall anyway.
struct not_floor : peg::empty_leaf<not_floor> {
    template <typename R>
    static const char* scan(const char* at, const char*, R& reading) {
        return reading.written.pick.line == floor_line ? nullptr : at;
    }
};
/// One or two digits, or ? for a number that nobody knows.
struct drop_count : peg::leaf<drop_count> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        std::int32_t count = drop_unknown;
        const char* const stop = at != end && *at == '?' ? at + 1 : record::scan_integer(at, end, count);
        if (stop == nullptr || count < 0 || stop - at > 2) {
            return nullptr;
        }
        reading.written.pick.dropped = static_cast<std::uint8_t>(count);
        reading.written.drop_span = reading.span(at, stop);
        return stop;
    }
};
// clang-format off
struct drop_word     : TAO_PEGTL_KEYWORD("drop") {};
struct drop          : pegtl::seq<not_floor, gap, drop_word, gap, drop_count> {};
struct pick          : pegtl::seq<source, color, colon, goal, pegtl::opt<drop>> {};
// clang-format on

/// The letters of one display, or - for an empty one.
struct group : peg::leaf<group> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const std::uint64_t four = sum_of_four(at, end);
        if (four == 0) [[unlikely]] {
            return scan_any(at, end, reading);
        }
        keep({four, 0, 0}, reading.span(at, at + 4), reading.written);
        return at + 4;
    }

private:
    static void keep(const Group& group, Span span, Written& written) {
        if (written.group_count < most_groups) {
            written.groups[written.group_count] = group;
            written.group_spans[written.group_count] = span;
        }
        ++written.group_count;
    }

    /// Four known tiles, as nearly every display has; 0 for anything else.
    static std::uint64_t sum_of_four(const char* at, const char* end) {
        if (end - at < 5) {
            return 0;
        }
        const auto unit = [at](std::size_t n) { return letter_units[static_cast<unsigned char>(at[n])]; };
        const std::uint64_t all = unit(0) | unit(1) | unit(2) | unit(3);
        return all < one_of(unknown_color) && unit(4) == no_tile ? unit(0) + unit(1) + unit(2) + unit(3) : 0;
    }

    template <typename R>
    static const char* scan_any(const char* at, const char* end, R& reading) {
        const char* const limit = end - at < 100 ? end : at + 100;  // no counter may overflow
        const char* stop = at;
        std::uint64_t sum = 0;
        for (; stop != limit; ++stop) {
            const std::uint64_t unit = letter_units[static_cast<unsigned char>(*stop)];
            if (unit == no_tile) {
                break;
            }
            sum += unit;
        }
        if (stop == at + 1 && *at == '?') {
            keep({.unknown = 4, .unknown_letters = 1, .unnoted = true}, reading.span(at, stop), reading.written);
            return stop;
        }
        stop += stop == at && at != end && *at == '-' ? 1 : 0;
        if (stop == at) {
            return nullptr;
        }
        const auto unknown = static_cast<std::uint8_t>(sum >> 40U);
        keep({sum & ((std::uint64_t{1} << 40U) - 1), unknown,
              unknown == 0 ? std::uint8_t{0} : unknown_letters(at, stop)},
             reading.span(at, stop), reading.written);
        return stop;
    }

    static std::uint8_t unknown_letters(const char* at, const char* stop) {
        unsigned letters = 0;
        for (unsigned i = 0; i < 8 && at + i != stop; ++i) {
            letters |= static_cast<unsigned>(at[i] == '?') << i;
        }
        return static_cast<std::uint8_t>(letters);
    }
};
/// `displays ?` is said of all displays that so many players use.
inline void spread_unnoted(Written& written, std::size_t players) {
    if (written.group_count == 1 && written.groups[0].unnoted) [[unlikely]] {
        written.group_count = static_cast<std::uint32_t>(2 * players + 1);
        written.groups.fill(written.groups[0]);
        written.group_spans.fill(written.group_spans[0]);
    }
}
// clang-format off
struct displays_word : TAO_PEGTL_KEYWORD("displays") {};
struct displays      : pegtl::seq<displays_word, pegtl::plus<gap, group>> {};

struct tile_word     : TAO_PEGTL_KEYWORD("tile") {};
// clang-format on
struct tiler : record::player_leaf<tiler> {
    template <typename R>
    static void keep(R& reading, Seat seat, Span span) {
        reading.line().seat = seat;
        reading.line().actor = span;
    }
};
/// line:column or line:floor; a column that nobody knows is ?.
struct laying : peg::leaf<laying> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        if (end - at < 3 || *at < '1' || *at > '5' || at[1] != ':') {
            return nullptr;
        }
        Laying one{static_cast<std::uint8_t>(*at - '0'), floor_line, {}};
        const char* stop = at + 2;
        if (*stop >= '1' && *stop <= '5') {
            one.column = static_cast<std::uint8_t>(*stop++ - '0');
        } else if (*stop == '?') {
            one.column = unknown_line;
            ++stop;
        } else if (end - stop >= 5 && std::memcmp(stop, "floor", 5) == 0) {
            stop += 5;
        } else if (*stop == 'f') {
            ++stop;
        } else {
            return nullptr;
        }
        one.span = reading.span(at, stop);
        Written& written = reading.written;
        if (written.laying_count < written.layings.size()) {
            written.layings[written.laying_count] = one;
        }
        ++written.laying_count;
        return stop;
    }
};
// clang-format off
struct tile          : pegtl::seq<tile_word, gap, tiler, pegtl::plus<gap, laying>> {};

struct move          : record::acted<pick> {};
struct line          : record::game_line<move, displays, record::round_line, record::scores_line, tile,
                                         record::undo_line, record::end_line> {};

template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<move>     : record::set_verb<Verb::pick> {};
template <> struct action<displays> {
    template <typename In, typename R> static void apply(const In& in, R& reading) {
        record::set_verb<Verb::displays>::apply(in, reading);
        spread_unnoted(reading.written, reading.seats.count());
    }
};
template <> struct action<tile>     : record::set_verb<Verb::tile> {};
template <> struct action<displays_word> {
    template <typename In, typename R> static void apply(const In&, R& reading) { reading.written.group_count = 0; }
};
template <> struct action<tile_word> {
    template <typename In, typename R> static void apply(const In&, R& reading) { reading.written.laying_count = 0; }
};
// clang-format on

}  // namespace arbiter::azul::grammar

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<azul::grammar::source>    = "a display 1 to 9 or c for the center";
template <> inline constexpr auto expectation<azul::grammar::color>     = "a color (B Y R K W, or ? if nobody knows)";
template <> inline constexpr auto expectation<azul::grammar::colon>     = "a colon and where the tiles go";
template <> inline constexpr auto expectation<azul::grammar::goal>      = "a pattern line 1 to 5 or floor";
template <> inline constexpr auto expectation<azul::grammar::drop_count> = "how many tiles fall";
template <> inline constexpr auto expectation<azul::grammar::group>     = "the tiles of a display (B Y R K W), or - for an empty one";
template <> inline constexpr auto expectation<azul::grammar::tiler>     = "a player";
template <> inline constexpr auto expectation<azul::grammar::laying>    = "line:column or line:floor, both 1 to 5";
// clang-format on

}  // namespace arbiter::peg
