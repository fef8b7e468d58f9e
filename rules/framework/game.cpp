// Framework as the referee knows it: what its lines are, its claims, scores and end.
#include "rules/framework/game.hpp"

#include "grammar/record/keywords.hpp"
#include "rules/framework/diagnostic_helpers.hpp"
#include "rules/framework/judge.hpp"
#include "rules/framework/relaxation.hpp"
#include "rules/framework/scoring.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <array>
#include <string>
#include <utility>

namespace arbiter::framework {
namespace {

constexpr auto keywords = record::with_common_keywords(std::array<std::string_view, 3>{"offer", "round", "stored"});
constexpr std::array<HeaderKey, 2> header_keys{{
    {"Tokens", HeaderKey::Purpose::play, HeaderKey::Form::numbers, "22",
     "how many tokens each player has, or one number a player: 22, 18"},
    {"Tiles", HeaderKey::Purpose::play, HeaderKey::Form::file, "made-up",
     "which tiles there are: a file beside this one, such as tiles.json, or the list made up for tries"},
}};

}  // namespace

const About& Framework::about() {
    static constexpr About about{"framework", "Framework", 1, most_players, keywords, header_keys};
    return about;
}

Role Framework::role(const State& state, const Written& written) {
    switch (written.verb()) {
        case Verb::turn: return Role::move;
        case Verb::tokens: {
            const bool says_only = !lays_tokens(state) || state.ended == Ended::bag_empty;
            return says_only && state.takes_tokens() ? Role::claim : Role::detail;
        }
        case Verb::round:
        case Verb::offer: break;
    }
    return Role::barrier;
}

std::optional<Fault> Framework::look(const Event& event) {
    return framework::look(event);
}

std::string Framework::why_it_goes_on(const State& state, const Seats&) {
    if (state.is_relaxation()) {
        return {};
    }
    const std::string_view tokens =
        state.agreed.solo() ? "not all tokens have been laid" : "nobody has laid the last token";
    return state.bag != 0 ? fmt::format("{}, and {} left in the bag", tokens,
                                        state.bag == 1 ? "a tile is" : fmt::format("{} tiles are", state.bag))
                          : fmt::format("{}, and not all tiles have been taken", tokens);
}

void Framework::audit(const State& state, const Written& written, Referee& referee) {
    if (lays_tokens(state)) {
        return;  // these tokens were laid, not claimed
    }
    // Behind a turn it is already the next player's: the line's own player laid the tile last.
    const Player player = written.line.seat != no_seat ? static_cast<Player>(written.line.seat) : state.last_player;
    const Event played(state, written, player);
    // Tokens that may have run out may lie on other tasks.
    const bool may_have_run_out = state.displays[player].tokens_placed() >= state.agreed.tokens[player];
    if (state.is_relaxation() && (may_have_run_out || !knows_tokens(state, player))) {
        return;
    }
    for (std::size_t which = 0; which < written.tokens().size(); ++which) {
        if (const auto fault = look_at_claim(played, which)) {
            const auto name = referee.seats().name(static_cast<Seat>(player));
            find_fault(rule(Law::claim_token), written.marks[which].span, played, *fault, referee).context =
                record::context(state.round, name);
        }
    }
}

Seat Framework::to_move(const State& state) {
    const bool picking = state.phase == Phase::picking && !state.turn_unsaid;
    return state.agreed.solo() || picking ? static_cast<Seat>(state.turn) : no_seat;
}

void Framework::scores(const State& state, Report& report) {
    report.score_count = has_scores(state) ? state.agreed.players : 0;
    if (state.is_relaxation()) {
        return tell_ranges(state, report);
    }
    for (Player player = 0; player < state.agreed.players; ++player) {
        report.scores[player] = score(state, player);
    }
}

}  // namespace arbiter::framework
