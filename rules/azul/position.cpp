// A position of Azul as one line, and read back.
#include "rules/azul/game.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <bit>
#include <charconv>

namespace arbiter::azul {

// A position: words separated by blanks, a word for the table, then one for each player:
//   azul gray=0 phase=1 round=2 start=0 turn=1 open=0 said=1 marker=1 sources=-/BBYR/… bag=… lid=… tile=0 | board |
//   board
// and a board is score;lines;walls;floor;used;marker, a line being its tiles' letters, a wall row its five spaces.
namespace {

void write_board(const Board& board, std::string& text) {
    text += fmt::format(" | {};", board.score);
    for (std::uint8_t row = 0; row < rows; ++row) {
        text += row == 0 ? "" : "/";
        text += letters_of(one_of(board.line_color[row]) * board.held(row));
    }
    for (std::uint8_t row = 0; row < rows; ++row) {
        text += row == 0 ? ";" : "/";
        for (std::uint8_t column = 0; column < colors; ++column) {
            const std::uint8_t space = board.wall[space_of(row, column)];
            text += space == 0 ? '.' : color_letters[space - 1U];
        }
    }
    text += fmt::format(";{};{};{}", letters_of(board.floor), board.floor_used, board.marker ? 1 : 0);
}

/// Cuts the text before the next separator off and answers it.
std::string_view cut(std::string_view& text, char separator) {
    const std::size_t at = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return part;
}

bool read_tiles(std::string_view letters, Tally& tiles) {
    tiles = 0;
    for (const char letter : letters == "-" ? std::string_view{} : letters) {
        const std::size_t color = color_letters.find(letter);
        if (color == std::string_view::npos || letters.size() > 100) {
            return false;
        }
        tiles += one_of(static_cast<std::uint8_t>(color));
    }
    return true;
}

template <typename Number>
bool read_number(std::string_view text, Number low, Number high, Number& value) {
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && stop == text.data() + text.size() && value >= low && value <= high;
}

/// `key=value`; false when the next word is another.
template <typename Number>
bool read_field(std::string_view& text, std::string_view key, Number low, Number high, Number& value) {
    std::string_view word = cut(text, ' ');
    return cut(word, '=') == key && read_number(word, low, high, value);
}

bool read_flag(std::string_view& text, std::string_view key, bool& flag) {
    std::uint8_t value = 0;
    const bool read = read_field<std::uint8_t>(text, key, 0, 1, value);
    flag = value == 1;
    return read;
}

bool read_field_tiles(std::string_view& text, std::string_view key, Tally& tiles) {
    std::string_view word = cut(text, ' ');
    return cut(word, '=') == key && read_tiles(word, tiles);
}

bool read_lines(std::string_view text, Board& board) {
    for (std::uint8_t row = 0; row < rows; ++row) {
        Tally tiles = 0;
        const std::string_view letters = cut(text, '/');
        if (!read_tiles(letters, tiles) || total(tiles) > row + 1U) {
            return false;
        }
        const auto color = static_cast<std::uint8_t>(std::countr_zero(tiles | one_of(colors)) / 8);
        if (all_of(tiles, color) != tiles) {
            return false;
        }
        if (tiles != 0) {
            board.fill_line(row, color, static_cast<std::uint8_t>(total(tiles)), 0);
        }
    }
    return true;
}

/// Comes after the lines: what an empty one takes depends on the wall.
bool read_wall(std::string_view text, Board& board) {
    for (std::uint8_t row = 0; row < rows; ++row) {
        const std::string_view spaces = cut(text, '/');
        if (spaces.size() != colors) {
            return false;
        }
        for (std::uint8_t column = 0; column < colors; ++column) {
            const std::size_t color = color_letters.find(spaces[column]);
            if (spaces[column] == '.') {
                continue;
            }
            if (color == std::string_view::npos) {
                return false;
            }
            board.build(row, column, static_cast<std::uint8_t>(color));
        }
        if (board.held(row) == 0) {
            board.empty_line(row);
        }
    }
    return true;
}

bool read_board(std::string_view text, Board& board) {
    std::uint8_t marker = 0;
    const bool read = read_number<std::int32_t>(cut(text, ';'), 0, 10'000'000, board.score) &&
                      read_lines(cut(text, ';'), board) && read_wall(cut(text, ';'), board) &&
                      read_tiles(cut(text, ';'), board.floor) &&
                      read_number<std::uint8_t>(cut(text, ';'), 0, floor_spaces, board.floor_used) &&
                      read_number<std::uint8_t>(text, 0, 1, marker);
    board.marker = marker == 1;
    return read;
}

bool read_sources(std::string_view& text, Table& table) {
    std::string_view word = cut(text, ' ');
    if (cut(word, '=') != "sources") {
        return false;
    }
    for (std::uint8_t source = 0; source <= table.displays; ++source) {
        if (!read_tiles(cut(word, '/'), table.sources[source])) {
            return false;
        }
        table.left = static_cast<std::uint8_t>(table.left + total(table.sources[source]));
    }
    return word.empty();
}

bool read_table(std::string_view& text, Table& table) {
    std::uint8_t phase = 0;
    const auto last = static_cast<std::uint8_t>(table.players - 1);
    const bool read = read_flag(text, "gray", table.gray) && read_field<std::uint8_t>(text, "phase", 0, 3, phase) &&
                      read_field<std::uint32_t>(text, "round", 1, 1'000'000, table.round) &&
                      read_field<std::uint8_t>(text, "start", 0, last, table.start) &&
                      read_field<std::uint8_t>(text, "turn", 0, last, table.turn) &&
                      read_flag(text, "open", table.start_open) && read_flag(text, "said", table.round_said) &&
                      read_flag(text, "marker", table.marker_in_center) &&
                      read_field<std::uint8_t>(text, "taken", 0, 100, table.taken) && read_sources(text, table) &&
                      read_field_tiles(text, "bag", table.bag) && read_field_tiles(text, "lid", table.lid) &&
                      read_field<std::uint8_t>(text, "tile", 0, 15, table.to_tile);
    table.phase = static_cast<Phase>(phase);
    return read;
}

}  // namespace

std::string Azul::snapshot(const State& state) {
    const Table& table = state.table;
    std::string text = fmt::format(
        "azul players={} gray={:d} phase={} round={} start={} turn={} open={:d} said={:d} marker={:d} taken={} "
        "sources=",
        table.players, table.gray, static_cast<int>(table.phase), table.round, table.start, table.turn,
        table.start_open, table.round_said, table.marker_in_center, table.taken);
    for (std::uint8_t source = 0; source <= table.displays; ++source) {
        text += source == 0 ? "" : "/";
        text += letters_of(table.sources[source]);
    }
    text += fmt::format(" bag={} lid={} tile={}", letters_of(table.bag), letters_of(table.lid), table.to_tile);
    for (std::uint8_t seat = 0; seat < table.players; ++seat) {
        write_board(table.boards[seat], text);
    }
    return text;
}

std::optional<State> Azul::restore(std::string_view line) {
    if (cut(line, ' ') != "azul") {
        return std::nullopt;
    }
    std::uint8_t players = 0;
    if (!read_field<std::uint8_t>(line, "players", 2, most_players, players)) {
        return std::nullopt;
    }
    State state;
    state.table = new_table(players, false, 0, false);
    if (!read_table(line, state.table)) {
        return std::nullopt;
    }
    for (std::uint8_t seat = 0; seat < players; ++seat) {
        if (cut(line, ' ') != "|" || !read_board(cut(line, ' '), state.table.boards[seat])) {
            return std::nullopt;
        }
    }
    for (const Board& board : state.table.boards) {
        state.table.row_done = state.table.row_done || board.complete_rows() != 0;
    }
    if (state.table.phase == Phase::over) {
        give_bonuses(state.table);
    }
    return azul::conserved(state.table) && line.empty() ? std::optional(state) : std::nullopt;
}

}  // namespace arbiter::azul
