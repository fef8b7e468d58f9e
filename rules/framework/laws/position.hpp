// The laws of a position written in set lines: what no table can show by its pieces. They are judged while the position
// is put together (rules/framework/position.cpp), so they have no event and their words stand there.
#pragma once

#include "rules/framework/diagnostic_helpers.hpp"
#include "rules/framework/laws/examples.hpp"

namespace arbiter::framework {

inline constexpr std::array position_laws{
    position_law<Rules>(
        Law::set_round, "framework.set.round", "Framework rulebook, Gameplay; ruling bag",
        "the bag goes round clockwise until it is empty",
        "120 tiles are 40, 30 or 24 rounds for 2, 3 or 4 players, and the bag goes round clockwise from the "
        "player whom Start names. There is no such round, or somebody else starts it.",
        FRAMEWORK_HEAD "set round 41 Ann\n"),
    position_law<Rules>(
        Law::set_turn, "framework.set.turn", heading::gameplay, "players take turns clockwise",
        "Who started the round, and the places of the offer that are empty, tell whose turn it is. Somebody else "
        "is said to be to move.",
        FRAMEWORK_HEAD "set round 2 Ben\nset offer - G/- B/-\nset turn Ben\n"),
    position_law<Rules>(Law::set_offer_size, "framework.set.offer-size", heading::gameplay,
                        "an offer has one tile more than there are players",
                        "2, 3 and 4 players draw 3, 4 and 5 tiles. A place whose tile has been taken is written -.",
                        FRAMEWORK_HEAD "set round 2 Ben\nset offer G/- B/-\n"),
    position_law<Rules>(
        Law::set_tile, "framework.set.tile", heading::tiles,
        "a tile shows up to three frames of different colors and has up to three tasks",
        "A tile shows up to three frames of different colors and has up to three tasks; it is not blank, and the "
        "two colors of a task differ.",
        FRAMEWORK_HEAD "set Ann display BB/3B:0,0\n"),
    position_law<Rules>(Law::set_unlisted, "framework.set.unlisted", heading::listed,
                        "every tile is on the list of tiles",
                        "The header names a list of the tiles in the bag, and this tile is not on it.",
                        FRAMEWORK_LISTED "set Ann display YRB/9Y+S:0,0\n"),
    position_law<Rules>(
        Law::set_no_copy_left, "framework.set.no-copy-left", heading::listed,
        "a tile lies on the table no more often than the list has it",
        "The header names a list of the tiles in the bag, and the position shows this tile more often than the "
        "list does.",
        FRAMEWORK_LISTED "set Ann display Y/-:0,0 Y/-:0,1 Y/-:0,2\n"),
    position_law<Rules>(Law::set_bag, "framework.set.bag", "ruling bag", "the bag holds 120 tiles",
                        "Displays, offer and storage card show more than 120 tiles.",
                        FRAMEWORK_HEAD "set Ann display G/-:0,0 " FRAMEWORK_TEN(FRAMEWORK_TEN("G/-:E "))
                            FRAMEWORK_TEN("G/-:E ") FRAMEWORK_TEN("G/-:E ") "\n"),
    position_law<Rules>(
        Law::set_cell, "framework.set.cell", heading::gameplay, "tiles lie beside each other, not on each other",
        "Two tiles of a display are said to lie on one cell.", FRAMEWORK_HEAD "set Ann display B/-:0,0 G/-:0,0\n"),
    position_law<Rules>(
        Law::set_no_such_tile, "framework.set.no-such-tile", heading::notation,
        "a direction starts from a tile that is set",
        "N, E, S and W start from the tile written before, 7E from the 7th of the display, counted in the order "
        "written. There is no such tile.",
        FRAMEWORK_HEAD "set Ann display B/-:E\n"),
    position_law<Rules>(
        Law::set_apart, "framework.set.apart", heading::gameplay, "the tiles of a display lie edge to edge",
        "All tiles of a display are joined by their edges; corners do not connect. The order in which they are "
        "written does not matter: another line may join what this one leaves apart.",
        FRAMEWORK_HEAD "set Ann display B/-:0,0 G/-:2,0\n"),
    position_law<Rules>(
        Law::set_store, "framework.set.store", heading::solo, "the storage card of the solo game holds two tiles",
        "Only the solo game has a storage card. It has room for two tiles, for one with storage=1, and is not used "
        "with storage=0.",
        FRAMEWORK_SOLO "set Ann store B/- G/- Y/-\n"),
    position_law<Rules>(
        Law::set_tokens, "framework.set.tokens", "ruling tokens", "tokens are set where the players lay them",
        "With tokens=auto every complete task of the display has its token, as far as they last, so none is "
        "written.",
        FRAMEWORK_HEAD "set Ann display B/1B:0,0\nset Ann tokens +0,0/1\n"),
    position_law<Rules>(
        Law::set_token_nowhere, "framework.set.token-nowhere", heading::completing,
        "a token lies on a task of the player's own display",
        "No tile of this player lies on the cell, or it has fewer tasks than the number behind the slash.",
        FRAMEWORK_CLAIMED "set Ann display B/1B:0,0\nset Ann tokens +0,0/2\n"),
    position_law<Rules>(Law::set_token_twice, "framework.set.token-twice", heading::completing,
                        "a task takes one token", "The same token is written twice.",
                        FRAMEWORK_CLAIMED "set Ann display B/1B:0,0\nset Ann tokens +0,0/1 +0,0/1\n"),
    position_law<Rules>(
        Law::set_token_arrow, "framework.set.token-arrow", "Framework rulebook, The Tasks; ruling arrow",
        "behind an arrow the second token comes after the first",
        "The task before the arrow has no token. The order in which tokens are written does not matter.",
        FRAMEWORK_CLAIMED "set Ann display B/2B>1B:0,0\nset Ann tokens +0,0/2\n"),
    position_law<Rules>(Law::set_token_incomplete, "framework.set.token-incomplete",
                        "Framework rulebook, Completing Tasks; ruling counting",
                        "a token lies on a task that is complete",
                        "Tasks never become incomplete again, so the display shows all frames that the task counted.",
                        FRAMEWORK_CLAIMED "set Ann display B/2B:0,0\nset Ann tokens +0,0/1\n"),
    position_law<Rules>(
        Law::set_token_none_left, "framework.set.token-none-left", "Framework rulebook, Game Setup; ruling handicap",
        "a player has 22 tokens, or as many as agreed on", "More tokens are written than the player has.",
        "Game: framework\nPlayers: Ann, Ben\nHouse: tokens=claimed, handicap=free\nTokens: 1, 22\n\n"
        "set Ann display B/1B,1B:0,0\nset Ann tokens +0,0/1 +0,0/2\n"),
    position_law<Rules>(
        Law::set_two_winners, "framework.set.two-winners", "Framework rulebook, End of the game; ruling last-token",
        "a player's final token ends the game",
        "Two players have laid all their tokens, but the game was over when the first of them had.",
        "Game: framework\nPlayers: Ann, Ben\nHouse: handicap=free\nTokens: 1\n\nset Ann display B/1B:0,0\nset "
        "Ben display B/1B:0,0\n"),
};

}  // namespace arbiter::framework
