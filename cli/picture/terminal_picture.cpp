// Sets boards, shelves and groups side by side where a terminal has room for them, and below each other where not.
#include "cli/picture/terminal_picture.hpp"

#include "cli/picture/scene_legend.hpp"
#include "cli/text/columns.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace arbiter::cli {
namespace {

constexpr std::size_t group_gap = 2;
constexpr std::size_t board_gap = 4;
constexpr std::size_t narrow_gap = 2;  ///< where two boards have no room for more
constexpr std::size_t widest_name = 32;

std::string name_of(std::string_view text, const TerminalStyle& style, std::size_t most = widest_name) {
    return fitted(plain_line(text), most, style.unicode ? "…" : "~");
}

/// Side by side as far as there is room, then below.
Canvas flow(const std::vector<Canvas>& parts, std::size_t gap, std::size_t between, std::size_t width,
            Level level = Level::top) {
    Canvas all;
    Canvas line;
    const auto end_line = [&] {
        all = all.height() == 0 ? std::move(line) : below(between == 0 ? all : below(all, Canvas(1, between)), line);
        line = Canvas();
    };
    for (const Canvas& part : parts) {
        if (line.height() != 0 && line.width() + gap + part.width() > width) {
            end_line();
        }
        line = line.height() == 0 ? part : beside(line, part, gap, level);
    }
    if (line.height() != 0) {
        end_line();
    }
    return all;
}

Canvas draw_pieces(const Scene::Group& group, const TerminalStyle& style) {
    if (group.cells.size() > most_drawn) {
        return canvas_of(fmt::format("{} pieces, more than can be drawn", group.cells.size()));
    }
    return group.plane == Scene::Plane::hexes ? draw_hexes(group, style) : draw_squares(group, style);
}

/// Its name above, in the middle of it.
Canvas draw_group(const Scene::Group& group, const TerminalStyle& style) {
    const Canvas pieces = draw_pieces(group, style);
    if (group.name.empty()) {
        return pieces;
    }
    const std::string name = name_of(group.name, style);
    const std::size_t width = std::max(pieces.width(), columns_of(name));
    Canvas named(width, pieces.height() + 1);
    named.put((width - columns_of(name)) / 2, 0, name, {.faint = true});
    named.put(0, 1, pieces);
    return named;
}

/// A shelf of one line has its name beside it.
Canvas draw_shelf(const Scene::Shelf& shelf, const TerminalStyle& style) {
    std::vector<Canvas> groups;
    for (const Scene::Group& group : shelf.groups) {
        if (!group.cells.empty()) {
            groups.push_back(draw_group(group, style));
        }
    }
    const Canvas pieces = flow(groups, group_gap, 1, style.width, Level::bottom);
    if (shelf.name.empty() || groups.empty()) {
        return pieces;
    }
    const Canvas name = canvas_of(name_of(shelf.name, style));
    const bool one_line = pieces.height() == 1 && name.width() + 1 + pieces.width() <= style.width;
    return one_line ? beside(name, pieces, 1) : below(name, pieces);
}

/// "score 12   wins", as many in a line as there is room for.
Canvas draw_facts(const std::vector<Scene::Fact>& facts, const TerminalStyle& style) {
    std::vector<Canvas> told;
    for (const Scene::Fact& fact : facts) {
        const std::string_view blank = fact.name.empty() || fact.value.empty() ? "" : " ";
        const Canvas name = canvas_of(fmt::format("{}{}", plain_line(fact.name), blank), {.faint = true});
        told.push_back(beside(name, canvas_of(name_of(fact.value, style, style.width / 2), {.bold = true}), 0));
    }
    return flow(told, 3, 0, style.width);
}

std::size_t gap_between(const std::vector<Canvas>& boards, std::size_t width) {
    std::size_t widest = 0;
    std::ranges::for_each(boards, [&](const Canvas& board) { widest = std::max(widest, board.width()); });
    return 2 * widest + board_gap <= width ? board_gap : narrow_gap;
}

Canvas draw_board(const Scene::Board& board, const TerminalStyle& style) {
    std::vector<Canvas> parts;
    if (!board.name.empty()) {
        const std::string_view arrow = !board.to_move ? "" : style.unicode ? "▸ " : "> ";
        parts.push_back(canvas_of(fmt::format("{}{}", arrow, name_of(board.name, style)), {.bold = true}));
    }
    if (!board.facts.empty()) {
        parts.push_back(draw_facts(board.facts, style));
    }
    Canvas all = flow(parts, 3, 0, style.width);
    for (const Scene::Shelf& shelf : board.shelves) {
        const Canvas drawn = draw_shelf(shelf, style);
        const bool apart = drawn.height() > 1 && all.height() > 1;
        all = all.height() == 0 ? drawn : below(apart ? below(all, Canvas(1, 1)) : all, drawn);
    }
    return all;
}

}  // namespace

Brackets brackets_of(const Scene::Cell& cell) {
    switch (cell.mark) {
        case Scene::Mark::none: return {"", cell.earned ? "+" : ""};
        case Scene::Mark::last: return {"[", cell.earned ? "+" : "]"};
        case Scene::Mark::finding: return {"!", "!"};
    }
    return {};
}

namespace {

/// The boards, below each other those of all, beside each other those of players, and the notes.
void write_boards(const Scene& scene, const TerminalStyle& style, std::string& text) {
    std::vector<Canvas> boards;
    for (const Scene::Board& board : scene.boards) {
        Canvas drawn = draw_board(board, style);
        if (board.seat == no_seat && drawn.height() != 0) {
            text += '\n';
            drawn.write(style.color, text);
        } else if (drawn.height() != 0) {
            boards.push_back(std::move(drawn));
        }
    }
    text += boards.empty() ? "" : "\n";
    flow(boards, gap_between(boards, style.width), 1, style.width).write(style.color, text);
    for (const std::string& note : scene.notes) {
        text += fmt::format("\n{}\n", plain_line(note));
    }
}

void remove_marks(Scene::Board& board) {
    for (Scene::Shelf& shelf : board.shelves) {
        for (Scene::Group& group : shelf.groups) {
            for (Scene::Cell& cell : group.cells) {
                cell.mark = Scene::Mark::none;
                cell.earned = false;
            }
        }
    }
}

}  // namespace

void write_table(Scene scene, const TerminalStyle& style, std::string& text) {
    std::ranges::for_each(scene.boards, remove_marks);
    write_boards(scene, style, text);
}

void write_terminal_picture(const Scene& scene, const TerminalStyle& style, std::string& text) {
    const Canvas title = canvas_of(name_of(scene.title, style), {.bold = true});
    std::vector<Canvas> head{title};
    if (!scene.facts.empty()) {
        head.push_back(draw_facts(scene.facts, style));
    }
    flow(head, 3, 0, style.width).write(style.color, text);
    write_boards(scene, style, text);
    const std::vector<std::string> legend = legend_of(scene, style.width);
    text += legend.empty() ? "" : "\n";
    for (const std::string& line : legend) {
        text += line + "\n";
    }
}

}  // namespace arbiter::cli
