// Which events are legal, told line by line.
#include "rules/framework/made_up.hpp"
#include "rules/framework/moves.hpp"
#include "rules/framework/scoring.hpp"
#include "tests/effort.hpp"
#include "tests/rules/framework/playing.hpp"

#include <algorithm>

namespace arbiter::framework::test::turn_test {
namespace {

Agreement with_players(std::uint8_t players) {
    Agreement agreed;
    agreed.players = players;
    return agreed;
}

Agreement claimed(std::uint8_t players = 2) {
    Agreement agreed = with_players(players);
    agreed.house.tokens = Tokens::claimed;
    return agreed;
}

TEST(Round, HasItsNumberItsStarterAndItsOffer) {
    Told game(with_players(2));
    EXPECT_EQ(game.hear("round 2 Ann"), Law::round_number);
    EXPECT_EQ(game.hear("round 1 Ben"), Law::none);  // without Start the first round line names the starter
    EXPECT_EQ(game.hear("round 2 Ann"), Law::round_twice);
    EXPECT_EQ(game.hear("Ben 1:0,0"), Law::offer_missing);
    EXPECT_EQ(game.hear("offer B/- G/-"), Law::offer_size);
    EXPECT_EQ(game.hear("offer B/- G/- Y/- R/-"), Law::offer_size);
    EXPECT_EQ(game.hear("offer B/- G/- Y/-"), Law::none);
    EXPECT_EQ(game.hear("Ben 1:0,0"), Law::none);
    EXPECT_EQ(game.hear("Ann 2:0,0"), Law::none);
    EXPECT_EQ(game.hear("round 2 Ann"), Law::round_tiles_left);
    EXPECT_EQ(game.hear("offer B/- G/- Y/-"), Law::round_tiles_left);
    EXPECT_EQ(game.hear("Ann 3:1,0"), Law::turn_wrong_player);  // the leftover is the starter's
    EXPECT_EQ(game.hear("Ben 3:1,0"), Law::none);
    EXPECT_EQ(game.hear("round 2 Ben"), Law::round_starter);
    EXPECT_EQ(game.hear("offer B/- G/- Y/-"), Law::none);  // the round line may be left out
    EXPECT_EQ(game.state.round, 2);
    EXPECT_EQ(game.hear("Ann 3:1,0"), Law::none);
}

TEST(Round, StarterOfTheHeaderIsTheStarter) {
    auto agreed = with_players(3);
    agreed.start = Player{2};
    Told game(agreed);
    EXPECT_EQ(game.hear("round 1 Ann"), Law::round_starter);
    EXPECT_EQ(game.hear("round 1 Cat"), Law::none);
    EXPECT_EQ(game.hear("offer B/- G/- Y/- R/-"), Law::none);
    for (const auto* const line : {"Cat 1:0,0", "Ann 2:0,0", "Ben 3:0,0", "Cat 4:E"}) {
        EXPECT_EQ(game.hear(line), Law::none) << line;
    }
    EXPECT_EQ(game.hear("round 2 Ann"), Law::none);
}

TEST(Offer, GivesEachTileOnce) {
    Told game(with_players(2));
    game.hear("offer B/4B|Y,2G BY/- B/4B|Y,2G");
    EXPECT_EQ(game.hear("Ann 4:0,0"), Law::offer_no_such_number);
    EXPECT_EQ(game.hear("Ann YB/2S:0,0"), Law::offer_not_there);
    EXPECT_EQ(game.hear("Ann B/2G,4B|Y:0,0"), Law::offer_not_there);  // tasks keep their order
    EXPECT_EQ(game.hear("Ann B/4Y|B,2G:0,0"), Law::none);             // the colors of a task do not
    EXPECT_EQ(game.hear("Ben 1:0,0"), Law::offer_taken);              // it was the leftmost of the two
    EXPECT_EQ(game.hear("Ben YB/-:0,0"), Law::none);
    EXPECT_EQ(game.hear("Ann BY/-:1,0"), Law::offer_taken);
    EXPECT_EQ(game.hear("Ann 3:1,0"), Law::none);
}

TEST(Tile, HasAShapeThatCanBeInTheBox) {
    Told game(with_players(2));
    EXPECT_EQ(game.hear("offer BB/- G/- G/-"), Law::tile_frame_twice);
    EXPECT_EQ(game.hear("offer G/- BYRG/- G/-"), Law::tile_too_many_frames);
    EXPECT_EQ(game.hear("offer G/- G/- -/2B,3B>2Y,4B"), Law::tile_too_many_tasks);
    EXPECT_EQ(game.hear("offer G/- G/- -/4B|B"), Law::tile_pair_of_one);
    EXPECT_EQ(game.hear("offer -/- G/- G/-"), Law::tile_blank);
    EXPECT_EQ(game.hear("offer YRB/4G>3S,12B+Y -/2B ?"), Law::none);
}

TEST(Tile, IsDrawnAsOftenAsItIsListed) {
    auto agreed = with_players(1);
    agreed.inventory = std::make_shared<const Inventory>(made_up_tiles());
    Told game(agreed);
    EXPECT_EQ(game.hear("Ann Y/-:0,0"), Law::none);
    EXPECT_EQ(game.hear("Ann Y/-:store"), Law::none);
    EXPECT_EQ(game.hear("Ann Y/-:1,0"), Law::tile_no_copy_left);
    EXPECT_EQ(game.hear("Ann stored Y/-:1,0"), Law::none);
    EXPECT_EQ(game.hear("Ann YRB/9S,9S,9S:2,0"), Law::tile_unlisted);
}

TEST(Cell, IsFreeAndTouchesAnEdge) {
    Told game(with_players(1));
    EXPECT_EQ(game.hear("Ann G/-:N"), Law::cell_no_such_tile);
    EXPECT_EQ(game.hear("Ann G/-:-9999,9999"), Law::none);
    EXPECT_EQ(game.hear("Ann G/-:-9999,9999"), Law::cell_occupied);
    EXPECT_EQ(game.hear("Ann G/-:-9998,9998"), Law::cell_corner_only);
    EXPECT_EQ(game.hear("Ann G/-:-9997,9999"), Law::cell_apart);
    EXPECT_EQ(game.hear("Ann G/-:E"), Law::none);
    EXPECT_EQ(game.hear("Ann G/-:1S"), Law::none);
    EXPECT_EQ(game.hear("Ann G/-:-9999,10000"), Law::cell_occupied);
    EXPECT_EQ(game.hear("Ann G/-:4N"), Law::cell_no_such_tile);
    EXPECT_EQ(game.hear("Ann G/-:9999999,-9999999"), Law::cell_apart);
}

TEST(Storage, HasRoomAsAgreed) {
    for (std::uint8_t room = 0; room <= 2; ++room) {
        auto agreed = with_players(1);
        agreed.house.storage = room;
        Told game(agreed);
        for (int stored = 0; stored < room; ++stored) {
            EXPECT_EQ(game.hear("Ann B/-:store"), Law::none);
        }
        EXPECT_EQ(game.hear("Ann B/-:store"), Law::storage_full);
        EXPECT_EQ(game.hear("Ann stored G/-:0,0"), Law::storage_not_there);
        EXPECT_EQ(game.hear("Ann stored B/-:0,0"), room == 0 ? Law::storage_not_there : Law::none);
        EXPECT_EQ(game.hear("Ann 1:0,1"), Law::draw_by_number);
    }
    Told company(with_players(2));
    company.hear("offer B/- B/- B/-");
    EXPECT_EQ(company.hear("Ann 1:store"), Law::storage_solo_only);
    EXPECT_EQ(company.hear("Ann stored B/-:0,0"), Law::storage_solo_only);
}

TEST(Storage, OutlivesTheBag) {
    Told game(with_players(1));
    game.hear("Ann B/-:store");
    game.hear("Ann G/-:0,0");
    for (int tile = 2; tile < 120; ++tile) {
        ASSERT_EQ(game.hear("Ann G/-:E"), Law::none);
    }
    EXPECT_FALSE(Framework::over(game.state));
    EXPECT_EQ(game.hear("Ann G/-:E"), Law::draw_bag_empty);
    EXPECT_EQ(game.hear("Ann stored B/-:E"), Law::none);
    EXPECT_TRUE(Framework::over(game.state));
    EXPECT_FALSE(has_scores(game.state));
}

TEST(Tokens, AreLaidOneByOne) {
    Told game(claimed());
    game.hear("offer BY/2B>2Y,3G G/- BY/-");
    game.hear("Ann 1:0,0");
    EXPECT_EQ(game.hear("Ann +0,0/1"), Law::token_incomplete);
    game.hear("Ben 2:0,0");
    EXPECT_EQ(game.hear("Ann 3:1,0 +0,0/2 +0,0/1"), Law::token_arrow);
    EXPECT_EQ(game.state.offer.left(), 1u);  // nothing of the line has happened
    EXPECT_EQ(game.hear("Ann 3:1,0 +0,0/1 +0,0/1"), Law::token_covered);
    EXPECT_EQ(game.hear("Ann 3:1,0 +0,0/1 +5,5/1"), Law::token_no_tile);
    EXPECT_EQ(game.hear("Ann 3:1,0 +0,0/1 +1,0/1"), Law::token_no_task);
    EXPECT_EQ(game.hear("Ann 3:1,0 +0,0/1 +0,0/2"), Law::none);
    EXPECT_EQ(score(game.state, 0), 2);
    EXPECT_EQ(game.hear("Ann +0,0/1"), Law::token_covered);
}

TEST(Tokens, RunOutAndEndTheGame) {
    auto agreed = claimed();
    agreed.tokens = {1, 22, 22, 22};
    Told game(agreed);
    game.hear("offer B/1B,1B G/1G BY/-");
    EXPECT_EQ(game.hear("Ann 1:0,0 +0,0/1 +0,0/2"), Law::token_none_left);
    EXPECT_EQ(game.hear("Ann 1:0,0 +0,0/2"), Law::none);
    EXPECT_TRUE(Framework::over(game.state));
    EXPECT_EQ(winners(game.state).sure, 1u);
}

TEST(Tokens, OfTheRefereeRunOutByTheOrderOfTheTiles) {
    auto agreed = with_players(2);
    agreed.tokens = {1, 22, 22, 22};
    Told game(agreed);
    game.hear("offer B/2B G/- B/2B,1B");
    game.hear("Ann 1:0,0");
    game.hear("Ben 2:0,0");
    EXPECT_EQ(game.hear("Ann 3:1,0 +0,0/1"), Law::none);
    EXPECT_TRUE(game.state.displays[0][0].has_token(0));
    EXPECT_EQ(score(game.state, 0), 1);
}

/// Where players lay the tokens, each task that is complete is a move for its owner, whoever's turn it is.
TEST(Turns, AreListedWithTokens) {
    for (const bool players_lay : {true, false}) {
        Told game(players_lay ? claimed() : with_players(2));
        game.hear("offer B/1B,2B>1G G/- S/1S");
        game.hear("Ann 1:0,0");
        game.hear("Ben 3:0,0");
        std::vector<std::string> tokens;
        std::vector<Written> moves;
        Framework::legal_moves(game.state, moves);
        Seats seats;
        seats.add("Ann", {}, true);
        seats.add("Ben", {}, true);
        for (const Written& move : moves) {
            std::string text;
            defaults::write<Framework>(game.state, move, {seats, {}}, text);
            if (move.verb() == Verb::tokens) {
                tokens.push_back(text);
            }
        }
        EXPECT_EQ(tokens,
                  players_lay ? (std::vector<std::string>{"Ann +0,0/1", "Ben +0,0/1"}) : std::vector<std::string>{});
        EXPECT_EQ(moves.size(), 4 + tokens.size());
    }
}

/// Every turn that is not among the legal ones is refused.
TEST(Turns, AreLegalOrRefused) {
    Random random(9);
    for (unsigned game = arbiter::test::games(60, 10); game > 0; --game) {
        Agreement agreed = random_agreement(random);
        play_at_random(agreed, random, [&](const State& state, const Written&) {
            std::vector<Written> moves;
            Framework::legal_moves(state, moves);
            const auto is_listed = [&](const Turn& turn) {
                return std::ranges::any_of(moves, [&](const Written& move) {
                    return move.verb() == Verb::turn && move.turn.act == turn.act &&
                           move.turn.pick.by == turn.pick.by && move.turn.pick.number == turn.pick.number &&
                           move.turn.place.cell == turn.place.cell;
                });
            };
            for (const Written& legal : moves) {
                ASSERT_FALSE(look(Event(state, legal)));
            }
            if (agreed.solo() || state.displays[state.turn].empty() || Framework::over(state)) {
                return;
            }
            for (int attempt = 0; attempt < 20; ++attempt) {
                const auto& tiles = state.displays[state.turn].tiles();
                const Cell near = tiles[random.below(tiles.size())].cell;
                const Cell cell{near.x + static_cast<int>(random.below(5)) - 2,
                                near.y + static_cast<int>(random.below(5)) - 2};
                const Turn turn{.pick = {.number = static_cast<std::uint16_t>(1 + random.below(6))},
                                .place = {.cell = cell}};
                ASSERT_EQ(!look(Event(state, written_turn(state, turn))), is_listed(turn));
            }
        });
        ASSERT_FALSE(HasFailure());
    }
}

TEST(Moves, AreNobodysWhereNobodySaysWhoseTurnItIs) {
    Told game(with_players(2));
    ASSERT_EQ(game.hear("offer B/- G/- Y/-"), Law::none);
    std::vector<Written> moves;
    Framework::legal_moves(game.state, moves);
    EXPECT_EQ(moves.size(), 3U);
    moves.clear();
    game.state.turn_unsaid = true;
    Framework::legal_moves(game.state, moves);
    EXPECT_TRUE(moves.empty());
}

/// How many tokens players lay in a random game.
std::uint32_t tokens_laid(const Agreement& agreed) {
    Random random(4);
    std::uint32_t laid = 0;
    play_at_random(agreed, random, [&](const State&, const Written& line) { laid += line.mark_count; });
    return laid;
}

TEST(RandomPlay, LaysTokensWherePlayersDo) {
    EXPECT_GT(tokens_laid(claimed()), 2U);
    EXPECT_EQ(tokens_laid(with_players(2)), 0U);
}

}  // namespace
}  // namespace arbiter::framework::test::turn_test
