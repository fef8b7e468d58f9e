// The notation of Dorfromantik: task and landscape tiles, where they go, what they complete. The tokens scan
// themselves.
#pragma once

#include "grammar/dorfromantik/printed.hpp"
#include "grammar/dorfromantik/scan.hpp"
#include "grammar/dorfromantik/written.hpp"
#include "grammar/record/tokens.hpp"
#include "grammar/text/ascii.hpp"

#include <array>
#include <cstdint>
#include <cstring>

namespace arbiter::dorfromantik::grammar {

namespace pegtl = tao::pegtl;
using record::gap;

/// F5, F? or ?; nullptr when there is no marker.
inline const char* scan_marker(const char* at, const char* end, Marker& marker) {
    marker = {};
    if (at != end && *at == '?') {
        return at + 1;
    }
    if (end - at < 2 || terrain_code(*at) >= static_cast<std::uint8_t>(Terrain::meadow)) {
        return nullptr;
    }
    marker.terrain = static_cast<Terrain>(terrain_code(*at++));
    if (*at == '?') {
        return at + 1;
    }
    std::int32_t number = 0;
    const char* const stop = *at == '0' || *at == '-' ? nullptr : record::scan_integer(at, end, number);
    if (stop == nullptr || stop - at > 3) {
        return nullptr;
    }
    marker.number = static_cast<std::uint16_t>(number);
    return stop;
}

inline bool is_word(char byte) {
    return is_letter(byte) || is_digit(byte) || byte == '_';
}

/// The word that says which stack a tile is revealed from.
template <typename Word, Verb verb>
struct reveal_word : peg::leaf<Word> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        if (end - at < 4 || std::memcmp(at, Word::text, 4) != 0 || (end - at > 4 && is_word(at[4]))) {
            return nullptr;
        }
        reading.written.reveal = verb;
        reading.written.reveal_span = reading.span(at, at + 4);
        return at + 4;
    }
};
struct task_word : reveal_word<task_word, Verb::task> {
    static constexpr const char* text = "task";
};
struct land_word : reveal_word<land_word, Verb::landscape> {
    static constexpr const char* text = "land";
};

/// The marker revealed with a task tile.
struct marker : peg::leaf<marker> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const stop = scan_marker(at, end, reading.written.marker);
        if (stop != nullptr) {
            reading.written.marker_span = reading.span(at, stop);
        }
        return stop;
    }
};

/// What stands before this place in its record: the header says how directions are called.
template <typename R>
std::string_view before(const char* at, const R& reading) {
    return {reading.record, static_cast<std::size_t>(at - reading.record)};
}

/// The longest name that stands there.
inline const char* scan_direction(const char* at, const char* end, std::string_view before, Direction& direction) {
    const Hexes hexes = hexes_of(before);
    std::size_t longest = 0;
    for (const Direction one : all_directions) {
        const auto word = name(one, hexes);
        if (word.size() > longest && static_cast<std::size_t>(end - at) >= word.size() &&
            std::memcmp(at, word.data(), word.size()) == 0) {
            direction = one;
            longest = word.size();
        }
    }
    return longest == 0 ? nullptr : at + longest;
}

/// Six letters and perhaps a flag, a printed tile as 17@E, or ?.
struct tile : peg::leaf<tile> {
    static const char* scan_flag(const char* at, const char* end, std::optional<Terrain>& flag) {
        if (at == end || *at != '^') {
            return at;
        }
        const std::uint8_t code = end - at < 2 ? std::uint8_t{0xFF} : terrain_code(at[1]);
        if (code >= flagged_terrains) {
            return nullptr;
        }
        flag = static_cast<Terrain>(code);
        return at + 2;
    }

    /// `~` before the letters: nobody wrote down how the tile is turned.
    template <typename W>
    static const char* scan_turned(const char* at, const char* end, W& written) {
        written.turned = at != end && *at == '~';
        return written.turned ? at + 1 : at;
    }

    /// 17@E: the printed tile 17, its first edge pointing east.
    static const char* scan_numbered(const char* at, const char* end, std::string_view before, Tile& tile) {
        std::int32_t number = 0;
        const char* const sign = record::scan_integer(at, end, number);
        Direction first = Direction::ne;
        const bool named = sign != nullptr && sign != end && *sign == '@';
        const char* const stop = named ? scan_direction(sign + 1, end, before, first) : nullptr;
        const auto found = stop == nullptr ? std::nullopt : numbered_tile(static_cast<std::size_t>(number), first);
        tile = found.value_or(tile);
        return found ? stop : nullptr;
    }

    /// Six letters, and perhaps a flag; nullptr when they are none.
    template <typename W>
    static const char* scan_letters(const char* at, const char* end, W& written) {
        if (end - at < 6) [[unlikely]] {
            return nullptr;
        }
        Sides shown = 0;
        for (std::size_t side = 0; side < 6; ++side) {
            shown |= letters_on[side][static_cast<unsigned char>(at[side])];
        }
        if ((shown & no_letter) != 0) [[unlikely]] {
            return nullptr;
        }
        written.underscore = (shown & low_line) != 0;
        std::optional<Terrain> flag;
        const char* const stop = scan_flag(at + 6, end, flag);
        written.tile = Tile(shown & all_sides, flag);
        return stop;
    }

    template <typename R>
    static const char* scan(const char* const begin, const char* end, R& reading) {
        auto& written = reading.written;
        const char* const at = scan_turned(begin, end, written);
        const char* stop = nullptr;
        written.underscore = false;
        if (at != end && at == begin && *at == '?') {
            written.tile = Tile::unknown();
            stop = at + 1;
        } else if (at != end && *at >= '0' && *at <= '9') [[unlikely]] {
            stop = scan_numbered(at, end, before(at, reading), written.tile);
        } else {
            stop = scan_letters(at, end, written);
        }
        if (stop != nullptr) {
            written.tile_span = reading.span(begin, stop);
            reading.line().claims = reading.line().claims || written.underscore;
        }
        return stop;
    }
};

struct colon : peg::leaf<colon> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R&) {
        return at != end && *at == ':' ? at + 1 : nullptr;
    }
};

/// A cell, a direction from a tile already laid, or none.
struct goal : peg::leaf<goal> {
    static const char* scan_beside(const char* at, const char* end, std::string_view before, Goal& goal) {
        goal.kind = Goal::Kind::beside;
        return scan_direction(at, end, before, goal.direction);
    }

    static const char* scan_word(const char* at, const char* end, std::string_view before, Goal& goal) {
        if (end - at >= 4 && std::memcmp(at, "none", 4) == 0) {
            goal.kind = Goal::Kind::none;
            return at + 4;
        }
        if (at != end && *at == '?') {
            goal.kind = Goal::Kind::unknown;
            return at + 1;
        }
        return scan_beside(at, end, before, goal);
    }

    static const char* scan_goal(const char* at, const char* end, std::string_view before, Goal& goal) {
        goal = {};
        std::int32_t number = 0;
        const char* const stop = record::scan_integer(at, end, number);
        if (stop == nullptr) {
            return scan_word(at, end, before, goal);
        }
        if (stop != end && *stop == ',') [[likely]] {
            goal.cell.x = number;
            return record::scan_integer(stop + 1, end, goal.cell.y);
        }
        goal.nth = static_cast<std::uint32_t>(number);
        return number > 0 ? scan_beside(stop, end, before, goal) : nullptr;
    }

    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const stop = scan_goal(at, end, before(at, reading), reading.written.goal);
        if (stop != nullptr) {
            reading.written.goal_span = reading.span(at, stop);
            reading.written.claim_count = 0;
        }
        return stop;
    }
};

/// +done:F5 or +lost:F5.
struct claim : peg::leaf<claim> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Claim one;
        one.completed = end - at >= 6 && std::memcmp(at, "+done:", 6) == 0;
        const bool lost = end - at >= 6 && std::memcmp(at, "+lost:", 6) == 0;
        const char* const stop = one.completed || lost ? scan_marker(at + 6, end, one.marker) : nullptr;
        if (stop == nullptr || !one.marker.known()) {
            return nullptr;
        }
        one.span = reading.span(at, stop);
        Written& written = reading.written;
        if (written.claim_count < written.claims.size()) {
            written.claims[written.claim_count] = one;
        }
        ++written.claim_count;
        reading.line().claims = true;
        return stop;
    }
};

// clang-format off
struct placement : pegtl::seq<gap, tile, colon, goal, pegtl::star<gap, claim>> {};
struct task      : pegtl::seq<task_word, gap, marker, placement> {};
struct land      : pegtl::seq<land_word, placement> {};
struct move      : record::acted<pegtl::sor<land, task>> {};

struct line      : record::game_line<move, record::scores_line, record::undo_line, record::end_line> {};

template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<move> {
    template <typename In, typename R> static void apply(const In& in, R& reading) {
        reading.line().set(reading.written.reveal);
        reading.line().event = reading.span(in.begin(), in.end());
    }
};
// clang-format on

}  // namespace arbiter::dorfromantik::grammar

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<dorfromantik::grammar::task_word> = "task";
template <> inline constexpr auto expectation<dorfromantik::grammar::land_word> = "land";
template <> inline constexpr auto expectation<dorfromantik::grammar::marker>    = "a marker: its type F G V T S and its number, or ?";
template <> inline constexpr auto expectation<dorfromantik::grammar::tile>      = "a tile: six of F G V T S and . for meadow, clockwise from the north-east, with ^F ^G ^V for a flag; a printed tile as 17@E; or ?";
template <> inline constexpr auto expectation<dorfromantik::grammar::colon>     = "a colon and where the tile goes";
template <> inline constexpr auto expectation<dorfromantik::grammar::goal>      = "a cell like 2,-1, a direction like NE or 7E, none, or ?";
template <> inline constexpr auto expectation<dorfromantik::grammar::claim>     = "a claim +done:F5 or +lost:F5";
// clang-format on

}  // namespace arbiter::peg
