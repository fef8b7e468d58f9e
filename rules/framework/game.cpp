// The verbs that every game has, for Framework: start, judging, playing, forcing, claims.
#include "rules/framework/game.hpp"

#include "rules/framework/claims.hpp"
#include "rules/framework/conservation.hpp"
#include "rules/framework/guess.hpp"
#include "rules/framework/scoring.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace arbiter::framework {
namespace {

constexpr std::array<std::string_view, 7> keywords{"offer", "round", "scores", "undo", "end", "stored", "stands"};
constexpr std::array<std::string_view, 2> header_keys{"Tokens", "Tiles"};

bool claimed(const State& state) {
    return state.agreed.house.tokens == Tokens::claimed;
}

Broken to_broken(const Judgement& judgement) {
    return judgement ? Broken{static_cast<std::uint16_t>(judgement->law), judgement->which, 0} : Broken{};
}

/// Tokens of a line whose other parts have happened.
void lay_marks(State& state, Player player, const Written& written) {
    const Stamp line = written.line.span.begin;
    if (claimed(state)) {
        lay_tokens(state, player, written.tokens(), line);
    } else if (!state.displays[player].unknown().empty()) {
        for (const TokenMark& mark : written.tokens()) {
            if (!judge_claim(state, player, mark)) {
                grant_claim(state, player, mark, line);
            }
        }
    }
}

void note_unknown(State& state, const Written& written) {
    if (written.line.verb == verb::turn && written.turn.pick.by == Pick::By::unknown) {
        state.unknown.push_back(written.turn.pick.span);
    }
    for (std::size_t tile = 0; written.line.verb == verb::offer && tile < written.offer().size(); ++tile) {
        if (!written.tiles[tile].known()) {
            state.unknown.push_back(written.tile_spans[tile]);
        }
    }
}

void happen(State& state, const Written& written, const Move& move) {
    const Player player = player_of(state, written.line);
    const Stamp line = written.line.span.begin;
    note_unknown(state, written);
    switch (written.line.verb) {
        case verb::round: announce_round(state, starter_of(written.line).value_or(state.next_starter())); break;
        case verb::offer: lay_out(state, written.offer(), line); break;
        case verb::turn:
            apply(state, move, line);
            lay_marks(state, player, written);
            end_turn(state);
            break;
        case verb::tokens: lay_marks(state, player, written); break;
        default: break;
    }
}

}  // namespace

const About& Framework::about() {
    static constexpr About about{"framework", "Framework", 1, most_players, keywords, header_keys};
    return about;
}

Role Framework::role(const State& state, const Written& written) {
    switch (written.line.verb) {
        case verb::turn: return Role::move;
        case verb::tokens: {
            const bool says_only = !claimed(state) || state.ended == Ended::bag_empty;
            return says_only && state.takes_tokens() ? Role::claim : Role::detail;
        }
        default: return Role::barrier;
    }
}

Judgement judge(const State& state, const Written& written, Move& move) {
    const Player player = player_of(state, written.line);
    switch (written.line.verb) {
        case verb::round: return judge_round(state, written.line.round, starter_of(written.line));
        case verb::offer: return judge_offer(state, written.offer(), written.tile_count);
        case verb::turn: {
            auto judgement = judge_turn(state, player, written.turn, move);
            return judgement || !claimed(state) ? judgement : judge_tokens(state, player, written.tokens(), &move);
        }
        case verb::tokens:
            return claimed(state) ? judge_tokens(state, player, written.tokens(), nullptr) : std::nullopt;
        default: return std::nullopt;
    }
}

Broken Framework::play(State& state, const Written& written, Trail&) {
    Move move;
    const auto judgement = judge(state, written, move);
    if (!judgement) {
        happen(state, written, move);
    }
    return to_broken(judgement);
}

namespace {

constexpr auto most_rounds = static_cast<std::uint32_t>(tiles_in_bag);

/// A round with a wrong number or starter begins all the same, as the line says, also when it has been announced before
/// or tiles of the last one are left.
void force_round(State& state, const Written& written) {
    clear_offer(state);
    const bool again = state.phase == Phase::announced;
    const Player next = again ? state.starter : state.next_starter();
    state.round = static_cast<std::uint8_t>(std::clamp(written.line.round, 1u, most_rounds) - 1);
    announce_round(state, starter_of(written.line).value_or(next));
}

/// An offer of the wrong size can lie on the table, as long as the bag has so many tiles and each of them exists.
void force_offer(State& state, const Written& written) {
    State next = state;
    clear_offer(next);
    const std::size_t most = std::min<std::size_t>(most_on_offer, next.bag);
    const auto tiles = written.offer();
    if (written.tile_count <= most && !judge_tiles(next, tiles)) {
        state = std::move(next);
        note_unknown(state, written);
        lay_out(state, tiles, written.line.span.begin);
    }
}

void force_turn(State& state, const Written& written) {
    const Player player = player_of(state, written.line);
    Move move;
    judge_turn(state, player, written.turn, move);
    if (move.possible) {
        note_unknown(state, written);
        apply(state, move, written.line.span.begin);
    }
    lay_marks(state, player, written);
    end_turn(state);
}

}  // namespace

void Framework::force(State& state, const Written& written, Trail&) {
    switch (written.line.verb) {
        case verb::round: force_round(state, written); break;
        case verb::offer: force_offer(state, written); break;
        case verb::turn: force_turn(state, written); break;
        case verb::tokens: lay_marks(state, player_of(state, written.line), written); break;
        default: break;
    }
}

void Framework::audit(const State& state, const Written& written, Referee& referee) {
    if (claimed(state)) {
        return;  // these tokens were laid, not claimed
    }
    // Behind a turn it is already the next player's: the line's own player laid the tile last.
    const Player player = written.line.seat != no_seat ? static_cast<Player>(written.line.seat) : state.last_player;
    for (std::size_t which = 0; which < written.tokens().size(); ++which) {
        if (is_claimed_before(written, which) || judge_claim(state, player, written.marks[which])) {
            Finding& finding = referee.find(rule(Law::claim_token), written.marks[which].span, {});
            const Broken broken{static_cast<std::uint16_t>(Law::claim_token), static_cast<std::int16_t>(which), player};
            finding.context = record::context(state.round, referee.seats().name(static_cast<Seat>(player)));
            describe(state, written, broken, referee, finding);
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
    return state.agreed.solo() || state.phase == Phase::picking ? static_cast<Seat>(state.turn) : no_seat;
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
        return refuse(fmt::format("{} {} given, {} {} needed", line.score_count,
                                  line.score_count == 1 ? "total is" : "totals are", needed,
                                  needed == 1 ? "is" : "are"));
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

bool Framework::conserved(const State& state) {
    return framework::conserved(state);
}

}  // namespace arbiter::framework
