// What the findings of possible worlds have in common.
#include "rules/candidates/common_findings.hpp"

#include "rules/record/rulebook.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace arbiter::candidates::agreement_test {
namespace {

/// A finding at this place, with a note of its own.
Finding found(std::uint32_t at, const std::string& help, const std::string& context, const std::string& note) {
    Finding finding;
    finding.rule = &record::rule("claim.end");
    finding.span = {at, at + 1};
    finding.message = "the same in all";
    finding.help = help;
    finding.context = context;
    finding.notes.push_back({{0, 1}, "in all"});
    finding.notes.push_back({{1, 2}, note});
    return finding;
}

TEST(Agreement, OfTwoFindingsWhatBothSayIsKept) {
    std::vector<Finding> common{found(7, "go home", "Ann", "here"), found(9, "stay", "Ben", "here")};
    keep_common(common, {found(7, "go out", "Ben", "there"), found(9, "stay", "Ben", "here")});
    ASSERT_EQ(common.size(), 2U);
    EXPECT_EQ(common[0].help, "");
    EXPECT_EQ(common[0].context, "");
    ASSERT_EQ(common[0].notes.size(), 1U);
    EXPECT_EQ(common[0].notes[0].message, "in all");
    EXPECT_EQ(common[1].help, "stay");
    EXPECT_EQ(common[1].context, "Ben");
    EXPECT_EQ(common[1].notes.size(), 2U);
}

TEST(Agreement, WhatOneWorldLacksIsNoFindingOfAll) {
    std::vector<Finding> common{found(7, "", "", "here"), found(9, "", "", "here")};
    keep_common(common, {found(9, "", "", "here")});
    ASSERT_EQ(common.size(), 1U);
    EXPECT_EQ(common[0].span.begin, 9U);
}

}  // namespace
}  // namespace arbiter::candidates::agreement_test
