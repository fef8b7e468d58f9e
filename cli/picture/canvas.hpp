// A rectangle of a terminal on which signs stand, each with its colors; canvases are put on canvases.
#pragma once

#include "rules/scene/scene.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

struct Paint {
    Hue ground = Hue::none;
    Hue ink = Hue::none;  ///< on no ground
    bool bold = false;
    bool faint = false;

    bool operator==(const Paint&) const = default;
};

class Canvas {
public:
    Canvas() = default;
    Canvas(std::size_t width, std::size_t height);

    std::size_t width() const { return width_; }
    std::size_t height() const { return height_; }

    /// What lies outside is not drawn.
    void put(std::size_t x, std::size_t y, std::string_view text, Paint paint = {});
    void put(std::size_t x, std::size_t y, const Canvas& other);
    void fill(std::size_t x, std::size_t y, std::size_t width, std::size_t height, Paint paint);

    /// Each line ends behind its last sign.
    void write(bool color, std::string& text) const;

private:
    struct Sign {
        std::string text = " ";  ///< empty behind a sign that takes two columns
        Paint paint{};
    };
    Sign& at(std::size_t x, std::size_t y) { return signs_[y * width_ + x]; }
    const Sign& at(std::size_t x, std::size_t y) const { return signs_[y * width_ + x]; }
    void write_line(std::size_t y, bool color, std::string& text) const;

    std::size_t width_ = 0;
    std::size_t height_ = 0;
    std::vector<Sign> signs_;
};

/// A line of text.
Canvas canvas_of(std::string_view text, Paint paint = {});
/// One below the other.
Canvas below(const Canvas& upper, const Canvas& lower);
/// All of them, with empty lines between.
Canvas stacked(const std::vector<Canvas>& canvases, std::size_t between);
/// With so many blanks between, on one line at the top or at the bottom.
enum class Level : std::uint8_t { top, bottom };
Canvas beside(const Canvas& left, const Canvas& right, std::size_t gap, Level level = Level::top);

}  // namespace arbiter::cli
