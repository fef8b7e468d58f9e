// The legal plays of Dorfromantik are those that are not refused, and positions come back from a line.
#include "rules/dorfromantik/game.hpp"
#include "rules/game/game_defaults.hpp"
#include "tests/effort.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace arbiter::dorfromantik::moves_test {
namespace {

struct Seated {
    Seats seats;
    Seated() {
        seats.add("Ann", {}, true);
        seats.add("Ben", {}, true);
    }
    std::string write(const State& state, const Written& written) const {
        std::string text;
        defaults::write<Dorfromantik>(state, written, {seats, {}}, text);
        return text;
    }
};

TEST(Moves, AreAllLegalAndEverythingElseIsRefused) {
    const Seated table;
    NoTrail log;
    for (std::uint64_t seed = 0; seed < test::games(12, 3); ++seed) {
        Random random(seed);
        State state(Terms{.players = 2});
        Written played;
        for (int turn = 0; turn < 30 && !state.over(); ++turn) {
            std::vector<Written> moves;
            Dorfromantik::legal_moves(state, moves);
            std::set<std::string> listed;
            for (const Written& move : moves) {
                listed.insert(table.write(state, move));
            }
            EXPECT_EQ(listed.size(), moves.size()) << "each move once";
            for (int tries = 0; tries < 40; ++tries) {
                Written move = moves[random.below(moves.size())];
                State next = state;
                EXPECT_FALSE(defaults::play<Dorfromantik>(next, move, log)) << table.write(state, move);
                // The same tile somewhere else, turned by chance: legal exactly when it is on the list.
                move.tile = move.tile.turned(random.below(6));
                move.goal.kind = Goal::Kind::cell;
                move.goal.cell = {static_cast<std::int32_t>(random.below(13)) - 6,
                                  static_cast<std::int32_t>(random.below(13)) - 6};
                State other = state;
                if (!state.table().map().empty()) {
                    EXPECT_EQ(!defaults::play<Dorfromantik>(other, move, log),
                              listed.contains(table.write(state, move)))
                        << table.write(state, move);
                }
            }
            ASSERT_TRUE(Dorfromantik::random_move(state, random, played));
            EXPECT_TRUE(state.table().map().empty() || listed.contains(table.write(state, played)));
            ASSERT_FALSE(defaults::play<Dorfromantik>(state, played, log));
        }
    }
}

/// What a legal play only just kept is counted as a rule that was met.
TEST(Moves, TheLastTileOfAStackKeepsTheLawOfEmptyStacks) {
    Random random(5);
    NoTrail log;
    State state(Terms{.players = 1});
    Written played;
    int last_tiles = 0;
    while (!state.over()) {
        ASSERT_TRUE(Dorfromantik::random_move(state, random, played));
        const Event event(state, played);
        std::vector<std::uint16_t> met;
        Dorfromantik::held(event, met);
        const bool is_met = std::ranges::count(met, static_cast<std::uint16_t>(Law::reveal_none_left)) != 0;
        const bool is_last = state.table().supply().left(event.play.pile) == 1;
        EXPECT_EQ(is_met, is_last);
        last_tiles += is_last ? 1 : 0;
        ASSERT_FALSE(defaults::play<Dorfromantik>(state, played, log));
    }
    EXPECT_GT(last_tiles, 0);
}

}  // namespace
}  // namespace arbiter::dorfromantik::moves_test
