// How Framework is read where its rules leave a choice or people get them wrong, and the numbers of the choices.
#pragma once

#include "rules/report/rule.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace arbiter::framework {

inline constexpr std::array<std::string_view, 2> tokens_options{"auto", "claimed"};
inline constexpr std::array<std::string_view, 2> dual_frame_options{"2", "1"};
inline constexpr std::array<std::string_view, 3> storage_options{"2", "1", "0"};
inline constexpr std::array<std::string_view, 2> handicap_options{"printed", "free"};

inline constexpr std::array ruling_table{
    Ruling{"tokens",
           "With auto the referee covers every complete task at once, by tile in the order laid, then by task. With "
           "claimed only recorded tokens are laid, at any time, on any task that is complete by then; tasks never "
           "become incomplete again, because chains only grow. Overlooked tasks are then listed as notes, and everyone "
           "may check once more behind the last tile.",
           tokens_options, false},
    Ruling{"dual-frame",
           "In a combined task (6B+Y) each color is counted by its own chains, and the two counts are added: a tile "
           "that shows both colors gives 2, or 1 by the other option. The score sheet shows the other number where it "
           "differs.",
           dual_frame_options, false},
    Ruling{"storage", "Alone: how many tiles the storage card has room for. One or none makes the game harder.",
           storage_options, true},
    Ruling{
        "handicap",
        "A player has 22 tokens, or 18: 4 go back into the box, for all in a first game, or as a little advantage for "
        "some (Tokens: 22, 18). Any other number is a warning; with free it is what the table has agreed on.",
        handicap_options, true},
    Ruling{"counting",
           "A task of one color counts tiles with a frame of it, each once: all tiles of every chain (joined by edges) "
           "that touches the task's tile, and the tile itself if it shows the color. Several chains on different "
           "sides add up. Corners never connect.",
           {},
           true},
    Ruling{
        "through", "A task tile without the color joins nothing: it breaks the chain for every other task.", {}, false},
    Ruling{"one-colour-combined",
           "A combined task may be completed in one color alone; the other then needs no connection.",
           {},
           true},
    Ruling{"either", "4B|Y: one color alone must reach the number.", {}, true},
    Ruling{"arrow",
           "4G>3S: the second task gets its token only after the first; frames laid earlier count, and both may be "
           "covered in one go.",
           {},
           true},
    Ruling{"last-token",
           "Who lays their last token wins at that moment, in mid-round; nobody else's position is looked at. In the "
           "check behind the last round the fewest unused tokens decide.",
           {},
           true},
    Ruling{"bag",
           "120 tiles are 40, 30 or 24 rounds for 2, 3 or 4 players. The last round is played out; then the fewest "
           "unused tokens win, and equal numbers are a draw.",
           {},
           false},
    Ruling{"leftover",
           "The starter takes and lays the last tile of the offer; then the bag goes to the next player clockwise.",
           {},
           true},
    Ruling{"solo-window",
           "Minus points are the tiles laid less the most that any 5x5 window covers. Stored tiles are not laid, and "
           "the tiles that fill the window up change nothing.",
           {},
           false},
    Ruling{"solo-bag",
           "Alone, when the bag is empty, nothing is stored and tokens are left, the game is over without a result.",
           {},
           false},
    Ruling{"inventory",
           "No list of the 120 tiles is published. Without Tiles: FILE a tile is checked for its shape only: up to "
           "three different colors, up to three tasks, not both empty. With it, also for how many copies exist.",
           {},
           false},
};

inline constexpr std::size_t tokens_ruling = choice_in(ruling_table, "tokens");
inline constexpr std::size_t dual_frame_ruling = choice_in(ruling_table, "dual-frame");
inline constexpr std::size_t storage_ruling = choice_in(ruling_table, "storage");
inline constexpr std::size_t handicap_ruling = choice_in(ruling_table, "handicap");

}  // namespace arbiter::framework
