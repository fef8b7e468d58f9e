// The lines of Azul that archives are full of, each read in one piece from the grammar's tokens.
#pragma once

#include "grammar/azul/grammar.hpp"
#include "grammar/record/plain.hpp"

#include <cstdint>

namespace arbiter::azul::grammar {

/// A pick with its actor, and the lines between the rounds.
struct plain_event {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const move = record::scan_actor(at, end, reading);
        if (move != nullptr) [[likely]] {
            reading.line().set(Verb::pick);
            return scan_pick(move, end, reading);
        }
        if (record::stands_here(at, end, "displays ")) {
            return scan_displays(at + 8, end, reading);
        }
        const char* const scores = record::scan_plain_scores(at, end, reading);
        return scores != nullptr ? scores : record::scan_plain_round(at, end, reading);
    }

private:
    template <typename R>
    static const char* scan_pick(const char* at, const char* end, R& reading) {
        const char* const stop = scan_short_pick(at, end, reading);
        return stop != nullptr ? stop : scan_any_pick(at, end, reading);
    }

    /// One letter and the number of a pattern line, as nearly all picks have: its five bytes are looked at together.
    template <typename R>
    static const char* scan_short_pick(const char* at, const char* end, R& reading) {
        if (end - at < 5) {
            return nullptr;
        }
        const std::uint8_t source = source_codes[static_cast<unsigned char>(at[0])];
        const std::uint8_t color = color_codes[static_cast<unsigned char>(at[1])];
        const auto line = static_cast<unsigned>(at[3] - '0');
        const bool goes_on = static_cast<unsigned>(at[4] - '0') < 10U;
        if (source == no_source || color == no_color_code || at[2] != ':' || line - 1U >= 5U || goes_on) {
            return nullptr;
        }
        reading.written.pick = {source, color, static_cast<std::uint8_t>(line), 1};
        reading.written.pick_at = reading.offset(at);
        reading.written.goal_at = reading.offset(at + 3);
        return at + 4;
    }

    template <typename R>
    static const char* scan_any_pick(const char* at, const char* end, R& reading) {
        at = source::scan(at, end, reading);
        at = at == nullptr ? nullptr : color::scan(at, end, reading);
        return at == nullptr || at == end || *at != ':' ? nullptr : goal::scan(at + 1, end, reading);
    }

    template <typename R>
    static const char* scan_displays(const char* at, const char* end, R& reading) {
        reading.line().set(Verb::displays);
        reading.written.group_count = 0;
        const char* const stop = record::scan_list<group>(at, end, reading);
        spread_unnoted(reading.written, reading.seats.count());
        return stop;
    }
};

}  // namespace arbiter::azul::grammar
