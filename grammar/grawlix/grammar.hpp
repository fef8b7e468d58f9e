// The notation of Grawlix: the draft, plays with their replacement, and `stuck`. The hot tokens scan themselves, by
// table.
#pragma once

#include "grammar/grawlix/written.hpp"
#include "grammar/record/tokens.hpp"

#include <array>
#include <cstdint>

namespace arbiter::grawlix::grammar {

namespace pegtl = tao::pegtl;
using record::gap;

inline constexpr std::uint8_t no_letter = 0xFF;

/// The place of each byte among these letters.
constexpr std::array<std::uint8_t, 256> codes_of(std::string_view letters) {
    std::array<std::uint8_t, 256> codes{};
    codes.fill(no_letter);
    for (std::uint8_t code = 0; code < letters.size(); ++code) {
        codes[static_cast<unsigned char>(letters[code])] = code;
    }
    return codes;
}
inline constexpr auto glyph_codes = codes_of(glyph_letters);
inline constexpr auto color_codes = codes_of(color_letters);

/// Glyph and color, or `?`; nullptr when neither stands here.
template <typename R>
const char* scan_tile(const char* at, const char* end, R& reading, WrittenTile& tile) {
    if (at != end && *at == '?') {
        tile = {Tile::unknown(), reading.offset(at)};
        return at + 1;
    }
    if (end - at < 2) {
        return nullptr;
    }
    const std::uint8_t glyph = glyph_codes[static_cast<unsigned char>(at[0])];
    const std::uint8_t color = color_codes[static_cast<unsigned char>(at[1])];
    if (glyph == no_letter || color == no_letter) {
        return nullptr;
    }
    tile = {Tile(glyph, color), reading.offset(at)};
    return at + 2;
}

struct played : peg::leaf<played> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        reading.written.redraft_count = 0;
        return scan_tile(at, end, reading, reading.written.tile);
    }
};

struct colon : pegtl::one<':'> {};

/// A direction from the tile laid last, or from the one whose number stands before it.
inline const char* scan_side(const char* at, const char* end, Place& place) {
    place.by = Place::By::side;
    return squares::scan_direction(at, end, place.direction);
}

inline const char* scan_numbers(const char* at, const char* end, Place& place) {
    const char* const x = record::scan_integer(at, end, place.cell.x);
    if (x == nullptr || x == end) {
        return nullptr;
    }
    if (*x == ',') [[likely]] {
        return record::scan_integer(x + 1, end, place.cell.y);
    }
    place.origin = place.cell.x;
    return *at == '-' ? nullptr : scan_side(x, end, place);
}

/// x,y or a direction with or without the number of a tile, or `?`.
inline const char* scan_place(const char* at, const char* end, Place& place) {
    place.by = Place::By::cell;
    place.origin = Place::last_laid;
    if (at != end && *at == '?') {
        place.by = Place::By::unknown;
        return at + 1;
    }
    const char* const stop = at != end && *at >= 'E' ? scan_side(at, end, place) : nullptr;  // above digits and signs
    return stop != nullptr ? stop : scan_numbers(at, end, place);
}

struct place : peg::leaf<place> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const stop = scan_place(at, end, reading.written.place);
        if (stop != nullptr) {
            reading.written.place.span = reading.span(at, stop);
        }
        return stop;
    }
};

/// `+` and the tile drafted, with no blank between.
struct redraft : peg::leaf<redraft> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        WrittenTile tile;
        const char* const stop = at == end || *at != '+' ? nullptr : scan_tile(at + 1, end, reading, tile);
        if (stop == nullptr) {
            return nullptr;
        }
        Written& written = reading.written;
        if (written.redraft_count < most_redrafts) {
            written.redrafts[written.redraft_count] = tile;
        }
        ++written.redraft_count;
        return stop;
    }
};

struct pick : peg::leaf<pick> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        WrittenTile tile;
        const char* const stop = scan_tile(at, end, reading, tile);
        if (stop == nullptr) {
            return nullptr;
        }
        Written& written = reading.written;
        if (written.pick_count < most_picks) {
            written.picks[written.pick_count] = tile;
        }
        ++written.pick_count;
        return stop;
    }
};

// clang-format off
struct play        : pegtl::seq<played, colon, place, pegtl::star<gap, redraft>> {};

struct draft_word  : TAO_PEGTL_KEYWORD("draft") {};
struct draft       : pegtl::seq<draft_word, pegtl::plus<gap, pick>> {};
struct stuck_word  : TAO_PEGTL_KEYWORD("stuck") {};

struct acted_play  : record::acted<play> {};
struct acted_stuck : record::acted<stuck_word> {};
struct line        : record::game_line<acted_play, draft, acted_stuck, record::scores_line, record::undo_line, record::end_line> {};

template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<acted_play>  : record::set_verb<Verb::play> {};
template <> struct action<acted_stuck> : record::set_verb<Verb::stuck> {};
template <> struct action<draft>       : record::set_verb<Verb::draft> {};
template <> struct action<draft_word> {
    template <typename In, typename R> static void apply(const In&, R& reading) { reading.written.pick_count = 0; }
};
// clang-format on

}  // namespace arbiter::grawlix::grammar

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<grawlix::grammar::played>     = "a tile (glyph @ # $ % & *, then color R O Y G B V, or ? if nobody knows)";
template <> inline constexpr auto expectation<grawlix::grammar::colon>      = "a colon and the cell";
template <> inline constexpr auto expectation<grawlix::grammar::place>      = "a cell x,y or a direction N, E, S, W, 7E";
template <> inline constexpr auto expectation<grawlix::grammar::redraft>    = "+ and the tile drafted";
template <> inline constexpr auto expectation<grawlix::grammar::pick>       = "a tile (glyph @ # $ % & *, then color R O Y G B V, or ? if nobody knows)";
template <> inline constexpr auto expectation<grawlix::grammar::stuck_word> = "stuck";
// clang-format on

}  // namespace arbiter::peg
