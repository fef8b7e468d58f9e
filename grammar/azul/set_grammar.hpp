// The notation of a position of Azul: tiles by their letters, walls as they lie.
#pragma once

#include "grammar/azul/grammar.hpp"
#include "grammar/azul/set.hpp"
#include "grammar/record/set.hpp"

#include <string_view>

namespace arbiter::azul::set_grammar {

namespace pegtl = tao::pegtl;
using record::gap;

/// More tiles than the game has, or more places than any table: what follows is not read.
inline constexpr std::size_t most_tiles = 200;
inline constexpr std::size_t most_places = 60;

template <typename R>
const char* miss(R& reading, const char* at, const char* what) {
    if (reading.farthest != nullptr) [[unlikely]] {
        reading.farthest->want(at, what);
    }
    return nullptr;
}

inline std::uint8_t code_of(char letter) {
    return letter == 'M' ? marker_color : color_codes[static_cast<unsigned char>(letter)];
}

/// A word of letters, with counts in front of them where they are allowed, or - for nothing.
template <bool marker, bool counts>
struct Tiles {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Set& set = reading.written;
        const char* stop = at;
        for (const char* next = scan_tile(stop, end, reading); next != nullptr; next = scan_tile(stop, end, reading)) {
            stop = next;
        }
        stop += stop == at && at != end && *at == '-' ? 1 : 0;
        if (stop == at || set.groups.size() == most_places) {
            return nullptr;
        }
        set.groups.push_back(reading.span(at, stop));
        return stop;
    }

private:
    template <typename R>
    static const char* scan_tile(const char* at, const char* end, R& reading) {
        Set& set = reading.written;
        std::int32_t count = 1;
        const char* letter = at;
        if (counts && at != end && *at >= '0' && *at <= '9') {
            letter = record::scan_integer(at, end, count);
        }
        const std::uint8_t color = letter == nullptr || letter == end ? no_color_code : code_of(*letter);
        if (color == no_color_code || (color == marker_color && !marker) || count > 100 ||
            set.tiles.size() == most_tiles) {
            return nullptr;
        }
        const auto place = static_cast<std::uint8_t>(set.groups.size());
        set.tiles.push_back({color, static_cast<std::uint8_t>(count), place, reading.span(at, letter + 1)});
        return letter + 1;
    }
};

struct group : peg::leaf<group>, private Tiles<false, false> {
    using Tiles::scan;
};
struct offered : peg::leaf<offered>, private Tiles<true, false> {
    using Tiles::scan;
};
struct drawn : peg::leaf<drawn>, private Tiles<false, true> {
    using Tiles::scan;
};

/// 25 spaces, a letter each, in any grouping.
struct spaces : peg::leaf<spaces> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        std::uint8_t count = 0;
        while (count < 25) {
            const char* const next = record::skip_blanks(at, end);
            at = scan_space(next, end, count, reading);
            if (at == nullptr) {
                return miss(reading, next, "a space of the wall, 25 in all (B Y R K W, x as printed, . for none)");
            }
        }
        return at;
    }

private:
    template <typename R>
    static const char* scan_space(const char* at, const char* end, std::uint8_t& count, R& reading) {
        constexpr std::string_view dots = "\xE2\x80\xA6";
        if (at == end) {
            return nullptr;
        }
        if (*at == '.' || *at == '_') {
            ++count;
            return at + 1;
        }
        if (std::string_view(at, static_cast<std::size_t>(end - at)).starts_with(dots)) {
            count = static_cast<std::uint8_t>(count + 3);
            return at + dots.size();
        }
        const std::uint8_t color = *at == 'x' || *at == 'X' ? printed_color : color_code(at, end);
        if (color == no_color_code) {
            return nullptr;
        }
        reading.written.tiles.push_back({color, 1, count++, reading.span(at, at + 1)});
        return at + 1;
    }
};

/// A number, or ? where nobody knows it.
struct points : peg::leaf<points> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Set& set = reading.written;
        set.score_known = at == end || *at != '?';
        const char* const stop = set.score_known ? record::scan_integer(at, end, set.score) : at + 1;
        if (stop != nullptr) {
            set.score_span = reading.span(at, stop);
        }
        return stop;
    }
};

// clang-format off
struct displays_word : TAO_PEGTL_KEYWORD("displays") {};
struct center_word   : TAO_PEGTL_KEYWORD("center") {};
struct bag_word      : TAO_PEGTL_KEYWORD("bag") {};
struct lid_word      : TAO_PEGTL_KEYWORD("lid") {};
struct wall_word     : TAO_PEGTL_KEYWORD("wall") {};
struct lines_word    : TAO_PEGTL_KEYWORD("lines") {};
struct floor_word    : TAO_PEGTL_KEYWORD("floor") {};
struct score_word    : TAO_PEGTL_KEYWORD("score") {};

struct round     : pegtl::seq<record::set_round> {};
struct turn      : pegtl::seq<record::set_turn> {};
struct displays  : pegtl::seq<displays_word, pegtl::plus<gap, group>> {};
struct center    : pegtl::seq<center_word, pegtl::plus<gap, offered>> {};
struct bag       : pegtl::seq<bag_word, pegtl::plus<gap, drawn>> {};
struct lid       : pegtl::seq<lid_word, pegtl::plus<gap, drawn>> {};
struct wall      : pegtl::seq<wall_word, gap, spaces> {};
struct lines     : pegtl::seq<lines_word, pegtl::rep<5, gap, group>> {};
struct floor     : pegtl::seq<floor_word, pegtl::plus<gap, offered>> {};
struct score     : pegtl::seq<score_word, gap, points> {};
struct of_player : pegtl::seq<record::set_owner, gap, pegtl::sor<wall, lines, floor, score>> {};

struct event     : record::set_event<pegtl::seq<record::anew, pegtl::sor<round, turn, displays, center, bag, lid, of_player>>> {};
struct line      : record::set_line<event> {};

template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<event>    : record::set_verb<LineKind::set> {};
template <> struct action<round>    : record::set_what<Sets::round> {};
template <> struct action<turn>     : record::set_what<Sets::turn> {};
template <> struct action<displays> : record::set_what<Sets::displays> {};
template <> struct action<center>   : record::set_what<Sets::in_center> {};
template <> struct action<bag>      : record::set_what<Sets::bag> {};
template <> struct action<lid>      : record::set_what<Sets::lid> {};
template <> struct action<wall>     : record::set_what<Sets::wall> {};
template <> struct action<lines>    : record::set_what<Sets::lines> {};
template <> struct action<floor>    : record::set_what<Sets::floor> {};
template <> struct action<score>    : record::set_what<Sets::score> {};
// clang-format on

}  // namespace arbiter::azul::set_grammar

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<azul::set_grammar::group>      = "tiles (B Y R K W), or - for none";
template <> inline constexpr auto expectation<azul::set_grammar::offered>    = "tiles (B Y R K W, M for the marker), or - for none";
template <> inline constexpr auto expectation<azul::set_grammar::drawn>      = "tiles (B Y R K W, 12B for twelve), or - for none";
template <> inline constexpr auto expectation<azul::set_grammar::points>     = "a number";
template <> inline constexpr auto expectation<azul::set_grammar::wall_word>  = "wall";
template <> inline constexpr auto expectation<azul::set_grammar::lines_word> = "lines";
template <> inline constexpr auto expectation<azul::set_grammar::floor_word> = "floor";
template <> inline constexpr auto expectation<azul::set_grammar::score_word> = "score";
// clang-format on

}  // namespace arbiter::peg
