// A scene as text for a terminal.
#pragma once

#include "cli/picture/canvas.hpp"
#include "rules/scene/scene.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter::cli {

struct TerminalStyle {
    bool color = false;
    bool unicode = false;    ///< otherwise signs are ASCII, names excepted
    std::size_t width = 80;  ///< columns
};

/// More pieces than these in one group are told of, not drawn.
inline constexpr std::size_t most_drawn = 1000;

/// The group alone, without its name, in bands one below the other where it is wider than that.
Canvas draw_squares(const Scene::Group& group, const TerminalStyle& style);
Canvas draw_hexes(const Scene::Group& group, const TerminalStyle& style);

/// What stands on both sides of a cell with a mark: [ ] what the last event changed, ! ! what a finding is about; + on
/// the right, what earned points.
struct Brackets {
    std::string_view left;
    std::string_view right;
};
Brackets brackets_of(const Scene::Cell& cell);

/// Appends what lies on the table, without anything about the last event; below text that says the rest.
void write_table(Scene scene, const TerminalStyle& style, std::string& text);

/// Appends the scene.
void write_terminal_picture(const Scene& scene, const TerminalStyle& style, std::string& text);

}  // namespace arbiter::cli
