// Sets a scene in SVG: style, what is drawn once, and the boards in their places.
#include "cli/picture/svg_picture.hpp"

#include "cli/picture/scene_legend.hpp"
#include "cli/picture/terminal_picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace arbiter::cli {
namespace {

/// Of a bare picture it is what lines around the outermost pieces need.
double margin_of(const SvgLayout& layout) {
    return layout.bare ? 2 : 18;
}

constexpr std::string_view picture_style = R"(
svg{font-family:system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
.bg{fill:#fbfaf6}.t{fill:#23262b}.s{fill:#5a5c61}.m{text-anchor:middle}.b,.h{font-weight:600}.l{font-size:10.5px;text-anchor:middle}
.n{font-size:9px;text-anchor:middle}.h{fill:#23262b}
.c{fill:none;stroke:#c9c6bd}.p{fill-opacity:.16;stroke:none}.paper{fill:#fff;stroke:#b9b5aa}.f{fill:none;stroke-width:3}
.none{fill:#fff;stroke:#b9b5aa}.white{fill:#fff;stroke:#8d8a82}.silver{fill:#b8bcc2}.black{fill:#33363b;stroke:#777}
.red{fill:#c0392f}.orange{fill:#ef9136}.yellow{fill:#f2c836}.green{fill:#3f7f46}.blue{fill:#2f6fb7}.violet{fill:#7f4a9b}
.brown{fill:#8a5a34}.light{fill:#fff}.dark{fill:#1d1f23}.meadow{fill:#e6ebd3;stroke:#fbfaf6;stroke-width:.6}
.silver-f{stroke:#a9adb4}.red-f{stroke:#c0392f}.yellow-f{stroke:#e5b920}.green-f{stroke:#3f7f46}.brown-f{stroke:#8a5a34}
.mid{fill:#fbfaf6;fill-opacity:.86}.sign{stroke:#fff;stroke-width:.8}.last{fill:none;stroke:#d6337c;stroke-width:2.5}
.wrong{fill:none;stroke:#d00000;stroke-width:2.5;stroke-dasharray:4 2}.won{fill:none;stroke:#2c6b33;stroke-width:2.5}
.badge{fill:#fff;stroke:#23262b}.mark{fill:#23262b;font-weight:700}
@media (prefers-color-scheme:dark){.bg{fill:#1a1c1f}.t,.h{fill:#eceae4}.s{fill:#c4c3bd}.c{stroke:#4b4d52}
.p{fill-opacity:.22}.paper,.none{fill:#2a2d32;stroke:#62656b}.meadow{fill:#39402f;stroke:#1a1c1f}.mid{fill:#1a1c1f}
.black{fill:#0a0b0c;stroke:#8a8a8a}.last{stroke:#ff74b1}.wrong{stroke:#ff6b6b}.won{stroke:#8fd096}}
)";

/// Where a group stands, by numbers from 0.
struct PlaceInPicture {
    const SvgLayout& layout;
    std::size_t board = 0;
    std::size_t shelf = 0;
    std::size_t group = 0;

    std::string text() const {
        return layout.places ? fmt::format(" class=\"cell\" data-board=\"{}\" data-shelf=\"{}\" data-group=\"{}\"",
                                           board, shelf, group)
                             : std::string();
    }
};

SvgBox draw_group(const Scene::Group& group, const PlaceInPicture& place, SvgSectors& sectors) {
    if (group.cells.size() > most_drawn) {
        return svg_line(fmt::format("{} pieces, more than can be drawn", group.cells.size()), "s", 12);
    }
    const SvgBox pieces = group.plane == Scene::Plane::hexes ? svg_hexes(group, place.text(), sectors)
                                                             : svg_squares(group, place.text(), sectors);
    SvgBox named;
    double y = 0;
    if (!group.name.empty()) {
        svg_put(0, 0, svg_line(group.name, "s", 11), named);
        y = 18;
    }
    svg_put(0, y, pieces, named);
    return named;
}

SvgBox draw_facts(const std::vector<Scene::Fact>& facts, double width) {
    std::vector<SvgBox> told;
    for (const Scene::Fact& fact : facts) {
        const std::string blank = fact.name.empty() || fact.value.empty() ? "" : " ";
        told.push_back(svg_line(fact.name + blank + fact.value, "t", 13));
    }
    return svg_flow(told, 16, 2, width);
}

SvgBox draw_shelf(const Scene::Shelf& shelf, PlaceInPicture place, SvgSectors& sectors) {
    std::vector<SvgBox> groups;
    for (const Scene::Group& group : shelf.groups) {
        if (!group.cells.empty()) {
            groups.push_back(draw_group(group, place, sectors));
        }
        ++place.group;
    }
    SvgBox box;
    if (groups.empty()) {
        return box;
    }
    double y = 0;
    if (!shelf.name.empty()) {
        svg_put(0, 0, svg_line(shelf.name, "s", 11), box);
        y = 18;
    }
    svg_put(0, y, svg_flow(groups, 14, 10, place.layout.width), box);
    return box;
}

SvgBox draw_board(const Scene::Board& board, PlaceInPicture place, SvgSectors& sectors) {
    SvgBox box;
    double y = 0;
    const auto add = [&](const SvgBox& part, double gap) {
        if (!part.empty()) {
            svg_put(0, y, part, box);
            y = box.height + gap;
        }
    };
    if (!board.name.empty()) {
        add(svg_line(fmt::format("{}{}", board.to_move ? "▸ " : "", board.name), "h", 16), 2);
    }
    add(draw_facts(board.facts, place.layout.width), 8);
    for (const Scene::Shelf& shelf : board.shelves) {
        add(draw_shelf(shelf, place, sectors), 10);
        ++place.shelf;
    }
    return box;
}

/// Boards begin on one line: the lower ones are as high as the highest.
void level_tops(std::vector<SvgBox>& boards) {
    double height = 0;
    std::ranges::for_each(boards, [&](const SvgBox& board) { height = std::max(height, board.height); });
    std::ranges::for_each(boards, [&](SvgBox& board) { board.height = height; });
}

/// As wide as the picture above it; a page has its own words for it.
void draw_legend(const Scene& scene, const SvgLayout& layout, SvgBox& all) {
    constexpr double size = 12;
    const auto columns = static_cast<std::size_t>(std::clamp(all.width / svg_width("0", size), 50.0, 80.0));
    double gap = 14;
    for (const std::string& line : layout.places ? std::vector<std::string>() : legend_of(scene, columns)) {
        svg_put(0, all.height + gap, svg_line(line, "t", size), all);
        gap = 2;
    }
}

/// Nothing, where the picture is bare.
SvgBox draw_head(const Scene& scene, const SvgLayout& layout) {
    if (layout.bare) {
        return {};
    }
    std::vector<SvgBox> head{svg_line(scene.title, "h", 20), draw_facts(scene.facts, layout.width)};
    std::erase_if(head, [](const SvgBox& box) { return box.empty(); });
    return svg_flow(head, 20, 2, layout.width);
}

SvgBox draw_scene(const Scene& scene, const SvgLayout& layout, SvgSectors& sectors) {
    SvgBox all = draw_head(scene, layout);
    const auto add = [&](double gap, const SvgBox& part) { svg_put(0, all.empty() ? 0 : all.height + gap, part, all); };
    std::vector<SvgBox> boards;
    PlaceInPicture place{layout};
    for (const Scene::Board& board : scene.boards) {
        SvgBox drawn = draw_board(board, place, sectors);
        ++place.board;
        if (board.seat == no_seat && !drawn.empty()) {
            add(12, drawn);
        } else if (!drawn.empty()) {
            boards.push_back(std::move(drawn));
        }
    }
    level_tops(boards);
    if (!boards.empty()) {
        add(18, svg_flow(boards, 36, 22, layout.width));
    }
    for (const std::string& note : scene.notes) {
        add(10, svg_line(note, "s", 12));
    }
    draw_legend(scene, layout, all);
    return all;
}

std::string set_page(const Scene& scene, const SvgLayout& layout) {
    SvgSectors sectors;
    const SvgBox all = draw_scene(scene, layout, sectors);
    const double margin = margin_of(layout);
    const std::string width = svg_number(all.width + 2 * margin);
    const std::string height = svg_number(all.height + 2 * margin);
    std::string text = layout.places ? "" : "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    text += fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" "
        "width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">\n<title>{2}</title>\n<defs><style "
        "type=\"text/css\">{3}</style>\n",
        width, height, svg_text(scene.title, 80), picture_style);
    for (const auto& [name, body] : sectors) {
        text += fmt::format("<g id=\"{}\">{}</g>\n", name, body);
    }
    const std::string ground =
        layout.bare ? "" : fmt::format("<rect class=\"bg\" width=\"{}\" height=\"{}\"/>\n", width, height);
    text += fmt::format("</defs>\n{0}<g transform=\"translate({1} {1})\">\n{2}</g>\n</svg>\n", ground,
                        svg_number(margin), all.body);
    return text;
}

/// Tells of the group with the most pieces instead of drawing it; false when there is none.
bool leave_out_largest(Scene& scene) {
    Scene::Group* largest = nullptr;
    for (Scene::Board& board : scene.boards) {
        for (Scene::Shelf& shelf : board.shelves) {
            for (Scene::Group& group : shelf.groups) {
                largest = largest == nullptr || group.cells.size() > largest->cells.size() ? &group : largest;
            }
        }
    }
    if (largest == nullptr || largest->cells.empty()) {
        return false;
    }
    scene.notes.push_back(fmt::format("{} pieces are left out: more than a picture holds", largest->cells.size()));
    largest->cells.clear();
    return true;
}

}  // namespace

std::string svg_title(const Scene::Cell& cell) {
    constexpr std::size_t most = 100;
    std::string title;
    if (cell.piece) {
        const Scene::Piece& piece = *cell.piece;
        title = svg_text(piece.label.empty() ? piece.letter : piece.label, most);
        title += piece.since == 0 ? std::string() : fmt::format(", line {}", piece.since);
    }
    title += cell.earned ? ", earned points" : "";
    if (cell.mark == Scene::Mark::finding) {
        title.append(title.empty() ? "" : ", ").append("what is wrong is about this");
    }
    return title.empty() ? title : fmt::format("<title>{}</title>", title);
}

std::string_view svg_mark(const Scene::Cell& cell) {
    switch (cell.mark) {
        case Scene::Mark::none: return cell.earned ? "won" : "";
        case Scene::Mark::last: return "last";
        case Scene::Mark::finding: return "wrong";
    }
    return {};
}

std::string svg_signs(const Scene::Cell& cell, SvgSectors& shapes) {
    constexpr std::string_view sign =
        "<circle class=\"badge\" r=\"5\"/><text class=\"mark m\" y=\"3.4\" font-size=\"10\">{}</text>";
    const bool wrong = cell.mark == Scene::Mark::finding;
    if (!wrong && !cell.earned) {
        return {};
    }
    const std::string_view name = wrong ? "bad" : "plus";
    shapes.try_emplace(std::string(name), fmt::format(sign, wrong ? "!" : "+"));
    return fmt::format("<use xlink:href=\"#{}\"/>", name);
}

std::string svg_cell(const Scene::Cell& cell, std::string_view place, double x, double y, std::string_view body) {
    std::string attributes(place);
    if (!place.empty()) {
        attributes += fmt::format(" data-x=\"{}\" data-y=\"{}\"", cell.x, cell.y);
        attributes += cell.piece && cell.piece->since != 0 ? fmt::format(" data-line=\"{}\"", cell.piece->since) : "";
    }
    return fmt::format("<g{} transform=\"translate({} {})\">{}</g>\n", attributes, svg_number(x), svg_number(y), body);
}

std::string svg_picture(const Scene& scene, const SvgLayout& layout) {
    const std::size_t largest = layout.places ? largest_placed_svg : largest_svg;
    std::string text = set_page(scene, layout);
    if (text.size() <= largest) {
        return text;
    }
    Scene smaller = scene;
    while (text.size() > largest && leave_out_largest(smaller)) {
        text = set_page(smaller, layout);
    }
    return text;
}

}  // namespace arbiter::cli
