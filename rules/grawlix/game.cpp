// Grawlix as the referee knows it: what its events do, and its scores.
#include "rules/grawlix/game.hpp"

#include "grammar/record/keywords.hpp"
#include "rules/grawlix/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::grawlix {
namespace {

constexpr auto keywords = record::with_common_keywords(std::array<std::string_view, 2>{"draft", "stuck"});

}  // namespace

const About& Grawlix::about() {
    static constexpr About about{"grawlix", "Grawlix", player_count, player_count, keywords, {}};
    return about;
}

Role Grawlix::role(const State&, const Written& written) {
    switch (written.verb()) {
        case Verb::play: return Role::move;
        case Verb::stuck: return Role::claim;
        case Verb::draft: break;
    }
    return Role::barrier;
}

void Grawlix::apply(State& state, const Event& event, ScoreLog&) {
    switch (event.written.verb()) {
        case Verb::draft: state.draft(event.picks(), !event.written.broken_off); break;
        case Verb::play: state.play(event.play()); break;
        case Verb::stuck: break;
    }
}

void Grawlix::force(State& state, const Event& event, ScoreLog&) {
    if (event.written.verb() == Verb::draft && !state.drafted()) {
        state.draft(event.picks(), !event.written.broken_off);
    }
    if (event.written.verb() == Verb::play && event.cell) {
        state.let_stand(event.play());
    }
}

std::string Grawlix::why_it_goes_on(const State& state, const Seats& seats) {
    if (!state.drafted()) {
        return "not all tiles have been drafted";
    }
    TileSet fitting;
    if (state.hidden().empty()) {
        const Table& table = state.table();
        table.grid().any_fit(table.hand(state.mover()), [&](Cell, TileSet tiles) {
            fitting = fitting | tiles;
            return false;
        });
    }
    return fitting.empty()
               ? std::string()
               : fmt::format("{} can still lay {}", seats.name(static_cast<Seat>(state.mover())), list_of(fitting));
}

void Grawlix::scores(const State& state, Report& report) {
    report.score_count = player_count;
    for (int player = 0; player < player_count; ++player) {
        report.scores[static_cast<std::size_t>(player)] = state.table().played(player);
    }
}

}  // namespace arbiter::grawlix
