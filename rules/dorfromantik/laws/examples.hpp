// What the examples of the laws begin with: one short record a rule, which breaks it and nothing else.
#pragma once

#include <string_view>

namespace arbiter::dorfromantik {

/// Headings of the rulebook.
namespace heading {
inline constexpr std::string_view course = "Dorfromantik rulebook, Course of the game";
inline constexpr std::string_view placement = "Dorfromantik rulebook, Course of the game: placement rules";
inline constexpr std::string_view tasks = "Dorfromantik rulebook, Completing tasks: additional details";
inline constexpr std::string_view components = "Dorfromantik rulebook, Components; ruling tiles";
}  // namespace heading

#define DORF_HEAD "Game: dorfromantik\nPlayers: Ann, Ben\n\n"
#define DORF_ANY_ONE "Game: dorfromantik\nPlayers: Ann, Ben\nHouse: tiles=any\nSupply: 1 1\n\n"
#define DORF_ANY "Game: dorfromantik\nPlayers: Ann, Ben\nHouse: tiles=any\n\n"
// The three turns in which task tiles are revealed.
#define DORF_THREE DORF_HEAD "Ann task F5 FFFFSS:0,0\nBen task G4 GG....:1,0\nAnn task T6 .TT.SS:-1,1\n"

}  // namespace arbiter::dorfromantik
