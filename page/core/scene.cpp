// The picture of a position, drawn and as data, with places for those who tap on it.
#include "cli/picture/scene_json.hpp"
#include "cli/picture/svg_picture.hpp"
#include "cli/report/first_record.hpp"
#include "page/core/object.hpp"
#include "page/core/questions.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace arbiter::page {
namespace {

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
        if (!known) {
            map.add(x, y);
        }
    }
}

void add_targets(const cli::Request& asked, Scene& scene) {
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
    layout.bare = question.asked.flag("bare", false);
    layout.width = question.asked.has("width") ? static_cast<double>(question.asked.number("width")) : layout.width;
    return object([&](cli::JsonText& to) {
        to.member("reached", made.reached);
        to.member("stopped", made.stopped);
        to.key("svg");
        made.reached ? to.value(cli::svg_picture(made.scene, layout)) : to.null();
        to.key("scene");
        made.reached ? cli::put_scene(made.scene, to) : to.null();
    });
}

}  // namespace arbiter::page
