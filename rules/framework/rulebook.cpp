// Framework's rules and rulings, with citations, explanations and examples.
#include "rules/framework/rulebook.hpp"

#include <array>

namespace arbiter::framework {
namespace {

constexpr std::string_view notation = "tgn(5)";
constexpr std::string_view gameplay = "Framework rulebook, Gameplay";
constexpr std::string_view tiles = "Framework rulebook, The Tiles; ruling inventory";
constexpr std::string_view listed = "ruling inventory";
constexpr std::string_view completing = "Framework rulebook, Completing Tasks";
constexpr std::string_view notes = "Framework rulebook, Some important notes";
constexpr std::string_view solo = "Framework rulebook, Solo Game";

// One short record a rule, which breaks it and nothing else; a test judges them all.
#define FRAMEWORK_HEAD "Game: framework\nPlayers: Ann, Ben\n\n"
#define FRAMEWORK_CLAIMED "Game: framework\nPlayers: Ann, Ben\nHouse: tokens=claimed\n\n"
#define FRAMEWORK_LISTED "Game: framework\nPlayers: Ann, Ben\nTiles: made-up\n\n"
#define FRAMEWORK_SOLO "Game: framework\nPlayers: Ann\n\n"
#define FRAMEWORK_OFFER "round 1 Ann\noffer B/3B G/- B/-\n"
#define FRAMEWORK_ROUND FRAMEWORK_OFFER "Ann 1:0,0\nBen 2:0,0\nAnn 3:1,0\n"
#define TEN(line) line line line line line line line line line line

constexpr std::array rules{
    Rule{"framework.round.number", Kind::play, notation, "rounds are counted from 1",
         "The number in the round line is not the number of the round that begins.", FRAMEWORK_HEAD "round 2 Ann\n"},
    Rule{"framework.round.starter", Kind::play, gameplay, "the bag goes round clockwise, and who holds it starts",
         "The first starter is the one agreed on; after every round the bag goes to the next player clockwise. Who "
         "holds it draws the offer, takes the first tile and the last one.",
         FRAMEWORK_HEAD FRAMEWORK_ROUND "round 2 Ann\n"},
    Rule{"framework.round.twice", Kind::play, notation, "a round begins once",
         "A round is announced while another one has been announced and its offer has not been laid out.",
         FRAMEWORK_HEAD "round 1 Ann\nround 2 Ben\n"},
    Rule{"framework.round.tiles-left", Kind::play, gameplay, "a round ends when every tile of the offer has been laid",
         "A new round or a new offer begins although tiles of the last offer have not been taken. The last of them "
         "goes to the player who started the round (ruling leftover).",
         FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:0,0\nBen 2:0,0\nround 2 Ben\n"},
    Rule{"framework.offer.missing", Kind::play, gameplay, "tiles are taken from the offer",
         "Somebody takes a tile, but nothing lies on the table: the offer of the round comes first.",
         FRAMEWORK_HEAD "round 1 Ann\nAnn 1:0,0\n"},
    Rule{"framework.offer.size", Kind::play, gameplay, "an offer has one tile more than there are players",
         "2, 3 and 4 players draw 3, 4 and 5 tiles. The bag holds 120, which is as many offers as there are rounds "
         "(ruling bag).",
         FRAMEWORK_HEAD "round 1 Ann\noffer B/3B G/-\n"},
    Rule{"framework.offer.no-such-number", Kind::play, notation, "the tiles of an offer are counted from the left",
         "The number is higher than the number of tiles laid out. Numbers stay with their tiles when others are taken.",
         FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 4:0,0\n"},
    Rule{"framework.offer.taken", Kind::play, gameplay, "a tile is taken once",
         "The tile was on offer, but somebody has taken it in this round. When two equal tiles are on offer and one is "
         "taken by writing it out, it is the leftmost.",
         FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:0,0\nBen 1:0,0\n"},
    Rule{"framework.offer.not-there", Kind::play, gameplay, "tiles are taken from the offer",
         "The tile written out does not lie in the offer of this round. The order of its frames does not matter; its "
         "tasks are numbered as the offer writes them, so their order does.",
         FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann Y/-:0,0\n"},
    Rule{"framework.turn.wrong-player", Kind::play, gameplay, "players take turns clockwise",
         "Each turn belongs to one player: first the one with the bag, then clockwise, and the last tile of the offer "
         "to the one with the bag again.",
         FRAMEWORK_HEAD FRAMEWORK_OFFER "Ben 1:0,0\n"},
    Rule{"framework.tile.frame-twice", Kind::play, tiles, "the frames of a tile have different colors",
         "A tile shows up to three frames, each of another color.", FRAMEWORK_HEAD "offer BB/3B G/- B/-\n"},
    Rule{"framework.tile.too-many-frames", Kind::play, tiles, "a tile shows at most three frames",
         "No tile shows four or all five colors.", FRAMEWORK_HEAD "offer BYGS/3B G/- B/-\n"},
    Rule{"framework.tile.too-many-tasks", Kind::play, tiles, "a tile has at most three tasks",
         "No tile has more than three tasks; an arrow joins two of them.",
         FRAMEWORK_HEAD "offer B/3B,4B,5G>3S G/- B/-\n"},
    Rule{"framework.tile.pair-of-one", Kind::play, tiles, "a task of two colors names two different ones",
         "In 6B+Y and 4B|Y the two colors differ.", FRAMEWORK_HEAD "offer B/6B+B G/- B/-\n"},
    Rule{"framework.tile.blank", Kind::play, tiles, "a tile has a frame or a task", "No tile of the game is blank.",
         FRAMEWORK_HEAD "offer -/- G/- B/-\n"},
    Rule{"framework.tile.unlisted", Kind::play, listed, "every tile is on the list of tiles",
         "The header names a list of the tiles in the bag, and this tile is not on it.",
         FRAMEWORK_LISTED "offer YRB/9Y+S Y/- R/-\n"},
    Rule{"framework.tile.no-copy-left", Kind::play, listed, "a tile is drawn as often as it exists",
         "The header names a list of the tiles in the bag. Every copy of this tile has been drawn before, or lies in "
         "the same offer.",
         FRAMEWORK_LISTED "offer Y/- Y/- Y/-\n"},
    Rule{"framework.cell.occupied", Kind::play, notes, "a cell holds one tile",
         "A tile lies on this cell of the player's display, and tiles that have been placed are never moved.",
         FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:0,0\nBen 2:0,0\nAnn 3:0,0\n"},
    Rule{"framework.cell.apart", Kind::play, gameplay, "a tile is laid edge to edge with another one of the display",
         "Except for the first tile of a display, every tile touches another one of the same player at an edge.",
         FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:0,0\nBen 2:0,0\nAnn 3:2,0\n"},
    Rule{"framework.cell.corner-only", Kind::play, gameplay, "a corner does not connect",
         "The cell touches the display diagonally, which is not enough: tiles are laid edge to edge.",
         FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:0,0\nBen 2:0,0\nAnn 3:1,1\n"},
    Rule{"framework.cell.no-such-tile", Kind::play, notation, "a direction starts from a tile that has been laid",
         "N, E, S and W start from the tile that the player laid last, 7E from the player's 7th. There is no such "
         "tile yet.",
         FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:E\n"},
    Rule{"framework.token.no-tile", Kind::play, completing, "a token lies on a task of the player's own display",
         "No tile of this player lies on the cell.", FRAMEWORK_CLAIMED FRAMEWORK_ROUND "Ann +5,5/1\n"},
    Rule{"framework.token.no-task", Kind::play, notation, "the tasks of a tile are counted from the left",
         "The tile has fewer tasks than the number written behind the slash. An arrow joins two tasks.",
         FRAMEWORK_CLAIMED FRAMEWORK_ROUND "Ann +0,0/2\n"},
    Rule{"framework.token.covered", Kind::play, completing, "a task takes one token",
         "A token lies on this task already.",
         FRAMEWORK_CLAIMED "offer B/2B G/- B/-\nAnn 1:0,0\nBen 2:0,0\nAnn 3:1,0 +0,0/1\nAnn +0,0/1\n"},
    Rule{"framework.token.arrow", Kind::play, "Framework rulebook, The Tasks; ruling arrow",
         "behind an arrow the second token comes after the first",
         "The first, harder task has to be covered before the second. Frames laid earlier count, and both may be "
         "covered one after the other on the same line.",
         FRAMEWORK_CLAIMED "offer B/2B>1B G/- B/-\nAnn 1:0,0\nBen 2:0,0\nAnn 3:1,0 +0,0/2\n"},
    Rule{"framework.token.incomplete", Kind::play, "Framework rulebook, Completing Tasks; ruling counting",
         "a token lies on a task that is complete",
         "All tiles of every chain of the color that touches the task's tile count, and the tile itself if it shows "
         "the color; they are fewer than the task asks for. Corners do not connect.",
         FRAMEWORK_CLAIMED FRAMEWORK_ROUND "Ann +0,0/1\n"},
    Rule{"framework.token.none-left", Kind::play, "Framework rulebook, Game Setup; ruling handicap",
         "a player has 22 tokens, or as many as agreed on", "All tokens of the player have been laid.",
         "Game: framework\nPlayers: Ann, Ben\nHouse: tokens=claimed\nTokens: 1, 22\n\n"
         "offer B/1B,2B G/- B/-\nAnn 1:0,0\nBen 2:0,0\nAnn 3:1,0 +0,0/1 +0,0/2\n"},
    Rule{"framework.token.overlooked", Kind::note, "Framework rulebook, End of the game; ruling tokens",
         "everyone may check once more for tasks that are complete",
         "The game is over, and a task that was complete has no token. With tokens=claimed the official count is the "
         "one recorded; this is only said so that nobody wonders.",
         "Game: framework\nPlayers: Ann, Ben\nHouse: tokens=claimed\nTokens: 1, 22\n\n"
         "offer B/2B G/1G B/-\nAnn 1:0,0\nBen 2:0,0\nAnn 3:1,0 +0,0/1\n"},
    Rule{"framework.claim.token", Kind::claim, "tgn(5); ruling tokens", "a token claimed lies where it is said to lie",
         "With tokens=auto the referee lays the tokens and the record claims some of them. This one does not lie "
         "there. Replay goes on.",
         FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:0,0\nBen 2:0,0\nAnn 3:1,0 +0,0/1\n"},
    Rule{"framework.draw.by-number", Kind::play, solo, "alone tiles are drawn one at a time",
         "In a game alone there is no offer whose tiles could be counted: the record writes the tile that was drawn.",
         FRAMEWORK_SOLO "Ann 1:0,0\n"},
    Rule{"framework.draw.bag-empty", Kind::play, "Framework rulebook, Solo Game; ruling solo-bag",
         "the bag holds 120 tiles", "All 120 tiles have been drawn. Only stored tiles can still be laid.",
         FRAMEWORK_SOLO "Ann G/-:0,0\n" TEN(TEN("Ann G/-:E\n"))
             TEN("Ann G/-:E\n") "Ann G/-:E\nAnn G/-:E\nAnn G/-:E\n"
                                "Ann G/-:E\nAnn G/-:E\nAnn G/-:E\nAnn G/-:E\nAnn G/-:E\nAnn B/-:store\nAnn G/-:E\n"},
    Rule{"framework.storage.full", Kind::play, solo, "the storage card holds two tiles",
         "The storage card has room for two tiles at a time, for one with storage=1, and is not used with storage=0.",
         FRAMEWORK_SOLO "Ann B/-:store\nAnn G/-:store\nAnn Y/-:store\n"},
    Rule{"framework.storage.not-there", Kind::play, solo, "what is laid from the storage card was stored",
         "This tile does not lie on the storage card.", FRAMEWORK_SOLO "Ann B/-:store\nAnn stored G/-:0,0\n"},
    Rule{"framework.storage.solo-only", Kind::play, solo, "only a game alone has a storage card",
         "In a game of several every tile taken is laid at once.", FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:store\n"},
    Rule{"framework.solo.no-result", Kind::note, "ruling solo-bag", "the bag must last until the last token",
         "The bag is empty before the last token was laid: the game is over and has no result.",
         FRAMEWORK_SOLO "Ann G/-:0,0\n" TEN(TEN("Ann G/-:E\n"))
             TEN("Ann G/-:E\n") "Ann G/-:E\nAnn G/-:E\nAnn G/-:E\n"
                                "Ann G/-:E\nAnn G/-:E\nAnn G/-:E\nAnn G/-:E\nAnn G/-:E\nAnn G/-:E\n"},
    Rule{"framework.tiles.list", Kind::syntax, listed, "Tiles names a list of the 120 tiles in the bag",
         "The header names a file that cannot be read, is no list of tiles, or does not list 120 of them. A list is "
         "JSON: {\"tiles\": [{\"tile\": \"GS/4B,7G\", \"copies\": 2}, ...]}. Nothing of the record is replayed. "
         "The word made-up stands for the list that random games use.",
         "Game: framework\nPlayers: Ann, Ben\nTiles: nowhere.json\n\noffer B/3B G/- B/-\n"},
};

constexpr std::array<std::string_view, 2> tokens_options{"auto", "claimed"};
constexpr std::array<std::string_view, 2> dual_frame_options{"2", "1"};
constexpr std::array<std::string_view, 3> storage_options{"2", "1", "0"};

constexpr std::array table{
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
    Ruling{"handicap", "Players may have different numbers of tokens (Tokens: 22, 18).", {}, true},
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

static_assert(table[tokens_ruling].id == "tokens" && table[dual_frame_ruling].id == "dual-frame" &&
              table[storage_ruling].id == "storage");
static_assert(rules.size() == static_cast<std::size_t>(Law::tiles_list));

}  // namespace

std::span<const Rule> rulebook() {
    return rules;
}

std::span<const Ruling> rulings() {
    return table;
}

}  // namespace arbiter::framework
