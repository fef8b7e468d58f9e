// The campaign's rules and rulings, with citations, explanations and examples.
#include "rules/dorfromantik-campaign/rulebook.hpp"

#include <array>

namespace arbiter::dorfromantik_campaign {
namespace {

constexpr std::string_view sheet = "Dorfromantik rulebook, End of game: the Campaign sheet";

// One short ledger a rule, which breaks it and nothing else; a test judges them all.
#define CAMPAIGN_HEAD "Game: dorfromantik-campaign\nPlayers: Ann, Ben\n\n"

constexpr std::array rules{
    Rule{"dorfromantik-campaign.game.number", Kind::play, sheet, "games are numbered from 1 in the order played",
         "The number is what is written in the crown of the score sheet: one more than that of the game before.",
         CAMPAIGN_HEAD "game 2 score 54\n"},
    Rule{"dorfromantik-campaign.game.circles-due", Kind::play,
         "Dorfromantik rulebook, End of game: the Campaign sheet; ruling all-circles",
         "the circles a game gives are crossed off before the next game",
         "Every game gives as many white circles as its row of the high-score list says. They are crossed off at once, "
         "as long as the track has any.",
         CAMPAIGN_HEAD "game 1 score 54\ngame 2 score 60\n"},
    Rule{"dorfromantik-campaign.record.no-score", Kind::play, "tgn(5)",
         "a record that is named gives the score of a finished, legal game",
         "The file cannot be read, holds no such record, or the record is no game of Dorfromantik that was played to "
         "its end by the rules. The message says which.",
         CAMPAIGN_HEAD "game 1 record games/lost.tgn\n"},
    Rule{"dorfromantik-campaign.cross.no-path", Kind::play, sheet,
         "circles lie between two neighboring hexes of the track",
         "No path of white circles joins these two hexes directly.",
         CAMPAIGN_HEAD "game 1 score 54\ncross start>Box-2\n"},
    Rule{"dorfromantik-campaign.cross.not-adjacent", Kind::play, sheet,
         "all crossed off circles are adjacent, green hexes included",
         "The walk begins at the hiker. A circle may be crossed off when it touches one that is crossed off, or a "
         "green hex that has been reached.",
         CAMPAIGN_HEAD "game 1 score 54\ncross Box-1>Box-2\n"},
    Rule{"dorfromantik-campaign.cross.path-crossed", Kind::play, sheet, "a circle is crossed off once",
         "The path has fewer circles left than are to be crossed off. Beyond the green hex the walk goes on along "
         "another path.",
         CAMPAIGN_HEAD "game 1 score 120\ncross start>Box-1:3\n"},
    Rule{"dorfromantik-campaign.cross.too-many", Kind::play, sheet,
         "a game gives as many circles as its row of the high-score list says",
         "The result is rounded down to a row of the list; its middle space is the number of circles. Green hexes are "
         "not counted.",
         CAMPAIGN_HEAD "game 1 score 99\ncross start>Box-1:2\n"},
    Rule{"dorfromantik-campaign.claim.row", Kind::claim, sheet,
         "a score is rounded down to a row of the high-score list",
         "The row claimed is not the one in which the score belongs: 128 points belong to the row 120.",
         CAMPAIGN_HEAD "game 1 score 128 +row:130\ncross start>Box-1:2 Box-1>Box-2:1\n"},
    Rule{"dorfromantik-campaign.claim.circles", Kind::claim, sheet, "the row says how many circles a game gives",
         "The number of circles claimed is not that of the row.",
         CAMPAIGN_HEAD "game 1 score 128 +circles:4\ncross start>Box-1:2 Box-1>Box-2:1\n"},
    Rule{"dorfromantik-campaign.claim.unlocked", Kind::claim, sheet,
         "a green hex is unlocked when a circle beside it is crossed off",
         "The hex claimed was not reached by the circles of this line.",
         CAMPAIGN_HEAD "game 1 score 54\ncross start>Box-1 +unlocked:Box-1\n"},
    Rule{"dorfromantik-campaign.claim.hearts", Kind::claim, sheet, "three white circles unlock a red heart each",
         "The number of red hearts unlocked so far is another one.",
         CAMPAIGN_HEAD "game 1 score 54\ncross start>Box-1 +hearts:1\n"},
    Rule{"dorfromantik-campaign.circles.left", Kind::warning,
         "Dorfromantik rulebook, End of game: the Campaign sheet; ruling all-circles",
         "the circles of the last game are crossed off",
         "The ledger ends before all circles of its last game are crossed off.", CAMPAIGN_HEAD "game 1 score 54\n"},
};

constexpr std::array table{
    Ruling{
        "all-circles",
        "The circles of a game are all crossed off before the next game; those that the track no longer has are lost.",
        {},
        false},
    Ruling{"walk-back",
           "A green hex is reached when a white circle beside it is crossed off. From there every path that begins at "
           "it may be walked, also back along a path that leads to it.",
           {},
           true},
    Ruling{"blank-rows",
           "The three empty rows above 400 are worth 15 circles each; the header Rows says where they begin.",
           {},
           true},
    Ruling{"cards",
           "What the boxes and Achievement cards unlock further on is not followed: games with unlocked tiles are "
           "recorded with tiles=any, their points for cards with Extra.",
           {},
           false},
};

}  // namespace

std::span<const Rule> rulebook() {
    return rules;
}

const Rule& rule_of(Law law) {
    return rules[static_cast<std::size_t>(law) - 1];
}

std::span<const Ruling> rulings() {
    return table;
}

}  // namespace arbiter::dorfromantik_campaign
