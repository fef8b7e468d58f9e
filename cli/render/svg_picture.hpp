// A scene as one SVG file: nothing in it points outside, and it can be read on light and on dark ground.
#pragma once

#include "cli/render/svg_box.hpp"

#include <cstddef>
#include <map>
#include <string>

namespace arbiter::cli {

/// So large a file may be.
inline constexpr std::size_t largest_svg = 50'000;

/// What many pieces have in common, drawn once, by its name: a sector of a hex with its letter, a frame of a tile.
using SvgSectors = std::map<std::string, std::string>;

SvgBox svg_squares(const Scene::Group& group, SvgSectors& shapes);
SvgBox svg_hexes(const Scene::Group& group, SvgSectors& sectors);

/// The title of a piece: what it is, and the line that put it there.
std::string svg_title(const Scene::Piece& piece);

std::string svg_picture(const Scene& scene);

}  // namespace arbiter::cli
