// Writes the JSON of a scene, key by key.
#include "cli/picture/scene_json.hpp"

#include "cli/picture/svg_box.hpp"
#include "cli/report/json_values.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace arbiter::cli {
namespace {

/// The member is a list, and put(one) writes each of its values.
template <typename Range, typename Put>
void put_all(std::string_view name, const Range& range, JsonText& to, const Put& put) {
    to.key(name).begin_array();
    for (const auto& one : range) {
        put(one);
    }
    to.end_array();
}

std::string_view name_of(Scene::Mark mark) {
    constexpr std::array<std::string_view, 3> names{"none", "last", "finding"};
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

void put_part(const Scene::Part& part, JsonText& to) {
    to.begin_object();
    to.member("kind", name_of(part.kind));
    to.member("hue", svg_class(part.hue));
    to.member("letter", part.letter);
    to.member("done", part.done);
    to.end_object();
}

void put_piece(const std::optional<Scene::Piece>& piece, JsonText& to) {
    if (!piece) {
        to.null();
        return;
    }
    to.begin_object();
    to.member("hue", svg_class(piece->hue));
    to.member("letter", piece->letter);
    to.member("label", piece->label);
    to.member("concealed", piece->concealed);
    to.key("line");
    piece->since == 0 ? to.null() : to.value(piece->since);
    put_all("parts", piece->parts, to, [&](const Scene::Part& part) { put_part(part, to); });
    to.end_object();
}

void put_cell(const Scene::Cell& cell, JsonText& to) {
    to.begin_object();
    to.member("x", cell.x);
    to.member("y", cell.y);
    to.member("hue", svg_class(cell.hue));
    to.member("printed", cell.printed);
    to.member("mark", name_of(cell.mark));
    to.member("earned", cell.earned);
    put_text_or_null("name", cell.name, to);
    put_piece(cell.piece, to.key("piece"));
    to.end_object();
}

void put_group(const Scene::Group& group, JsonText& to) {
    to.begin_object();
    to.member("name", group.name);
    to.member("plane", group.plane == Scene::Plane::hexes ? "hexes" : "squares");
    to.member("axes", name_of(group.axes));
    put_all("cells", group.cells, to, [&](const Scene::Cell& cell) { put_cell(cell, to); });
    to.end_object();
}

void put_facts(const std::vector<Scene::Fact>& facts, JsonText& to) {
    put_all("facts", facts, to, [&](const Scene::Fact& fact) {
        to.begin_object();
        to.member("name", fact.name);
        to.member("value", fact.value);
        to.end_object();
    });
}

void put_board(const Scene::Board& board, JsonText& to) {
    to.begin_object();
    to.key("seat");
    board.seat == no_seat ? to.null() : to.value(static_cast<std::int32_t>(board.seat));
    to.member("name", board.name);
    to.member("to_move", board.to_move);
    put_facts(board.facts, to);
    put_all("shelves", board.shelves, to, [&](const Scene::Shelf& shelf) {
        to.begin_object();
        to.member("name", shelf.name);
        put_all("groups", shelf.groups, to, [&](const Scene::Group& group) { put_group(group, to); });
        to.end_object();
    });
    to.end_object();
}

void put_wrong(const std::optional<Scene::Wrong>& wrong, JsonText& to) {
    if (!wrong) {
        to.null();
        return;
    }
    to.begin_object();
    to.member("line", wrong->line);
    to.member("rule", wrong->rule);
    to.member("message", wrong->message);
    to.end_object();
}

void put_earned(const ScoreEvent& earned, JsonText& to) {
    to.begin_object();
    to.key("seat");
    earned.seat == no_seat ? to.null() : to.value(static_cast<std::int32_t>(earned.seat));
    to.member("points", earned.points);
    to.member("why", earned.why);
    put_list("cells", earned.cells, to);
    to.end_object();
}

}  // namespace

void put_scene(const Scene& scene, JsonText& to) {
    to.begin_object();
    to.member("title", scene.title);
    put_facts(scene.facts, to);
    put_list("notes", scene.notes, to);
    put_all("boards", scene.boards, to, [&](const Scene::Board& board) { put_board(board, to); });
    put_wrong(scene.wrong, to.key("wrong"));
    put_all("earned", scene.earned, to, [&](const ScoreEvent& earned) { put_earned(earned, to); });
    to.end_object();
}

}  // namespace arbiter::cli
