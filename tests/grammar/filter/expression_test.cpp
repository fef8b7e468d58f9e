// Filters: what is written means the same as what it was written from, and what cannot be read is pointed at.
#include "grammar/filter/expression.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::filter::test {
namespace {

/// An expression as it is meant, over four terms that hold or do not.
struct Meant {
    enum class Kind { term, no, both, either } kind = Kind::term;
    std::size_t term = 0;
    std::unique_ptr<Meant> left, right;

    bool holds(unsigned truth) const {
        switch (kind) {
            case Kind::term: return (truth >> term & 1U) != 0;
            case Kind::no: return !left->holds(truth);
            case Kind::both: return left->holds(truth) && right->holds(truth);
            case Kind::either: return left->holds(truth) || right->holds(truth);
        }
        return false;
    }
};

using Random = std::minstd_rand;

std::unique_ptr<Meant> random_expression(Random& random, int depth) {
    auto meant = std::make_unique<Meant>();
    meant->kind = depth == 0 ? Meant::Kind::term : static_cast<Meant::Kind>(random() % 4);
    meant->term = random() % 4;
    if (meant->kind != Meant::Kind::term) {
        meant->left = random_expression(random, depth - 1);
    }
    if (meant->kind == Meant::Kind::both || meant->kind == Meant::Kind::either) {
        meant->right = random_expression(random, depth - 1);
    }
    return meant;
}

/// How tightly something is bound: what is looser than its surroundings stands in parentheses.
int tightness(const Meant& meant) {
    return meant.kind == Meant::Kind::either ? 0 : meant.kind == Meant::Kind::both ? 1 : 2;
}

std::string written(const Meant& meant, int around, Random& random) {
    std::string text;
    const std::string gap(1 + random() % 2, ' ');
    switch (meant.kind) {
        case Meant::Kind::term: text = fmt::format("term{}", meant.term); break;
        case Meant::Kind::no: text = (random() % 2 != 0 ? "not" : "NOT") + gap + written(*meant.left, 2, random); break;
        case Meant::Kind::both:
            text = written(*meant.left, 1, random) + gap + "And" + gap + written(*meant.right, 2, random);
            break;
        case Meant::Kind::either:
            text = written(*meant.left, 0, random) + gap + "or" + gap + written(*meant.right, 1, random);
            break;
    }
    return tightness(meant) < around || random() % 4 == 0 ? "(" + text + std::string(random() % 2, ' ') + ")" : text;
}

TEST(FilterExpression, MeansWhatItWasWrittenFrom) {
    Random random(1);
    for (int round = 0; round < 3000; ++round) {
        const auto meant = random_expression(random, round % 6);
        const std::string text = written(*meant, 0, random);
        for (const Terms terms : {Terms::words, Terms::comparisons}) {
            Expression expression;
            ASSERT_FALSE(Expression::read(text, terms, expression)) << text;
            for (unsigned truth = 0; truth < 16; ++truth) {
                const bool holds = expression.holds(
                    [&](std::size_t at) { return (truth >> (expression.terms()[at].subject.back() - '0') & 1U) != 0; });
                ASSERT_EQ(holds, meant->holds(truth)) << text << " with " << truth;
            }
        }
    }
}

TEST(FilterExpression, AsksNoTermThatNoLongerMatters) {
    Expression expression;
    ASSERT_FALSE(Expression::read("a or b and c", Terms::words, expression));
    std::vector<std::size_t> asked;
    EXPECT_TRUE(expression.holds([&](std::size_t at) {
        asked.push_back(at);
        return at == 0;
    }));
    EXPECT_EQ(asked, std::vector<std::size_t>{0});
}

TEST(FilterExpression, ComparesWords) {
    Expression expression;
    ASSERT_FALSE(
        Expression::read("Date>=2024 and winner = \"Ann (or Ben)\"and tie and a!=and", Terms::comparisons, expression));
    std::vector<std::string> terms;
    for (const auto& [subject, relation, value] : expression.terms()) {
        terms.push_back(fmt::format("{}|{}|{}", subject, relation, value));
    }
    EXPECT_EQ(terms, (std::vector<std::string>{"Date|>=|2024", "winner|=|Ann (or Ben)", "tie||", "a|!=|and"}));
}

TEST(FilterExpression, WordsMayHoldSigns) {
    Expression expression;
    ASSERT_FALSE(Expression::read("full-line and a=b", Terms::words, expression));
    EXPECT_EQ(expression.terms()[1].subject, "a=b");
    EXPECT_EQ(expression.terms()[1].relation, "");
}

TEST(FilterExpression, NothingAsksNothing) {
    Expression expression;
    EXPECT_FALSE(Expression::read(" \t", Terms::words, expression));
    EXPECT_TRUE(expression.holds([](std::size_t) { return false; }));
}

std::string fault_of(std::string_view text, Terms terms) {
    Expression expression;
    const auto fault = Expression::read(text, terms, expression);
    return !fault               ? "none"
           : fault->is_too_deep ? "deep"
           : fault->is_unclosed ? "unclosed"
                                : fmt::format("{}|{}", fault->word, fault->wanted);
}

TEST(FilterExpression, PointsAtWhatCannotBeRead) {
    EXPECT_EQ(fault_of("a b", Terms::words), "b|");
    EXPECT_EQ(fault_of("a and", Terms::words), "|what is asked");
    EXPECT_EQ(fault_of("not", Terms::words), "|what is asked");
    EXPECT_EQ(fault_of("a and or b", Terms::words), "or|what is asked");
    EXPECT_EQ(fault_of("a)", Terms::words), ")|");
    EXPECT_EQ(fault_of("()", Terms::words), ")|what is asked");
    EXPECT_EQ(fault_of("(a or b", Terms::words), "unclosed");
    EXPECT_EQ(fault_of("a >=", Terms::comparisons), "|what it is compared with");
    EXPECT_EQ(fault_of("a == 5", Terms::comparisons), "=|what it is compared with");
    EXPECT_EQ(fault_of("= 5", Terms::comparisons), "=|what is asked");
    EXPECT_EQ(fault_of(std::string(100, '('), Terms::words), "|what is asked");
    EXPECT_EQ(fault_of(std::string(101, '('), Terms::words), "deep");
    EXPECT_EQ(fault_of(std::string(1000000, '('), Terms::words), "deep");
    std::string denied;
    for (int i = 0; i < 1000; ++i) {
        denied += "not ";
    }
    EXPECT_EQ(fault_of(denied + "a", Terms::words), "deep");
}

TEST(FilterExpression, AnyBytesAreReadOrRefused) {
    Random random(2);
    constexpr std::string_view alphabet =
        "ab ()=!<>\"\t\0\xFF\xC3"
        "ANDORnotandor";
    for (int round = 0; round < 20000; ++round) {
        std::string text;
        for (std::size_t left = random() % 20; left != 0; --left) {
            text += alphabet[random() % alphabet.size()];
        }
        for (const Terms terms : {Terms::words, Terms::comparisons}) {
            Expression expression;
            if (!Expression::read(text, terms, expression)) {
                std::size_t asked = 0;
                expression.holds([&](std::size_t) { return ++asked % 2 == 0; });
                EXPECT_LE(asked, expression.terms().size());
            }
        }
    }
}

}  // namespace
}  // namespace arbiter::filter::test
