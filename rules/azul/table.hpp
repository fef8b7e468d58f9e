// The whole table of a game of Azul: displays, center, bag, lid, boards and whose turn it is.
#pragma once

#include "grammar/azul/written.hpp"
#include "grammar/record/seats.hpp"
#include "rules/azul/board.hpp"
#include "rules/azul/score_log.hpp"

#include <array>
#include <cstdint>

namespace arbiter::azul {

inline constexpr std::size_t most_players = 4;
inline constexpr std::uint8_t tiles_of_a_color = 20;
inline constexpr unsigned all_tiles = unsigned{tiles_of_a_color} * colors;

enum class Phase : std::uint8_t {
    displays,  ///< a new round is due: the table deals
    offer,     ///< players pick in turn
    tiling,    ///< gray wall: players with complete lines choose their columns
    over,
};

/// A value; copying it is how undo and search work. Conserves 100 tiles.
struct Table {
    std::array<Tally, 16> sources{};  ///< 0 is the center, displays count from 1; the last ones are always empty
    Tally bag = 0;
    Tally lid = 0;
    std::array<Board, most_players> boards{};
    std::uint8_t players = 2;
    std::uint8_t displays = 5;  ///< factory displays on the table
    bool gray = false;          ///< the walls' gray side (rulebook, Variant Play)
    bool in_order = false;      ///< displays are filled in the order written (ruling refill)
    bool may_drop = false;      ///< tiles that fit on a pattern line may be dropped (ruling dropping)
    bool full_falls = false;    ///< tiles put on a full line of their color fall (ruling full-line)
    Phase phase = Phase::displays;
    std::array<std::uint8_t, most_players> next_seat{1, 0, 0, 0};  ///< clockwise
    std::uint8_t turn = 0;                                         ///< whose turn it is
    std::uint8_t start = 0;                                        ///< who starts the round, or the next one
    bool start_open = true;   ///< before round 1, without `Start`: `round 1 NAME` says who starts
    bool round_said = false;  ///< the `round` line of the coming round was read
    bool row_done = false;    ///< somebody has completed a row: the game ends with this round
    bool marker_in_center = false;
    bool marker_stayed = false;   ///< nobody took it in the round before; only words need that
    bool starter_unseen = false;  ///< nobody knows who starts next, unless a marker is seen on a floor line
    bool round_open = false;      ///< a position does not say which round it is
    std::uint8_t to_tile = 0;     ///< Phase::tiling: seats that still have to, a bit each
    std::uint8_t taken = 0;       ///< tiles taken by the last pick
    // Of a relaxation.
    std::uint8_t maybe_more = 0;    ///< how many more these may have been
    std::uint8_t known_boards = 0;  ///< whose boards are what they are on every table, a bit each
    std::uint16_t maybe_empty = 0;  ///< displays from which somebody may have taken, nobody noted it; a bit each
    bool marker_open = false;       ///< so may the starting player marker have been
    std::uint8_t left = 0;          ///< tiles on displays and in the center
    std::uint32_t round = 1;        ///< the round being played or about to begin
    std::uint32_t dealt_at = 0;     ///< offset of the last `displays` line
    std::uint32_t starter_set = 0;  ///< of the line of a position that says who starts its round; 0: none does

    Board& board(Seat seat) { return boards[index(seat)]; }
    const Board& board(Seat seat) const { return boards[index(seat)]; }
    bool operator==(const Table&) const = default;
};

/// An empty table: all tiles in the bag. `players` from 2 to 4.
Table new_table(std::size_t players, bool gray, std::uint8_t start, bool start_open);
/// The same, set up where it stays: a table is long to copy. It must be fresh.
void set_table(Table& table, std::size_t players, bool gray, std::uint8_t start, bool start_open);

/// Whether no tile has appeared or vanished: 20 of each color.
bool conserved(const Table& table);

/// Final totals with the end bonuses when the game is over, the score track as it stands otherwise (ruling end-scores).
inline std::int32_t total_of(const Table& table, Seat seat) {
    return table.board(seat).score + table.board(seat).bonus;
}

/// The most that a game of Azul can end with: a full wall, no row of which was complete before the last round.
inline constexpr std::int32_t most_points = 240;

/// What this total can come to, whatever happens.
inline std::int32_t most_total(const Table& table, Seat seat) {
    return total_of(table, seat) + most_points;
}

/// Where a position leaves the track open, the least that this total can be; the one above is the most.
inline std::int32_t least_of(const Table& table, Seat seat) {
    return total_of(table, seat) - table.board(seat).unsure;
}

/// What a complete row, column and color earns at the end (rulebook, End of the game).
inline constexpr std::int32_t row_bonus = 2;
inline constexpr std::int32_t column_bonus = 7;
inline constexpr std::int32_t color_bonus = 10;

constexpr std::int32_t bonus_of(std::int32_t complete_rows, std::int32_t complete_columns,
                                std::int32_t complete_colors) {
    return row_bonus * complete_rows + column_bonus * complete_columns + color_bonus * complete_colors;
}

/// Most points win, then most complete rows; they weigh less than any point, for there are at most five of them.
constexpr std::int32_t rank_of(std::int32_t total, std::int32_t complete_rows) {
    return total * 8 + complete_rows;
}

/// Gives everybody the end bonuses (rulebook, End of the game).
void give_bonuses(Table& table);

/// One bit a seat: most points, then most complete rows; the rest share (rulebook, End of the game).
std::uint8_t winners_of(const Table& table);

/// Whether this player still has to tile the gray wall in this round.
inline bool has_to_tile(const Table& table, Seat seat) {
    return ((static_cast<unsigned>(table.to_tile) >> static_cast<unsigned>(seat)) & 1U) != 0;
}

/// The round line of the round that is due, with the starter who is due.
void begin_round(Table& table);
/// Fills the displays, with so many tiles together that have left bag and lid already, and begins the factory offer.
void begin_offer(Table& table, const std::array<Tally, most_groups>& groups, unsigned tiles, std::uint32_t now);
/// Whether the pieces allow an entry of a tile line: a complete line, a free space.
bool can_be_laid(const Board& board, const Laying& one);
/// Lays the lines of a tile line on the gray wall, those that the pieces allow, and has done with this player's
/// wall-tiling.
void lay_listed(Table& table, const Written& written, ScoreLog& log);

/// Lays all complete lines of the colored wall and ends the round, or waits for the players' choices on the gray one,
/// if there are any.
void begin_tiling(Table& table, ScoreLog& log, std::uint32_t now);
/// Where nobody knows who starts next, a marker that is seen on a floor line says it; else the next line may.
void look_for_starter(Table& table);
/// Floor penalties, the marker, and the end of the game or the next round.
void end_round(Table& table, ScoreLog& log);

}  // namespace arbiter::azul
