// What the examples of the laws begin with, and the headings that several laws cite.
#pragma once

#include <string_view>

namespace arbiter::azul {

/// Headings of the rulebook.
namespace heading {
inline constexpr std::string_view offer = "Azul rulebook, Factory offer";
inline constexpr std::string_view setup = "Azul rulebook, Game Setup";
inline constexpr std::string_view next_round = "Azul rulebook, Preparing the next round";
inline constexpr std::string_view tiling = "Azul rulebook, Wall-tiling";
inline constexpr std::string_view gray = "Azul rulebook, Variant Play; ruling gray-wall";
}  // namespace heading

// One short record a rule, which breaks it and nothing else; a test judges them all.
#define AZUL_HEAD "Game: azul\nPlayers: Ann, Ben\n\n"
#define AZUL_GRAY "Game: azul\nPlayers: Ann, Ben\nHouse: wall=gray\n\n"
#define AZUL_DEAL "round 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n"
// A whole first round without a marker: Ann's line 1 is complete with black, Ben's line 4 with red, and Ann starts
// again.
#define AZUL_ROUND "displays KKKK RRRR YYYY BBBB WWWW\nAnn 1K:1\nBen 2R:4\nAnn 3Y:floor\nBen 4B:floor\nAnn 5W:floor\n"

}  // namespace arbiter::azul
