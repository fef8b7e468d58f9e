// The lines of Grawlix that archives are full of, each read in one piece from the grammar's tokens.
#pragma once

#include "grammar/grawlix/grammar.hpp"
#include "grammar/record/plain.hpp"

#include <cstddef>
#include <cstdint>

namespace arbiter::grawlix::grammar {

/// A play with its actor, the draft, and the totals.
struct plain_event {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const move = record::scan_actor(at, end, reading);
        if (move != nullptr) [[likely]] {
            reading.line().set(Verb::play);
            return scan_play(move, end, reading);
        }
        return record::stands_here(at, end, "draft ") ? scan_draft(at + 5, end, reading)
                                                      : record::scan_plain_scores(at, end, reading);
    }

private:
    template <typename R>
    static const char* scan_play(const char* at, const char* end, R& reading) {
        const char* const stop = scan_short_play(at, end, reading);
        return stop != nullptr ? stop : scan_any_play(at, end, reading);
    }

    /// A tile by its two letters; unknown where they are none.
    static Tile tile_at(const char* at) {
        const std::uint8_t glyph = glyph_codes[static_cast<unsigned char>(at[0])];
        const std::uint8_t color = color_codes[static_cast<unsigned char>(at[1])];
        return glyph == no_letter || color == no_letter ? Tile::unknown() : Tile(glyph, color);
    }

    /// A coordinate of one digit: behind it `next` has to stand. Its number is above 9 where something is wrong.
    static const char* scan_digit(const char* at, char next, unsigned& number, bool& negative) {
        negative = *at == '-';
        at += negative ? 1 : 0;
        number = at[1] == next ? static_cast<unsigned>(*at - '0') : 10U;
        return at + 1;
    }

    /// Coordinates of one digit and one tile drafted, as nearly all plays have: all its bytes are known to be there.
    template <typename R>
    static const char* scan_short_play(const char* at, const char* end, R& reading) {
        constexpr std::ptrdiff_t longest = 13;  // $G:-1,-2 +$R and a line break
        if (end - at < longest || at[2] != ':') {
            return nullptr;
        }
        unsigned x = 0;
        unsigned y = 0;
        bool west = false;
        bool north = false;
        const char* const comma = scan_digit(at + 3, ',', x, west);
        const char* const blank = scan_digit(comma + 1, ' ', y, north);
        const Tile played = tile_at(at);
        const Tile drafted = tile_at(blank + 2);
        if (x > 9 || y > 9 || blank[1] != '+' || blank[4] != '\n' || !played.known() || !drafted.known()) {
            return nullptr;
        }
        Written& written = reading.written;
        written.tile = {played, reading.offset(at)};
        written.place = {.cell = {signed_of(x, west), signed_of(y, north)}, .span = reading.span(at + 3, blank)};
        written.redrafts[0] = {drafted, reading.offset(blank + 2)};
        written.redraft_count = 1;
        return blank + 4;
    }

    static std::int32_t signed_of(unsigned number, bool negative) {
        return negative ? -static_cast<std::int32_t>(number) : static_cast<std::int32_t>(number);
    }

    template <typename R>
    static const char* scan_any_play(const char* at, const char* end, R& reading) {
        at = played::scan(at, end, reading);
        at = at == nullptr || at == end || *at != ':' ? nullptr : place::scan(at + 1, end, reading);
        return record::scan_additions<redraft>(at, end, reading);
    }

    template <typename R>
    static const char* scan_draft(const char* at, const char* end, R& reading) {
        reading.line().set(Verb::draft);
        reading.written.pick_count = 0;
        return record::scan_list<pick>(at, end, reading);
    }
};

}  // namespace arbiter::grawlix::grammar
