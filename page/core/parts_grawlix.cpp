// What a position of Grawlix is laid out of: the grid, what both hold, how many tiles each has laid.
#include "page/core/layout.hpp"

#include <array>

namespace arbiter::page::of_grawlix {
namespace {

constexpr std::string_view signs = "@#$%&*";
struct Color {
    char letter;
    std::string_view name;
};
constexpr std::array<Color, 6> colors{
    {{'R', "red"}, {'O', "orange"}, {'Y', "yellow"}, {'G', "green"}, {'B', "blue"}, {'V', "violet"}}};
constexpr std::size_t tiles_a_line = 6;
constexpr std::size_t most_in_hand = 4;

/// As many tiles as a hand can have; `?` is one that nobody knows.
Part hand_of(const Layout& layout, Seat seat) {
    Part part = row_of(layout, seat, "hand", "hand");
    for (Spot& spot : part.spots) {
        spot.holds = spot.holds == "?" ? "" : spot.holds;
    }
    part.spots.resize(most_in_hand);
    for (std::size_t at = 0; at < part.spots.size(); ++at) {
        part.spots[at].x = static_cast<std::int32_t>(at);
    }
    return part;
}

std::vector<Part> parts(const Layout& layout) {
    std::vector<Part> all{map_of(layout, no_seat, "grid", "grid")};
    for (Seat seat = 0; seat < static_cast<Seat>(layout.seats().count()); ++seat) {
        all.push_back(hand_of(layout, seat));
        all.push_back(number_of(layout, seat, "played", "tiles laid"));
    }
    return all;
}

std::vector<Choice> choices(const Layout&, const Part&, const Spot&, std::string_view) {
    std::vector<Choice> choices;
    for (const char sign : signs) {
        for (const Color& color : colors) {
            Choice& choice = choices.emplace_back();
            choice.text = {sign, color.letter};
            choice.name = std::string(1, sign) + ", " + std::string(color.name);
        }
    }
    return choices;
}

/// A hand is full while there are tiles to draw: as many as nobody knows fill it up.
void put_hand(Layout& layout, const Part& part) {
    std::string line(part.word);
    std::size_t tiles = 0;
    for (const Spot& spot : part.spots) {
        line += spot.holds.empty() ? "" : ' ' + spot.holds;
        tiles += spot.holds.empty() ? 0U : 1U;
    }
    layout.put(part.seat, {part.word}, part.empty() ? Layout::Words{} : Layout::Words{line});
    for (; !part.empty() && tiles < most_in_hand && layout.broken() != nullptr; ++tiles) {
        line += " ?";
        layout.put(part.seat, {part.word}, {line});
    }
}

void put(Layout& layout, const Part& part) {
    if (part.form == Form::squares) {
        put_map(layout, part, tiles_a_line);
        for (Seat seat = 0; seat < static_cast<Seat>(layout.seats().count()); ++seat) {
            put_hand(layout, hand_of(layout, seat));
        }
    } else if (part.word == "hand") {
        put_hand(layout, part);
    } else {
        put_words(layout, part);
    }
}

}  // namespace
}  // namespace arbiter::page::of_grawlix

namespace arbiter::page {

const Parts& grawlix_parts() {
    static constexpr Parts all{"grawlix", of_grawlix::parts, of_grawlix::choices, of_grawlix::put};
    return all;
}

}  // namespace arbiter::page
