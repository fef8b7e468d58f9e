// The verbs that every game has, for Azul: the header, playing on, forcing what stands, comparing claims.
#include "rules/azul/game.hpp"

#include "rules/azul/outline.hpp"
#include "rules/azul/pick.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::azul {
namespace {

constexpr std::array<std::string_view, 9> keywords{"displays", "tile",  "round",  "scores", "undo",
                                                   "end",      "floor", "stands", "c"};

}  // namespace

const About& Azul::about() {
    static constexpr About about{"azul", "Azul", 2, most_players, keywords, {}};
    return about;
}

std::optional<State> Azul::start(const Setup& setup, Referee&) {
    State state;
    state.table = new_table(setup.seats->count(), setup.house[wall_ruling] == 1, static_cast<std::uint8_t>(setup.start),
                            !setup.start_given);
    state.budget = setup.budget;
    return state;
}

Role Azul::role(const State&, const Written& written) {
    const Verb verb = written.line.verb;
    return verb == verb::pick || verb == verb::tile ? Role::move : Role::barrier;
}

Broken play_on(Table& table, const Written& written, Trail& trail) {
    switch (written.line.verb) {
        case verb::pick: return play_pick(table, written, trail);
        case verb::displays: return play_displays(table, written);
        case verb::round: return play_round(table, written);
        case verb::tile: return play_tile(table, written, trail);
        default: return {};
    }
}

Seat Azul::to_move(const State& state) {
    return state.table.phase == Phase::offer ? static_cast<Seat>(state.table.turn) : no_seat;
}

namespace {

/// Scores change only when a round is over: an outline of the round since when it is one still has them.
bool has_scores(const State& state) {
    return state.outlined == 0 || (state.table.round == state.outlined && certainly_left(state.table));
}

}  // namespace

void Azul::scores(const State& state, Report& report) {
    report.score_count = has_scores(state) ? state.table.players : 0U;
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        report.scores[static_cast<std::size_t>(seat)] = total_of(state.table, seat);
    }
}

bool Azul::over(const State& state) {
    const auto is_over = [](const World& world) { return world.table.phase == Phase::over; };
    return state.outlined == 0 && state.table.phase == Phase::over &&
           std::all_of(state.others.begin(), state.others.end(), is_over);
}

void Azul::end_as_claimed(State& state) {
    if (state.outlined == 0) {
        keep_over(state);
    }
}

bool Azul::may_be_over(const State& state) {
    const auto is_over = [](const World& world) { return world.table.phase == Phase::over; };
    return state.outlined != 0 || state.table.phase == Phase::over ||
           std::any_of(state.others.begin(), state.others.end(), is_over);
}

bool Azul::conserved(const State& state) {
    const auto conserves = [](const World& world) { return azul::conserved(world.table); };
    return state.outlined != 0 ||
           (azul::conserved(state.table) && std::all_of(state.others.begin(), state.others.end(), conserves));
}

namespace {

/// Makes the pick legal by what the table must have let happen: the player's turn, a line that takes the tiles.
void force_pick(Table& table, Written written, Trail& trail) {
    if (table.phase != Phase::offer || written.pick.source > table.displays || written.pick.color == unknown_color) {
        return;
    }
    if (offered(table, written.pick.source, written.pick.color) == 0) {
        return;  // there is nothing to take
    }
    if (written.line.seat != no_seat) {
        table.turn = static_cast<std::uint8_t>(written.line.seat);
    }
    if (!play_pick(table, written, trail)) {
        return;
    }
    // Tiles of another color do not fit into a line that holds some, nor any into a full one: they fall. A line that is
    // empty takes them, although its row of the wall holds the color.
    Board& board = table.boards[table.turn];
    const auto row = static_cast<std::uint8_t>(written.pick.line - 1);
    if (board.held(row) == 0) {
        board.line_takes[row] = full_mask;
        play_pick(table, written, trail);
    } else {
        written.pick.line = floor_line;
        play_pick(table, written, trail);
    }
}

void force_round(Table& table, const Written& written) {
    if (table.phase != Phase::displays || table.round_said) {
        return;
    }
    if (written.line.named != no_seat) {
        table.start = static_cast<std::uint8_t>(written.line.named);
        table.turn = table.start;
    }
    begin_round(table);
}

/// The tiles of a group that are there to be drawn.
Tally draw_some(Tally group, Tally& bag, Tally& lid) {
    Tally drawn = 0;
    for (std::uint8_t color = 0; color < colors; ++color) {
        const unsigned from_bag = std::min(count_of(group, color), count_of(bag, color));
        const unsigned from_lid = std::min<unsigned>(count_of(group, color) - from_bag, count_of(lid, color));
        bag -= one_of(color) * from_bag;
        lid -= one_of(color) * from_lid;
        drawn += one_of(color) * (from_bag + from_lid);
    }
    return drawn;
}

/// The displays as they were filled, wrongly, with the tiles that exist.
void force_displays(Table& table, const Written& written) {
    if (table.phase != Phase::displays) {
        return;
    }
    std::array<Tally, most_groups> groups{};
    Tally all = 0;
    Tally bag = table.bag;
    Tally lid = table.lid;
    for (std::size_t i = 0; i < std::min<std::size_t>(written.group_count, table.displays); ++i) {
        groups[i] = draw_some(written.groups[i].tiles, bag, lid);
        all += groups[i];
    }
    if (all == 0) {
        return;  // a round without tiles cannot be played
    }
    table.bag = bag;
    table.lid = lid;
    begin_offer(table, groups, total(all), written.line.span.begin);
}

}  // namespace

void force_on(Table& table, const Written& written, Trail& trail) {
    switch (written.line.verb) {
        case verb::pick: force_pick(table, written, trail); break;
        case verb::round: force_round(table, written); break;
        case verb::displays: force_displays(table, written); break;
        case verb::tile: force_tile(table, written, trail); break;
        default: break;
    }
}

void Azul::force(State& state, const Written& written, Trail& trail) {
    if (state.single() && !has_unknown(written)) {
        force_on(state.table, written, trail);
    } else {
        force_possible(state, written, trail);
    }
}

void Azul::audit_open_scores(State& state, const Line& line, Referee& referee) {
    const auto refuse = [&](std::string message) {
        Finding& finding = referee.find(record::rule("claim.scores"), line.scores_span, std::move(message));
        finding.context = record::context(state.table.round, {});
    };
    if (line.score_count != state.table.players) {
        refuse(fmt::format("{} total{} given, {} are needed", line.score_count, line.score_count == 1 ? " is" : "s are",
                           state.table.players));
    } else if (has_scores(state) && !keep_scored(state, {line.scores.data(), line.score_count})) {
        refuse("these totals are wrong whatever the tiles written ? are");
    }
}

void Azul::audit(const State& state, const Written& written, Referee& referee) {
    if (written.line.verb == verb::pick && written.pick.count != state.table.taken && state.outlined == 0) {
        const Span letters{written.pick_at + 1, written.pick_at + 1U + written.pick.count};
        Finding& finding = referee.find(rulebook()[static_cast<std::size_t>(Law::claim_count) - 1], letters, {});
        describe(state, written, {static_cast<std::uint16_t>(Law::claim_count), 0, 0}, referee, finding);
    }
}

}  // namespace arbiter::azul
