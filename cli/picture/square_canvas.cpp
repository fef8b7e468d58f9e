// Draws a group on squares: a piece is a colored field with its letter, or a few lines of them.
#include "cli/picture/axis.hpp"
#include "cli/picture/terminal_picture.hpp"
#include "cli/text/columns.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace arbiter::cli {
namespace {

constexpr std::size_t narrowest = 3;  ///< a column: a letter between blanks, or the dots of a gap
constexpr std::size_t widest_letter = 24;
constexpr std::size_t widest_centered = 9;  ///< what is longer is a word, and begins where others begin
using Axes = Scene::Axes;
using PartKind = Scene::Part::Kind;

/// Texts side by side, each with its colors.
struct Segment {
    std::string text;
    Paint paint{};
};
using CanvasLines = std::vector<std::vector<Segment>>;

Segment segment(std::string_view text, Paint paint = {}) {
    Segment made;
    made.text.append(text);
    made.paint = paint;
    return made;
}

std::size_t width_of(const CanvasLines& lines) {
    std::size_t widest = 0;
    for (const auto& line : lines) {
        std::size_t width = 0;
        std::ranges::for_each(line, [&](const Segment& one) { width += columns_of(one.text); });
        widest = std::max(widest, width);
    }
    return widest;
}

std::string letter_of(const std::string& text, const TerminalStyle& style) {
    return fitted(plain_line(text), widest_letter, style.unicode ? "…" : "~");
}

void add_frames(const Scene::Piece& piece, CanvasLines& lines) {
    std::vector<Segment> frames;
    for (const Scene::Part& part : piece.parts) {
        if (part.kind == PartKind::frame) {
            frames.push_back(segment(part.letter, {.ground = part.hue, .bold = true}));
        }
    }
    if (!frames.empty()) {
        lines.push_back(std::move(frames));
    }
}

void add_text_lines(const Scene::Piece& piece, const TerminalStyle& style, CanvasLines& lines) {
    for (const Scene::Part& part : piece.parts) {
        if (part.kind != PartKind::line) {
            continue;
        }
        const std::string letter = letter_of(part.letter, style);
        if (part.done) {
            lines.push_back({segment(style.unicode ? "●" : "*", {.bold = true}), segment(letter, {.faint = true})});
        } else {
            lines.push_back({segment(" "), segment(letter, {.ground = part.hue})});
        }
    }
}

/// All that is seen of a cell.
CanvasLines lines_of(const Scene::Cell& cell, const TerminalStyle& style) {
    if (!cell.piece) {
        const Paint paint{.ink = cell.hue, .faint = cell.hue == Hue::none};
        const std::string_view empty = style.unicode ? "·" : ".";
        return {{segment(cell.printed.empty() ? std::string(empty) : letter_of(cell.printed, style), paint)}};
    }
    CanvasLines lines;
    const Scene::Piece& piece = *cell.piece;
    add_frames(piece, lines);
    if (!piece.letter.empty() || lines.empty()) {
        const Hue ground = piece.concealed ? Hue::none : piece.hue;
        std::string letter = letter_of(piece.letter, style);
        for (const Scene::Part& part : piece.parts) {
            if (part.kind == PartKind::sign) {
                letter.append(1, ' ').append(letter_of(part.letter, style));
            }
        }
        lines.insert(lines.begin(), {segment(letter, {.ground = ground, .bold = !piece.concealed})});
    }
    add_text_lines(piece, style, lines);
    return lines;
}

struct Drawn {
    CanvasLines lines;
    const Scene::Cell* cell;
    std::size_t column;
    std::size_t row;
};

class Squares {
public:
    Squares(const Scene::Group& group, const TerminalStyle& style) : group_(group), style_(style) {
        std::vector<std::int64_t> xs;
        std::vector<std::int64_t> ys;
        for (const Scene::Cell& cell : group.cells) {
            xs.push_back(cell.x);
            ys.push_back(cell.y);
        }
        columns_ = slots_of(std::move(xs));
        rows_ = slots_of(std::move(ys));
        measure();
    }

    Canvas draw() const {
        std::vector<Canvas> bands;
        for (std::size_t from = 0; from < columns_.size();) {
            const std::size_t to = end_of_band(from);
            bands.push_back(draw_band(from, to));
            from = to;
        }
        return stacked(bands, 1);
    }

private:
    bool labels_rows() const { return group_.axes == Axes::rows || group_.axes == Axes::both; }
    bool labels_columns() const { return group_.axes == Axes::columns || group_.axes == Axes::both; }

    void measure() {
        widths_.assign(columns_.size(), 1);
        heights_.assign(rows_.size(), 1);
        for (const Scene::Cell& cell : group_.cells) {
            Drawn drawn{lines_of(cell, style_), &cell, slot_at(columns_, cell.x), slot_at(rows_, cell.y)};
            widths_[drawn.column] = std::max(widths_[drawn.column], width_of(drawn.lines) + 2);
            heights_[drawn.row] = std::max(heights_[drawn.row], drawn.lines.size());
            drawn_.push_back(std::move(drawn));
        }
        several_ = std::ranges::any_of(heights_, [](std::size_t height) { return height > 1; });
        for (std::size_t column = 0; column < columns_.size(); ++column) {
            const bool empty = widths_[column] == 1;
            const std::size_t label = labels_columns() && !empty ? std::to_string(columns_[column].at).size() + 1 : 0;
            widths_[column] = std::max({widths_[column], label, narrowest});
        }
        for (const Slot& row : rows_) {
            margin_ = labels_rows() ? std::max(margin_, std::to_string(row.at).size() + 1) : 0;
        }
    }

    std::size_t end_of_band(std::size_t from) const {
        std::size_t width = margin_ + widths_[from];
        std::size_t to = from + 1;
        while (to < columns_.size() && width + widths_[to] <= style_.width) {
            width += widths_[to++];
        }
        return to;
    }

    /// Only rows in which the band has something.
    Canvas draw_band(std::size_t from, std::size_t to) const {
        std::vector<std::size_t> lefts(columns_.size() + 1, margin_);
        for (std::size_t column = from; column < to; ++column) {
            lefts[column + 1] = lefts[column] + widths_[column];
        }
        const bool whole = from == 0 && to == columns_.size();
        std::vector<bool> used(rows_.size(), whole);
        for (const Drawn& drawn : drawn_) {
            used[drawn.row] = used[drawn.row] || (drawn.column >= from && drawn.column < to);
        }
        std::vector<std::size_t> tops(rows_.size());
        std::size_t height = labels_columns() ? 1 : 0;
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            tops[row] = height;
            height += used[row] ? heights_[row] + (several_ && row + 1 < rows_.size() ? 1 : 0) : 0;
        }
        Canvas canvas(lefts[to], height);
        label(canvas, lefts, tops, used, from, to);
        for (const Drawn& drawn : drawn_) {
            if (drawn.column >= from && drawn.column < to) {
                draw_cell(drawn, lefts[drawn.column], tops[drawn.row], canvas);
            }
        }
        return canvas;
    }

    void label(Canvas& canvas, const std::vector<std::size_t>& lefts, const std::vector<std::size_t>& tops,
               const std::vector<bool>& used, std::size_t from, std::size_t to) const {
        for (std::size_t column = from; column < to && labels_columns(); ++column) {
            const std::string name = columns_[column].gap ? dots() : std::to_string(columns_[column].at);
            const std::size_t room = widths_[column] - std::min(widths_[column], columns_of(name));
            canvas.put(lefts[column] + (several_ ? std::min<std::size_t>(room, 1) : room / 2), 0, name,
                       {.faint = true});
        }
        for (std::size_t row = 0; row < rows_.size() && labels_rows(); ++row) {
            if (used[row]) {
                const std::string name = rows_[row].gap ? dots() : std::to_string(rows_[row].at);
                canvas.put(margin_ - std::min(margin_, columns_of(name) + 1), tops[row], name, {.faint = true});
            }
        }
    }

    std::string dots() const { return style_.unicode ? "…" : ".."; }

    void draw_cell(const Drawn& drawn, std::size_t left, std::size_t top, Canvas& canvas) const {
        const std::size_t width = widths_[drawn.column];
        const Scene::Piece* const piece = drawn.cell->piece ? &*drawn.cell->piece : nullptr;
        const bool filled = piece != nullptr && !several_ && !piece->concealed;
        const Paint paint{.ground = filled ? piece->hue : Hue::none, .bold = filled};
        canvas.fill(left, top, width, 1, paint);
        for (std::size_t line = 0; line < drawn.lines.size(); ++line) {
            const std::size_t room = width - width_of({drawn.lines[line]});
            const bool centered = !several_ && width <= widest_centered;
            std::size_t x = left + (centered ? room / 2 : std::min<std::size_t>(room, 1));
            for (const Segment& segment : drawn.lines[line]) {
                canvas.put(x, top + line, segment.text, segment.paint);
                x += columns_of(segment.text);
            }
        }
        const Brackets marks = brackets_of(*drawn.cell);
        canvas.put(left, top, marks.left, paint);
        canvas.put(left + width - 1, top, marks.right, paint);
    }

    const Scene::Group& group_;
    const TerminalStyle& style_;
    std::vector<Slot> columns_;
    std::vector<Slot> rows_;
    std::vector<std::size_t> widths_;
    std::vector<std::size_t> heights_;
    std::vector<Drawn> drawn_;
    std::size_t margin_ = 0;
    bool several_ = false;
};

}  // namespace

Canvas draw_squares(const Scene::Group& group, const TerminalStyle& style) {
    return Squares(group, style).draw();
}

}  // namespace arbiter::cli
