// Draws a group on hexes: three lines a row of tiles, every edge by its letter where it lies, the column in the middle.
#include "cli/picture/axis.hpp"
#include "cli/picture/terminal_picture.hpp"
#include "cli/text/columns.hpp"
#include "cli/text/plain_text.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace arbiter::cli {
namespace {

constexpr std::size_t tile_lines = 3;
using PartKind = Scene::Part::Kind;

/// The letters of a tile and its number, in five columns or in four.
struct Form {
    std::size_t half;  ///< of what a tile takes in a line
    std::size_t tile;
};
constexpr Form roomy{3, 5};
constexpr Form dense{2, 4};

class Hexes {
public:
    Hexes(const Scene::Group& group, const TerminalStyle& style) : group_(group), style_(style) {
        std::vector<std::int64_t> xs;
        std::vector<std::int64_t> ys;
        for (const Scene::Cell& cell : group.cells) {
            xs.push_back(eastward(cell));
            ys.push_back(cell.y);
        }
        columns_ = slots_of(std::move(xs));
        rows_ = slots_of(std::move(ys));
        for (const Slot& row : rows_) {
            margin_ = std::max(margin_, std::to_string(row.at).size() + 2);
        }
        form_ = columns_.size() * roomy.half + margin_ + roomy.tile <= style.width ? roomy : dense;
    }

    Canvas draw() const {
        const std::size_t most = (style_.width - margin_ - form_.tile) / form_.half;
        std::vector<Canvas> bands;
        for (std::size_t from = 0; from < columns_.size(); from += most) {
            bands.push_back(draw_band(from, std::min(from + most, columns_.size())));
        }
        return stacked(bands, 1);
    }

private:
    Canvas draw_band(std::size_t from, std::size_t to) const {
        std::vector<bool> used(rows_.size(), from == 0 && to == columns_.size());
        each_cell(from, to, [&](const Scene::Cell&, std::size_t, std::size_t row) { used[row] = true; });
        std::vector<std::size_t> tops(rows_.size());
        std::size_t height = 0;
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            tops[row] = height;
            height += !used[row] ? 0 : rows_[row].gap ? 1 : tile_lines;
        }
        Canvas canvas(margin_ + (to - from) * form_.half + form_.tile, height);
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            if (used[row]) {
                label(rows_[row], tops[row], canvas);
            }
        }
        each_cell(from, to, [&](const Scene::Cell& cell, std::size_t column, std::size_t row) {
            draw_tile(cell, margin_ + (column - from) * form_.half, tops[row], canvas);
        });
        return canvas;
    }

    template <typename Visit>
    void each_cell(std::size_t from, std::size_t to, Visit visit) const {
        for (const Scene::Cell& cell : group_.cells) {
            const std::size_t column = slot_at(columns_, eastward(cell));
            if (column >= from && column < to) {
                visit(cell, column, slot_at(rows_, cell.y));
            }
        }
    }

    void label(const Slot& row, std::size_t top, Canvas& canvas) const {
        const std::string name = row.gap ? style_.unicode ? "…" : ".." : std::to_string(row.at);
        canvas.put(margin_ - 2 - std::min(margin_ - 2, columns_of(name)), row.gap ? top : top + 1, name,
                   {.faint = true});
    }

    void draw_tile(const Scene::Cell& cell, std::size_t x, std::size_t y, Canvas& canvas) const {
        const Brackets marks = brackets_of(cell);
        canvas.put(x, y, marks.left, {.bold = true});
        canvas.put(x + form_.tile - 1, y, marks.right, {.bold = true});
        if (!cell.piece) {
            canvas.put(x + form_.tile / 2, y + 1, style_.unicode ? "·" : ".", {.faint = true});
            return;
        }
        const std::size_t east = x + form_.tile - 1;
        const std::size_t inner = east - 1;
        const std::size_t places[6][2] = {{inner, y},     {east, y + 1}, {inner, y + 2},
                                          {x + 1, y + 2}, {x, y + 1},    {x + 1, y}};
        std::size_t edge = 0;
        std::size_t signs = 0;
        for (const Scene::Part& part : cell.piece->parts) {
            const Paint paint{.ground = part.hue};
            if (part.kind == PartKind::edge && edge < 6) {
                canvas.put(places[edge][0], places[edge][1], letter(part), paint);
                ++edge;
            } else if (part.kind == PartKind::sign && !part.letter.empty() && signs < 2 && form_.half == roomy.half) {
                canvas.put(x + 2, y + 2 * signs++, sign(part), paint);
            }
        }
        draw_middle(cell, x + 1, y + 1, edge != 0, canvas);
    }

    /// Its column; of a tile without edges, its letter.
    void draw_middle(const Scene::Cell& cell, std::size_t x, std::size_t y, bool known, Canvas& canvas) const {
        const std::size_t room = form_.tile - 2;
        const std::string number = known ? std::to_string(cell.x) : plain_line(cell.piece->letter);
        const bool last = cell.mark == Scene::Mark::last;
        if (columns_of(number) <= room) {
            canvas.put(x + (room - columns_of(number) + (room == 2 ? 1 : 0)) / 2, y, number,
                       {.bold = last, .faint = !last && known});
        }
    }

    static std::string letter(const Scene::Part& part) { return part.letter.substr(0, 1); }
    /// A flag, or the number of a marker: its terrain is to be seen in the list of markers.
    static std::string sign(const Scene::Part& part) {
        return part.letter.starts_with('^') ? letter(part) : part.letter.substr(part.letter.size() - 1);
    }

    const Scene::Group& group_;
    const TerminalStyle& style_;
    std::vector<Slot> columns_;
    std::vector<Slot> rows_;
    std::size_t margin_ = 0;
    Form form_ = roomy;
};

}  // namespace

Canvas draw_hexes(const Scene::Group& group, const TerminalStyle& style) {
    return Hexes(group, style).draw();
}

}  // namespace arbiter::cli
