// What the events of Azul do, by the rules or as far as the pieces allow.
#include "rules/azul/deal.hpp"
#include "rules/azul/game.hpp"
#include "rules/azul/pick.hpp"
#include "rules/azul/relaxation.hpp"
#include "rules/game/game_defaults.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace arbiter::azul {
namespace {

/// After the last pick of a round nothing is left, and the wall-tiling begins.
inline void pick(Table& table, const Written& written, ScoreLog& log) {
    const std::uint32_t now = written.line.span.begin;
    const Pick& pick = written.pick;
    const std::uint8_t row = is_read_as_floor(table, pick) ? floor_row : row_of(pick);
    apply_pick(table, pick.source, pick.color, row, now, least_falling(pick));
    if (table.left == 0) {
        begin_tiling(table, log, now);
    }
}

void announce(Table& table, const Written& written) {
    if (written.line.named != no_seat) {
        table.start = static_cast<std::uint8_t>(written.line.named);
        table.turn = table.start;
    }
    table.round = written.line.round;
    table.round_open = false;
    begin_round(table);
}

Tally sum_of(const std::array<Tally, most_groups>& groups) {
    return std::accumulate(groups.begin(), groups.end(), Tally{0});
}

/// With enough of every color in the bag it has been enough; otherwise the lid has gone into the bag. Tiles that nobody
/// noted are still counted to it.
void draw(Table& table, Tally all) {
    const Tally known = known_of(all);
    if (includes(table.bag, known) && (known == all || total(table.bag) >= total(all))) [[likely]] {
        table.bag -= known;
        return;
    }
    table.bag += table.lid - known;
    table.lid = 0;
}

void fill_displays(Table& table, const Written& written) {
    std::array<Tally, most_groups> groups{};
    for (std::size_t i = 0; i < table.displays; ++i) {
        groups[i] = tiles_of(written.groups[i]);
    }
    const Tally all = sum_of(groups);
    draw(table, all);
    begin_offer(table, groups, total(all), written.line.span.begin);
}

/// Tiles of another color do not fit into a line that holds some, nor any into a full one: they fall. A line that is
/// empty takes them, although its row of the wall holds the color.
void make_room(Table& table, Pick& pick) {
    Board& board = table.boards[table.turn];
    const std::uint8_t row = row_of(pick);
    if (board.held(row) != 0) {
        pick.line = floor_line;
    } else {
        board.line_takes[row] = full_mask;
    }
}

/// Makes the pick legal by what the table must have let happen: the player's turn, a line that takes the tiles, or the
/// floor where all of them are dropped.
bool force_pick(Table& table, Written written, ScoreLog& log) {
    const Pick& wanted = written.pick;
    const bool takes_something = wanted.source <= table.displays && offered(table, wanted.source, wanted.color) != 0;
    if (table.phase != Phase::offer || !takes_something) {
        return false;
    }
    if (written.line.seat != no_seat) {
        table.turn = static_cast<std::uint8_t>(written.line.seat);
    }
    if (least_falling(wanted) >= offered(table, wanted.source, wanted.color)) {
        written.pick.line = floor_line;
        written.pick.dropped = drop_unsaid;
    } else if (!takes(table.boards[table.turn], row_of(wanted), wanted.color)) {
        make_room(table, written.pick);
    }
    pick(table, written, log);
    return true;
}

void force_round(Table& table, const Written& written) {
    if (table.phase == Phase::displays && !table.round_said) {
        announce(table, written);
    }
}

/// The tiles of a group that are there to be drawn.
Tally draw_some(Tally group, Stock& stock) {
    Tally drawn = 0;
    for (std::uint8_t color = 0; color < colors; ++color) {
        const unsigned from_bag = std::min(count_of(group, color), count_of(stock.bag, color));
        const unsigned from_lid = std::min<unsigned>(count_of(group, color) - from_bag, count_of(stock.lid, color));
        stock.bag -= one_of(color) * from_bag;
        stock.lid -= one_of(color) * from_lid;
        drawn += one_of(color) * (from_bag + from_lid);
    }
    return drawn;
}

/// The displays as they were filled, wrongly, with the tiles that exist. A round without tiles cannot be played.
void force_displays(Table& table, const Written& written) {
    std::array<Tally, most_groups> groups{};
    Stock stock{table.bag, table.lid};
    for (std::size_t i = 0; i < std::min<std::size_t>(written.group_count, table.displays); ++i) {
        groups[i] = draw_some(written.groups[i].tiles, stock);
    }
    const Tally all = sum_of(groups);
    if (table.phase == Phase::displays && all != 0) {
        table.bag = stock.bag;
        table.lid = stock.lid;
        begin_offer(table, groups, total(all), written.line.span.begin);
    }
}

void force_tile(Table& table, const Written& written, ScoreLog& log) {
    if (table.phase == Phase::tiling && has_to_tile(table, written.line.seat)) {
        lay_listed(table, written, log);
    }
}

}  // namespace

void begin_round(Table& table) {
    table.start_open = false;
    table.round_said = true;
}

void begin_offer(Table& table, const std::array<Tally, most_groups>& groups, unsigned tiles, std::uint32_t now) {
    std::copy_n(groups.begin(), table.displays, table.sources.begin() + 1);
    table.left = static_cast<std::uint8_t>(tiles);
    table.sources[center] = 0;
    table.marker_in_center = true;
    table.phase = Phase::offer;
    table.turn = table.start;
    table.start_open = false;
    table.dealt_at = now;
    table.taken = 0;
}

void apply_on(Table& table, const Written& written, ScoreLog& log) {
    switch (written.verb()) {
        case Verb::pick: pick(table, written, log); break;
        case Verb::displays: fill_displays(table, written); break;
        case Verb::round: announce(table, written); break;
        case Verb::tile: lay_listed(table, written, log); break;
    }
}

bool force_on(Table& table, const Written& written, ScoreLog& log) {
    switch (written.verb()) {
        case Verb::pick: return force_pick(table, written, log);
        case Verb::displays: force_displays(table, written); break;
        case Verb::round: force_round(table, written); break;
        case Verb::tile: force_tile(table, written, log); break;
    }
    return true;
}

namespace {

/// A displays line of which nobody knows what the bag held.
void fill_divided(State& state, const Written& written, bool forced, ScoreLog& log) {
    state.drawn = state.drawn.empty() ? written.line.event : state.drawn;
    forced ? force_divided(state.table, state.divisions, written, log)
           : apply_divided(state.table, state.divisions, written);
}

/// Everything but picks on a table.
[[gnu::noinline]] void apply_rest(State& state, const Event& event, ScoreLog& log) {
    if (event.too_open) {
        return;
    }
    if (event.relaxed) {
        apply_relaxed(state.table, event.written);
    } else if (event.divisions != nullptr) {
        fill_divided(state, event.written, false, log);
    } else {
        const Tally bag = state.table.bag;
        apply_on(state.table, event.written, log);
        if (leaves_tiles_open(event.written) && event.written.verb() == Verb::displays) {
            state.hidden.deal(state.table, bag, event.written);
        } else if (event.written.verb() == Verb::displays) {
            state.hidden.end_round();
        }
    }
}

/// Whoever picks without a name leaves it unsaid whose turn it is, until the round is over.
[[gnu::noinline]] void pick_unsaid(State& state, const Written& written, ScoreLog& log) {
    pick(state.table, written, log);
    state.turn_unsaid = written.line.seat == no_seat && state.table.left != 0;
}

inline void play_pick(State& state, const Written& written, ScoreLog& log) {
    state.turn_unsaid ? pick_unsaid(state, written, log) : pick(state.table, written, log);
}

}  // namespace

void Azul::apply(State& state, const Event& event, ScoreLog& log) {
    const bool on_table = event.written.verb() == Verb::pick && !event.relaxed;
    on_table ? play_pick(state, event.written, log) : apply_rest(state, event, log);
}

/// Nearly all lines are picks on a table: nothing else has to be known of them.
std::optional<Fault> Azul::play(State& state, const Written& written, ScoreLog& log) {
    if (written.verb() != Verb::pick || state.relaxed != 0) [[unlikely]] {
        return defaults::play_resolved<Azul>(state, written, log);
    }
    if (auto fault = look_at_pick(state.table, written)) [[unlikely]] {
        return fault;
    }
    play_pick(state, written, log);
    return std::nullopt;
}

bool Azul::force(State& state, const Event& event, ScoreLog& log) {
    if (event.relaxed) {
        if (std::exchange(state.idle, false)) {
            return false;
        }
        const bool played = force_relaxed(state.table, event.written);
        // The number of a round that is called by another one no longer says whether its scores are still known.
        const bool renamed = event.written.verb() == Verb::round && state.table.phase == Phase::displays;
        state.relaxed = renamed ? scores_unknown : state.relaxed;
        return played;
    }
    if (event.divisions != nullptr) {
        fill_divided(state, event.written, true, log);
        return true;
    }
    return force_on(state.table, event.written, log);
}

}  // namespace arbiter::azul
