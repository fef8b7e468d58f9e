// Draws a group on squares: fields with letters, tiles with frames around them and tasks on them.
#include "cli/picture/axis.hpp"
#include "cli/picture/svg_picture.hpp"
#include "cli/text/columns.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace arbiter::cli {
namespace {

constexpr double field = 26;
constexpr double letter_size = 14;
constexpr double line_size = 10.5;
constexpr double label_size = 10;
constexpr double gap_between_squares = 3;
constexpr double tile = 64;
constexpr double frame_step = 3.6;
constexpr std::size_t widest_text = 28;
using Axes = Scene::Axes;
using PartKind = Scene::Part::Kind;

struct Size {
    double width = field;
    double height = field;
};

std::size_t count(const Scene::Piece& piece, PartKind kind) {
    return static_cast<std::size_t>(std::ranges::count(piece.parts, kind, &Scene::Part::kind));
}

/// A piece on which more stands than a letter.
bool is_tile(const Scene::Piece& piece) {
    return count(piece, PartKind::line) + count(piece, PartKind::frame) > 0;
}

Size size_of(const Scene::Cell& cell) {
    Size size;
    if (!cell.piece) {
        return size;
    }
    const Scene::Piece& piece = *cell.piece;
    if (!is_tile(piece)) {
        const std::size_t columns = std::min(columns_of(plain_line(piece.letter)), widest_text);
        size.width = std::max(field, static_cast<double>(columns) * letter_size * 0.62 + 8);
        return size;
    }
    return {tile, tile};
}

/// Letters of frames, then the tasks; those with a token are crossed by it.
std::string tile_text(const Scene::Piece& piece, const Size& size) {
    std::string letters;
    std::string text;
    for (const Scene::Part& part : piece.parts) {
        letters += part.kind == PartKind::frame ? part.letter : "";
    }
    const std::size_t lines = count(piece, PartKind::line) + (letters.empty() ? 0 : 1);
    double y = size.height / 2 - static_cast<double>(lines) * line_size * 0.6 + line_size * 0.9;
    const auto add = [&](std::string_view shown, std::string_view style) {
        text += fmt::format("<text class=\"{} {}\" x=\"{}\" y=\"{}\">{}</text>", style, lines > 3 ? "n" : "l",
                            svg_number(size.width / 2), svg_number(y), svg_text(shown, 8));
        y += lines > 3 ? 9.5 : line_size * 1.2;
    };
    if (!letters.empty()) {
        add(letters, "t b");
    }
    for (const Scene::Part& part : piece.parts) {
        if (part.kind == PartKind::line) {
            const std::string shown = part.done ? fmt::format("● {}", part.letter) : part.letter;
            add(shown, part.done ? "s" : "t");
        }
    }
    return text;
}

std::string draw_frame(Hue hue, std::size_t number, SvgSectors& shapes) {
    const double at = 2 + frame_step * static_cast<double>(number);
    const std::string name = fmt::format("f{}{}", static_cast<int>(hue), number);
    shapes.try_emplace(
        name, fmt::format("<rect class=\"f {}-f\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>", svg_class(hue),
                          svg_number(at), svg_number(at), svg_number(tile - 2 * at), svg_number(tile - 2 * at)));
    return fmt::format("<use xlink:href=\"#{}\"/>", name);
}

std::string draw_tile(const Scene::Piece& piece, const Size& size, SvgSectors& shapes) {
    shapes.try_emplace("tile",
                       fmt::format("<rect class=\"paper\" width=\"{0}\" height=\"{0}\" rx=\"4\"/>", svg_number(tile)));
    std::string body = "<use xlink:href=\"#tile\"/>";
    std::size_t number = 0;
    for (const Scene::Part& part : piece.parts) {
        if (part.kind == PartKind::frame) {
            body += draw_frame(part.hue, number++, shapes);
        }
    }
    return body + tile_text(piece, size);
}

std::string letter_in(std::string_view letter, std::string_view style, const Size& size, double height) {
    return fmt::format("<text class=\"{} m\" x=\"{}\" y=\"{}\" font-size=\"{}\">{}</text>", style,
                       svg_number(size.width / 2), svg_number(size.height / 2 + height * 0.36), svg_number(height),
                       svg_text(letter, widest_text));
}

/// With the signs that stand on the piece behind it.
std::string signed_letter(const Scene::Piece& piece) {
    std::string letter = piece.letter;
    for (const Scene::Part& part : piece.parts) {
        if (part.kind == PartKind::sign) {
            letter.append(1, ' ').append(part.letter);
        }
    }
    return letter;
}

std::string draw_field(const Scene::Piece& piece, const Size& size) {
    const std::string_view style = piece.concealed ? "none" : svg_class(piece.hue);
    const std::string_view letter = piece.concealed ? "t" : svg_letter_class(piece.hue);
    return fmt::format("<rect class=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\"/>", style, svg_number(size.width),
                       svg_number(size.height)) +
           letter_in(signed_letter(piece), letter, size, letter_size);
}

std::string draw_empty(const Scene::Cell& cell, const Size& size) {
    std::string body =
        fmt::format("<rect class=\"c{}{}\" width=\"{}\" height=\"{}\" rx=\"4\"/>", cell.hue == Hue::none ? "" : " p ",
                    cell.hue == Hue::none ? "" : svg_class(cell.hue), svg_number(size.width), svg_number(size.height));
    return cell.printed.empty() ? body : body + letter_in(cell.printed, "s", size, 11);
}

std::string draw_cell(const Scene::Cell& cell, const Size& size, SvgSectors& shapes) {
    std::string body = cell.piece
                           ? is_tile(*cell.piece) ? draw_tile(*cell.piece, size, shapes) : draw_field(*cell.piece, size)
                           : draw_empty(cell, size);
    if (const std::string_view mark = svg_mark(cell); !mark.empty()) {
        body += fmt::format("<rect class=\"{}\" x=\"-1\" y=\"-1\" width=\"{}\" height=\"{}\" rx=\"5\"/>", mark,
                            svg_number(size.width + 2), svg_number(size.height + 2));
    }
    if (const std::string signs = svg_signs(cell, shapes); !signs.empty()) {
        body += fmt::format("<g transform=\"translate(1 1)\">{}</g>", signs);
    }
    return svg_title(cell) + body;
}

struct Tracks {
    std::vector<Slot> slots;
    std::vector<double> sizes;
    std::vector<double> begins;
    double end = 0;

    void place(double from) {
        for (const double size : sizes) {
            begins.push_back(from);
            from += size + gap_between_squares;
        }
        end = from;
    }
};

Tracks tracks(std::vector<std::int64_t> values, double least) {
    Tracks tracks;
    tracks.slots = slots_of(std::move(values));
    tracks.sizes.assign(tracks.slots.size(), least);
    return tracks;
}

void label(const Tracks& columns, const Tracks& rows, Axes axes, SvgBox& box) {
    const auto add = [&](const Slot& slot, double x, double y) {
        box.body += fmt::format("<text class=\"s m\" x=\"{}\" y=\"{}\" font-size=\"{}\">{}</text>", svg_number(x),
                                svg_number(y), svg_number(label_size), slot.gap ? "…" : std::to_string(slot.at));
    };
    for (std::size_t at = 0; at < columns.slots.size() && (axes == Axes::columns || axes == Axes::both); ++at) {
        add(columns.slots[at], columns.begins[at] + columns.sizes[at] / 2, label_size);
    }
    for (std::size_t at = 0; at < rows.slots.size() && (axes == Axes::rows || axes == Axes::both); ++at) {
        add(rows.slots[at], 8, rows.begins[at] + rows.sizes[at] / 2 + label_size * 0.36);
    }
}

}  // namespace

SvgBox svg_squares(const Scene::Group& group, std::string_view place, SvgSectors& shapes) {
    std::vector<std::int64_t> xs;
    std::vector<std::int64_t> ys;
    for (const Scene::Cell& cell : group.cells) {
        xs.push_back(cell.x);
        ys.push_back(cell.y);
    }
    Tracks columns = tracks(std::move(xs), field);
    Tracks rows = tracks(std::move(ys), field);
    for (const Scene::Cell& cell : group.cells) {
        const Size size = size_of(cell);
        double& width = columns.sizes[slot_at(columns.slots, cell.x)];
        double& height = rows.sizes[slot_at(rows.slots, cell.y)];
        width = std::max(width, size.width);
        height = std::max(height, size.height);
    }
    columns.place(group.axes == Axes::rows || group.axes == Axes::both ? 20 : 0);
    rows.place(group.axes == Axes::columns || group.axes == Axes::both ? 15 : 0);
    SvgBox box{columns.end, rows.end};
    label(columns, rows, group.axes, box);
    for (const Scene::Cell& cell : group.cells) {
        const std::size_t column = slot_at(columns.slots, cell.x);
        const std::size_t row = slot_at(rows.slots, cell.y);
        box.body += svg_cell(cell, place, columns.begins[column], rows.begins[row],
                             draw_cell(cell, {columns.sizes[column], rows.sizes[row]}, shapes));
    }
    return box;
}

}  // namespace arbiter::cli
