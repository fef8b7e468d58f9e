// The verbs that every game has, for FRAME-WORK: judging, playing and forcing its four kinds of lines.
#include "rules/frame-work/game.hpp"

#include "rules/frame-work/apply.hpp"
#include "rules/frame-work/conserve.hpp"
#include "rules/frame-work/look.hpp"
#include "rules/frame-work/meaning.hpp"
#include "rules/frame-work/snapshot.hpp"
#include "rules/frame-work/table_setup.hpp"

#include <array>
#include <type_traits>
#include <utility>

namespace arbiter::frame_work {
namespace {

constexpr std::array<std::string_view, 19> keywords{"round", "deal",  "scores", "undo",    "end",    "stands",  "draw",
                                                    "use",   "plant", "reveal", "pass",    "on",     "conceal", "swap",
                                                    "move",  "look",  "take",   "discard", "nothing"};
constexpr std::array<std::string_view, 2> header_keys{"Deck", "Teams"};

Broken broken(const Refusal& refusal) {
    return {static_cast<std::uint16_t>(refusal.law), 0, 0};
}

template <typename What>
Broken try_on(State& state, const What& what, Stamp stamp) {
    const Refusal refusal = look(state, what);
    if (!refusal) {
        apply(state, what, stamp);
    }
    return broken(refusal);
}

/// Calls act(what) with the event in the terms of the rules.
template <typename Act>
auto with_meaning(const State& state, const Written& written, Act act) {
    switch (written.line.verb) {
        case verb::round: return act(call_of(written));
        case verb::deal: return act(deal_of(state, written));
        case verb::turn: return act(turn_of(state, written));
        default: return act(change_of(state, written));
    }
}

}  // namespace

const About& FrameWork::about() {
    static constexpr About about{"frame-work", "FRAME-WORK", 2, most_players, keywords, header_keys};
    return about;
}

std::optional<State> FrameWork::start(const Setup& setup, Referee& referee) {
    std::optional<Table> table = read_table(setup, referee);
    return table ? std::optional<State>(std::in_place, std::move(*table)) : std::nullopt;
}

Role FrameWork::role(const State&, const Written& written) {
    switch (written.line.verb) {
        case verb::turn: return Role::move;
        case verb::change: return Role::detail;
        default: return Role::barrier;
    }
}

Broken FrameWork::play(State& state, const Written& written, Trail&) {
    const Stamp stamp = written.line.span.begin;
    return with_meaning(state, written, [&](const auto& what) { return try_on(state, what, stamp); });
}

void FrameWork::force(State& state, const Written& written, Trail&) {
    const Stamp stamp = written.line.span.begin;
    with_meaning(state, written, [&](const auto& what) { frame_work::force(state, what, stamp); });
}

Seat FrameWork::to_move(const State& state) {
    if (state.phase != Phase::playing) {
        return no_seat;
    }
    return state.in_effect() ? state.effect().actor : state.turn;
}

/// Between rounds the next one is meant.
std::uint32_t FrameWork::round(const State& state) {
    return state.round + (state.phase == Phase::between_rounds || state.phase == Phase::called ? 1 : 0);
}

void FrameWork::scores(const State& state, Report& report) {
    report.score_count = state.table.players;
    for_each(state.seats(), [&](Seat seat) { report.scores[static_cast<std::size_t>(seat)] = state.points(seat); });
}

std::string FrameWork::snapshot(const State& state) {
    return frame_work::snapshot(state);
}

std::optional<State> FrameWork::restore(std::string_view line) {
    return frame_work::restore(line);
}

bool FrameWork::conserved(const State& state) {
    return frame_work::conserved(state);
}

}  // namespace arbiter::frame_work
