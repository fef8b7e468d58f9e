// What a Dossier counts as its files come and go is what a look at all of them finds.
#include "rules/frame-work/dossier.hpp"

#include "rules/game/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>

namespace arbiter::frame_work::dossier_test {
namespace {

bool has_three_in_a_row(const Dossier& dossier) {
    std::size_t run = 0;
    return std::ranges::any_of(dossier.files(), [&](const File& file) {
        run = file.evidence ? run + 1 : 0;
        return run == 3;
    });
}

File file_of(std::size_t kind) {
    File file;
    if (kind < 2) {
        file.turn_up(kind == 0, 1);
    }
    return file;
}

void change(Dossier& dossier, Random& random, bool grows) {
    const std::size_t place = dossier.size() == 0 ? 0 : 1 + random.below(dossier.size());
    const std::size_t kind = random.below(8);
    if (place == 0 || random.below(4) < (grows ? 3U : 1U)) {
        dossier.add(file_of(kind));
    } else if (random.below(2) == 0) {
        dossier.replace(place, file_of(kind));
    } else {
        dossier.remove(place);
    }
}

TEST(Dossier, CountsWhatLiesInIt) {
    Random random(7);
    Dossier dossier;
    std::size_t busted = 0;
    std::size_t most = 0;
    for (std::size_t i = 0; i < 6000; ++i) {
        change(dossier, random, i / 500 % 2 == 0);
        ASSERT_EQ(dossier.is_busted(), has_three_in_a_row(dossier)) << i;
        ASSERT_EQ(dossier.revealed(),
                  static_cast<std::size_t>(std::ranges::count(dossier.files(), true, &File::revealed)));
        ASSERT_EQ(dossier.alibis(), static_cast<std::size_t>(std::ranges::count(dossier.files(), true, &File::alibi)));
        busted += dossier.is_busted() ? 1U : 0U;
        most = std::max(most, dossier.size());
    }
    EXPECT_GT(most, 64U);  // more than have a bit
    EXPECT_GT(busted, 50U);
    EXPECT_LT(busted, 5950U);
}

}  // namespace
}  // namespace arbiter::frame_work::dossier_test
