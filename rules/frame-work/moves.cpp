// What a player may do, random play, and the rules a legal event holds.
#include "rules/frame-work/chance.hpp"
#include "rules/frame-work/game.hpp"
#include "rules/frame-work/legal.hpp"
#include "rules/frame-work/meaning.hpp"

#include <initializer_list>

namespace arbiter::frame_work {
namespace {

template <typename What>
void add_written(const State& state, const std::vector<What>& lines, std::vector<Written>& moves) {
    for (const What& line : lines) {
        moves.push_back(written_for(state, line));
    }
}

/// The laws an event was measured by, as numbers.
class Held {
public:
    Held(const State& state, std::vector<std::uint16_t>& rules) : state_(state), rules_(rules) {}

    void call(const Call& call) {
        add({Law::round_number, Law::round_twice, Law::round_not_over});
        add_if(call.starter != no_seat, {Law::round_starter});
    }

    void deal() {
        add({Law::deal_count, Law::card_unknown, Law::card_copies, Law::round_not_over});
        add_if(state_.round == 0,
               {Law::deck_missing, Law::deck_unknown, Law::deck_unreadable, Law::deck_broken, Law::deck_needless});
    }

    void turn(const Turn& turn) {
        add({Law::deal_missing, Law::round_over, Law::turn_wrong_player});
        add_if(!state_.busted.empty(), {Law::turn_busted});
        add_if(state_.playing != state_.seats(), {Law::turn_not_playing});
        add_if(turn.draws(), {Law::draw_empty_pile, Law::draw_without_play, Law::card_unknown, Law::card_copies});
        switch (turn.act) {
            case Act::nothing:
            case Act::pass: break;
            case Act::reveal: add({Law::reveal_no_file, Law::reveal_revealed, Law::card_another}); break;
            case Act::use: use(turn); break;
            case Act::plant: plant(turn); break;
        }
    }

    void change(const Change& change) {
        add({Law::effect_none, Law::effect_unfinished, Law::effect_verb});
        switch (change.deed) {
            case Deed::nothing: add_if(state_.has_step() && !state_.step().optional, {Law::effect_possible}); break;
            case Deed::plant: add({Law::hand_not_held, Law::plant_player_out}); break;
            case Deed::reveal:
            case Deed::look:
                add({Law::card_another});
                file();
                break;
            case Deed::swap:
            case Deed::move:
                add({Law::effect_one_dossier});
                file();
                break;
            case Deed::conceal:
            case Deed::take:
            case Deed::discard: file(); break;
        }
    }

private:
    void add(std::initializer_list<Law> laws) {
        for (const Law law : laws) {
            rules_.push_back(static_cast<std::uint16_t>(law));
        }
    }
    void add_if(bool met, std::initializer_list<Law> laws) { add(met ? laws : std::initializer_list<Law>{}); }

    void play(const Turn& turn) {
        add({Law::hand_not_held});
        add_if(turn.draws(), {Law::play_without_draw});
        add_if(!turn.draws(), {Law::hand_empty});
    }
    void use(const Turn& turn) {
        play(turn);
        add({Law::use_alibi});
        const CardId card = turn.card;
        const bool targeted = is_named(card) && state_.deck()[card].needs_target();
        add_if(targeted, {Law::use_target_missing, Law::use_on_oneself});
        add_if(targeted && !state_.busted.empty(), {Law::use_target_out});
    }
    void plant(const Turn& turn) {
        play(turn);
        add_if(!state_.busted.empty(), {Law::plant_player_out});
    }
    void file() {
        add({Law::effect_dossier, Law::effect_no_file, Law::effect_face});
        add_if(!state_.busted.empty(), {Law::effect_player_out});
    }

    const State& state_;
    std::vector<std::uint16_t>& rules_;
};

}  // namespace

void FrameWork::legal_moves(const State& state, std::vector<Written>& moves) {
    std::vector<Turn> turns;
    legal_turns(state, turns);
    add_written(state, turns, moves);
    std::vector<Change> changes;
    legal_changes(state, changes);
    add_written(state, changes, moves);
}

bool FrameWork::deal(const State& state, Random& random, Written& written) {
    if (state.phase == Phase::between_rounds) {
        written = written_for(Call{state.round + 1, state.starter});
        return true;
    }
    const auto deal = random_deal(state, random);
    if (deal) {
        written = written_for(state, *deal);
    }
    return deal.has_value();
}

bool FrameWork::random_move(const State& state, Random& random, Written& written) {
    if (const auto change = random_change(state, random)) {
        written = written_for(state, *change);
        return true;
    }
    const auto turn = random_turn(state, random);
    if (turn) {
        written = written_for(state, *turn);
    }
    return turn.has_value();
}

void FrameWork::held(const State& state, const Written& written, std::vector<std::uint16_t>& rules) {
    Held held(state, rules);
    switch (written.line.verb) {
        case verb::round: held.call(call_of(written)); break;
        case verb::deal: held.deal(); break;
        case verb::turn: held.turn(turn_of(state, written)); break;
        case verb::change: held.change(change_of(state, written)); break;
        default: break;
    }
}

}  // namespace arbiter::frame_work
