// Writes the set lines of a position.
#include "rules/azul/game.hpp"
#include "rules/azul/words.hpp"
#include "rules/record/canonical.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::azul {
namespace {

/// The letters of these tiles; nothing for none.
std::string letters_on(Tally tiles) {
    return tiles == 0 ? std::string() : letters_of(tiles);
}

void write_round(const State& state, const Seats& seats, std::string& text) {
    const Table& table = state.table;
    if (table.round_open) {
        const bool told = table.phase == Phase::displays && !table.start_open;
        text += told ? fmt::format("set turn {}\n", seats.word(static_cast<Seat>(table.start))) : std::string();
        return;
    }
    text += fmt::format("set round {}", table.round);
    if (!table.start_open) {
        text += fmt::format(" {}", seats.word(static_cast<Seat>(table.start)));
    }
    text += '\n';
}

void write_offer(const State& state, const Seats& seats, std::string& text) {
    const Table& table = state.table;
    if (table.phase != Phase::offer && table.phase != Phase::tiling) {
        return;
    }
    text += "set displays";
    for (std::size_t display = 1; display <= table.displays; ++display) {
        text += ' ' + letters_of(table.sources[display]);
    }
    text += fmt::format("\nset center {}\n",
                        or_nothing(letters_on(table.sources[center]) + (table.marker_in_center ? "M" : "")));
    if (table.phase == Phase::offer && !state.turn_unsaid) {
        text += fmt::format("set turn {}\n", seats.word(static_cast<Seat>(table.turn)));
    }
}

void write_wall(const Board& board, std::string& text) {
    for (std::uint8_t row = 0; row < rows; ++row) {
        text += ' ';
        for (std::uint8_t column = 0; column < colors; ++column) {
            const std::uint8_t space = board.wall[space_of(row, column)];
            text += space == 0 ? '.' : color_letters[space - 1U];
        }
    }
}

/// Where nobody knows on whose floor line the marker lies, none of them is known to be empty.
void write_lines(const Board& board, std::string_view word, bool all, bool knows_marker, std::string& text) {
    std::string lines;
    bool held = all;
    for (std::uint8_t row = 0; row < rows; ++row) {
        const std::string letters = letters_on(one_of(board.line_color[row]) * board.held(row));
        held = held || !letters.empty();
        lines += ' ' + or_nothing(letters);
    }
    text += held ? fmt::format("set {} lines{}\n", word, lines) : std::string();
    const std::string floor = letters_on(board.floor);
    if (!floor.empty() || board.marker || (all && knows_marker)) {
        text += fmt::format("set {} floor {}\n", word, or_nothing(floor + (board.marker ? "M" : "")));
    }
}

bool knows_marker(const Table& table) {
    const bool seen = std::ranges::any_of(table.boards, [](const Board& board) { return board.marker; });
    return table.marker_in_center || seen || (table.phase != Phase::offer && !table.starter_unseen);
}

void write_board(const State& state, Seat seat, std::string_view word, bool all, std::string& text) {
    const Board& board = state.table.board(seat);
    if (board.color_count != 0 || all) {
        text += fmt::format("set {} wall", word);
        write_wall(board, text);
        text += '\n';
    }
    // Where the least is followed that was taken, lines and floors may hold more.
    if (!state.hidden.follows_least()) {
        write_lines(board, word, all, knows_marker(state.table), text);
    }
    if (board.unsure == 0) {
        text += fmt::format("set {} score {}\n", word, board.score);
    }
}

std::string counts(Tally tiles) {
    std::string words;
    for (std::uint8_t color = 0; color < colors; ++color) {
        if (count_of(tiles, color) != 0) {
            words += fmt::format(" {}{}", count_of(tiles, color), color_letters[color]);
        }
    }
    return words.empty() ? " -" : words;
}

}  // namespace

void write_position(const State& state, const FormatContext& context, std::string& text) {
    const Table& table = state.table;
    write_round(state, context.seats, text);
    write_offer(state, context.seats, text);
    for (Seat seat = 0; seat < table.players; ++seat) {
        write_board(state, seat, record::word_behind_set(context.seats, seat), context.behind_gap, text);
    }
    if (state.divisions.empty()) {
        text += state.hidden.in_play() ? "set bag ?\n" : fmt::format("set bag{}\n", counts(table.bag));
        text += fmt::format("set lid{}\n", counts(table.lid));
    }
}

void write_implied(const State& state, const FormatContext& context, std::string& text) {
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        text += state.table.board(seat).unsure == 0
                    ? std::string()
                    : fmt::format("set {} score ?\n", record::word_behind_set(context.seats, seat));
    }
    text += state.divisions.empty() ? "" : "set bag ?\nset lid ?\n";
}

}  // namespace arbiter::azul
