// Draws a group on hexes: six sectors each with the letter of its edge, the coordinates in the middle.
#include "cli/picture/axis.hpp"
#include "cli/picture/svg_picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numbers>
#include <vector>

namespace arbiter::cli {
namespace {

constexpr double radius = 27;
constexpr double half = 0.8660254 * radius;  ///< of what a tile takes in a row
constexpr double row_height = 1.5 * radius;
constexpr double letter_at = 0.66;
using PartKind = Scene::Part::Kind;

double turn(double degrees) {
    return degrees * std::numbers::pi / 180;
}

/// The corner clockwise from the north.
std::string corner(int number) {
    const double angle = turn(60.0 * number - 90);
    return fmt::format("{} {}", svg_number(radius * std::cos(angle)), svg_number(radius * std::sin(angle)));
}

std::string draw_sector(const Scene::Part& part, int side) {
    const double angle = turn(60.0 * side - 60);
    const double far = letter_at * radius;
    return fmt::format(
        "<path class=\"{}\" d=\"M0 0L{}L{}Z\"/><text class=\"{} m\" x=\"{}\" y=\"{}\" font-size=\"9\">{}</text>",
        part.hue == Hue::none ? std::string_view("meadow") : svg_class(part.hue), corner(side), corner(side + 1),
        part.hue == Hue::none ? std::string_view("s") : svg_letter_class(part.hue), svg_number(far * std::cos(angle)),
        svg_number(far * std::sin(angle) + 3.2), svg_text(part.letter, 1));
}

/// "F3": a forest towards the south-west.
std::string sector(const Scene::Part& part, int side, SvgSectors& sectors) {
    const std::string id =
        fmt::format("e{}{}{}", static_cast<int>(part.hue), part.letter == "." ? "m" : part.letter, side);
    const std::string name = std::ranges::all_of(id, [](unsigned char c) { return std::isalnum(c) != 0; })
                                 ? id
                                 : fmt::format("e{}-{}", static_cast<int>(part.hue), side);
    sectors.try_emplace(name, draw_sector(part, side));
    return fmt::format("<use xlink:href=\"#{}\"/>", name);
}

std::string draw_signs(const Scene::Piece& piece) {
    std::string body;
    double y = 2.5;
    for (const Scene::Part& part : piece.parts) {
        if (part.kind == PartKind::sign) {
            body += fmt::format(
                "<rect class=\"sign {}\" x=\"-9\" y=\"{}\" width=\"18\" height=\"11\" rx=\"3\"/><text class=\"{} m b\" "
                "x=\"0\" "
                "y=\"{}\" font-size=\"9\">{}</text>",
                svg_class(part.hue), svg_number(y), svg_letter_class(part.hue), svg_number(y + 8.6),
                svg_text(part.letter, 4));
            y += 9;
        }
    }
    return body;
}

std::string draw_hex(const Scene::Cell& cell, SvgSectors& sectors) {
    const Scene::Piece& piece = *cell.piece;
    std::string body;
    int side = 0;
    for (const Scene::Part& part : piece.parts) {
        if (part.kind == PartKind::edge) {
            body += sector(part, side++, sectors);
        }
    }
    if (side == 0) {
        body += fmt::format("<use xlink:href=\"#hex\"/><text class=\"t m\" x=\"0\" y=\"16\" font-size=\"12\">{}</text>",
                            svg_text(piece.letter, 4));
    }
    body += fmt::format("<use xlink:href=\"#mid\"/><text class=\"t m\" x=\"0\" y=\"2.5\" font-size=\"7\">{},{}</text>",
                        cell.x, cell.y);
    return body + draw_signs(piece);
}

/// A hex, or the place of one, with its marks.
std::string draw_cell(const Scene::Cell& cell, SvgSectors& sectors) {
    std::string body = svg_title(cell);
    body += cell.piece ? draw_hex(cell, sectors) : "<use xlink:href=\"#free\"/>";
    if (const std::string_view mark = svg_mark(cell); !mark.empty()) {
        body += fmt::format("<use xlink:href=\"#{}\"/>", mark);
    }
    if (const std::string signs = svg_signs(cell, sectors); !signs.empty()) {
        body += fmt::format("<g transform=\"translate(0 -20)\">{}</g>", signs);
    }
    return body;
}

void add_shapes(bool empty_ones, SvgSectors& sectors) {
    std::string path = "M";
    for (int side = 0; side < 6; ++side) {
        path.append(side == 0 ? "" : "L").append(corner(side));
    }
    sectors.try_emplace("hex", fmt::format("<path class=\"paper\" d=\"{}Z\"/>", path));
    for (const std::string_view mark : {"last", "wrong", "won"}) {
        sectors.try_emplace(std::string(mark), fmt::format("<path class=\"{}\" d=\"{}Z\"/>", mark, path));
    }
    if (empty_ones) {
        sectors.try_emplace("free", fmt::format("<path class=\"c\" d=\"{}Z\"/>", path));
    }
    sectors.try_emplace("mid", "<circle class=\"mid\" r=\"9\"/>");
}

}  // namespace

SvgBox svg_hexes(const Scene::Group& group, std::string_view place, SvgSectors& sectors) {
    std::vector<std::int64_t> xs;
    std::vector<std::int64_t> ys;
    for (const Scene::Cell& cell : group.cells) {
        xs.push_back(eastward(cell));
        ys.push_back(cell.y);
    }
    const std::vector<Slot> columns = slots_of(std::move(xs));
    const std::vector<Slot> rows = slots_of(std::move(ys));
    SvgBox box{half * static_cast<double>(columns.size() + 1) + 2,
               row_height * static_cast<double>(rows.size()) + radius / 2 + 2};
    const bool bare = std::ranges::any_of(group.cells, [](const Scene::Cell& cell) { return !cell.piece; });
    add_shapes(bare || !place.empty(), sectors);
    for (const Scene::Cell& cell : group.cells) {
        if (!cell.piece && place.empty() && svg_mark(cell).empty()) {
            continue;
        }
        const double x = half * static_cast<double>(slot_at(columns, eastward(cell)) + 1) + 1;
        const double y = radius + row_height * static_cast<double>(slot_at(rows, cell.y)) + 1;
        box.body += svg_cell(cell, place, x, y, draw_cell(cell, sectors));
    }
    return box;
}

}  // namespace arbiter::cli
