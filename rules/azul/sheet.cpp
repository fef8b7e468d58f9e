// Writes Azul's score sheet round by round, each tile with the points it gave.
#include "rules/azul/sheet.hpp"

#include "grammar/text/phrase.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

namespace arbiter::azul {
namespace {

/// A running total, and how much less it may be behind a position that leaves the track open.
struct Running {
    std::int32_t most = 0;
    std::int32_t least = 0;

    void add(std::int32_t points) {
        most = std::max(0, most + points);
        least = std::max(0, least + points);
    }
    std::string points() const {
        return least == most ? counted(most, "point") : fmt::format("{} to {} points", least, most);
    }
};

void write_tiling(const Tiling& tiling, Running& score, std::string& text) {
    if (tiling.fell) {
        text += fmt::format("       0  {} of pattern line {}: no space is left in row {}, {} fall{}\n",
                            color_name(tiling.color), tiling.row + 1, tiling.row + 1, counted(tiling.row + 1, "tile"),
                            tiling.row == 0 ? "s" : "");
        return;
    }
    score.add(tiling.links.points());
    text +=
        fmt::format("    {:>+4}  {} to row {}, column {}: {}; {} so far\n", tiling.links.points(),
                    color_name(tiling.color), tiling.row + 1, tiling.column + 1, reason(tiling.links), score.points());
}

void write_fall(const Fall& fall, Running& score, std::string& text) {
    score.add(-fall.cost);
    const std::string_view marker = fall.beside ? ", the marker beside them" : ", one by the marker";
    text += fmt::format("    {:>4}  floor line: {} taken{}", fmt::format("-{}", fall.lost),
                        counted(fall.spaces, "space"), fall.marker ? marker : std::string_view());
    text += fmt::format(
        "{}; {} so far\n",
        fall.lost < fall.cost ? fmt::format(", {} to pay, but the score never drops below 0", fall.cost) : "",
        score.points());
}

void write_bonus(std::string_view what, std::uint8_t count, int points, std::string& text) {
    if (count != 0) {
        text += fmt::format("    {:>+4}  {}, {} points each\n", count * points, counted(count, what), points);
    }
}

void draw_wall(const Board& board, std::string& text) {
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

/// What an announced total says of the floor line.
std::string lost_on_floor(const Placement& placement, std::int32_t track) {
    if (track == placement.most) {
        return "nothing was lost on the floor line";
    }
    if (track < placement.unfined) {
        return fmt::format("at least {} went on the floor line", counted(placement.unfined - track, "point"));
    }
    return "something may have been lost on the floor line";
}

/// Where the score begins behind a position.
Running write_track(const Track& track, std::int32_t bonus, std::string& text) {
    const Placement& placement = track.placement;
    if (!track.open) {
        if (!track.set.empty()) {
            text += fmt::format("  at the position: {}\n", counted(placement.most, "point"));
        }
        return {placement.most, placement.most};
    }
    if (placement.least == placement.most) {
        text += fmt::format("  placement {}: no other way of filling the wall fits the result\n", placement.most);
        return {placement.most, placement.most};
    }
    text += fmt::format("  placement {} to {}, depending on the order in which the wall was filled", placement.least,
                        placement.most);
    if (!track.announced) {
        text += '\n';
        return {placement.most, placement.least};
    }
    const bool apart = bonus != 0 || *track.announced != track.settled;
    text += fmt::format("; {} was announced{}: then {}\n", *track.announced,
                        apart ? fmt::format(", {} of it for placement", track.settled) : "",
                        lost_on_floor(placement, track.settled));
    return {track.settled, track.settled};
}

void write_player(const State& state, const Trail& trail, Seat seat, std::string_view name, std::string& text) {
    const Table& table = state.table;
    const Board& board = table.board(seat);
    text += fmt::format("{}: {}\n", name, Running{total_of(table, seat), least_of(table, seat)}.points());
    Running score;
    if (!state.tracks.empty()) {
        score = write_track(state.tracks[static_cast<std::size_t>(seat)], board.bonus, text);
    }
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
        write_bonus("complete row", board.complete_rows(), row_bonus, text);
        write_bonus("complete column", board.complete_columns(), column_bonus, text);
        write_bonus("complete color", board.complete_colors(), color_bonus, text);
    }
    draw_wall(board, text);
}

/// Why one of those with the most points has won, or why they share the victory.
void write_tie(const Table& table, const Seats& seats, std::string& text) {
    std::int32_t most = 0;
    std::vector<std::string> rows_of;
    for (Seat seat = 0; seat < table.players; ++seat) {
        most = std::max(most, total_of(table, seat));
    }
    for (Seat seat = 0; seat < table.players; ++seat) {
        if (total_of(table, seat) == most) {
            const std::uint8_t complete = table.board(seat).complete_rows();
            rows_of.push_back(fmt::format("{} has {}", seats.name(seat), counted(complete, "complete row")));
        }
    }
    if (rows_of.size() > 1) {
        const bool shared = static_cast<std::size_t>(std::popcount(winners_of(table))) == rows_of.size();
        text += fmt::format("a tie at {}: {}; {}\n", counted(most, "point"), in_words(rows_of, " and "),
                            shared ? "the victory is shared" : "more rows win");
    }
}

}  // namespace

void write_sheet(const State& state, const Trail& trail, const Seats& seats, std::string& text) {
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        write_player(state, trail, seat, seats.name(seat), text);
    }
    if (state.table.phase == Phase::over && knows_tracks(state)) {
        write_tie(state.table, seats, text);
    }
}

}  // namespace arbiter::azul
