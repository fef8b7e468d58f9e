// Grawlix's rules and rulings, with citations, explanations and examples.
#include "rules/grawlix/rulebook.hpp"

#include <array>

namespace arbiter::grawlix {
namespace {

constexpr std::string_view draft = "Grawlix rulebook, The Draft";
constexpr std::string_view gameplay = "Grawlix rulebook, Gameplay";
constexpr std::string_view playing = "Grawlix rulebook, Playing Tiles";

// One short record a rule, which breaks it and nothing else; a test judges them all.
#define GRAWLIX_HEAD "Game: grawlix\nPlayers: Ann, Ben\n\n"
// Ann drafts @B %O $R #G, Ben drafts &V *O @V #B.
#define GRAWLIX_DRAFT GRAWLIX_HEAD "draft @B &V %O *O $R @V #G #B\n"
#define GRAWLIX_FIRST GRAWLIX_DRAFT "Ann @B:0,0 +$G\n"
#define GRAWLIX_SECOND GRAWLIX_FIRST "Ben &V:1,0 +#R\n"
#define GRAWLIX_SIX GRAWLIX_HEAD "draft @R #O $Y %G &B *V @O #R\n"
// Twenty-eight plays, after which the supply is empty.
#define GRAWLIX_NO_SUPPLY                                                                                    \
    GRAWLIX_HEAD                                                                                             \
    "draft &B #R @V &Y *O %G @Y $G\nAnn &B:0,0 +$V\nBen #R:0,-1 +*B\nAnn @V:0,-2 +@B\nBen &Y:1,-1 +%B\n"     \
    "Ann *O:2,-1 +@R\nBen %G:3,-1 +#O\nAnn @Y:2,0 +&G\nBen $G:1,-2 +#V\nAnn $V:4,-1 +*V\nBen *B:3,-2 +@O\n"  \
    "Ann @B:5,-1 +&R\nBen %B:1,-3 +#Y\nAnn @R:1,-4 +#G\nBen #O:1,-5 +%O\nAnn &G:2,-4 +$R\nBen #V:2,-3 +$B\n" \
    "Ann *V:1,0 +$O\nBen @O:3,-3 +$Y\nAnn &R:4,-3 +*G\nBen #Y:4,-4 +@G\nAnn #G:5,0 +&O\nBen %O:4,0 +%Y\n"    \
    "Ann $R:3,0 +*R\nBen $B:2,-5 +%R\nAnn $O:0,-4 +%V\nBen $Y:5,-3 +&V\nAnn *G:0,-3 +*Y\nBen @G:4,-5 +#B\n"  \
    "Ann &O:5,-2 +%Y\n"

constexpr std::array rules{
    Rule{"grawlix.draft.missing", Kind::play, draft, "the players draft their hands before the first tile is played",
         "Each player drafts four tiles before anybody plays one. The record has no draft line yet.",
         GRAWLIX_HEAD "Ann @B:0,0 +$G\n"},
    Rule{"grawlix.draft.again", Kind::play, draft, "the draft takes place once",
         "Both hands have been drafted already. From then on tiles are drafted one at a time, as replacements.",
         GRAWLIX_DRAFT "draft #O &O @G &Y %B @R #R *Y\n"},
    Rule{"grawlix.draft.count", Kind::play, draft, "a draft is eight picks, four for each player",
         "Picks alternate until each player has four tiles. All eight stand on one draft line.",
         GRAWLIX_HEAD "draft @B &V %O *O $R @V #G\n"},
    Rule{"grawlix.draft.taken", Kind::play, draft, "a tile is drafted from the supply",
         "Every tile exists once. This one has been taken before, so it is not in the supply any more.",
         GRAWLIX_HEAD "draft @B &V %O *O $R @V #G @B\n"},
    Rule{"grawlix.turn.wrong-player", Kind::play, gameplay, "turns alternate between the two players",
         "The line names the player whose turn it is not.", GRAWLIX_FIRST "Ann %O:1,0 +#R\n"},
    Rule{"grawlix.tile.not-in-hand", Kind::play, gameplay, "players play tiles from their own hands",
         "The tile lies in the supply or in the other player's hand.", GRAWLIX_FIRST "Ben %O:1,0 +#R\n"},
    Rule{"grawlix.tile.played", Kind::play, gameplay, "a tile that has been played stays in the grid",
         "Every tile exists once, and this one has become part of the grid already.",
         GRAWLIX_SECOND "Ann @B:0,1 +#O\n"},
    Rule{"grawlix.cell.no-origin", Kind::play, "tgn(5)", "a direction starts from a tile that has been laid",
         "N, E, S and W lead to the neighbor of the tile laid last, 7E to the eastern neighbor of the seventh tile "
         "laid. There is no such tile yet.",
         GRAWLIX_FIRST "Ben &V:2E +#R\n"},
    Rule{"grawlix.cell.occupied", Kind::play, playing, "a cell takes one tile", "A tile lies in this cell already.",
         GRAWLIX_FIRST "Ben &V:0,0 +#R\n"},
    Rule{"grawlix.cell.apart", Kind::play, "Grawlix rulebook, Playing Tiles 1",
         "a tile is laid edge to edge with a tile in the grid",
         "After the first tile every tile shares at least one edge with a tile that lies there. Corners do not count, "
         "and a cell beyond a gap touches nothing.",
         GRAWLIX_FIRST "Ben &V:2,0 +#R\n"},
    Rule{"grawlix.frame.seventh-row", Kind::play, "Grawlix rulebook, Playing Tiles 4; ruling frame",
         "the grid has at most six rows",
         "Six rows are in use, and the tile would open a seventh. Until six are in use the grid may still grow upwards "
         "and downwards.",
         GRAWLIX_SIX "Ann @R:0,0 +#Y\nBen #O:0,1 +@G\nAnn $Y:0,2 +*R\nBen %G:0,3 +$B\nAnn &B:0,4 +%V\nBen *V:0,5 "
                     "+&O\nAnn @O:1,5 +%Y\nBen #R:1,6 +&G\n"},
    Rule{"grawlix.frame.seventh-column", Kind::play, "Grawlix rulebook, Playing Tiles 4; ruling frame",
         "the grid has at most six columns",
         "Six columns are in use, and the tile would open a seventh. Until six are in use the grid may still grow to "
         "the left and to the right.",
         GRAWLIX_SIX "Ann @R:0,0 +#Y\nBen #O:1,0 +@G\nAnn $Y:2,0 +*R\nBen %G:3,0 +$B\nAnn &B:4,0 +%V\nBen *V:5,0 "
                     "+&O\nAnn @O:5,1 +%Y\nBen #R:6,1 +&G\n"},
    Rule{"grawlix.row.same-glyph", Kind::play, "Grawlix rulebook, Playing Tiles 2(a); ruling lines",
         "no glyph stands twice in a row",
         "The tile is compared with every tile of its row, across gaps. One of them has the same glyph.",
         GRAWLIX_FIRST "Ben @V:1,0 +#R\n"},
    Rule{"grawlix.row.same-color", Kind::play, "Grawlix rulebook, Playing Tiles 3(a); ruling lines",
         "no color stands twice in a row",
         "The tile is compared with every tile of its row, across gaps. One of them has the same color.",
         GRAWLIX_FIRST "Ben #B:1,0 +#R\n"},
    Rule{"grawlix.column.same-glyph", Kind::play, "Grawlix rulebook, Playing Tiles 2(b); ruling lines",
         "no glyph stands twice in a column",
         "The tile is compared with every tile of its column, across gaps. One of them has the same glyph.",
         GRAWLIX_FIRST "Ben @V:0,1 +#R\n"},
    Rule{"grawlix.column.same-color", Kind::play, "Grawlix rulebook, Playing Tiles 3(b); ruling lines",
         "no color stands twice in a column",
         "The tile is compared with every tile of its column, across gaps. One of them has the same color.",
         GRAWLIX_FIRST "Ben #B:0,1 +#R\n"},
    Rule{"grawlix.redraft.missing", Kind::play, "Grawlix rulebook, Gameplay; ruling redraft",
         "a tile played is replaced from the supply",
         "Whoever plays a tile drafts another at once, as long as the supply has any. The play names no replacement.",
         GRAWLIX_FIRST "Ben &V:1,0\n"},
    Rule{"grawlix.redraft.twice", Kind::play, "Grawlix rulebook, Gameplay; ruling redraft",
         "a tile played is replaced by one tile", "More than one replacement is written behind the play.",
         GRAWLIX_FIRST "Ben &V:1,0 +#R +#O\n"},
    Rule{"grawlix.redraft.not-in-supply", Kind::play, "Grawlix rulebook, Gameplay; ruling redraft",
         "a replacement comes from the supply",
         "The tile drafted is in a hand or in the grid, or it is the very tile that has just been played.",
         GRAWLIX_FIRST "Ben &V:1,0 +%O\n"},
    Rule{"grawlix.redraft.no-supply", Kind::play, "Grawlix rulebook, Gameplay; ruling redraft",
         "an empty supply replaces nothing",
         "After twenty-eight plays the supply is empty, and the players go on without drafting.", GRAWLIX_NO_SUPPLY},
    Rule{"grawlix.stuck.can-play", Kind::claim, "Grawlix rulebook, Gameplay; ruling stuck",
         "a player is stuck who can play none of the tiles in hand",
         "The record says that the player to move can play nothing, but one of the tiles in hand fits somewhere. "
         "Replay goes on.",
         GRAWLIX_HEAD "draft @R #V @O @Y $R @G $O @B\nAnn @R:0,0 +%R\nBen stuck\nBen #V:1,0 +@V\nAnn @O:1,1 +%O\n"},
    Rule{"grawlix.stuck.not-to-move", Kind::claim, "Grawlix rulebook, Gameplay; ruling stuck",
         "only the player to move can be stuck",
         "A player loses who is unable to play when the turn comes. It is not the turn of the player named here. "
         "Replay goes on.",
         GRAWLIX_HEAD "draft @R #V @O @Y $R @G $O @B\nAnn @R:0,0 +%R\nBen #V:1,0 +@V\nAnn @O:1,1 +%O\nAnn stuck\n"},
};

constexpr std::array table{
    Ruling{"lines", "A tile is compared with every tile of its row and of its column, across gaps.", {}, true},
    Ruling{"frame",
           "At most six rows and six columns hold tiles. The window floats: which six they are is open until six are "
           "in use.",
           {},
           false},
    Ruling{"stuck",
           "A player to move who can place none of the tiles in hand loses at once and the other player wins; nobody "
           "passes. This is checked after every play, before anything else.",
           {},
           true},
    Ruling{"redraft", "As long as the supply has tiles, whoever plays one drafts another, after the play.", {}, true},
    Ruling{"longest", "No game lasts longer than 34 plays: the last two tiles never fit.", {}, false},
};

}  // namespace

std::span<const Rule> rulebook() {
    return rules;
}

std::span<const Ruling> rulings() {
    return table;
}

}  // namespace arbiter::grawlix
