// Brute force over unknown facts: every `?` of a record is replaced by all it might be, each complete record is judged,
// and what is true of all of them is compared with what was said of the record.
#pragma once

#include "rules/record/first_cause.hpp"
#include "rules/report/report.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace arbiter::test {

/// One complete record.
struct Filled {
    std::vector<std::string> values;  ///< of each `?`, in order
    Report report;
    std::vector<std::size_t> errors;  ///< lines with an error, from 1; that of Result counts as the last
};

/// What is true of all records that fill one in.
struct Completion {
    std::optional<std::size_t> violation;  ///< its line; those left are none then
    std::vector<Filled> left;
};

inline constexpr std::size_t behind_all_lines = 1'000'000;

inline std::size_t line_of(const std::string& text, std::uint32_t offset) {
    return 1 + static_cast<std::size_t>(std::count(text.begin(), text.begin() + offset, '\n'));
}

/// The line of a finding in the order in which lines are checked.
inline std::size_t check_of(const std::string& text, const Finding& finding) {
    return finding.rule->id == "claim.result" ? behind_all_lines : line_of(text, finding.span.begin);
}

/// The `?` that are facts: not those of claims, which stand in the header or in a line of scores.
inline std::vector<std::size_t> unknowns(const std::string& text) {
    std::vector<std::size_t> found;
    for (std::size_t at = text.find('?', text.find("\n\n")); at != std::string::npos; at = text.find('?', at + 1)) {
        if (text.compare(text.rfind('\n', at) + 1, 6, "scores") != 0) {
            found.push_back(at);
        }
    }
    return found;
}

/// Calls each(values) for all combinations of values, one for each fact.
inline void each_combination(std::size_t facts, const std::function<std::vector<std::string>(std::size_t)>& could_be,
                             std::vector<std::string>& chosen, const std::function<void()>& each) {
    if (chosen.size() == facts) {
        each();
        return;
    }
    for (const std::string& value : could_be(chosen.size())) {
        chosen.push_back(value);
        each_combination(facts, could_be, chosen, each);
        chosen.pop_back();
    }
}

/// Judges all records that fill this one in. `could_be`: the values that the n-th `?` may have.
inline Completion fill_in(const std::string& text, const std::function<std::vector<std::string>(std::size_t)>& could_be,
                          const std::function<Report(const std::string&)>& judge) {
    const std::vector<std::size_t> at = unknowns(text);
    Completion all;
    std::size_t longest = 0;
    std::vector<std::string> chosen;
    each_combination(at.size(), could_be, chosen, [&] {
        std::string complete = text;
        for (std::size_t i = at.size(); i-- > 0;) {
            complete.replace(at[i], 1, chosen[i]);
        }
        Filled one{chosen, judge(complete), {}};
        record::spread_consequences(one.report);
        std::size_t first = std::numeric_limits<std::size_t>::max();
        for (const Finding& finding : one.report.findings) {
            if (finding.severity == Severity::error) {
                first = std::min(first, check_of(complete, finding));
            }
        }
        longest = std::max(longest, first);
        if (first == std::numeric_limits<std::size_t>::max()) {
            all.left.push_back(std::move(one));
        }
    });
    if (all.left.empty()) {
        all.violation = longest;
    }
    return all;
}

inline void expect_same_end(const std::vector<Filled>& left, const Report& report) {
    const Report& first = left.front().report;
    bool finished = true;
    bool unfinished = true;
    bool same_winners = true;
    std::uint8_t possible = 0;
    std::vector<ScoreRange> ranges(first.score_count, {std::numeric_limits<std::int32_t>::max(), -1'000'000});
    for (const Filled& one : left) {
        finished = finished && one.report.finished;
        unfinished = unfinished && !one.report.finished;
        same_winners = same_winners && one.report.winners == first.winners;
        possible |= one.report.winners;
        for (std::size_t i = 0; i < ranges.size(); ++i) {
            ranges[i].least = std::min(ranges[i].least, one.report.scores[i]);
            ranges[i].most = std::max(ranges[i].most, one.report.scores[i]);
        }
    }
    EXPECT_EQ(report.finished, finished);
    EXPECT_EQ(report.open_end, !finished && !unfinished);
    EXPECT_EQ(report.open_winners, !same_winners);
    EXPECT_EQ(report.possible_winners, possible);
    const bool open = std::ranges::any_of(ranges, [](const ScoreRange& one) { return one.least != one.most; });
    EXPECT_EQ(report.score_ranges, open ? ranges : std::vector<ScoreRange>{});
    if (!open) {
        EXPECT_TRUE(std::equal(first.scores.begin(), first.scores.begin() + first.score_count, report.scores.begin()));
    }
}

inline void expect_same_facts(const std::vector<Filled>& left, const Report& report, const std::string& text) {
    const std::vector<std::size_t> at = unknowns(text);
    EXPECT_EQ(report.assumed.size() + report.settled.size(), at.size());
    for (std::size_t fact = 0; fact < at.size(); ++fact) {
        std::set<std::string> values;
        for (const Filled& one : left) {
            values.insert(one.values[fact]);
        }
        std::set<std::string> said;
        for (const Assumed& assumed : report.assumed) {
            if (assumed.span.begin == at[fact]) {
                said.insert(assumed.could_be.begin(), assumed.could_be.end());
            }
        }
        for (const Settled& settled : report.settled) {
            if (settled.span.begin == at[fact]) {
                said.insert(settled.is);
            }
        }
        EXPECT_EQ(said, values) << "of the ? no. " << fact + 1;
    }
}

/// Compares what is true of all completions with what was said. `same`: completions that differ in no way that counts.
inline void expect_same(const Completion& all, Report report, const std::string& text) {
    record::spread_consequences(report);
    std::size_t first = std::numeric_limits<std::size_t>::max();
    std::string message;
    for (const Finding& finding : report.findings) {
        if (finding.severity == Severity::error && check_of(text, finding) < first) {
            first = check_of(text, finding);
            message = finding.message;
        }
    }
    if (all.violation) {
        EXPECT_EQ(report.verdict, Verdict::violation);
        EXPECT_EQ(first, *all.violation) << message;
        return;
    }
    EXPECT_EQ(first, std::numeric_limits<std::size_t>::max()) << message;
    const Verdict one = all.left.front().report.verdict;
    EXPECT_EQ(report.verdict, all.left.size() == 1 ? one : Verdict::unverified);
    expect_same_end(all.left, report);
    expect_same_facts(all.left, report, text);
}

}  // namespace arbiter::test
