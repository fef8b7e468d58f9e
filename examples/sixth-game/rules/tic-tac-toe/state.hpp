// A game of tic-tac-toe as far as it has gone.
#pragma once

#include "grammar/record/seats.hpp"

#include <algorithm>
#include <array>

namespace arbiter::tic_tac_toe {

struct Cell {
    Seat holder = no_seat;
    std::uint32_t since = 0;  ///< offset of the line that marked it
};

struct State {
    std::array<Cell, 9> cells{};
    Seat turn = 0;

    /// The other player's, once a row, a column or a diagonal is theirs.
    bool won() const {
        static constexpr std::array<std::array<std::size_t, 3>, 8> lines{
            {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
        return std::ranges::any_of(lines, [&](const auto& line) {
            return std::ranges::all_of(line, [&](std::size_t at) { return cells[at].holder == 1 - turn; });
        });
    }
    bool full() const { return std::ranges::find(cells, no_seat, &Cell::holder) == cells.end(); }
};

}  // namespace arbiter::tic_tac_toe
