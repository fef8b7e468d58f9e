// What a position of Dorfromantik is laid out of: the map, with the markers of its tasks.
#include "grammar/dorfromantik/marker.hpp"
#include "page/core/layout.hpp"
#include "rules/dorfromantik/box.hpp"

#include <algorithm>
#include <array>

namespace arbiter::page::of_dorfromantik {
namespace {

namespace rules = dorfromantik;

Part map_of_all(const Layout& layout) {
    Part part{no_seat, "map", "map", Form::hexes};
    for (Layout::Words& words : layout.lines_of(no_seat, "")) {
        const bool task = !words.empty() && words.front() == "task" && words.size() >= 3;
        const bool land = !words.empty() && words.front() == "land" && words.size() >= 2;
        const std::size_t tile = task ? 2 : 1;
        std::optional<Spot> spot = task || land ? placed(words[tile]) : std::nullopt;
        if (spot) {
            words[tile] = spot->holds;
            spot->holds.clear();
            for (const std::string& word : words) {
                spot->holds += (spot->holds.empty() ? "" : " ") + word;
            }
            part.spots.push_back(*spot);
        }
    }
    add_open_spots(part);
    return part;
}

std::vector<Part> parts(const Layout& layout) {
    return {map_of_all(layout)};
}

Choice hex_choice(const std::string& text, rules::Tile tile) {
    Choice choice;
    choice.text = text;
    choice.tile = to_text(tile);
    choice.shown = choice.tile;
    return choice;
}

/// A landscape tile, or a task tile with its marker.
void add_kinds(std::vector<Choice>& choices) {
    Choice& land = choices.emplace_back();
    land.text = "land ";
    land.shown = "landscape tile";
    for (const rules::Terrain terrain : rules::all_terrains) {
        for (std::uint16_t number = rules::smallest_marker; number <= rules::largest_marker; ++number) {
            Choice& task = choices.emplace_back();
            task.shown = letter(terrain) + std::to_string(number);
            task.text = "task " + task.shown + ' ';
            task.name = std::string(word(terrain)) + ' ' + std::to_string(number);
            task.group = "task tile";
        }
        Choice& off = choices.emplace_back();
        off.shown = letter(terrain) + std::string("-");
        off.text = "task " + off.shown + ' ';
        off.name = std::string(word(terrain)) + ", its marker taken off";
        off.group = "task tile";
    }
    for (Choice& choice : choices) {
        choice.whole = false;
    }
}

/// The tiles of the box, as they are printed.
void add_tiles(std::vector<Choice>& choices, const std::string& begun) {
    const auto task = rules::terrain_of(begun.starts_with("task ") ? begun[5] : '.').value_or(rules::Terrain::meadow);
    for (const rules::PrintedTile& printed : rules::Box::base()->tiles()) {
        if (printed.task != task) {
            continue;
        }
        Choice& choice = choices.emplace_back(hex_choice(begun + to_text(printed.tile), printed.tile));
        choice.whole = distinct_turns(printed.tile) == 1;
        for (unsigned turn = 0; turn < distinct_turns(printed.tile); ++turn) {
            choice.any.push_back(begun + to_text(printed.tile.turned(turn)));
        }
    }
}

void add_turns(std::vector<Choice>& choices, const std::string& head, rules::Tile tile) {
    for (unsigned turn = 0; turn < distinct_turns(tile); ++turn) {
        const rules::Tile turned = tile.turned(turn);
        choices.push_back(hex_choice(head + to_text(turned), turned));
    }
}

/// What became of the marker of a tile that lies there.
void add_fates(std::vector<Choice>& choices, const std::string& holds) {
    constexpr std::array<std::string_view, 4> fates{"", " waits", " done", " lost"};
    const std::size_t tile = holds.find(' ', 5);
    const std::string bare = holds.substr(0, holds.find(' ', tile + 1));
    for (const std::string_view fate : fates) {
        if (bare + std::string(fate) != holds) {
            Choice& choice = choices.emplace_back();
            choice.text = bare + std::string(fate);
            choice.shown = fate.empty() ? "its task: the map tells" : "its task" + std::string(fate);
        }
    }
}

std::vector<Choice> choices(const Layout&, const Part&, const Spot& spot, std::string_view begun) {
    std::vector<Choice> choices;
    const std::string so_far(begun);
    if (!spot.holds.empty()) {
        if (spot.holds.starts_with("task ")) {
            add_fates(choices, spot.holds);
        }
    } else if (begun.empty()) {
        add_kinds(choices);
    } else if (begun.ends_with(' ')) {
        add_tiles(choices, so_far);
    } else if (const auto tile = rules::tile_from(begun.substr(begun.rfind(' ') + 1))) {
        add_turns(choices, so_far.substr(0, so_far.rfind(' ') + 1), *tile);
    }
    return choices;
}

/// "task G5 GG..G. done" with its cell behind the tile.
std::string line_of(const Spot& spot) {
    const std::size_t from = spot.holds.starts_with("task ") ? spot.holds.find(' ', 5) + 1 : 5;
    const std::size_t end = std::min(spot.holds.find(' ', from), spot.holds.size());
    return spot.holds.substr(0, end) + ':' + spot.name() + spot.holds.substr(end);
}

void put(Layout& layout, const Part& part) {
    Layout::Words lines;
    for (const Spot& spot : part.spots) {
        if (!spot.holds.empty()) {
            lines.push_back(line_of(spot));
        }
    }
    layout.put(no_seat, {"task", "land"}, lines);
}

}  // namespace
}  // namespace arbiter::page::of_dorfromantik

namespace arbiter::page {

const Parts& dorfromantik_parts() {
    static constexpr Parts all{"dorfromantik", of_dorfromantik::parts, of_dorfromantik::choices, of_dorfromantik::put};
    return all;
}

}  // namespace arbiter::page
