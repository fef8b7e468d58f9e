// What the examples of the laws begin with: one short record a rule, which breaks it and nothing else. The deck is a
// built-in one: in "gala" E1 does nothing, E2 reveals a file of anybody, A2 lets its owner look at one of somebody
// else.
#pragma once

#include <string_view>

namespace arbiter::frame_work {

/// Headings of the rulebook and of the manual.
namespace heading {
inline constexpr std::string_view setup = "FRAME-WORK rulebook, setting up a round";
inline constexpr std::string_view turns = "FRAME-WORK rulebook, turns";
inline constexpr std::string_view evidence = "FRAME-WORK rulebook, Using Evidence";
inline constexpr std::string_view planting = "FRAME-WORK rulebook, Planting a File";
inline constexpr std::string_view revealing = "FRAME-WORK rulebook, Revealing a File";
inline constexpr std::string_view busts = "FRAME-WORK rulebook, busts; ruling bust";
inline constexpr std::string_view ends = "FRAME-WORK rulebook, end of a round";
inline constexpr std::string_view decks = "arbiter-frame-work(7), Decks";
inline constexpr std::string_view notation = "arbiter-frame-work(7), Notation";
inline constexpr std::string_view effects = "arbiter-frame-work(7), Effects; ruling effect-first";
}  // namespace heading

#define FW_HEAD "Game: frame-work\nPlayers: Ann, Ben\nDeck: gala\n\n"
#define FW_THREE "Game: frame-work\nPlayers: Ann, Ben, Cat\nDeck: gala\n\n"
#define FW_DEAL FW_HEAD "round 1 Ann\ndeal E1 E1\n"
// An A1 lies concealed before Ben, who has E2 at hand.
#define FW_CONCEALED FW_HEAD "round 1 Ann\ndeal A1 E2\nAnn draw E1 plant A1 Ben\n"
// Ann is busted, and her first file is a concealed A1; it is Ben's turn.
#define FW_BUSTED                                                                                    \
    FW_THREE                                                                                         \
    "round 1 Ben\ndeal E1 A1 E2\nBen draw E1 plant A1 Ann\nCat pass\nAnn draw E1 use E1\nBen pass\n" \
    "Cat pass\nAnn draw E1 use E1\nBen pass\nCat pass\nAnn draw A1 use E1\n"
// The pile is empty and both players still hold an E1; it is Ben's turn.
#define FW_EMPTY                                                                                               \
    "Game: frame-work\nPlayers: Ann, Ben\nDeck: teaser\n\nround 1 Ann\ndeal E1 E1\nAnn draw A1 plant A1 Ben\n" \
    "Ben draw A1 plant A1 Ben\nAnn draw A1 plant A1 Ben\nBen draw A1 plant A1 Ben\nAnn draw A1 plant A1 Ben\n" \
    "Ben draw E1 plant E1 Ben\nAnn draw S1 plant S1 Ben\n"
// A round in which Ann and Ben both earn two points, and Cat none.
#define FW_TIE_ANN                                                                                   \
    "deal A1 A1 E1\nAnn draw E1 plant A1 Ann\nBen draw E1 plant A1 Ben\nCat pass\nAnn reveal 1 A1\n" \
    "Ben reveal 1 A1\nCat pass\nAnn pass\nBen pass\n"
#define FW_TIE_BEN                                                                                             \
    "deal A1 A1 E1\nBen draw E1 plant A1 Ben\nCat pass\nAnn draw E1 plant A1 Ann\nBen reveal 1 A1\nCat pass\n" \
    "Ann reveal 1 A1\nBen pass\nCat pass\nAnn pass\n"

}  // namespace arbiter::frame_work
