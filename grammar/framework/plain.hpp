// The lines of Framework that archives are full of, each read in one piece from the grammar's tokens.
#pragma once

#include "grammar/framework/grammar.hpp"
#include "grammar/record/plain.hpp"

namespace arbiter::framework::grammar {

/// A tile by its number laid on a cell, by the player named, and the lines between the rounds.
struct plain_event {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const move = record::scan_actor(at, end, reading);
        if (move != nullptr) [[likely]] {
            reading.line().set(Verb::turn);
            return scan_lay(move, end, reading);
        }
        if (record::stands_here(at, end, "offer ") && reading.seats.count() != 1) {
            return scan_offer(at + 5, end, reading);
        }
        const char* const scores = record::scan_plain_scores(at, end, reading);
        return scores != nullptr || reading.seats.count() == 1 ? scores : record::scan_plain_round(at, end, reading);
    }

private:
    template <typename R>
    static const char* scan_lay(const char* at, const char* end, R& reading) {
        return record::scan_additions<mark>(plain_lay::scan(at, end, reading), end, reading);
    }

    template <typename R>
    static const char* scan_offer(const char* at, const char* end, R& reading) {
        reading.line().set(Verb::offer);
        reading.written.tile_count = 0;
        return record::scan_list<shown_tile>(at, end, reading);
    }
};

}  // namespace arbiter::framework::grammar
