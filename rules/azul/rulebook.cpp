// Azul's rules and rulings, with citations, explanations and examples.
#include "rules/azul/rulebook.hpp"

#include <array>

namespace arbiter::azul {
namespace {

constexpr std::string_view offer = "Azul rulebook, Factory offer";
constexpr std::string_view setup = "Azul rulebook, Game Setup";
constexpr std::string_view next_round = "Azul rulebook, Preparing the next round";
constexpr std::string_view tiling = "Azul rulebook, Wall-tiling";
constexpr std::string_view gray = "Azul rulebook, Variant Play; ruling gray-wall";

// One short record a rule, which breaks it and nothing else; a test judges them all.
#define AZUL_HEAD "Game: azul\nPlayers: Ann, Ben\n\n"
#define AZUL_GRAY "Game: azul\nPlayers: Ann, Ben\nHouse: wall=gray\n\n"
#define AZUL_DEAL "round 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n"
// A whole first round without a marker: Ann's line 1 is complete with black, Ben's line 4 with red, and Ann starts
// again.
#define AZUL_ROUND "displays KKKK RRRR YYYY BBBB WWWW\nAnn 1K:1\nBen 2R:4\nAnn 3Y:floor\nBen 4B:floor\nAnn 5W:floor\n"

constexpr std::array rules{
    Rule{"azul.turn.wrong-player", Kind::play, offer, "players take turns clockwise",
         "Each turn belongs to one player; after it comes the next one clockwise. The line names somebody else.",
         AZUL_HEAD AZUL_DEAL "Ben 1B:2\n"},
    Rule{"azul.round.not-over", Kind::play, offer, "a round ends when the displays and the center are empty",
         "A new round begins only when every tile has been taken from the displays and the center.",
         AZUL_HEAD AZUL_DEAL "Ann 1B:2\nround 2 Ben\n"},
    Rule{"azul.round.number", Kind::play, "tgn(5)", "rounds are counted from 1",
         "The number in the round line is not the number of the round that begins.", AZUL_HEAD "round 2 Ann\n"},
    Rule{"azul.round.starter", Kind::play, next_round,
         "whoever holds the starting player marker starts, in round 1 the player agreed on",
         "The player who took the starting player marker from the center starts the next round. When nobody took it, "
         "the same player starts again (ruling no-marker). Round 1 begins with the player that Start names; without "
         "Start, with the one that the round line names.",
         "Game: azul\nPlayers: Ann, Ben\nStart: Ann\n\nround 1 Ben\n"},
    Rule{"azul.round.twice", Kind::play, "tgn(5)", "a round begins once", "The same round is announced a second time.",
         AZUL_HEAD "round 1 Ann\nround 1 Ann\n"},
    Rule{"azul.displays.missing", Kind::play, setup, "tiles are taken from displays that have been filled",
         "Somebody takes tiles, but the record has not said yet what lies on the displays of this round.",
         AZUL_HEAD "round 1 Ann\nAnn 1B:2\n"},
    Rule{"azul.displays.twice", Kind::play, next_round, "the displays are filled once a round",
         "The displays of this round have been filled already.",
         AZUL_HEAD AZUL_DEAL "displays BBYR KWWB RRKY YBKW WWRR\n"},
    Rule{"azul.displays.number", Kind::play, setup, "2, 3 and 4 players use 5, 7 and 9 displays",
         "The table has one display more than twice the number of players, and a displays line lists them all.",
         AZUL_HEAD "round 1 Ann\ndisplays BBYR KWWB RRKY YBKW\n"},
    Rule{"azul.displays.too-many-tiles", Kind::play, setup, "a display gets 4 tiles",
         "No display ever holds more than 4 tiles.", AZUL_HEAD "round 1 Ann\ndisplays BBYRR KWWB RRKY YBKW WWRR\n"},
    Rule{"azul.displays.not-full", Kind::play, "Azul rulebook, Preparing the next round; ruling refill",
         "every display gets 4 tiles while bag or lid have any",
         "A display has fewer than 4 tiles although the bag, or the lid that refills it, still holds some. Only when "
         "both have run out do displays stay short.",
         AZUL_HEAD "round 1 Ann\ndisplays BBY KWWB RRKY YBKW WWRR\n"},
    Rule{"azul.displays.not-in-bag", Kind::play, "Azul rulebook, Game Setup; ruling refill",
         "only tiles that are in the bag can be drawn",
         "There are 20 tiles of each color. The display shows more of a color than bag and lid can still hold at this "
         "point.",
         AZUL_HEAD AZUL_ROUND "displays KKKK KKKK KKKK KKKK KKKK\n"},
    Rule{"azul.displays.bag-first", Kind::play, "Azul rulebook, Preparing the next round; ruling refill",
         "the bag is emptied before the lid refills it",
         "Displays are filled in order. When the bag does not hold enough for one of them, its last tiles go there "
         "before the lid is emptied into the bag.",
         "Game: azul\nPlayers: Ann, Ben, Cat, Dan\n\ndisplays BBBB BBBB BBBB BBBB BBBB YYYY YYYY YYYY YYYY\nAnn "
         "1B:2\nBen 2B:floor\n"
         "Cat 3B:floor\nDan 4B:floor\nAnn 5B:floor\nBen 6Y:floor\nCat 7Y:floor\nDan 8Y:floor\nAnn 9Y:floor\n"
         "displays YYYY RRRR RRRR RRRR RRRR RRRR KKKK KKKK KKKK\nAnn 1Y:floor\nBen 2R:floor\nCat 3R:floor\nDan "
         "4R:floor\n"
         "Ann 5R:floor\nBen 6R:floor\nCat 7K:floor\nDan 8K:floor\nAnn 9K:floor\n"
         "displays KKKK KKKK WWWW WWWW WWWW WWWW WWWW BBBB BBBB\nAnn 1K:floor\nBen 2K:floor\nCat 3W:floor\nDan "
         "4W:floor\n"
         "Ann 5W:floor\nBen 6W:floor\nCat 7W:floor\nDan 8B:floor\nAnn 9B:floor\n"
         "displays BBBB BBBB YYYY YYYY YYYY YYYY YYYY RRRR RRRR\nAnn 1B:floor\nBen 2B:floor\nCat 3Y:floor\nDan "
         "4Y:floor\n"
         "Ann 5Y:floor\nBen 6Y:floor\nCat 7Y:floor\nDan 8R:floor\nAnn 9R:floor\n"
         "displays RRRR RRRR RRRR KKKK KKKK KKKK WWWW BBBW WWWW\n"},
    Rule{"azul.display.none", Kind::play, setup, "2, 3 and 4 players use 5, 7 and 9 displays",
         "The display's number is higher than the number of displays on the table.", AZUL_HEAD AZUL_DEAL "Ann 6B:2\n"},
    Rule{"azul.display.empty", Kind::play, offer, "a display is emptied by the first player who takes from it",
         "Whoever takes from a display moves its other tiles to the center, so nothing is left there.",
         AZUL_HEAD AZUL_DEAL "Ann 1B:2\nBen 1Y:2\n"},
    Rule{"azul.display.no-color", Kind::play, offer, "a player takes all tiles of one color from a display",
         "The display holds tiles, but none of that color.", AZUL_HEAD AZUL_DEAL "Ann 1K:2\n"},
    Rule{"azul.center.empty", Kind::play, offer, "tiles are taken from where there are some",
         "Nothing lies in the center yet, or everything has been taken.", AZUL_HEAD AZUL_DEAL "Ann cB:2\n"},
    Rule{"azul.center.no-color", Kind::play, offer, "a player takes all tiles of one color from the center",
         "The center holds tiles, but none of that color.", AZUL_HEAD AZUL_DEAL "Ann 1B:2\nBen cK:2\n"},
    Rule{"azul.line.full", Kind::play, "Azul rulebook, Factory offer; ruling full-line",
         "a complete pattern line takes no more tiles",
         "Every space of the pattern line is filled, so no tile can be placed there, not even of its own color. Tiles "
         "that are to fall are recorded with floor.",
         AZUL_HEAD AZUL_DEAL "Ann 1B:2\nBen 3R:2\nAnn 4B:2\n"},
    Rule{"azul.line.other-color", Kind::play, offer, "a pattern line takes tiles of one color only",
         "The pattern line already holds tiles of another color.",
         AZUL_HEAD AZUL_DEAL "Ann 5R:3\nBen 3R:2\nAnn 4B:3\n"},
    Rule{"azul.wall.has-color", Kind::play, offer,
         "a pattern line takes no color that its row of the wall already holds",
         "The row of the wall beside the pattern line already has a tile of that color. In the gray variant the same "
         "holds for each row.",
         AZUL_HEAD AZUL_ROUND "displays KKKK RRRR YYYY BBBB WWWW\nAnn 1K:1\n"},
    Rule{"azul.tile.colored-wall", Kind::play, tiling, "on the colored wall every color has its place",
         "Tile lines record a player's choice of column, which only the gray wall leaves open.",
         AZUL_HEAD AZUL_DEAL "tile Ann 1:1\n"},
    Rule{"azul.tile.not-now", Kind::play, tiling, "the wall is tiled when the factory offer is over",
         "There are still tiles to be taken, or the round's tiles have already been laid.",
         AZUL_GRAY AZUL_DEAL "tile Ann 1:1\n"},
    Rule{"azul.tile.missing", Kind::play, "Azul rulebook, Wall-tiling; ruling gray-record",
         "every player with complete lines tiles the wall before the next round",
         "On the gray wall each player with complete pattern lines needs a tile line before the game can go on.",
         AZUL_GRAY AZUL_ROUND "round 2 Ann\n"},
    Rule{"azul.tile.nothing", Kind::play, "Azul rulebook, Wall-tiling; ruling gray-record",
         "only complete lines are tiled, once a round",
         "The player has no complete pattern line, or has already tiled the wall in this round.",
         AZUL_GRAY AZUL_ROUND "tile Ann 1:1\ntile Ann 1:1\n"},
    Rule{"azul.tile.line-not-complete", Kind::play, tiling, "only complete pattern lines are tiled",
         "The pattern line still has free spaces; its tiles stay where they are.",
         AZUL_GRAY AZUL_ROUND "tile Ann 1:1 2:2\n"},
    Rule{"azul.tile.line-missing", Kind::play, tiling, "every complete pattern line is tiled",
         "A complete pattern line of this player is not listed.",
         AZUL_GRAY
         "displays KKKK RRRR YYYY BBBB WWWW\nAnn 1K:1\nBen 2R:4\nAnn 3Y:2\nBen 4B:floor\nAnn 5W:floor\ntile Ann 1:1\n"},
    Rule{"azul.tile.order", Kind::play, "Azul rulebook, Wall-tiling; ruling wall-order",
         "pattern lines are tiled from top to bottom",
         "Each tile scores at once, so the order matters: from the first pattern line to the fifth.",
         AZUL_GRAY "displays KKKK RRRR YYYY BBBB WWWW\nAnn 1K:1\nBen 2R:4\nAnn 3Y:2\nBen 4B:floor\nAnn 5W:floor\ntile "
                   "Ann 2:1 1:1\n"},
    Rule{"azul.tile.space-taken", Kind::play, gray, "a wall space holds one tile",
         "There is already a tile on that space of the wall.",
         AZUL_GRAY AZUL_ROUND "tile Ann 1:1\ntile Ben 4:1\ndisplays YYYY RRRR KKKK BBBB WWWW\nAnn 1Y:1\nBen "
                              "2R:floor\nAnn 3K:floor\nBen 4B:floor\nAnn 5W:floor\ntile Ann 1:1\n"},
    Rule{"azul.tile.column-has-color", Kind::play, gray, "no column of the wall holds a color twice",
         "Another row of the wall already has that color in the same column.",
         AZUL_GRAY "displays KKKK KKKK YYYY BBBB WWWW\nAnn 1K:1\nBen 3Y:floor\nAnn 2K:4\nBen 4B:floor\nAnn "
                   "5W:floor\ntile Ann 1:1 4:1\n"},
    Rule{"azul.tile.floor-though-space", Kind::play, gray,
         "a complete line falls only when the wall has no space for it",
         "As long as the row has a free space in a column without that color, the tile has to be laid there.",
         AZUL_GRAY AZUL_ROUND "tile Ann 1:floor\n"},
    Rule{"azul.claim.count", Kind::claim, "tgn(5)",
         "a color's letter written several times says how many tiles were taken",
         "The number of letters is not the number of tiles of that color there. Replay goes on with the tiles that "
         "were there.",
         AZUL_HEAD AZUL_DEAL "Ann 1BBB:2\n"},
};

constexpr std::array<std::string_view, 2> wall_options{"colored", "gray"};

constexpr std::array table{
    Ruling{
        "wall",
        "Which side of the player boards is used: the colored wall, or the gray one of the variant (ruling gray-wall).",
        wall_options, true},
    Ruling{"whole-pick",
           "All tiles picked go to one pattern line as far as they fit and the rest to the floor line, or all of them "
           "to the floor. No splitting, no dropping of tiles that fit.",
           {},
           true},
    Ruling{"full-line",
           "A full pattern line is no destination, not even for its own color: the record says floor.",
           {},
           false},
    Ruling{"floor",
           "Seven spaces cost 1, 1, 2, 2, 2, 3 and 3 points; tiles beyond them go to the lid at once. The marker is "
           "laid before the tiles picked with it.",
           {},
           true},
    Ruling{"marker-full-floor",
           "The marker taken with a full floor line costs nothing and still decides who starts the next round.",
           {},
           false},
    Ruling{"no-marker",
           "When nobody took the marker because every display held one color only, the same player starts again.",
           {},
           false},
    Ruling{"refill",
           "Displays are filled in order. When the bag is empty and a tile is needed, all of the lid goes into the "
           "bag; when both are empty, the remaining displays stay short or empty. A recorded display must be drawable "
           "in exactly this way.",
           {},
           true},
    Ruling{"no-tiles", "When there is nothing at all to deal, the game ends there, with the end bonuses.", {}, false},
    Ruling{"zero", "The score never drops below 0; the stop is applied once, after the whole floor line.", {}, true},
    Ruling{"wall-order",
           "Pattern lines are tiled from top to bottom; every tile scores at once, counting the tiles laid before it "
           "in the same round.",
           {},
           true},
    Ruling{
        "gray-wall",
        "Any free space of the line's row whose column does not hold that color yet, and one must be used while there "
        "is one; otherwise the whole pattern line falls to the floor line before the penalty. A color may enter a "
        "pattern line although no column is left for it, but not where its row of the wall already holds it.",
        {},
        false,
        true},
    Ruling{"gray-record",
           "After the last tile of a round every player with complete lines has one tile line that lists all of them "
           "from top to bottom; players in any order.",
           {},
           false},
    Ruling{"end-scores",
           "A scores line after the round that ends the game means the final totals with the bonuses.",
           {},
           false},
    Ruling{"ties", "Among the tied players more complete rows win; if still equal, they share the victory.", {}, true},
};

}  // namespace

std::span<const Rule> rulebook() {
    return rules;
}

std::span<const Ruling> rulings() {
    return table;
}

}  // namespace arbiter::azul
