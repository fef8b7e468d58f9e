// Writes Azul's score sheet round by round, each tile with the points it gave.
#include "rules/azul/sheet.hpp"

#include "rules/azul/words.hpp"

#include <fmt/format.h>

namespace arbiter::azul {
namespace {

std::string_view plural(std::int64_t count) {
    return count == 1 ? "" : "s";
}

std::string reason(const Links& links) {
    if (links.across == 1 && links.down == 1) {
        return "alone";
    }
    if (links.down == 1) {
        return fmt::format("{} across", links.across);
    }
    return links.across == 1 ? fmt::format("{} down", links.down)
                             : fmt::format("{} across and {} down", links.across, links.down);
}

void write_tiling(const Tiling& tiling, std::int32_t& score, std::string& text) {
    score += tiling.links.points();
    text += fmt::format("    {:>+4}  {} to row {}, column {}: {}; {} point{} so far\n", tiling.links.points(),
                        color_name(tiling.color), tiling.row + 1, tiling.column + 1, reason(tiling.links), score,
                        plural(score));
}

void write_fall(const Fall& fall, std::int32_t& score, std::string& text) {
    score -= fall.lost;
    text += fmt::format("    {:>4}  floor line: {} space{} taken{}", fmt::format("-{}", fall.lost), fall.spaces,
                        plural(fall.spaces), fall.marker ? ", one by the marker" : "");
    if (fall.marker && fall.spaces == 0) {
        text += " (the marker alone)";
    }
    text += fmt::format(
        "{}; {} point{} so far\n",
        fall.lost < fall.cost ? fmt::format(", {} to pay, but the score never drops below 0", fall.cost) : "", score,
        plural(score));
}

void write_bonus(std::string_view what, std::uint8_t count, int points, std::string& text) {
    if (count != 0) {
        text += fmt::format("    {:>+4}  {} complete {}{}, {} points each\n", count * points, count, what,
                            plural(count), points);
    }
}

void write_wall(const Board& board, std::string& text) {
    text += "  wall\n";
    for (std::uint8_t row = 0; row < rows; ++row) {
        text += "   ";
        for (std::uint8_t column = 0; column < colors; ++column) {
            const std::uint8_t space = board.wall[space_of(row, column)];
            text += ' ';
            text += space == 0 ? '.' : color_letters[space - 1U];
        }
        text += '\n';
    }
}

void write_player(const Table& table, const Trail& trail, Seat seat, std::string_view name, std::string& text) {
    const Board& board = table.board(seat);
    text += fmt::format("{}: {} point{}\n", name, total_of(table, seat), plural(total_of(table, seat)));
    std::int32_t score = 0;
    std::uint32_t round = 0;
    const auto head = [&](std::uint32_t of) {
        if (of != round) {
            text += fmt::format("  round {}\n", of);
            round = of;
        }
    };
    auto fall = trail.falls.begin();
    const auto falls_until = [&](std::uint32_t limit) {
        for (; fall != trail.falls.end() && fall->round < limit; ++fall) {
            if (fall->seat == seat) {
                head(fall->round);
                write_fall(*fall, score, text);
            }
        }
    };
    for (const Tiling& tiling : trail.tilings) {
        falls_until(tiling.round);
        if (tiling.seat == seat) {
            head(tiling.round);
            write_tiling(tiling, score, text);
        }
    }
    falls_until(table.round + 1);
    if (table.phase == Phase::over) {
        if (total_of(table, seat) != board.score) {
            text += "  end of the game\n";
        }
        write_bonus("row", board.complete_rows(), 2, text);
        write_bonus("column", board.complete_columns(), 7, text);
        write_bonus("color", board.complete_colors(), 10, text);
    }
    write_wall(board, text);
}

}  // namespace

void write_sheet(const Table& table, const Trail& trail, const Seats& seats, std::string& text) {
    for (Seat seat = 0; seat < table.players; ++seat) {
        write_player(table, trail, seat, seats.name(seat), text);
    }
}

}  // namespace arbiter::azul
