// Keeps signs in rows, and writes them with as few changes of color as there are.
#include "cli/picture/canvas.hpp"

#include "cli/text/columns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::cli {
namespace {

struct Shade {
    int ground;  ///< of the 256 colors of terminals
    int letter;  ///< what can be read on it
    int ink;     ///< and what can be read on paper, light or dark
};

constexpr std::array<Shade, hues> shades{{{0, 0, 0},
                                          {255, 16, 245},
                                          {250, 16, 247},
                                          {238, 231, 242},
                                          {160, 231, 167},
                                          {208, 16, 172},
                                          {220, 16, 178},
                                          {28, 231, 71},
                                          {26, 231, 68},
                                          {91, 231, 134},
                                          {94, 231, 137}}};

std::string escape_for(const Paint& paint) {
    std::string codes = "0";
    codes += paint.bold ? ";1" : "";
    codes += paint.faint ? ";2" : "";
    if (paint.ground != Hue::none) {
        const Shade& shade = shades[static_cast<std::size_t>(paint.ground)];
        codes += fmt::format(";48;5;{};38;5;{}", shade.ground, shade.letter);
    } else if (paint.ink != Hue::none) {
        codes += fmt::format(";38;5;{}", shades[static_cast<std::size_t>(paint.ink)].ink);
    }
    return fmt::format("\033[{}m", codes);
}

}  // namespace

Canvas::Canvas(std::size_t width, std::size_t height) : width_(width), height_(height), signs_(width * height) {}

void Canvas::put(std::size_t x, std::size_t y, std::string_view text, Paint paint) {
    for (std::size_t from = 0; from < text.size() && y < height_;) {
        const Character here = character_at(text, from);
        const std::size_t bytes = std::max<std::size_t>(here.bytes, 1);
        if (x + here.columns > width_) {
            return;
        }
        if (here.columns == 0 && x > 0) {
            at(x - 1, y).text += text.substr(from, bytes);
        }
        for (std::size_t column = 0; column < here.columns; ++column) {
            at(x + column, y) = {column == 0 ? std::string(text.substr(from, bytes)) : std::string(), paint};
        }
        x += here.columns;
        from += bytes;
    }
}

void Canvas::put(std::size_t x, std::size_t y, const Canvas& other) {
    for (std::size_t row = 0; row < other.height_ && y + row < height_; ++row) {
        for (std::size_t column = 0; column < other.width_ && x + column < width_; ++column) {
            at(x + column, y + row) = other.at(column, row);
        }
    }
}

void Canvas::fill(std::size_t x, std::size_t y, std::size_t width, std::size_t height, Paint paint) {
    for (std::size_t row = y; row < std::min(y + height, height_); ++row) {
        for (std::size_t column = x; column < std::min(x + width, width_); ++column) {
            at(column, row).paint = paint;
        }
    }
}

void Canvas::write_line(std::size_t y, bool color, std::string& text) const {
    std::size_t end = width_;
    const auto is_blank = [&](const Sign& sign) {
        return sign.text == " " && (!color || sign.paint.ground == Hue::none);
    };
    while (end > 0 && is_blank(at(end - 1, y))) {
        --end;
    }
    Paint now;
    for (std::size_t x = 0; x < end; ++x) {
        const Sign& sign = at(x, y);
        if (color && sign.paint != now) {
            text += escape_for(sign.paint);
            now = sign.paint;
        }
        text += sign.text;
    }
    text += now == Paint{} ? "\n" : "\033[0m\n";
}

void Canvas::write(bool color, std::string& text) const {
    for (std::size_t y = 0; y < height_; ++y) {
        write_line(y, color, text);
    }
}

Canvas canvas_of(std::string_view text, Paint paint) {
    Canvas canvas(columns_of(text), 1);
    canvas.put(0, 0, text, paint);
    return canvas;
}

Canvas below(const Canvas& upper, const Canvas& lower) {
    Canvas both(std::max(upper.width(), lower.width()), upper.height() + lower.height());
    both.put(0, 0, upper);
    both.put(0, upper.height(), lower);
    return both;
}

Canvas stacked(const std::vector<Canvas>& canvases, std::size_t between) {
    std::size_t width = 0;
    std::size_t height = 0;
    for (const Canvas& canvas : canvases) {
        width = std::max(width, canvas.width());
        height += (height == 0 ? 0 : between) + canvas.height();
    }
    Canvas all(width, height);
    std::size_t y = 0;
    for (const Canvas& canvas : canvases) {
        all.put(0, y, canvas);
        y += canvas.height() + between;
    }
    return all;
}

Canvas beside(const Canvas& left, const Canvas& right, std::size_t gap, Level level) {
    Canvas both(left.width() + gap + right.width(), std::max(left.height(), right.height()));
    both.put(0, level == Level::top ? 0 : both.height() - left.height(), left);
    both.put(left.width() + gap, level == Level::top ? 0 : both.height() - right.height(), right);
    return both;
}

}  // namespace arbiter::cli
