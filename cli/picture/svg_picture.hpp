// A scene as one SVG file: nothing in it points outside, and it can be read on light and on dark ground.
#pragma once

#include "cli/picture/svg_box.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// So large a file may be.
inline constexpr std::size_t largest_svg = 50'000;
/// And so large what a page shows, which asks for the place of each cell.
inline constexpr std::size_t largest_placed_svg = 200'000;

struct SvgLayout {
    double width = 860;  ///< what stands side by side goes below where it would be wider
    bool places =
        false;  ///< each cell says where in the scene it stands, as documents of HTML allow, and SVG alone does not
    bool bare = false;  ///< the boards alone: what it is put into has a ground, and says itself which game it is
};

/// What many pieces have in common, drawn once, by its name: a sector of a hex with its letter, a frame of a tile.
using SvgSectors = std::map<std::string, std::string>;

/// `place` are the attributes that the cells of the group have in common; empty: none has any. Empty hexes are drawn
/// only where cells have a place.
SvgBox svg_squares(const Scene::Group& group, std::string_view place, SvgSectors& shapes);
SvgBox svg_hexes(const Scene::Group& group, std::string_view place, SvgSectors& sectors);
/// One cell of a group, moved to x,y.
std::string svg_cell(const Scene::Cell& cell, std::string_view place, double x, double y, std::string_view body);

/// What a cell is for those who cannot see it: its piece, the line that put it there, its marks. Empty: nothing.
std::string svg_title(const Scene::Cell& cell);
/// The signs of a cell's marks, around 0,0: an exclamation mark for what a finding is about, a plus for what earned
/// points. Their shapes tell them apart, whatever the colors are.
std::string svg_signs(const Scene::Cell& cell, SvgSectors& shapes);
/// The class of the line around a cell with a mark; empty: it has none.
std::string_view svg_mark(const Scene::Cell& cell);

/// With places it is an element to be put into a document, and no file.
std::string svg_picture(const Scene& scene, const SvgLayout& layout = {});

}  // namespace arbiter::cli
