// A piece of a drawing in SVG with its size, to be put beside others.
#pragma once

#include "rules/scene/scene.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

struct SvgBox {
    double width = 0;
    double height = 0;
    std::string body{};  ///< drawn from 0,0

    bool empty() const { return body.empty(); }
};

/// A length with no more digits than anybody sees: "12.5".
std::string svg_number(double value);
/// Text that XML takes, cropped to so many columns.
std::string svg_text(std::string_view text, std::size_t most);
/// How wide a text is, about.
double svg_width(std::string_view text, double size);

/// A line of text of a class of the style sheet, `size` high.
SvgBox svg_line(std::string_view text, std::string_view style, double size);
/// Puts a box into another, which grows to hold it.
void svg_put(double x, double y, const SvgBox& box, SvgBox& into);
/// Side by side, on one line at the bottom, as far as there is room, then below.
SvgBox svg_flow(const std::vector<SvgBox>& boxes, double gap, double between, double width);

/// "blue"
std::string_view svg_class(Hue hue);
/// The class of a letter that can be read on it.
std::string_view svg_letter_class(Hue hue);

}  // namespace arbiter::cli
