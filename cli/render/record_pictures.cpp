// Cuts a record behind each of its lines, and draws the scene there.
#include "cli/render/record_pictures.hpp"

#include "cli/render/svg_picture.hpp"
#include "cli/render/trace_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace arbiter::cli {
namespace {

/// All pictures of a page, so that the page stays below a megabyte.
constexpr std::size_t most_bytes = 720'000;
/// So many lines are drawn; no game has as many.
constexpr std::size_t most_drawn_lines = 1'500;

/// Where the comment of a line begins, or its end.
std::size_t behind_event(std::string_view line) {
    bool braced = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        braced = line[at] == '{' || (braced && line[at] != '}');
        const bool apart = at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t';
        if (line[at] == ';' && apart && !braced) {
            return at;
        }
    }
    return line.size();
}

/// A line that was refused, so that it stands; one that nobody can play is a comment. Lines keep their numbers.
std::string let_stand(std::string_view line, Applied applied) {
    if (applied == Applied::no) {
        return ";";
    }
    return fmt::format("{} stands", line.substr(0, behind_event(line)));
}

/// The record up to each step, with what the referee refused let stand.
std::vector<std::string> beginnings(std::string_view text, const Trace& strict, const Trace& on) {
    std::vector<std::string> all;
    std::string so_far(text.substr(0, on.steps.empty() ? text.size() : on.steps.front().span.begin));
    all.push_back(so_far);
    for (std::size_t i = 0; i < on.steps.size(); ++i) {
        const Step& step = on.steps[i];
        const bool refused = i >= strict.steps.size() || strict.steps[i].applied == Applied::no;
        const bool changed = refused && step.applied != Applied::rules;
        const std::string_view line = step.span.in(text);
        so_far += changed ? let_stand(line, step.applied) : std::string(line);
        const std::size_t next = i + 1 < on.steps.size() ? on.steps[i + 1].span.begin : step.span.end;
        all.push_back(so_far + "\n");
        so_far += text.substr(step.span.end, next - step.span.end);
    }
    return all;
}

/// Which line put what lies in a cell, as far as points were told of it: "0 3,4".
using Laid = std::map<std::string, std::uint64_t, std::less<>>;

void remember(const Step& step, const LineNumbers& lines, Laid& laid) {
    for (const Earned& earned : step.points) {
        for (std::size_t i = 0; i < std::min(earned.cells.size(), earned.lines.size()); ++i) {
            if (earned.lines[i] != no_offset) {
                // What a player earned may lie on the common table.
                laid.insert_or_assign(place_name(earned.seat, earned.cells[i]), lines.of(earned.lines[i]));
                laid.insert_or_assign(place_name(no_seat, earned.cells[i]), lines.of(earned.lines[i]));
            }
        }
    }
}

/// How points are told of the cells of a group: by x and y, by the row of the group beside it and x, or not at all.
enum class Naming : std::uint8_t { none, across, by_row };

Naming naming_of(const Scene::Shelf& shelf, const Scene::Group& group) {
    if (group.plane == Scene::Plane::hexes || group.axes == Scene::Axes::both) {
        return Naming::across;
    }
    const bool has_rows =
        std::ranges::any_of(shelf.groups, [](const Scene::Group& beside) { return beside.axes == Scene::Axes::rows; });
    return group.axes == Scene::Axes::columns && has_rows ? Naming::by_row : Naming::none;
}

std::string name_of(Naming naming, Seat seat, const Scene::Cell& cell) {
    switch (naming) {
        case Naming::across: return place_name(seat, fmt::format("{},{}", cell.x, cell.y));
        case Naming::by_row: return place_name(seat, fmt::format("{},{}", cell.y, cell.x));
        case Naming::none: return {};
    }
    return {};
}

/// A group of a scene, by its numbers.
struct Spot {
    std::size_t board;
    std::size_t shelf;
    std::size_t group;
};

/// Remembers where each cell stands, and says in each piece which line put it there as far as that is known.
void place_cells(const Spot& at, Naming naming, const Laid& laid, Scene& scene, RecordPictures& pictures) {
    Scene::Board& board = scene.boards[at.board];
    for (Scene::Cell& cell : board.shelves[at.shelf].groups[at.group].cells) {
        const std::string name = name_of(naming, board.seat, cell);
        pictures.places.try_emplace(name, fmt::format("{}.{}.{}.{}.{}", at.board, at.shelf, at.group, cell.x, cell.y));
        const auto line = laid.find(name);
        if (cell.piece && cell.piece->since == 0 && line != laid.end()) {
            cell.piece->since = static_cast<std::uint32_t>(line->second);
        }
    }
}

void place_cells(const Laid& laid, Scene& scene, RecordPictures& pictures) {
    for (std::size_t board = 0; board < scene.boards.size(); ++board) {
        const std::vector<Scene::Shelf>& shelves = scene.boards[board].shelves;
        for (std::size_t shelf = 0; shelf < shelves.size(); ++shelf) {
            for (std::size_t group = 0; group < shelves[shelf].groups.size(); ++group) {
                const Naming naming = naming_of(shelves[shelf], shelves[shelf].groups[group]);
                if (naming != Naming::none) {
                    place_cells({board, shelf, group}, naming, laid, scene, pictures);
                }
            }
        }
    }
}

}  // namespace

std::string place_name(Seat seat, std::string_view cell) {
    return fmt::format("{} {}", seat == no_seat ? std::string("-") : std::to_string(seat), cell);
}

RecordPictures draw_record(const GameEntry& game, const Record& record, const Trace& strict, const Trace& on,
                           const FileReader& open) {
    RecordPictures pictures;
    const std::vector<std::string> texts = beginnings(record.text.text, strict, on);
    const LineNumbers lines(record.text);
    Laid laid;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        i == 0 ? void() : remember(on.steps[i - 1], lines, laid);
        RecordText text = record.text;
        text.text = texts[i];
        SceneOf made = i <= most_drawn_lines ? game.scene_of(read_record(text), open) : SceneOf{};
        place_cells(laid, made.scene, pictures);
        std::string svg = made.reached ? svg_picture(made.scene, {.places = true}) : std::string();
        if (svg.empty() || !pictures.steps.add(svg, most_bytes)) {
            pictures.steps.repeat();
            ++pictures.left_out;
        } else {
            pictures.last = std::move(svg);
        }
    }
    return pictures;
}

}  // namespace arbiter::cli
