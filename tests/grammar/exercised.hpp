// Which rules of a line grammar the project's own records use.
#pragma once

#include "grammar/record/header.hpp"
#include "grammar/record/read.hpp"
#include "rules/record/players.hpp"
#include "tests/effort.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>
#include <tao/pegtl.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter::test {

/// How often a rule has matched. Every rule of a grammar that is compiled for it has one, tried or not.
struct Matches {
    explicit Matches(std::string_view name) : rule(name), next(std::exchange(first(), this)) {}

    static Matches*& first() {
        static Matches* head = nullptr;
        return head;
    }

    std::string_view rule;
    std::size_t count = 0;
    Matches* next;
};

template <typename Rule>
inline Matches matches{tao::pegtl::demangle<Rule>()};

/// Counts the rules that this project has named. tao::pegtl::coverage counts more, and takes ten times as long to
/// compile.
template <typename Rule>
struct Counting : tao::pegtl::normal<Rule> {
    static constexpr bool enable = tao::pegtl::demangle<Rule>().starts_with("arbiter::");

    template <typename ParseInput, typename... States>
    static void success(const ParseInput&, States&&...) {
        ++matches<Rule>.count;
    }
};

/// Reads every body line of a record and counts which rules of the grammar match.
template <typename Grammar, typename Written>
void count_rules(const RecordText& record) {
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
        arbiter::record::LineInput in(record.text.data() + at, record.text.data() + record.text.size(), "");
        Written written{};
        peg::Reading<Written> reading{record.text.data(), report.seats, written};
        tao::pegtl::parse<Grammar, tao::pegtl::nothing, Counting>(in, reading);
        at = std::min(record.text.find('\n', at), record.text.size() - 1) + 1;
    }
}

template <typename Grammar, typename Written>
void expect_all_exercised(const std::string& game, std::string_view prefix) {
    for (const char* const folder : {"examples", "tests/conformance", "tests/cases"}) {
        for (const fs::path& path : files_below(fs::path(folder) / game, ".tgn")) {
            std::size_t records = 0;
            judge_text(slurp(path), path.string(), [&](const RecordText& record, const Report&) {
                if (++records <= 12) {
                    count_rules<Grammar, Written>(record);
                }
            });
        }
    }
    std::size_t of_game = 0;
    for (const Matches* one = Matches::first(); one != nullptr; one = one->next) {
        if (one->rule.starts_with(prefix)) {
            ++of_game;
            EXPECT_GT(one->count, 0U) << "no example, conformance record or case of " << game << " matches "
                                      << one->rule;
        }
    }
    EXPECT_GT(of_game, 10U);
}

/// Every rule whose name begins with the prefix (and every shared token) matches somewhere in the examples, conformance
/// records or cases of the game. Counted only where all is tried: it takes long, and the same lines are read
/// elsewhere.
template <typename Grammar, typename Written>
void expect_exercised(const std::string& game, std::string_view prefix) {
    if (divisor != 1) {
        GTEST_SKIP() << "counted where all is tried";
    }
    expect_all_exercised<Grammar, Written>(game, prefix);
}

}  // namespace arbiter::test
