// Framework as the referee knows it: what its lines are, its claims, scores and end.
#include "rules/framework/game.hpp"

#include "rules/framework/judge.hpp"
#include "rules/framework/scoring.hpp"
#include "rules/framework/telling.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <array>
#include <string>
#include <utility>

namespace arbiter::framework {
namespace {

constexpr std::array<std::string_view, 8> keywords{"offer", "round",  "scores", "undo",
                                                   "end",   "stored", "stands", "set"};
constexpr std::array<std::string_view, 2> header_keys{"Tokens", "Tiles"};

}  // namespace

const About& Framework::about() {
    static constexpr About about{"framework", "Framework", 1, most_players, keywords, header_keys};
    return about;
}

Role Framework::role(const State& state, const Written& written) {
    switch (written.line.verb) {
        case verb::turn: return Role::move;
        case verb::tokens: {
            const bool says_only = !lays_tokens(state) || state.ended == Ended::bag_empty;
            return says_only && state.takes_tokens() ? Role::claim : Role::detail;
        }
        default: return Role::barrier;
    }
}

std::optional<Fault> Framework::look(const Event& event) {
    return framework::look(event);
}

void Framework::audit(const State& state, const Written& written, Referee& referee) {
    if (lays_tokens(state)) {
        return;  // these tokens were laid, not claimed
    }
    // Behind a turn it is already the next player's: the line's own player laid the tile last.
    const Player player = written.line.seat != no_seat ? static_cast<Player>(written.line.seat) : state.last_player;
    const Event played(state, written, player);
    for (std::size_t which = 0; which < written.tokens().size(); ++which) {
        if (const auto fault = look_at_claim(played, which)) {
            const auto name = referee.seats().name(static_cast<Seat>(player));
            find_fault(rule(Law::claim_token), written.marks[which].span, played, *fault, referee).context =
                record::context(state.round, name);
        }
    }
}

bool Framework::may_be_over(const State& state) {
    return may_be_finished(state);
}

/// Only the last token can have ended it, laid by the player who moved last.
void Framework::end_as_claimed(State& state) {
    state.ended = Ended::last_token;
    state.last_token_of = state.last_player;
}

Seat Framework::to_move(const State& state) {
    const bool picking = state.phase == Phase::picking && !state.turn_open;
    return state.agreed.solo() || picking ? static_cast<Seat>(state.turn) : no_seat;
}

void Framework::scores(const State& state, Report& report) {
    report.score_count = has_scores(state) ? state.agreed.players : 0;
    for (Player player = 0; player < state.agreed.players; ++player) {
        report.scores[player] = score(state, player);
    }
}

bool Framework::certain(const State& state) {
    for (Player player = 0; player < state.agreed.players; ++player) {
        const auto range = score_range(state, player);
        if (range.least != range.most) {
            return false;
        }
    }
    const bool sure_end = state.finished() ? has_scores(state) == may_have_scores(state) : !may_be_finished(state);
    return state.unknown.empty() || sure_end;
}

void Framework::audit_open_scores(const State& state, const Line& line, Referee& referee) {
    const auto refuse = [&](std::string message) {
        Finding& finding = referee.find(record::rule("claim.scores"), line.scores_span, std::move(message));
        finding.context = record::context(state.round, {});
    };
    const std::uint32_t needed = state.agreed.players;
    if (line.score_count != needed) {
        return refuse(record::wrong_count(line.score_count, needed));
    }
    for (Player player = 0; player < line.score_count; ++player) {
        const auto [least, most] = score_range(state, player);
        if (line.scores[player] < least || line.scores[player] > most) {
            return refuse(
                fmt::format("{} is said to have {}, by the rules it is {} to {}, whatever the tiles written ? are",
                            referee.seats().name(static_cast<Seat>(player)), line.scores[player], least, most));
        }
    }
}

}  // namespace arbiter::framework
