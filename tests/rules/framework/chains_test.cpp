// Chains counted as they grow, and tokens laid as tasks are completed, against a flood fill after every placement of
// thousands of random games.
#include "rules/framework/counting.hpp"
#include "rules/framework/made_up.hpp"
#include "rules/framework/window.hpp"
#include "tests/effort.hpp"
#include "tests/rules/framework/brute_force.hpp"
#include "tests/rules/framework/playing.hpp"

namespace arbiter::framework::test::chains_test {
namespace {

void expect_counts(const brute::Table& table, const Display& display, DualFrame dual) {
    for (std::size_t tile = 0; tile < display.size(); ++tile) {
        for (const Task& task : display[tile].tile.tasks()) {
            const brute::Point point{display[tile].cell.x, display[tile].cell.y};
            ASSERT_EQ(count(display, tile, task, dual), table.count(point, task, dual)) << text(task);
        }
    }
}

/// The tokens of a display without those that this line laid.
std::vector<unsigned> tokens_before(const Display& display, Stamp line) {
    auto tokens = brute::tokens_of(display);
    for (std::size_t tile = 0; tile < display.size(); ++tile) {
        for (std::size_t task = 0; task < Tile::most_tasks; ++task) {
            if (display[tile].has_token(task) && display[tile].token_lines[task] == line) {
                tokens[tile] &= ~(1u << task);
            }
        }
    }
    return tokens;
}

void expect_same_as_brute_force(const State& state, const Written& written) {
    ASSERT_TRUE(conserved(state));
    if (written.verb() != Verb::turn) {
        return;
    }
    const Display& display = state.displays[state.last_player];
    const House& house = state.agreed.house;
    const brute::Table table(display);
    expect_counts(table, display, house.dual);
    if (house.tokens == Tokens::automatic) {
        const auto before = tokens_before(display, written.line.span.begin);
        ASSERT_EQ(brute::cover(table, display, before, state.agreed.tokens[state.last_player], house.dual),
                  brute::tokens_of(display));
    }
    if (state.agreed.solo() && display.size() % 8 == 0) {
        ASSERT_EQ(best_window(display).tiles, brute::window(display));
    }
}

TEST(Chains, AgreeWithAFloodFillInRandomGames) {
    Random random(20261120);
    for (unsigned game = 0; game < arbiter::test::games(2000); ++game) {
        auto agreed = random_agreement(random);
        agreed.inventory = random_list(random, static_cast<int>(2 + random.below(11)));
        play_at_random(agreed, random, expect_same_as_brute_force);
        ASSERT_FALSE(HasFailure()) << "game " << game;
    }
}

/// Few colors and large numbers make long chains, and tasks that wait for long.
TEST(Chains, AgreeWithAFloodFillWhereChainsAreLong) {
    Random random(4);
    for (unsigned game = 0; game < arbiter::test::games(150); ++game) {
        std::vector<Inventory::Entry> entries;
        while (entries.size() < tiles_in_bag) {
            const Tile tile = random_tile(random, 60);
            const bool wanted = !(tile.colors() & (Colors(Color::red) | Color::brown)).empty();
            if (wanted || random.below(8) == 0) {
                entries.push_back({tile, 1});
            }
        }
        auto agreed = random_agreement(random);
        agreed.inventory = std::make_shared<const Inventory>(entries);
        play_at_random(agreed, random, expect_same_as_brute_force);
        ASSERT_FALSE(HasFailure()) << "game " << game;
    }
}

TEST(Chains, AgreeWithAFloodFillWithTheMadeUpTiles) {
    Random random(5);
    for (unsigned game = 0; game < arbiter::test::games(200); ++game) {
        auto agreed = random_agreement(random);
        agreed.inventory = std::make_shared<const Inventory>(made_up_tiles());
        play_at_random(agreed, random, expect_same_as_brute_force);
        ASSERT_FALSE(HasFailure()) << "game " << game;
    }
}

}  // namespace
}  // namespace arbiter::framework::test::chains_test
