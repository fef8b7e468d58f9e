// The lines of Grawlix that archives are full of, each read in one piece from the grammar's tokens.
#pragma once

#include "grammar/grawlix/grammar.hpp"
#include "grammar/record/plain.hpp"

namespace arbiter::grawlix::grammar {

/// A play with its actor, the draft, and the totals.
struct plain_event {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const move = record::scan_actor(at, end, reading);
        if (move != nullptr) [[likely]] {
            reading.line().verb = verb::play;
            return scan_play(move, end, reading);
        }
        return record::stands_here(at, end, "draft ") ? scan_draft(at + 5, end, reading)
                                                      : record::scan_plain_scores(at, end, reading);
    }

private:
    template <typename R>
    static const char* scan_play(const char* at, const char* end, R& reading) {
        at = played::scan(at, end, reading);
        at = at == nullptr || at == end || *at != ':' ? nullptr : place::scan(at + 1, end, reading);
        return record::scan_additions<redraft>(at, end, reading);
    }

    template <typename R>
    static const char* scan_draft(const char* at, const char* end, R& reading) {
        reading.line().verb = verb::draft;
        reading.written.pick_count = 0;
        return record::scan_list<pick>(at, end, reading);
    }
};

}  // namespace arbiter::grawlix::grammar
