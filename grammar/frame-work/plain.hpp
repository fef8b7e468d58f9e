// The lines of FRAME-WORK that archives are full of, each read in one piece from the grammar's tokens.
#pragma once

#include "grammar/frame-work/grammar.hpp"
#include "grammar/record/plain.hpp"

namespace arbiter::frame_work::grammar {

/// A turn with its actor, and the other lines but for undo and the end.
struct plain_event {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        fresh_turn::scan(at, end, reading);
        const char* const play = record::scan_actor(at, end, reading);
        if (play != nullptr) {
            reading.line().set(Verb::turn);
            return scan_play(play, end, reading);
        }
        const char* const change = scan_change(at, end, reading);
        if (change != nullptr) {
            reading.line().set(Verb::change);
            return change;
        }
        return scan_other(at, end, reading);
    }

private:
    template <typename R>
    static const char* scan_play(const char* at, const char* end, R& reading) {
        const char* const draw = draw_word::scan(at, end, reading);
        if (draw == nullptr) {
            return scan_act(at, end, reading);
        }
        const char* const drawn = record::scan_next<drawn_card>(draw, end, reading);
        const bool acts = drawn != nullptr && end - drawn > 1 && *drawn == ' ' && is_letter(drawn[1]);
        return acts ? scan_act(drawn + 1, end, reading) : drawn;
    }

    template <typename R>
    static const char* scan_act(const char* at, const char* end, R& reading) {
        switch (at == end ? '\0' : *at) {
            case 'u': return scan_use(act_word<Act::use>::scan(at, end, reading), end, reading);
            case 'p': {
                const char* const plant = act_word<Act::plant>::scan(at, end, reading);
                return plant == nullptr ? act_word<Act::pass>::scan(at, end, reading)
                                        : scan_two<played_card, person>(plant, end, reading);
            }
            default:
                return scan_two<position, played_card>(act_word<Act::reveal>::scan(at, end, reading), end, reading);
        }
    }

    template <typename R>
    static const char* scan_use(const char* at, const char* end, R& reading) {
        const char* const card = record::scan_next<played_card>(at, end, reading);
        const bool names = card != nullptr && record::stands_here(card, end, " on ");
        return names ? person::scan(card + 4, end, reading) : card;
    }

    template <typename R>
    static const char* scan_change(const char* at, const char* end, R& reading) {
        switch (at == end ? '\0' : *at) {
            case 'r': return scan_two<file, played_card>(deed_word<Deed::reveal>::scan(at, end, reading), end, reading);
            case 's': return scan_two<file, other_file>(deed_word<Deed::swap>::scan(at, end, reading), end, reading);
            case 'c': return record::scan_next<file>(deed_word<Deed::conceal>::scan(at, end, reading), end, reading);
            case 'm': return scan_two<file, receiver>(deed_word<Deed::move>::scan(at, end, reading), end, reading);
            case 'l': return scan_two<file, played_card>(deed_word<Deed::look>::scan(at, end, reading), end, reading);
            case 't': return record::scan_next<file>(deed_word<Deed::take>::scan(at, end, reading), end, reading);
            case 'p':
                return scan_two<played_card, receiver>(deed_word<Deed::plant>::scan(at, end, reading), end, reading);
            case 'd': return record::scan_next<file>(deed_word<Deed::discard>::scan(at, end, reading), end, reading);
            default: return deed_word<Deed::nothing>::scan(at, end, reading);
        }
    }

    template <typename R>
    static const char* scan_other(const char* at, const char* end, R& reading) {
        if (const char* const deal = deal_word::scan(at, end, reading)) {
            reading.line().set(Verb::deal);
            return record::scan_list<dealt_card>(deal, end, reading);
        }
        const char* const scores = record::scan_plain_scores(at, end, reading);
        return scores != nullptr ? scores : record::scan_plain_round(at, end, reading);
    }

    template <typename First, typename Second, typename R>
    static const char* scan_two(const char* at, const char* end, R& reading) {
        return record::scan_next<Second>(record::scan_next<First>(at, end, reading), end, reading);
    }
};

}  // namespace arbiter::frame_work::grammar
