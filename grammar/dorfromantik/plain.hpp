// The lines of Dorfromantik that archives are full of, each read in one piece from the grammar's tokens.
#pragma once

#include "grammar/dorfromantik/grammar.hpp"
#include "grammar/record/plain.hpp"

namespace arbiter::dorfromantik::grammar {

/// A move with its actor, and the total.
struct plain_event {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const move = record::scan_actor(at, end, reading);
        return move == nullptr ? record::scan_plain_scores(at, end, reading) : scan_move(move, end, reading);
    }

private:
    template <typename R>
    static const char* scan_move(const char* at, const char* end, R& reading) {
        const bool land = record::stands_here(at, end, "land ");
        at = land ? land_word::scan(at, end, reading) : scan_task(at, end, reading);
        at = record::scan_next<tile>(at, end, reading);
        at = at == nullptr || at == end || *at != ':' ? nullptr : goal::scan(at + 1, end, reading);
        reading.line().set(reading.written.reveal);
        return record::scan_additions<claim>(at, end, reading);
    }

    template <typename R>
    static const char* scan_task(const char* at, const char* end, R& reading) {
        return record::scan_next<marker>(task_word::scan(at, end, reading), end, reading);
    }
};

}  // namespace arbiter::dorfromantik::grammar
