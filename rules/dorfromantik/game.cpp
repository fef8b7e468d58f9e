// The verbs that every game has, for Dorfromantik: playing on, forcing what stands, scores.
#include "rules/dorfromantik/game.hpp"

#include "rules/dorfromantik/conserved.hpp"
#include "rules/dorfromantik/score.hpp"
#include "rules/dorfromantik/snapshot.hpp"

#include <algorithm>
#include <array>

namespace arbiter::dorfromantik {
namespace {

constexpr std::array<std::string_view, 6> keywords{"task", "land", "scores", "undo", "end", "stands"};
constexpr std::array<std::string_view, 2> header_keys{"Supply", "Extra"};

std::span<const Claim> claims_of(const Written& written) {
    return std::span(written.claims).first(std::min<std::size_t>(written.claim_count, most_claims));
}

Told told_of(const Table& table, const Play& play, const Written& written) {
    const auto claims = claims_of(written);
    return {.play = play,
            .stamp = written.line.span.begin,
            .player = actor_of(table, written),
            .claims = {claims.begin(), claims.end()}};
}

std::vector<Missing> missing_in(const Play& play, const Written& written) {
    std::vector<Missing> missing;
    if (play.pile == Pile::task && !play.marker.known()) {
        missing.push_back({written.marker_span, true});
    }
    if (!play.tile.known()) {
        missing.push_back({written.tile_span, false});
    }
    return missing;
}

}  // namespace

const About& Dorfromantik::about() {
    static constexpr About about{"dorfromantik", "Dorfromantik: The Board Game", 1, 6, keywords, header_keys, true};
    return about;
}

std::uint8_t actor_of(const Table& table, const Written& written) {
    return written.line.seat == no_seat ? table.to_move() : static_cast<std::uint8_t>(written.line.seat);
}

std::optional<Play> play_of(const Map& map, const Written& written) {
    Play play{.pile = written.line.verb == verb::task ? Pile::task : Pile::landscape,
              .set_aside = written.goal.kind == Goal::Kind::none,
              .marker = written.line.verb == verb::task ? written.marker : Marker{},
              .tile = written.tile,
              .cell = written.goal.cell};
    if (written.goal.kind == Goal::Kind::beside) {
        const std::uint32_t nth = written.goal.nth == 0 ? map.size() : written.goal.nth;
        if (nth == 0 || nth > map.size()) {
            return std::nullopt;
        }
        play.cell = neighbour(map[nth - 1].cell, written.goal.direction);
    }
    return play;
}

Broken Dorfromantik::play(State& state, const Written& written, Trail&) {
    const Table& table = state.table();
    const auto play = play_of(table.map(), written);
    Law law = Law::cell_no_such_tile;
    if (play && state.certain() && play->known()) [[likely]] {
        law = state.play_known(actor_of(table, written), *play, written.line.span.begin);
    } else if (play) {
        law = state.play_told(told_of(table, *play, written), missing_in(*play, written));
    }
    return {static_cast<std::uint16_t>(law), 0, 0};
}

void Dorfromantik::force(State& state, const Written& written, Trail&) {
    if (const auto play = play_of(state.table().map(), written)) {
        state.force(told_of(state.table(), *play, written), missing_in(*play, written));
    }
}

Seat Dorfromantik::to_move(const State& state) {
    return state.over() ? no_seat : static_cast<Seat>(state.table().to_move());
}

void Dorfromantik::scores(const State& state, Report& report) {
    report.score_count = 1;
    report.scores[0] = static_cast<std::int32_t>(std::min<std::int64_t>(score(state.table()).total(), INT32_MAX));
}

std::string Dorfromantik::snapshot(const State& state) {
    return dorfromantik::snapshot(state.table());
}

std::optional<State> Dorfromantik::restore(std::string_view line) {
    auto table = dorfromantik::restore(line);
    return table ? std::optional<State>(std::move(*table)) : std::nullopt;
}

bool Dorfromantik::conserved(const State& state) {
    return dorfromantik::conserved(state.table());
}

}  // namespace arbiter::dorfromantik
