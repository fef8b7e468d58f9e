// What a position says of rounds and turns: which round it is, who started it, who is to move.
#include "rules/framework/position.hpp"
#include "rules/framework/rulebook.hpp"
#include "rules/framework/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace arbiter::framework {
namespace {

/// Where a rotation that comes to this player in round `number` began.
Player start_of(const Agreement& agreed, Player starter, std::uint32_t number) {
    const std::uint32_t back = (number - 1) % agreed.players;
    return static_cast<Player>((starter + agreed.players - back) % agreed.players);
}

Player clockwise(const Agreement& agreed, Player from, std::size_t steps) {
    return static_cast<Player>((from + steps) % agreed.players);
}

Player counterclockwise(const Agreement& agreed, Player from, std::size_t steps) {
    return clockwise(agreed, from, agreed.players - steps % agreed.players);
}

}  // namespace

std::size_t PositionBuilder::taken() const {
    return static_cast<std::size_t>(std::ranges::count_if(offer_, &SetTile::taken));
}

/// Alone there is only one to move; in company a round says who starts it, as Start does of every round.
bool PositionBuilder::knows_turn() const {
    const bool numbered = round_ && state_.agreed.start;
    const bool untouched = !round_ && !offer_line_ && drawn_ == 0;
    const bool first = round_ && round_->round == 1 && !offer_line_;
    return state_.agreed.solo() || turn_ || (round_ && round_->named != no_seat) || numbered || untouched || first;
}

bool PositionBuilder::look_ahead(const Written& written) {
    if (knows_turn()) {
        return false;
    }
    const Line& line = written.line;
    if (written.verb() == Verb::turn && line.seat != no_seat) {
        first_actor_ = static_cast<Player>(line.seat);
    } else if (written.verb() == Verb::round && line.named != no_seat) {
        first_actor_ = static_cast<Player>(line.named);
    } else {
        turns_ahead_ += written.verb() == Verb::turn ? 1U : 0U;
    }
    return !first_actor_;
}

void PositionBuilder::validate_round(Checks& checks) {
    if (state_.agreed.solo()) {
        return;
    }
    if (round_) {
        const std::uint32_t most = state_.agreed.rounds();
        const bool there =
            checks.keep(rule(Law::set_round), round_->round >= 1 && round_->round <= most, round_->number, [&] {
                return fmt::format("there is no round {}: {} play {}", round_->round,
                                   counted(state_.agreed.players, "player"), most);
            });
        if (!there) {
            return;
        }
    }
    validate_starter(checks);
    if (offer_line_ && !offer_.empty()) {
        std::vector<Tile> tiles;
        std::vector<Span> spans;
        for (const SetTile& tile : offer_) {
            tiles.push_back(tile.tile);
            spans.push_back(tile.span);
        }
        state_.offer.lay_out(tiles, spans, offer_line_->span.begin);
        for (std::size_t place = 0; place < offer_.size(); ++place) {
            if (offer_[place].taken) {  // on a line that nobody wrote
                state_.offer.take(place, 0);
            }
        }
        state_.phase = state_.offer.left() == 0 ? Phase::between : Phase::picking;
    }
    validate_turn(checks);
}

/// `starter` becomes who holds the bag, `round` the number of the round begun last.
void PositionBuilder::validate_starter(Checks& checks) {
    Agreement& agreed = state_.agreed;
    const bool numbered = round_.has_value();
    if (numbered && round_->named != no_seat) {
        const Player start = start_of(agreed, static_cast<Player>(round_->named), round_->round);
        checks.keep(rule(Law::set_round), !agreed.start || *agreed.start == start, round_->named_span, [&] {
            return fmt::format("{} starts round {}, not {}: {} started the first, and the bag goes round clockwise",
                               name(clockwise(agreed, *agreed.start, round_->round - 1)), round_->round,
                               seats_.name(round_->named), name(*agreed.start));
        });
        agreed.start = start;
    }
    const bool in_play = offer_line_.has_value();
    state_.round_open = !numbered && (in_play || drawn_ > 0);
    const std::uint32_t number = numbered ? round_->round : in_play ? 1 : 0;
    state_.round = static_cast<std::uint8_t>(numbered && !in_play ? number - 1 : number);
    if (numbered && agreed.start) {
        state_.starter = clockwise(agreed, *agreed.start, state_.round == 0 ? 0 : state_.round - 1u);
    }
}

/// The last of the lines that tell whose turn it is.
Span PositionBuilder::later_of_turn() const {
    Span later = turn_->named_span;
    for (const auto& line : {round_, offer_line_}) {
        later = line && line->event.begin > later.begin ? line->event : later;
    }
    return later;
}

/// Whose turn it is, in the round in play or as the starter of the next.
void PositionBuilder::validate_turn(Checks& checks) {
    const Agreement& agreed = state_.agreed;
    const auto passed = taken();
    const bool picking = offer_line_.has_value();
    const bool named = round_ && round_->named != no_seat;
    Player turn = picking ? clockwise(agreed, state_.starter, passed) : state_.next_starter();
    if (turn_ && named) {
        checks.keep(rule(Law::set_turn), turn == static_cast<Player>(turn_->named), later_of_turn(), [&] {
            return picking ? fmt::format(
                                 "it is the turn of {}, not of {}: {} started the round, and {} of the offer {} empty",
                                 name(turn), seats_.name(turn_->named), name(state_.starter), counted(passed, "place"),
                                 passed == 1 ? "is" : "are")
                           : fmt::format("{} starts the round, so it is not the turn of {}", name(turn),
                                         seats_.name(turn_->named));
        });
    }
    const bool known = knows_turn();
    state_.turn_unsaid = !known && !first_actor_;
    if (turn_ && !named) {
        turn = static_cast<Player>(turn_->named);
    } else if (!known && first_actor_) {
        turn = counterclockwise(agreed, *first_actor_, turns_ahead_);
    }
    state_.turn = turn;
    state_.last_player = counterclockwise(agreed, turn, 1);
    if (picking) {
        state_.starter = counterclockwise(agreed, turn, passed);
    } else {
        state_.starter = state_.round == 0 ? turn : counterclockwise(agreed, turn, 1);
    }
    if (state_.round == 0 && !state_.round_open && (turn_ || named || first_actor_)) {
        state_.agreed.start = turn;
    }
}

}  // namespace arbiter::framework
