// Sets the table, counts its tiles, and gives bonuses and victory at the end.
#include "rules/azul/table.hpp"

#include <algorithm>

namespace arbiter::azul {

void set_table(Table& table, std::size_t players, bool gray, std::uint8_t start, bool start_open) {
    table.players = static_cast<std::uint8_t>(players);
    table.displays = static_cast<std::uint8_t>(2 * players + 1);
    for (std::uint8_t seat = 0; seat < players; ++seat) {
        table.next_seat[seat] = static_cast<std::uint8_t>((seat + 1U) % players);
    }
    table.gray = gray;
    table.start = start;
    table.turn = start;
    table.start_open = start_open;
    for (std::uint8_t color = 0; color < colors; ++color) {
        table.bag += one_of(color) * tiles_of_a_color;
    }
}

Table new_table(std::size_t players, bool gray, std::uint8_t start, bool start_open) {
    Table table;
    set_table(table, players, gray, start, start_open);
    return table;
}

bool conserved(const Table& table) {
    Tally all = table.bag + table.lid;
    for (const Tally source : table.sources) {
        all += known_of(source);
    }
    for (const Board& board : table.boards) {
        all += board.floor;
        for (std::uint8_t row = 0; row < rows; ++row) {
            all += one_of(board.line_color[row]) * board.held(row);
        }
        all += board.color_count;
    }
    return all == new_table(2, false, 0, false).bag;
}

void give_bonuses(Table& table) {
    for (Board& board : table.boards) {
        board.bonus = bonus_of(board.complete_rows(), board.complete_columns(), board.complete_colors());
    }
}

std::uint8_t winners_of(const Table& table) {
    std::int32_t best = -1;
    unsigned winners = 0;
    for (Seat seat = 0; seat < table.players; ++seat) {
        const std::int32_t rank = rank_of(total_of(table, seat), table.board(seat).complete_rows());
        winners = rank > best ? 1U << static_cast<unsigned>(seat)
                              : winners | static_cast<unsigned>(rank == best) << static_cast<unsigned>(seat);
        best = std::max(best, rank);
    }
    return static_cast<std::uint8_t>(winners);
}

}  // namespace arbiter::azul
