// Which rules of a line grammar the project's own records use.
#pragma once

#include "grammar/record/header.hpp"
#include "grammar/record/read.hpp"
#include "rules/record/players.hpp"
#include "tests/effort.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>
#include <tao/pegtl/contrib/coverage.hpp>

#include <string>
#include <string_view>

namespace arbiter::test {

/// Reads every body line of a record and counts what each rule of the grammar did.
template <typename Grammar, typename Written>
void count_rules(const RecordText& record, tao::pegtl::coverage_result& counts) {
    Header header;
    read_header(record.text, header);
    Report report;
    const RecordText copy = record;
    Referee referee(copy, report);
    const GameEntry* const game = find_game(game_of(header));
    if (game == nullptr || !read_players(header, *game->about, referee)) {
        return;
    }
    for (std::size_t at = header.body; at < record.text.size();) {
        const std::size_t end = std::min(record.text.find('\n', at), record.text.size() - 1) + 1;
        arbiter::record::LineInput in(record.text.data() + at, record.text.data() + record.text.size(), "");
        Written written{};
        peg::Reading<Written> reading{record.text.data(), report.seats, written};
        tao::pegtl::coverage_result line;
        tao::pegtl::coverage<Grammar>(in, line, reading);
        for (const auto& [rule, info] : line) {
            counts[rule].success += info.success;
        }
        at = end;
    }
}

template <typename Grammar, typename Written>
void expect_all_exercised(const std::string& game, std::string_view prefix) {
    tao::pegtl::coverage_result counts;
    for (const char* const folder : {"examples", "tests/conformance", "tests/cases"}) {
        for (const fs::path& path : files_below(fs::path(folder) / game, ".tgn")) {
            std::size_t records = 0;
            judge_text(slurp(path), path.string(), [&](const RecordText& record, const Report&) {
                if (++records <= 12) {
                    count_rules<Grammar, Written>(record, counts);
                }
            });
        }
    }
    ASSERT_FALSE(counts.empty());
    for (const auto& [rule, info] : counts) {
        if (rule.starts_with(prefix)) {
            EXPECT_GT(info.success, 0U) << "no example, conformance record or case of " << game << " matches " << rule;
        }
    }
}

/// Every rule whose name begins with the prefix (and every shared token) matches somewhere in the examples, conformance
/// records or cases of the game. Counted without sanitizers alone: it takes long, and the same lines are read
/// elsewhere.
template <typename Grammar, typename Written>
void expect_exercised(const std::string& game, std::string_view prefix) {
    if (slower != 1) {
        GTEST_SKIP() << "counted without sanitizers";
    }
    expect_all_exercised<Grammar, Written>(game, prefix);
}

}  // namespace arbiter::test
