// A line of a position of Dorfromantik as it is written, not yet judged.
#pragma once

#include "grammar/dorfromantik/marker.hpp"
#include "grammar/dorfromantik/tile.hpp"
#include "grammar/dorfromantik/written.hpp"
#include "grammar/record/line.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::dorfromantik {

enum class Sets : std::uint8_t { turn, task, land, done, lost };

/// What can be set of the table.
inline constexpr std::array<std::string_view, 5> set_words{"turn", "task", "land", "done", "lost"};

/// What is said of a marker.
enum class Word : std::uint8_t { none, waits, done, lost };

constexpr std::string_view text_of(Word word) {
    constexpr std::array<std::string_view, 4> words{"", "waits", "done", "lost"};
    return words[static_cast<std::size_t>(word)];
}

/// No game has more markers: what follows in a line of a pile is not read.
inline constexpr std::size_t most_in_pile = 25;

/// A marker of a pile, or what those of a type add up to: `F5`, `F 15`.
struct PileItem {
    Marker marker{};
    std::uint32_t points = 0;  ///< where the marker has no number
    bool in_points = false;
    Span span{};
};

inline std::string text_of(const PileItem& item) {
    return item.in_points ? std::string{letter(item.marker.terrain), ' '} + std::to_string(item.points)
                          : to_text(item.marker);
}

/// Fields below `what` mean something only with a tile, but for the list of a pile, which is cleared with its line.
struct Set {
    Line line;
    Sets what = Sets::turn;
    Marker marker{};
    Tile tile{};
    Goal goal{};
    Word word = Word::none;
    bool turned = false;      ///< `~`: nobody wrote down in which of its turns the tile lies
    bool underscore = false;  ///< a meadow was written `_`, as people do
    Span marker_span{};
    Span tile_span{};
    Span goal_span{};
    Span word_span{};
    std::vector<PileItem> pile;

    /// All completed markers, or all lost ones.
    bool is_pile() const { return what == Sets::done || what == Sets::lost; }
    bool is_tile() const { return what == Sets::task || what == Sets::land; }
    void clear_lists() { pile.clear(); }
};

}  // namespace arbiter::dorfromantik
