// A position of Grawlix as one line: there and back, and what is none.
#include "rules/grawlix/snapshot.hpp"

#include "rules/grawlix/placements.hpp"
#include "rules/grawlix/random_play.hpp"
#include "rules/random.hpp"
#include "tests/rules/grawlix/sample.hpp"

#include <gtest/gtest.h>

#include <string>

namespace arbiter::grawlix {
namespace {

const std::string draft = "@B &V %O *O $R @V #G #B";

TEST(Snapshot, IsOneLine) {
    EXPECT_EQ(snapshot(State(1)), "grawlix draft 2");
    EXPECT_EQ(snapshot(after(draft)), "grawlix play 1 1+@B#G$R%O 2+@V#B&V*O");
    EXPECT_EQ(snapshot(after(draft, {"@B:-9,31000 +$G", "&V:-8,31000 +#R"})),
              "grawlix play 1 1+#G$R$G%O 2+@V#R#B*O 1@B:-9,31000 2&V:-8,31000");
}

TEST(Snapshot, ComesBackTheSame) {
    Random random(6);
    for (int game = 0; game < 200; ++game) {
        State state(game % 2);
        EXPECT_EQ(snapshot(restore(snapshot(state)).value()), snapshot(state));
        deal(state, random);
        while (const auto next = random_play(state, random)) {
            const std::string line = snapshot(state);
            State copy = restore(line).value();
            ASSERT_EQ(snapshot(copy), line);
            ASSERT_EQ(copy.over(), state.over());
            ASSERT_TRUE(copy.conserved());
            copy.play(*next);
            state.play(*next);
            ASSERT_EQ(copy.over(), state.over());
        }
    }
}

TEST(Snapshot, CountsTheSameContinuations) {
    const State state = after(draft, {"@B:0,0 +$G", "&V:1,0 +#R"});
    EXPECT_EQ(count_continuations(restore(snapshot(state))->table(), 3), count_continuations(state.table(), 3));
}

TEST(Snapshot, RefusesWhatIsNone) {
    for (const std::string line :
         {"", "play", "play 3", "play 1 ", "play 1 1+", "play 1 1+@", "play 1 1+@B2", "play 1 1@B", "play 1 1@B:0",
          "play 1 1@B:0,", "play 1 1@B:0,99999999999", "play 2 1@B:0,0 2@B:1,0", "play 1 1@B:0,0 2&V:0,0",
          "play 1 1+@B 2+@B", "play 1 1+@B 1@B:0,0", "play 1 1+?", "play? 1 1+@B", "play 1 1@B:0,0", "draft 1 x"}) {
        EXPECT_FALSE(restore("grawlix " + line)) << line;
    }
}

}  // namespace
}  // namespace arbiter::grawlix
