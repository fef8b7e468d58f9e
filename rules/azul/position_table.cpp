// Builds the table that a position shows, and leaves out the tiles whose color nobody wrote down.
#include "rules/azul/position.hpp"
#include "rules/azul/wall_completion.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <utility>

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

/// The `?` of a line of the position; those of one display or pattern line, if it is given.
std::vector<Span> unknown_spans(const std::optional<Set>& set, std::optional<std::size_t> place = std::nullopt) {
    std::vector<Span> spans;
    for (std::size_t i = 0; set && i < set->tiles.size(); ++i) {
        const SetTile& tile = set->tiles[i];
        if (tile.color == unknown_color && (!place || tile.place == *place)) {
            spans.push_back(tile.span);
        }
    }
    return spans;
}

/// Bag or lid, of which some tiles are `?`. One `?` alone says that nobody knows it.
Division pile_in(const std::optional<Set>& set) {
    const Tally known = known_in(set);
    unsigned unknown = 0;
    for (std::size_t i = 0; set && i < set->tiles.size(); ++i) {
        unknown += set->tiles[i].color == unknown_color ? set->tiles[i].count : 0U;
    }
    if (known == 0 && unknown <= 1) {
        return {0, Piles::anything};
    }
    Tally most = 0;
    for (std::uint8_t color = 0; color < colors; ++color) {
        most += one_of(color) * std::min<unsigned>(count_of(known, color) + unknown, tiles_of_a_color);
    }
    return {known, most};
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

void PositionBuilder::build() {
    state_.quick = false;
    for (std::size_t seat = 0; seat < state_.table.players; ++seat) {
        build_board(seat);
    }
    build_round();
    if (in_play()) {
        build_offer();
        build_turn();
    } else if (is_due() && !names_starter()) {
        build_starter();
    }
    build_tracks();
    build_stock();
}

void PositionBuilder::build_board(std::size_t seat) {
    const Own& own = own_[seat];
    Board& board = state_.table.boards[seat];
    for (std::size_t i = 0; own.wall && i < own.wall->tiles.size(); ++i) {
        const SetTile& tile = own.wall->tiles[i];
        const auto row = static_cast<std::uint8_t>(tile.place / colors);
        const auto column = static_cast<std::uint8_t>(tile.place % colors);
        if (tile.color < colors) {
            board.build(row, column, tile.color);
        } else {
            unset_.push_back({UnsetTiles::Where::wall, static_cast<std::uint8_t>(seat), tile.place, {tile.span}});
        }
    }
    for (std::uint8_t row = 0; row < rows; ++row) {
        build_line(seat, row);
    }
    board.floor = known_in(own.floor);
    board.marker = has_marker(own.floor);
    board.floor_used =
        own.floor ? static_cast<std::uint8_t>(std::min<std::size_t>(own.floor->tiles.size(), floor_spaces)) : 0;
    leave_unset({UnsetTiles::Where::floor, static_cast<std::uint8_t>(seat), 0, unknown_spans(own.floor)});
}

/// Tiles to be filled in later, if there are any.
void PositionBuilder::leave_unset(UnsetTiles tiles) {
    if (!tiles.spans.empty()) {
        unset_.push_back(std::move(tiles));
    }
}

/// A line has one color: one known tile tells the others.
void PositionBuilder::build_line(std::size_t seat, std::uint8_t row) {
    Board& board = state_.table.boards[seat];
    board.empty_line(row);
    const std::optional<Set>& lines = own_[seat].lines;
    const Tally known = known_in(lines, row);
    std::vector<Span> unknown = unknown_spans(lines, row);
    if (known != 0) {
        const auto color = static_cast<std::uint8_t>(std::countr_zero(known) / 8);
        board.fill_line(row, color, static_cast<std::uint8_t>(total(known) + unknown.size()), lines->line.span.begin);
        leave_unset({UnsetTiles::Where::told, 0, color, std::move(unknown)});
    } else {
        leave_unset({UnsetTiles::Where::line, static_cast<std::uint8_t>(seat), row, std::move(unknown)});
    }
}

void PositionBuilder::build_round() {
    Table& table = state_.table;
    table.round_open = !round_;
    table.start_open = !knows_starter();
    if (round_) {
        table.round = round_->round;
    }
    if (round_ && round_->named != no_seat) {
        start_with(*round_);
    }
    table.turn = table.start;
}

/// The player named on this line starts the round.
void PositionBuilder::start_with(const Line& line) {
    state_.table.start = static_cast<std::uint8_t>(line.named);
    state_.table.turn = state_.table.start;
    state_.table.start_open = false;
    state_.table.starter_set = line.span.begin;
}

void PositionBuilder::build_offer() {
    Table& table = state_.table;
    for (std::uint8_t display = 1; display <= table.displays; ++display) {
        table.sources[display] = known_in(displays_, display - 1U);
    }
    table.sources[center] = known_in(center_);
    for (std::uint8_t display = 1; display <= table.displays; ++display) {
        leave_unset({UnsetTiles::Where::source, display, 0, unknown_spans(displays_, display - 1U)});
    }
    leave_unset({UnsetTiles::Where::source, center, 0, unknown_spans(center_)});
    // Without a line for the center the marker lies there, unless it is on a floor.
    table.marker_in_center = center_ ? has_marker(center_) : !marker_;
    table.phase = Phase::offer;
    table.taken = untouched() ? 0 : 1;
    table.dealt_at = (displays_ ? displays_ : center_)->line.span.begin;
    unsigned left = 0;
    for (const Tally source : table.sources) {
        left += total(source);
    }
    for (const UnsetTiles& tiles : unset_) {
        left += tiles.where == UnsetTiles::Where::source ? static_cast<unsigned>(tiles.spans.size()) : 0U;
    }
    table.left = static_cast<std::uint8_t>(left);
}

/// Of a round that is about to be dealt: who is said to move, else who acts first.
void PositionBuilder::build_starter() {
    if (turn_) {
        start_with(*turn_);
    } else if (first_actor_ != no_seat) {
        state_.table.start = first_to_move();
        state_.table.turn = state_.table.start;
        state_.table.start_open = false;
    }
}

/// So many turns before the first actor that is written.
std::uint8_t PositionBuilder::first_to_move() const {
    const std::size_t players = state_.table.players;
    return static_cast<std::uint8_t>((static_cast<std::size_t>(first_actor_) + players - turns_ahead_ % players) %
                                     players);
}

/// The starter of an untouched round, else who is said to move, else the first actor behind the position.
void PositionBuilder::build_turn() {
    Table& table = state_.table;
    const bool starts = untouched() && knows_starter();
    if (turn_) {
        table.turn = static_cast<std::uint8_t>(turn_->named);
    } else if (!starts && first_actor_ != no_seat) {
        table.turn = first_to_move();
    } else {
        state_.turn_unsaid = !starts && tiles_offered();
    }
    if (!knows_starter() && untouched() && !state_.turn_unsaid) {
        table.start = table.turn;
        table.start_open = false;
    }
    const bool marker = marker_.has_value() || table.marker_in_center;
    table.starter_unseen = !marker || table.start_open;
    table.start_open = false;
}

/// The rest is in the bag or in the lid, in both where one of them is set.
void PositionBuilder::build_stock() {
    Table& table = state_.table;
    const bool knows_bag = bag_ && unknown_spans(bag_).empty();
    const bool knows_lid = lid_ && unknown_spans(lid_).empty();
    table.bag = knows_bag ? known_in(bag_) : 0;
    table.lid = knows_lid ? known_in(lid_) : 0;
    const Tally all = new_table(2, false, 0, false).bag;
    Tally& rest = knows_bag && !knows_lid ? table.lid : table.bag;
    const Tally written = rest;
    rest += all - in_sight(table) - table.bag - table.lid;
    const bool divided = !knows_bag && !knows_lid;
    const auto piles = divided ? std::optional(Piles{pile_in(bag_), pile_in(lid_)}) : std::nullopt;
    const bool turn_open = unset_.empty() && state_.turn_unsaid && turns_ahead_ != 0;
    if (unset_.empty() && !turn_open) {
        infer_bag(state_, piles, in_play());
        return;
    }
    const Span turn = turn_open ? (displays_ ? displays_ : center_)->line.event : Span();
    state_.unset = std::make_shared<const Unset>(Unset{.tiles = std::move(unset_),
                                                       .from_bag = &rest == &table.bag,
                                                       .both_written = knows_bag && knows_lid,
                                                       .written = written,
                                                       .piles = piles,
                                                       .in_play = in_play(),
                                                       .turn = turn});
}

/// Tracks that are set, and what the walls allow for the others.
void PositionBuilder::build_tracks() {
    std::vector<Filled> walls;
    std::vector<std::size_t> open;
    state_.tracks.resize(state_.table.players);
    for (std::size_t seat = 0; seat < state_.table.players; ++seat) {
        const Own& own = own_[seat];
        Track& track = state_.tracks[seat];
        track.wall = own.wall ? own.wall->line.event : Span();
        const bool known = own.score && own.score->score_known;
        const Filled filled = filled_spaces(state_.table.boards[seat]) | unset_spaces(seat);
        if (known) {
            track.set = own.score->line.event;
            state_.table.boards[seat].score = own.score->score;
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
        state_.table.boards[open[i]].score = track.placement.most;
        state_.table.boards[open[i]].unsure = track.placement.most - track.placement.least;
    }
}

/// Spaces of a wall that have a tile whose color nobody knows.
Filled PositionBuilder::unset_spaces(std::size_t seat) const {
    Filled filled = 0;
    for (const UnsetTiles& tiles : unset_) {
        const bool here = tiles.where == UnsetTiles::Where::wall && tiles.of == seat;
        filled |= Filled{here} << tiles.place;
    }
    return filled;
}

std::string_view unwritable(const State& state) {
    if (!state.drawn.empty() && !state.divisions.empty()) {
        return "displays have told something of how the tiles out of sight divide between bag and lid, but not all, "
               "and no set line says so much";
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

}  // namespace arbiter::azul
