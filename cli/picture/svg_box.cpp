// Escapes texts for SVG, and moves boxes to their places.
#include "cli/picture/svg_box.hpp"

#include "cli/text/columns.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace arbiter::cli {

std::string svg_number(double value) {
    const double rounded = std::round(value * 10) / 10;
    return fmt::format("{:g}", rounded == 0 ? 0.0 : rounded);
}

std::string svg_text(std::string_view text, std::size_t most) {
    std::string out;
    for (const char letter : fitted(plain_line(text), most, "…")) {
        switch (letter) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            default: out += letter; break;
        }
    }
    return out;
}

double svg_width(std::string_view text, double size) {
    return static_cast<double>(columns_of(text)) * size * 0.6;
}

SvgBox svg_line(std::string_view text, std::string_view style, double size) {
    constexpr std::size_t most = 80;
    const double broad = style == "h" ? 1.16 : 1;
    SvgBox box{svg_width(fitted(text, most, "…"), size) * broad, size * 1.4};
    box.body = fmt::format("<text class=\"{}\" x=\"0\" y=\"{}\" font-size=\"{}\">{}</text>", style,
                           svg_number(size * 1.1), svg_number(size), svg_text(text, most));
    return box;
}

void svg_put(double x, double y, const SvgBox& box, SvgBox& into) {
    if (x == 0 && y == 0) {
        into.body += box.body;
    } else {
        into.body += fmt::format("<g transform=\"translate({} {})\">{}</g>\n", svg_number(x), svg_number(y), box.body);
    }
    into.width = std::max(into.width, x + box.width);
    into.height = std::max(into.height, y + box.height);
}

SvgBox svg_flow(const std::vector<SvgBox>& boxes, double gap, double between, double width) {
    SvgBox all;
    for (std::size_t from = 0; from < boxes.size();) {
        std::size_t to = from;
        double height = 0;
        for (double x = 0; to < boxes.size() && (to == from || x + boxes[to].width <= width); ++to) {
            x += boxes[to].width + gap;
            height = std::max(height, boxes[to].height);
        }
        const double y = from == 0 ? 0 : all.height + between;
        for (double x = 0; from < to; ++from) {
            svg_put(x, y + height - boxes[from].height, boxes[from], all);
            x += boxes[from].width + gap;
        }
    }
    return all;
}

std::string_view svg_class(Hue hue) {
    static constexpr std::array<std::string_view, hues> names{"none",   "white", "silver", "black",  "red",  "orange",
                                                              "yellow", "green", "blue",   "violet", "brown"};
    return names[static_cast<std::size_t>(hue)];
}

std::string_view svg_letter_class(Hue hue) {
    switch (hue) {
        case Hue::none: return "t";
        case Hue::white:
        case Hue::silver:
        case Hue::orange:
        case Hue::yellow: return "dark";
        default: return "light";
    }
}

}  // namespace arbiter::cli
