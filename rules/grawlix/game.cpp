// The verbs that every game has, for Grawlix: judging, playing, forcing, comparing claims.
#include "rules/grawlix/game.hpp"

#include <algorithm>
#include <array>

namespace arbiter::grawlix {
namespace {

constexpr std::array<std::string_view, 6> keywords{"draft", "stuck", "scores", "undo", "end", "stands"};

Cell neighbor(Cell cell, char heading) {
    switch (heading) {
        case 'N': return {cell.x, cell.y - 1};
        case 'E': return {cell.x + 1, cell.y};
        case 'S': return {cell.x, cell.y + 1};
        default: return {cell.x - 1, cell.y};
    }
}

int player_of(const State& state, const Written& written) {
    return written.line.seat == no_seat ? state.mover() : written.line.seat;
}

Judgement judge_play(const State& state, const Written& written) {
    const auto cell = cell_of(state, written.place);
    if (!cell) {
        return Offence{.law = Law::cell_no_origin, .count = state.history().lay_count()};
    }
    return state.judge(play_of(state, written, *cell));
}

Broken broken_by(const Judgement& offence) {
    return offence ? Broken{static_cast<std::uint16_t>(offence->law), 0, 0} : Broken{};
}

}  // namespace

const About& Grawlix::about() {
    static constexpr About about{"grawlix", "Grawlix", player_count, player_count, keywords, {}};
    return about;
}

std::span<const WrittenTile> picks_of(const Written& written) {
    return {written.picks.data(), std::min<std::size_t>(written.pick_count, most_picks)};
}

std::optional<Cell> cell_of(const State& state, const Place& place) {
    if (place.heading == 0) {
        return place.cell;
    }
    const int laid = state.history().lay_count();
    const int number = place.origin == Place::last_laid ? laid : place.origin;
    if (number < 1 || number > laid) {
        return std::nullopt;
    }
    return neighbor(state.history().lay(number - 1).cell, place.heading);
}

Play play_of(const State& state, const Written& written, Cell cell) {
    Play play{.player = player_of(state, written), .tile = written.tile, .cell = cell};
    for (std::size_t i = 0; i < std::min<std::size_t>(written.redraft_count, most_redrafts); ++i) {
        play.redrafts.add(written.redrafts[i]);
    }
    return play;
}

Judgement judge(const State& state, const Written& written) {
    switch (written.line.verb) {
        case verb::draft: return state.judge_draft(picks_of(written));
        case verb::play: return judge_play(state, written);
        case verb::stuck: return state.judge_stuck(player_of(state, written));
        default: return std::nullopt;
    }
}

Role Grawlix::role(const State&, const Written& written) {
    switch (written.line.verb) {
        case verb::play: return Role::move;
        case verb::stuck: return Role::claim;
        default: return Role::barrier;
    }
}

Broken Grawlix::play(State& state, const Written& written, Trail&) {
    if (const auto offence = judge(state, written)) {
        return broken_by(offence);
    }
    switch (written.line.verb) {
        case verb::draft: state.draft(picks_of(written)); break;
        case verb::play: state.play(play_of(state, written, *cell_of(state, written.place))); break;
        case verb::stuck: state.claim_stuck(player_of(state, written)); break;
        default: break;
    }
    return {};
}

void Grawlix::force(State& state, const Written& written, Trail&) {
    if (written.line.verb == verb::draft && !state.drafted()) {
        state.draft(picks_of(written));
    }
    const auto cell = cell_of(state, written.place);
    if (written.line.verb == verb::play && cell) {
        state.let_stand(play_of(state, written, *cell));
    }
}

void Grawlix::scores(const State& state, Report& report) {
    report.score_count = player_count;
    for (int player = 0; player < player_count; ++player) {
        report.scores[static_cast<std::size_t>(player)] = state.table().played(player);
    }
}

}  // namespace arbiter::grawlix
