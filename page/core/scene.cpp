// The picture of a position, drawn and as data, with places for those who tap on it.
#include "cli/first_record.hpp"
#include "cli/render/json_values.hpp"
#include "cli/render/svg_picture.hpp"
#include "page/core/object.hpp"
#include "page/core/questions.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <system_error>

namespace arbiter::page {
namespace {

std::string_view name_of(Scene::Mark mark) {
    constexpr std::array<std::string_view, 4> names{"none", "last", "finding", "earned"};
    return names[static_cast<std::size_t>(mark)];
}

std::string_view name_of(Scene::Axes axes) {
    constexpr std::array<std::string_view, 4> names{"none", "rows", "columns", "both"};
    return names[static_cast<std::size_t>(axes)];
}

std::string_view name_of(Scene::Part::Kind kind) {
    constexpr std::array<std::string_view, 4> names{"edge", "frame", "line", "sign"};
    return names[static_cast<std::size_t>(kind)];
}

void put_part(const Scene::Part& part, cli::JsonText& to) {
    to.begin_object();
    to.member("kind", name_of(part.kind));
    to.member("hue", cli::svg_class(part.hue));
    to.member("letter", part.letter);
    to.member("done", part.done);
    to.end_object();
}

void put_piece(const std::optional<Scene::Piece>& piece, cli::JsonText& to) {
    if (!piece) {
        to.null();
        return;
    }
    to.begin_object();
    to.member("hue", cli::svg_class(piece->hue));
    to.member("letter", piece->letter);
    to.member("label", piece->label);
    to.member("concealed", piece->concealed);
    to.key("line");
    piece->since == 0 ? to.null() : to.value(piece->since);
    put_list("parts", piece->parts, to, [&](const Scene::Part& part) { put_part(part, to); });
    to.end_object();
}

void put_cell(const Scene::Cell& cell, cli::JsonText& to) {
    to.begin_object();
    to.member("x", cell.x);
    to.member("y", cell.y);
    to.member("hue", cli::svg_class(cell.hue));
    to.member("printed", cell.printed);
    to.member("mark", name_of(cell.mark));
    put_piece(cell.piece, to.key("piece"));
    to.end_object();
}

void put_group(const Scene::Group& group, cli::JsonText& to) {
    to.begin_object();
    to.member("name", group.name);
    to.member("plane", group.plane == Scene::Plane::hexes ? "hexes" : "squares");
    to.member("axes", name_of(group.axes));
    put_list("cells", group.cells, to, [&](const Scene::Cell& cell) { put_cell(cell, to); });
    to.end_object();
}

void put_facts(const std::vector<Scene::Fact>& facts, cli::JsonText& to) {
    put_list("facts", facts, to, [&](const Scene::Fact& fact) {
        to.begin_object();
        to.member("name", fact.name);
        to.member("value", fact.value);
        to.end_object();
    });
}

void put_board(const Scene::Board& board, cli::JsonText& to) {
    to.begin_object();
    to.key("seat");
    board.seat == no_seat ? to.null() : to.value(static_cast<std::int32_t>(board.seat));
    to.member("name", board.name);
    to.member("to_move", board.to_move);
    put_facts(board.facts, to);
    put_list("shelves", board.shelves, to, [&](const Scene::Shelf& shelf) {
        to.begin_object();
        to.member("name", shelf.name);
        put_list("groups", shelf.groups, to, [&](const Scene::Group& group) { put_group(group, to); });
        to.end_object();
    });
    to.end_object();
}

void put_scene(const Scene& scene, cli::JsonText& to) {
    to.begin_object();
    to.member("title", scene.title);
    put_facts(scene.facts, to);
    cli::put_list("notes", scene.notes, to);
    put_list("boards", scene.boards, to, [&](const Scene::Board& board) { put_board(board, to); });
    to.end_object();
}

/// "3,-1", and moves behind it and the blank that follows.
bool read_target(std::string_view& text, std::int32_t& x, std::int32_t& y) {
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, x);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != ',') {
        return false;
    }
    const auto second = std::from_chars(first.ptr + 1, end, y);
    text.remove_prefix(static_cast<std::size_t>(second.ptr - text.data()));
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    return second.ec == std::errc();
}

/// The group with coordinates on both sides: a map, a grid.
Scene::Group* map_of(Scene::Board& board) {
    for (Scene::Shelf& shelf : board.shelves) {
        for (Scene::Group& group : shelf.groups) {
            if (group.axes == Scene::Axes::both) {
                return &group;
            }
        }
    }
    return nullptr;
}

/// Cells that nothing lies in yet, to be tapped on.
void add_targets(std::string_view targets, Scene::Group& map) {
    std::int32_t x = 0;
    std::int32_t y = 0;
    while (!targets.empty()) {
        if (!read_target(targets, x, y)) {
            cli::misunderstand("\"targets\" are cells: \"1,0 2,-1\"");
        }
        const bool known = std::any_of(map.cells.begin(), map.cells.end(),
                                       [&](const Scene::Cell& cell) { return cell.x == x && cell.y == y; });
        known ? void() : void(map.add(x, y));
    }
}

void add_targets(const cli::Asked& asked, Scene& scene) {
    const std::size_t board = asked.has("seat") ? static_cast<std::size_t>(asked.number("seat")) + 1 : 0;
    if (board >= scene.boards.size()) {
        cli::misunderstand("there is no such player");
    }
    if (Scene::Group* const map = map_of(scene.boards[board])) {
        add_targets(asked.text("targets"), *map);
    }
}

}  // namespace

std::string picture(const Question& question) {
    const FileReader files = question.asked.files();
    const cli::FirstRecord first(question.text_so_far(), {}, files);
    SceneOf made = first.game() == nullptr ? SceneOf{} : first.game()->scene_of(first.record(), files);
    if (made.reached && question.asked.has("targets")) {
        add_targets(question.asked, made.scene);
    }
    cli::SvgLayout layout;
    layout.places = true;
    layout.width = question.asked.has("width") ? static_cast<double>(question.asked.number("width")) : layout.width;
    return object([&](cli::JsonText& to) {
        to.member("reached", made.reached);
        to.member("stopped", made.stopped);
        to.key("svg");
        made.reached ? to.value(cli::svg_picture(made.scene, layout)) : to.null();
        to.key("scene");
        made.reached ? put_scene(made.scene, to) : to.null();
    });
}

}  // namespace arbiter::page
