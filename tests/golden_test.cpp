// What the referee says, word for word: for the example of every rule, and for every record below tests/golden.
// ARBITER_UPDATE_GOLDEN=1 rewrites the expectations; read the diff like any other.
#include "rules/record/rulebook.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <ostream>

namespace arbiter {

void PrintTo(const Rule& rule, std::ostream* out);
void PrintTo(const Rule& rule, std::ostream* out) {
    *out << rule.id;
}

}  // namespace arbiter

namespace arbiter::test::golden_test {
namespace {

bool updating() {
    return std::getenv("ARBITER_UPDATE_GOLDEN") != nullptr;
}

void expect_golden(const fs::path& golden, const std::string& text) {
    if (updating()) {
        fs::create_directories(golden.parent_path());
        std::ofstream(golden, std::ios::binary) << text;
    }
    ASSERT_TRUE(fs::exists(golden)) << golden << " is missing; the referee says:\n" << text;
    EXPECT_EQ(text, slurp(golden));
}

struct Case {
    std::string folder;  ///< the game's id, or "record"
    Rule rule;
};

void PrintTo(const Case& one, std::ostream* out) {
    *out << one.rule.id;
}

/// Faults of whole files have no record as an example; tests/cli covers them.
std::vector<Case> all_rules() {
    std::vector<Case> cases;
    const auto add = [&](const std::string& folder, std::span<const Rule> rules) {
        for (const Rule& rule : rules) {
            if (!rule.example.empty() && rule.id != "syntax.before-first-record") {
                cases.push_back({folder, rule});
            }
        }
    };
    add("record", record::rulebook());
    for (const GameEntry& entry : arbiter::games()) {
        add(std::string(entry.about->id), entry.rulebook);
    }
    return cases;
}

class RuleExample : public testing::TestWithParam<Case> {};
INSTANTIATE_TEST_SUITE_P(Rules, RuleExample, testing::ValuesIn(all_rules()),
                         [](const auto& one) { return test_name(std::string(one.param.rule.id)); });

/// Where the files lie that an example of this game may name.
std::string beside(const std::string& folder) {
    return (fs::path("examples") / folder / "example.tgn").string();
}

TEST_P(RuleExample, SaysExactlyWhatIsExpected) {
    const std::string name = std::string(GetParam().rule.id) + ".tgn";
    expect_golden(fs::path("tests/golden") / GetParam().folder / (std::string(GetParam().rule.id) + ".txt"),
                  check_text(GetParam().rule.example, name, beside(GetParam().folder)));
}

TEST_P(RuleExample, BreaksThisRuleAndNoOther) {
    std::size_t found = 0;
    judge_text(GetParam().rule.example, beside(GetParam().folder), [&](const RecordText&, const Report& report) {
        for (const Finding& finding : report.findings) {
            const bool side_effect = record::follows_from_record(finding.rule->id);
            found += finding.rule->id == GetParam().rule.id ? 1U : 0U;
            EXPECT_TRUE(finding.rule->id == GetParam().rule.id || side_effect)
                << finding.rule->id << ": " << finding.message;
        }
    });
    EXPECT_EQ(found, 1U);
}

TEST(Rulebook, IsWrittenForReaders) {
    for (const GameEntry& entry : arbiter::games()) {
        for (const Rule& rule : entry.rulebook) {
            EXPECT_FALSE(rule.example.empty()) << rule.id << " has no example";
            EXPECT_FALSE(rule.citation.empty()) << rule.id;
            EXPECT_FALSE(rule.law.empty() || rule.law.ends_with('.')) << rule.id;
            EXPECT_TRUE(rule.explanation.ends_with('.')) << rule.id;
        }
    }
}

class GoldenRecord : public testing::TestWithParam<fs::path> {};
INSTANTIATE_TEST_SUITE_P(Records, GoldenRecord, testing::ValuesIn(files_below("tests/golden", ".tgn")),
                         [](const auto& one) {
                             return test_name(one.param.parent_path().filename().string() + "_" +
                                              one.param.stem().string());
                         });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(GoldenRecord);

TEST_P(GoldenRecord, SaysExactlyWhatIsExpected) {
    fs::path golden = GetParam();
    golden.replace_extension(".txt");
    expect_golden(golden, check_text(slurp(GetParam()), GetParam().filename().string(), GetParam().string()));
}

class Example : public testing::TestWithParam<fs::path> {};
INSTANTIATE_TEST_SUITE_P(Records, Example, testing::ValuesIn(files_below("examples", ".tgn")), [](const auto& one) {
    return test_name(one.param.parent_path().filename().string() + "_" + one.param.stem().string());
});
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Example);

TEST_P(Example, HasNoErrors) {
    judge_text(slurp(GetParam()), GetParam().string(), [&](const RecordText& record, const Report& report) {
        for (const Finding& finding : report.findings) {
            EXPECT_NE(finding.severity, Severity::error)
                << "record " << record.number << ": " << finding.rule->id << ": " << finding.message;
        }
    });
}

}  // namespace
}  // namespace arbiter::test::golden_test
