// Describes the table of Azul: factory displays, the center, and each player's board.
#include "rules/scene/scene.hpp"

#include "rules/azul/game.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::azul {
namespace {

constexpr std::array<Hue, colors> hue_of{Hue::blue, Hue::yellow, Hue::red, Hue::black, Hue::white};

Scene::Piece tile(std::uint8_t color, std::uint32_t since = 0) {
    Scene::Piece piece;
    piece.hue = hue_of[color];
    piece.letter = color_letters[color];
    piece.label = fmt::format("{} tile", color_name(color));
    piece.since = since;
    return piece;
}

Scene::Piece marker() {
    Scene::Piece piece;
    piece.letter.push_back('M');
    piece.label = "starting player marker";
    return piece;
}

std::vector<Scene::Piece> tiles_of(Tally tally, std::uint32_t since = 0) {
    std::vector<Scene::Piece> tiles;
    for (std::uint8_t color = 0; color < colors; ++color) {
        tiles.insert(tiles.end(), count_of(tally, color), tile(color, since));
    }
    tiles.insert(tiles.end(), count_of(tally, unknown_color), unknown_piece("tile that nobody noted"));
    return tiles;
}

void show_displays(const Table& table, Scene::Board& board) {
    Scene::Shelf& shelf = board.add("factory displays");
    for (std::size_t display = 1; display <= table.displays; ++display) {
        Scene::Group& group = shelf.add(std::to_string(display));
        const auto tiles = tiles_of(table.sources[display], table.dealt_at);
        for (std::int32_t place = 0; place < 4; ++place) {
            Scene::Cell& cell = group.add(place % 2, place / 2);
            const auto at = static_cast<std::size_t>(place);
            if (at < tiles.size()) {
                cell.piece = tiles[at];
            }
        }
    }
}

void show_center(const Table& table, Scene::Board& board) {
    constexpr std::size_t across = 16;
    Scene::Group& group = board.add("center of the table").add("");
    std::vector<Scene::Piece> tiles = tiles_of(table.sources[center]);
    if (table.marker_in_center) {
        tiles.insert(tiles.begin(), marker());
    }
    for (std::size_t at = 0; at < std::max<std::size_t>(tiles.size(), 1); ++at) {
        Scene::Cell& cell = group.add(static_cast<std::int32_t>(at % across), static_cast<std::int32_t>(at / across));
        if (at < tiles.size()) {
            cell.piece = tiles[at];
        }
    }
}

/// They are filled from the right, beside the wall.
void show_lines(const Board& board, Scene::Group& group) {
    for (std::uint8_t row = 0; row < rows; ++row) {
        for (int place = row; place >= 0; --place) {
            Scene::Cell& cell = group.add(rows - place, row + 1);
            if (place < board.held(row)) {
                const std::uint32_t since = board.line_since[row];
                cell.piece = tile(board.line_color[row], since >= nobody_knows ? 0 : since);
            }
        }
    }
}

void show_wall(const Board& board, bool gray, Scene::Group& group) {
    for (std::uint8_t row = 0; row < rows; ++row) {
        for (std::uint8_t column = 0; column < colors; ++column) {
            Scene::Cell& cell = group.add(column + 1, row + 1);
            const std::uint8_t space = board.wall[space_of(row, column)];
            const auto color = static_cast<std::uint8_t>((column + colors - row) % colors);
            cell.name = fmt::format("{},{}", row + 1, column + 1);
            cell.hue = gray ? Hue::none : hue_of[color];
            cell.printed = gray ? std::string() : std::string(1, static_cast<char>(color_letters[color] | 0x20));
            if (space != 0) {
                cell.piece = tile(static_cast<std::uint8_t>(space - 1));
            }
        }
    }
}

void show_floor(const Board& board, Scene::Group& group) {
    std::vector<Scene::Piece> tiles = tiles_of(board.floor);
    if (board.marker) {
        tiles.insert(tiles.begin(), marker());
    }
    for (std::size_t space = 0; space < std::max<std::size_t>(floor_spaces, tiles.size()); ++space) {
        Scene::Cell& cell = group.add(static_cast<std::int32_t>(space), 0);
        cell.printed = space < floor_spaces ? fmt::format("{}", floor_cost[space] - floor_cost[space + 1]) : "";
        if (space < tiles.size()) {
            cell.piece = tiles[space];
        }
    }
}

Scene::Group& source_in(Scene& scene, std::uint8_t source) {
    Scene::Board& common = scene.common();
    return source == center ? common.shelves[1].groups[0] : common.shelves[0].groups[source - 1U];
}

void point_at_row(std::uint8_t row, Scene::Group& lines) {
    lines.point_at_all([row](const Scene::Cell& cell) { return cell.y == row; });
}

/// Pattern lines, a bit each.
void point_at_lines(unsigned which, Scene::Group& lines) {
    lines.point_at_all(
        [which](const Scene::Cell& cell) { return ((which >> static_cast<unsigned>(cell.y - 1)) & 1U) != 0; });
}

/// Where the tiles are not, or where they may not go.
void point_at_pick(const Event& event, Law law, Scene& scene) {
    const Pick& pick = event.pick();
    Scene::Shelf& board = scene.of(static_cast<Seat>(event.table.turn)).shelves[0];
    const bool on_line = law == Law::line_full || law == Law::line_other_color || law == Law::line_drop_count ||
                         law == Law::line_dropping;
    if (on_line && pick.line <= rows) {
        point_at_row(pick.line, board.groups[0]);
    } else if (law == Law::wall_has_color) {
        board.groups[1].point_at_all([&](const Scene::Cell& cell) {
            return cell.y == pick.line && cell.piece && cell.piece->hue == hue_of[pick.color];
        });
    } else if (law != Law::turn_wrong_player && pick.source <= event.table.displays) {
        source_in(scene, pick.source).point_at_all([](const Scene::Cell&) { return true; });
    }
}

/// The pattern line of an entry, and the space of the wall that it names.
void point_at_laying(const Event& event, const Fault& fault, Scene& scene) {
    const Laying& laying = event.written.layings[fault.part];
    Scene::Shelf& board = scene.of(event.actor()).shelves[0];
    point_at_row(laying.line, board.groups[0]);
    if (laying.column != floor_line) {
        board.groups[1].point_at(laying.column, laying.line);
    }
}

}  // namespace

void Azul::point(const Event& event, const Fault& fault, Scene& scene) {
    if (event.written.verb() == Verb::pick) {
        point_at_pick(event, fault.law, scene);
    } else if (fault.law == Law::tile_line_missing) {
        point_at_lines(fault.lines, scene.of(event.actor()).shelves[0].groups[0]);
    } else if (event.written.verb() == Verb::tile && fault.law >= Law::tile_line_not_complete &&
               fault.law <= Law::tile_floor_though_space) {
        point_at_laying(event, fault, scene);
    }
}

void Azul::scene(const State& state, const Seats&, Scene& scene) {
    const Table& table = state.table;
    Scene::Board& common = scene.common();
    show_displays(table, common);
    show_center(table, common);
    const bool drawn = state.divisions.empty() && state.relaxed == 0;
    common.tell("bag", drawn ? std::to_string(total(table.bag) - state.hidden.count()) : "?");
    common.tell("lid", drawn ? std::to_string(total(table.lid)) : "?");
    if (state.hidden.in_play()) {
        scene.notes.emplace_back("? is a tile that nobody noted");
    }
    if (state.hidden.follows_least()) {
        scene.notes.emplace_back("a pick of tiles that nobody noted is shown with the least it can have taken");
    }
    for (Seat seat = 0; seat < table.players; ++seat) {
        Scene::Board& board = scene.of(seat);
        Scene::Shelf& shelf = board.add();
        show_lines(table.board(seat), shelf.add("pattern lines", Scene::Axes::rows));
        show_wall(table.board(seat), table.gray, shelf.add("wall", Scene::Axes::columns));
        show_floor(table.board(seat), board.add("floor line").add(""));
    }
}

}  // namespace arbiter::azul
