// Azul's grammar always makes progress, and no rule of it is without a record that uses it.
#include "grammar/azul/grammar.hpp"

#include "tests/grammar/exercised.hpp"

#include <gtest/gtest.h>
#include <tao/pegtl/contrib/analyze.hpp>

namespace arbiter::azul {
namespace {

TEST(AzulGrammar, AlwaysMakesProgress) {
    EXPECT_EQ(tao::pegtl::analyze<grammar::line>(-1), 0U);
}

TEST(AzulGrammar, EveryRuleIsExercised) {
    test::expect_exercised<grammar::line, Written>("azul", "arbiter::azul::grammar::");
}

}  // namespace
}  // namespace arbiter::azul
