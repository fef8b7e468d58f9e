// What the examples of the laws begin with: one short record a rule, which breaks it and nothing else.
#pragma once

#include <string_view>

namespace arbiter::framework {

/// Where the rules stand.
namespace heading {
inline constexpr std::string_view notation = "tgn(5)";
inline constexpr std::string_view gameplay = "Framework rulebook, Gameplay";
inline constexpr std::string_view tiles = "Framework rulebook, The Tiles; ruling inventory";
inline constexpr std::string_view listed = "ruling inventory";
inline constexpr std::string_view completing = "Framework rulebook, Completing Tasks";
inline constexpr std::string_view notes = "Framework rulebook, Some important notes";
inline constexpr std::string_view solo = "Framework rulebook, Solo Game";
}  // namespace heading

#define FRAMEWORK_HEAD "Game: framework\nPlayers: Ann, Ben\n\n"
#define FRAMEWORK_CLAIMED "Game: framework\nPlayers: Ann, Ben\nHouse: tokens=claimed\n\n"
#define FRAMEWORK_LISTED "Game: framework\nPlayers: Ann, Ben\nTiles: made-up\n\n"
#define FRAMEWORK_SOLO "Game: framework\nPlayers: Ann\n\n"
#define FRAMEWORK_OFFER "round 1 Ann\noffer B/3B G/- B/-\n"
#define FRAMEWORK_ROUND FRAMEWORK_OFFER "Ann 1:0,0\nBen 2:0,0\nAnn 3:1,0\n"
#define FRAMEWORK_TEN(line) line line line line line line line line line line
// One tile short of an empty bag.
#define FRAMEWORK_LAST_BUT_ONE                                                                \
    FRAMEWORK_SOLO "Ann G/-:0,0\n" FRAMEWORK_TEN(FRAMEWORK_TEN("Ann G/-:E\n")) FRAMEWORK_TEN( \
        "Ann G/-:E\n") "Ann G/-:E\nAnn G/-:E\nAnn G/-:E\nAnn G/-:E\nAnn G/-:E\nAnn G/-:E\nAnn G/-:E\nAnn G/-:E\n"

}  // namespace arbiter::framework
