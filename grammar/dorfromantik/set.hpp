// A line of a position of Dorfromantik as it is written, not yet judged.
#pragma once

#include "grammar/dorfromantik/marker.hpp"
#include "grammar/dorfromantik/tile.hpp"
#include "grammar/dorfromantik/written.hpp"
#include "grammar/record/line.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace arbiter::dorfromantik {

enum class Sets : std::uint8_t { turn, task, land };

/// What can be set of the table.
inline constexpr std::array<std::string_view, 3> set_words{"turn", "task", "land"};

/// What is said of a marker.
enum class Word : std::uint8_t { none, waits, done, lost };

constexpr std::string_view text_of(Word word) {
    constexpr std::array<std::string_view, 4> words{"", "waits", "done", "lost"};
    return words[static_cast<std::size_t>(word)];
}

/// Fields below `what` mean something only with a tile.
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
};

}  // namespace arbiter::dorfromantik
