// What a position of Azul is laid out of: walls, pattern lines, floor lines, score tracks.
#include "page/core/layout.hpp"

#include <algorithm>
#include <array>

namespace arbiter::page::of_azul {
namespace {

struct Color {
    char letter;
    std::string_view name;
};
constexpr std::array<Color, 6> colors{{{'B', "blue"},
                                       {'Y', "yellow"},
                                       {'R', "red"},
                                       {'K', "black"},
                                       {'W', "white"},
                                       {'M', "the starting player marker"}}};
constexpr std::int32_t side = 5;

Choice choice_of(const Color& color) {
    Choice choice;
    choice.text = std::string(1, color.letter);
    choice.name = color.name;
    return choice;
}

/// The letters on the spaces of this player's wall, which is gray where there are none.
void print(const Layout& layout, Part& wall) {
    const SceneOf drawn = layout.scene();
    const auto seat = static_cast<std::size_t>(wall.seat) + 1;
    if (!drawn.reached || seat >= drawn.scene.boards.size()) {
        return;
    }
    for (const Scene::Shelf& shelf : drawn.scene.boards[seat].shelves) {
        const auto drawn_wall = std::find_if(shelf.groups.begin(), shelf.groups.end(),
                                             [](const Scene::Group& group) { return group.name == "wall"; });
        if (drawn_wall != shelf.groups.end() && drawn_wall->cells.size() == wall.spots.size()) {
            std::transform(drawn_wall->cells.begin(), drawn_wall->cells.end(), wall.spots.begin(), wall.spots.begin(),
                           [](const Scene::Cell& cell, const Spot& spot) {
                               return Spot{spot.x, spot.y, spot.holds, cell.printed};
                           });
        }
    }
}

Part wall_of(const Layout& layout, Seat seat) {
    Part part{seat, "wall", "wall", Form::squares};
    const Layout::Words rows = layout.words_of(seat, "wall");
    for (std::int32_t y = 0; y < side; ++y) {
        for (std::int32_t x = 0; x < side; ++x) {
            const auto row = static_cast<std::size_t>(y);
            const auto column = static_cast<std::size_t>(x);
            const bool written = row < rows.size() && column < rows[row].size() && rows[row][column] != '.';
            part.spots.push_back({x, y, written ? std::string(1, rows[row][column]) : std::string()});
        }
    }
    print(layout, part);
    return part;
}

Part lines_of(const Layout& layout, Seat seat) {
    Part part{seat, "lines", "pattern lines", Form::row};
    const Layout::Words words = layout.words_of(seat, "lines");
    for (std::int32_t row = 0; row < side; ++row) {
        const auto at = static_cast<std::size_t>(row);
        const bool written = at < words.size() && words[at] != "-";
        part.spots.push_back({row, 0, written ? words[at] : std::string(), std::to_string(row + 1)});
    }
    return part;
}

Part floor_of(const Layout& layout, Seat seat) {
    Part part{seat, "floor", "floor line", Form::row};
    const Layout::Words words = layout.words_of(seat, "floor");
    const std::string letters = words.empty() || words.front() == "-" ? "" : words.front();
    for (const char letter : letters) {
        part.spots.push_back({static_cast<std::int32_t>(part.spots.size()), 0, std::string(1, letter)});
    }
    part.spots.push_back({static_cast<std::int32_t>(part.spots.size()), 0});
    return part;
}

std::vector<Part> parts(const Layout& layout) {
    std::vector<Part> all;
    for (Seat seat = 0; seat < static_cast<Seat>(layout.seats().count()); ++seat) {
        all.push_back(wall_of(layout, seat));
        all.push_back(number_of(layout, seat, "score", "score track"));
        all.push_back(lines_of(layout, seat));
        all.push_back(floor_of(layout, seat));
    }
    return all;
}

/// First the color, then how many of it.
std::vector<Choice> line_choices(const Spot& spot, std::string_view begun) {
    std::vector<Choice> choices;
    const auto most = static_cast<std::size_t>(spot.x) + 1;
    for (std::size_t color = 0; color + 1 < colors.size() && begun.empty(); ++color) {
        Choice& choice = choices.emplace_back(choice_of(colors[color]));
        choice.whole = most == 1;
        choice.any = {choice.text};
    }
    for (std::size_t count = 1; count <= most && !begun.empty(); ++count) {
        Choice& choice = choices.emplace_back();
        choice.text = std::string(count, begun.front());
        choice.name = std::to_string(count);
    }
    return choices;
}

std::vector<Choice> choices(const Layout&, const Part& part, const Spot& spot, std::string_view begun) {
    if (part.word == "lines") {
        return line_choices(spot, begun);
    }
    const std::size_t count = part.word == "floor" ? colors.size() : colors.size() - 1;
    std::vector<Choice> choices;
    for (std::size_t color = 0; color < count; ++color) {
        const bool other = !spot.printed.empty() && spot.printed.front() != (colors[color].letter | 0x20);
        if (!other) {
            choices.push_back(choice_of(colors[color]));
        }
    }
    return choices;
}

std::string letters_of(const Part& part, std::string_view nothing, std::int32_t row) {
    std::string letters;
    for (const Spot& spot : part.spots) {
        letters += spot.y != row ? "" : spot.holds.empty() ? std::string(nothing) : spot.holds;
    }
    return letters;
}

void put(Layout& layout, const Part& part) {
    std::string line(part.word);
    if (part.word == "wall") {
        for (std::int32_t row = 0; row < side; ++row) {
            line += ' ' + letters_of(part, ".", row);
        }
    } else if (part.word == "lines") {
        for (const Spot& spot : part.spots) {
            line += ' ' + (spot.holds.empty() ? "-" : spot.holds);
        }
    } else if (part.word == "floor") {
        line += ' ' + letters_of(part, "", 0);
    } else {
        return put_words(layout, part);
    }
    layout.put(part.seat, {part.word}, part.empty() ? Layout::Words{} : Layout::Words{line});
}

}  // namespace
}  // namespace arbiter::page::of_azul

namespace arbiter::page {

const Parts& azul_parts() {
    static constexpr Parts all{"azul", of_azul::parts, of_azul::choices, of_azul::put};
    return all;
}

}  // namespace arbiter::page
