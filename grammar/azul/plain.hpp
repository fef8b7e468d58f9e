// The lines of Azul that archives are full of, each read in one piece from the grammar's tokens.
#pragma once

#include "grammar/azul/grammar.hpp"
#include "grammar/record/plain.hpp"

namespace arbiter::azul::grammar {

/// A pick with its actor, and the lines between the rounds.
struct plain_event {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const move = record::scan_actor(at, end, reading);
        if (move != nullptr) [[likely]] {
            reading.line().verb = verb::pick;
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
        at = source::scan(at, end, reading);
        at = at == nullptr ? nullptr : color::scan(at, end, reading);
        return at == nullptr || at == end || *at != ':' ? nullptr : goal::scan(at + 1, end, reading);
    }

    template <typename R>
    static const char* scan_displays(const char* at, const char* end, R& reading) {
        reading.line().verb = verb::displays;
        reading.written.group_count = 0;
        return record::scan_list<group>(at, end, reading);
    }
};

}  // namespace arbiter::azul::grammar
