// A position survives being told in a line.
#include "rules/framework/position.hpp"

#include "rules/framework/made_up.hpp"
#include "tests/rules/framework/playing.hpp"

namespace arbiter::framework::test {
namespace {

TEST(Snapshot, RestoresEveryPositionOfRandomGames) {
    Random random(31);
    for (int game = 0; game < 60; ++game) {
        auto agreed = random_agreement(random);
        agreed.inventory = random.below(2) == 0 ? nullptr : std::make_shared<const Inventory>(made_up_tiles());
        play_at_random(agreed, random, [&](const State& state, const Written&) {
            const std::string line = snapshot(state);
            const auto back = restore(line, agreed.inventory);
            ASSERT_TRUE(back) << line;
            ASSERT_TRUE(*back == state) << line;
            ASSERT_EQ(snapshot(*back), line);
        });
        ASSERT_FALSE(HasFailure());
    }
}

/// A restored game goes on as the first one does: the referee still knows which tasks wait for which chains.
TEST(Snapshot, GoesOnLikeTheOriginal) {
    Random random(32);
    for (int game = 0; game < 40; ++game) {
        auto agreed = random_agreement(random);
        agreed.inventory = random_list(random, 8);
        State copy(agreed);
        std::size_t events = 0;
        NoTrail trail;
        play_at_random(agreed, random, [&](const State& state, const Written& written) {
            ASSERT_FALSE(usual::play<Framework>(copy, written, trail));
            if (++events % 7 == 0) {
                copy = *restore(snapshot(copy), agreed.inventory);
            }
            ASSERT_TRUE(copy == state);
        });
        ASSERT_FALSE(HasFailure());
    }
}

TEST(Snapshot, OfNoPositionIsRefused) {
    Agreement agreed;
    const std::string line = snapshot(State(agreed));
    ASSERT_TRUE(restore(line));
    for (std::size_t size = 0; size < line.size(); ++size) {
        EXPECT_FALSE(restore(line.substr(0, size))) << line.substr(0, size);
    }
    for (const auto* const wrong :
         {"", "framework", "azul players=2", "framework tokens=22,22 house=auto,2,2 start=9"}) {
        EXPECT_FALSE(restore(wrong)) << wrong;
    }
    for (const std::string_view number : {"-1", "8", "64", "2147483647", "99999999999"}) {
        std::string changed = line;
        changed.replace(changed.find(" taken=") + 7, 1, number);
        EXPECT_FALSE(restore(changed)) << changed;
    }
    Random random(33);
    for (int change = 0; change < 3000; ++change) {
        std::string changed = line;
        changed[random.below(changed.size())] = static_cast<char>(32 + random.below(95));
        static_cast<void>(restore(changed));  // whatever it is, it is survived
    }
}

}  // namespace
}  // namespace arbiter::framework::test
