// Builds the table that a position shows, or every table that it may show where it has unknown tiles.
#include "rules/azul/filling.hpp"
#include "rules/azul/position.hpp"

#include <algorithm>

namespace arbiter::azul {
namespace {

/// Known tiles of a line of the position; those of one display or pattern line, if it is given.
Tally known_in(const std::optional<Set>& set, std::optional<std::size_t> place = std::nullopt) {
    Tally tiles = 0;
    for (std::size_t i = 0; set && i < set->tiles.size(); ++i) {
        const SetTile& tile = set->tiles[i];
        if (tile.color < colors && (!place || tile.place == *place)) {
            tiles += one_of(tile.color) * tile.count;
        }
    }
    return tiles;
}

bool has_marker(const std::optional<Set>& set) {
    return set && std::ranges::any_of(set->tiles, [](const SetTile& tile) { return tile.color == marker_color; });
}

bool has_unknown(const std::optional<Set>& set) {
    return set && std::ranges::any_of(set->tiles, [](const SetTile& tile) { return tile.color == unknown_color; });
}

Filled filled_spaces(const Board& board) {
    Filled filled = 0;
    for (std::size_t space = 0; space < board.wall.size(); ++space) {
        filled |= Filled{board.wall[space] != 0} << space;
    }
    return filled;
}

Tally in_sight(const Table& table) {
    Tally all = 0;
    for (const Tally source : table.sources) {
        all += source;
    }
    for (const Board& board : table.boards) {
        all += board.floor + board.color_count;
        for (std::uint8_t row = 0; row < rows; ++row) {
            all += one_of(board.line_color[row]) * board.held(row);
        }
    }
    return all;
}

}  // namespace

void Placing::build() {
    state_.quick = false;
    for (std::size_t seat = 0; seat < state_.table.players; ++seat) {
        build_board(seat);
    }
    build_round();
    if (in_play()) {
        build_offer();
        build_turn();
    }
    build_stock();
    build_tracks();
    if (!in_play()) {
        build_between();
    }
}

void Placing::build_board(std::size_t seat) {
    const Own& own = own_[seat];
    Board& board = state_.table.boards[seat];
    for (std::size_t i = 0; own.wall && i < own.wall->tiles.size(); ++i) {
        const SetTile& tile = own.wall->tiles[i];
        const auto row = static_cast<std::uint8_t>(tile.place / colors);
        const auto column = static_cast<std::uint8_t>(tile.place % colors);
        if (tile.color < colors) {
            board.build(row, column, tile.color);
        } else {
            unknown_.push_back({Unknown::Where::wall, static_cast<std::uint8_t>(seat), tile.place, 1, tile.span});
        }
    }
    for (std::uint8_t row = 0; row < rows; ++row) {
        build_line(seat, row);
    }
    state_.table.row_done = state_.table.row_done || board.complete_rows() != 0;
    board.floor = known_in(own.floor);
    board.marker = has_marker(own.floor);
    board.floor_used =
        own.floor ? static_cast<std::uint8_t>(std::min<std::size_t>(own.floor->tiles.size(), floor_spaces)) : 0;
    for (std::size_t i = 0; own.floor && i < own.floor->tiles.size(); ++i) {
        const SetTile& tile = own.floor->tiles[i];
        if (tile.color == unknown_color) {
            unknown_.push_back({Unknown::Where::floor, static_cast<std::uint8_t>(seat), 0, 1, tile.span});
        }
    }
}

/// A line has one color: one known tile tells the others.
void Placing::build_line(std::size_t seat, std::uint8_t row) {
    Board& board = state_.table.boards[seat];
    board.empty_line(row);
    const std::optional<Set>& lines = own_[seat].lines;
    std::uint8_t color = unknown_color;
    std::uint8_t count = 0;
    Span span;
    for (std::size_t i = 0; lines && i < lines->tiles.size(); ++i) {
        const SetTile& tile = lines->tiles[i];
        if (tile.place == row) {
            color = tile.color < colors ? tile.color : color;
            span = tile.span;
            ++count;
        }
    }
    if (count != 0 && color != unknown_color) {
        board.fill_line(row, color, count, lines->line.span.begin);
    } else if (count != 0) {
        unknown_.push_back({Unknown::Where::line, static_cast<std::uint8_t>(seat), row, count, span});
    }
}

void Placing::build_round() {
    Table& table = state_.table;
    table.round_open = !round_;
    table.start_open = !knows_starter();
    if (round_) {
        table.round = round_->round;
        table.start = round_->named != no_seat ? static_cast<std::uint8_t>(round_->named) : table.start;
    }
    table.turn = table.start;
}

void Placing::build_offer() {
    Table& table = state_.table;
    for (std::uint8_t display = 1; display <= table.displays; ++display) {
        table.sources[display] = known_in(displays_, display - 1U);
    }
    table.sources[center] = known_in(center_);
    for (const auto* const set : {&displays_, &center_}) {
        for (std::size_t i = 0; *set && i < (*set)->tiles.size(); ++i) {
            const SetTile& tile = (*set)->tiles[i];
            if (tile.color == unknown_color) {
                const std::size_t source = set == &center_ ? center : tile.place + 1U;
                unknown_.push_back({Unknown::Where::source, static_cast<std::uint8_t>(source), 0, 1, tile.span});
            }
        }
    }
    // Without a line for the center the marker lies there, unless it is on a floor.
    table.marker_in_center = center_ ? has_marker(center_) : !marker_;
    table.phase = Phase::offer;
    table.taken = untouched() ? 0 : 1;
    table.dealt_at = (displays_ ? displays_ : center_)->line.span.begin;
    unsigned left = 0;
    for (const Tally source : table.sources) {
        left += total(source);
    }
    for (const Unknown& tile : unknown_) {
        left += tile.where == Unknown::Where::source ? 1U : 0U;
    }
    table.left = static_cast<std::uint8_t>(left);
}

/// The starter of an untouched round, else who is said to move, else the first actor behind the position.
void Placing::build_turn() {
    Table& table = state_.table;
    const bool starts = untouched() && knows_starter();
    if (turn_) {
        table.turn = static_cast<std::uint8_t>(turn_->named);
    } else if (!starts && first_actor_ != no_seat) {
        const std::size_t back = turns_ahead_ % table.players;
        table.turn =
            static_cast<std::uint8_t>((static_cast<std::size_t>(first_actor_) + table.players - back) % table.players);
    } else {
        state_.turn_open = !starts && tiles_offered();
    }
    if (!knows_starter() && untouched() && !state_.turn_open) {
        table.start = table.turn;
        table.start_open = false;
    }
    const bool marker = marker_.has_value() || table.marker_in_center;
    table.starter_unseen = !marker || table.start_open;
    table.start_open = false;
}

/// No displays: the round is about to be dealt, unless the rules end the game here.
void Placing::build_between() {
    Table& table = state_.table;
    const bool no_tiles = table.bag == 0 && table.lid == 0 && state_.single();
    table.phase = table.row_done || no_tiles ? Phase::over : Phase::displays;
    if (table.phase != Phase::over) {
        return;
    }
    give_bonuses(table);
    for (World& world : state_.others) {
        world.table.phase = Phase::over;
        give_bonuses(world.table);
    }
}

/// The rest is in the bag or in the lid, in both where one of them is set.
void Placing::build_stock() {
    Table& table = state_.table;
    const bool knows_bag = bag_ && !has_unknown(bag_);
    const bool knows_lid = lid_ && !has_unknown(lid_);
    table.bag = knows_bag ? known_in(bag_) : 0;
    table.lid = knows_lid ? known_in(lid_) : 0;
    const Tally all = new_table(2, false, 0, false).bag;
    Tally& rest = knows_bag && !knows_lid ? table.lid : table.bag;
    const Tally unset = all - in_sight(table) - table.bag - table.lid;
    if (!unknown_.empty()) {
        fill_unknown(unset, knows_bag && knows_lid, rest);
        return;
    }
    rest += unset;
    if (!knows_bag && !knows_lid) {
        state_.divisions = Divisions(rest);
        state_.divisions.settle(table, rest);
    }
}

namespace {

/// Puts a tile of this color, or the tiles of a line, where nobody knows the color; false when they cannot be there.
bool put(Table& table, const Unknown& unknown, std::uint8_t color) {
    Board& board = table.boards[unknown.of % most_players];
    const auto column = static_cast<std::uint8_t>(unknown.place % colors);
    switch (unknown.where) {
        case Unknown::Where::source: table.sources[unknown.of] += one_of(color); return true;
        case Unknown::Where::floor: board.floor += one_of(color); return true;
        case Unknown::Where::line:
            if (((static_cast<unsigned>(board.row_colors[unknown.place]) >> color) & 1U) != 0) {
                return false;
            }
            board.fill_line(unknown.place, color, unknown.count, unknown.span.begin);
            return true;
        case Unknown::Where::wall: break;
    }
    const auto row = static_cast<std::uint8_t>(unknown.place / colors);
    const unsigned taken = board.row_colors[row] | static_cast<unsigned>(board.column_colors[column]);
    if (((taken >> color) & 1U) == 0) {
        board.build(row, column, color);
        board.line_takes[row] = static_cast<std::uint8_t>(board.line_takes[row] & ~(1U << color));
        return true;
    }
    return false;
}

}  // namespace

/// Every color that each unknown tile can have, out of those that are neither in sight nor in a pile that is written.
void Placing::fill_unknown(Tally unset, bool all_written, Tally& rest) {
    std::vector<World> worlds;
    const bool in_bag = &rest == &state_.table.bag;
    const Tally written = rest;
    rest += unset;
    worlds.push_back({state_.table, {}, {}});
    for (const Unknown& unknown : unknown_) {
        std::vector<World> next;
        for (const World& world : worlds) {
            for (std::uint8_t color = 0; color < colors; ++color) {
                World filled = world;
                Tally& stock = in_bag ? filled.table.bag : filled.table.lid;
                if (count_of(stock, color) >= unknown.count && put(filled.table, unknown, color)) {
                    stock -= one_of(color) * unknown.count;
                    next.push_back(std::move(filled));
                }
            }
        }
        keep_different(next);
        worlds = std::move(next);
        if (worlds.size() > most_tables || !state_.budget.spend(5 * worlds.size())) {
            worlds.clear();
        }
    }
    if (all_written) {
        std::erase_if(worlds, [&](const World& world) { return world.table.bag != written; });
    }
    keep_worlds(std::move(worlds));
}

/// None: they are too many, and an outline has what is certain.
void Placing::keep_worlds(std::vector<World> worlds) {
    for (const Unknown& unknown : unknown_) {
        state_.unknown.push_back(unknown.span);
        if (worlds.empty() && unknown.where == Unknown::Where::source) {
            state_.table.sources[unknown.of] += one_of(unknown_color);
        }
    }
    if (worlds.empty()) {
        state_.outlined = scores_unknown;
        return;
    }
    for (World& world : worlds) {
        const auto complete = [](const Board& board) { return board.complete_rows() != 0; };
        world.table.row_done = std::ranges::any_of(world.table.boards, complete);
        if (!bag_ && !lid_) {
            world.divisions = Divisions(world.table.bag);
            world.divisions.settle(world.table, world.table.bag);
        }
    }
    keep(state_, std::move(worlds));
}

/// Tracks that are set, and what the walls allow for the others.
void Placing::build_tracks() {
    std::vector<Filled> walls;
    std::vector<std::size_t> open;
    state_.tracks.resize(state_.table.players);
    for (std::size_t seat = 0; seat < state_.table.players; ++seat) {
        const Own& own = own_[seat];
        Track& track = state_.tracks[seat];
        track.wall = own.wall ? own.wall->line.event : Span();
        const bool known = own.score && own.score->score_known;
        const Filled filled = filled_spaces(state_.table.boards[seat]) | unknown_spaces(seat);
        if (known) {
            track.set = own.score->line.event;
            each_table(state_, [&](Table& table) { table.boards[seat].score = own.score->score; });
            track.placement = {own.score->score, own.score->score, own.score->score};
        } else if (filled != 0) {
            walls.push_back(filled);
            open.push_back(seat);
        }
    }
    const std::vector<Placement> placements = placements_of(walls);
    for (std::size_t i = 0; i < open.size(); ++i) {
        Track& track = state_.tracks[open[i]];
        track.placement = placements[i];
        track.open = true;
        each_table(state_, [&](Table& table) {
            table.boards[open[i]].score = track.placement.most;
            table.boards[open[i]].unsure = track.placement.most - track.placement.least;
        });
    }
}

/// Spaces of a wall that have a tile whose color nobody knows.
std::uint32_t Placing::unknown_spaces(std::size_t seat) const {
    std::uint32_t filled = 0;
    for (const Unknown& unknown : unknown_) {
        const bool here = unknown.where == Unknown::Where::wall && unknown.of == seat;
        filled |= std::uint32_t{here} << unknown.place;
    }
    return filled;
}

namespace {

void tell_complete(const Table& table, const State& state, Trail& trail) {
    for (std::uint8_t seat = 0; trail.told && seat < table.players; ++seat) {
        const Board& board = table.boards[seat];
        const auto add = [&](Goal goal, std::uint8_t index) {
            trail.done.push_back({seat, goal, index, index, index, state.tracks[seat].wall.begin, true});
        };
        for (std::uint8_t i = 0; i < rows; ++i) {
            board.row_columns[i] == full_mask ? add(Goal::row, i) : void();
            board.column_rows[i] == full_mask ? add(Goal::column, i) : void();
            count_of(board.color_count, i) == rows ? add(Goal::color, i) : void();
        }
    }
}

/// A round of which nothing is left to take is over.
void end_offer(Table& table, Trail& trail) {
    if (table.phase == Phase::offer && table.left == 0) {
        begin_tiling(table, trail, table.dealt_at);
    }
}

}  // namespace

std::string_view unwritable(const State& state) {
    if (!state.single()) {
        return "these lines say what is certain: what the tiles written ? may be hangs together as no set line says";
    }
    if (!state.drawn.empty() && !knows_division(state)) {
        return "displays have told something of how the tiles out of sight divide between bag and lid, but not all, "
               "and "
               "no set line says so much";
    }
    for (const Board& board : state.table.boards) {
        if (board.unsure == 0) {
            continue;
        }
        const Filled wall = filled_spaces(board);
        const Placement placement = placements_of({&wall, 1}).front();
        if (placement.most != board.score || placement.least != board.score - board.unsure) {
            return "what a score track shows hangs on a wall that has changed since, and no set line says so";
        }
    }
    return {};
}

void begin_behind(State& state, Trail& trail) {
    Trail& kept = state.single() ? trail : state.trail;
    tell_complete(state.table, state, kept);
    if (state.outlined != 0) {
        return;
    }
    end_offer(state.table, kept);
    for (World& world : state.others) {
        tell_complete(world.table, state, world.trail);
        end_offer(world.table, world.trail);
    }
}

}  // namespace arbiter::azul
