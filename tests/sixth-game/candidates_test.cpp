// Records of dominoes with `?`, compared with all records that fill them in.
#include "rules/dominoes/game.hpp"
#include "rules/registry/registry.hpp"
#include "tests/effort.hpp"
#include "tests/rules/candidates/script.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace arbiter::test::dominoes_candidates_test {
namespace {

using dominoes::Tile;
using dominoes::tile_count;

Script random_game(Random& random, std::size_t players) {
    std::string text;
    find_game("dominoes")->play({players, random.next(), {}}, no_side_files, text);
    const std::size_t body = text.find("\n\n") + 1;
    return {text.substr(0, body), lines_of(text, body + 1)};
}

/// Where tiles and ends stand in a line.
std::vector<std::pair<std::size_t, std::size_t>> things_in(const std::string& line) {
    std::vector<std::pair<std::size_t, std::size_t>> found;
    for (std::size_t at = 0; at < line.size() && !line.starts_with("scores"); ++at) {
        const auto digit = [&](std::size_t i) { return i < line.size() && line[i] >= '0' && line[i] <= '6'; };
        if (digit(at) && digit(at + 1)) {
            found.emplace_back(at, 2);
            at += 1;
        } else if (digit(at) && line[at - 1] == ':') {
            found.emplace_back(at, 1);
        }
    }
    return found;
}

std::string any_tile(Random& random) {
    return Tile::of(random.below(tile_count)).text();
}

void replace_something(std::string& line, Random& random, bool hide) {
    const auto things = things_in(line);
    if (!things.empty()) {
        const auto [at, length] = things[random.below(things.size())];
        line.replace(at, length, hide ? "?" : length == 1 ? std::to_string(random.below(7)) : any_tile(random));
    }
}

/// Hands are hidden as often as all that follows.
std::string& some_line(Script& script, std::size_t hands, Random& random) {
    return script
        .lines[random.below(random.below(2) == 0 ? std::min(hands, script.lines.size()) : script.lines.size())];
}

Script random_script(Random& random) {
    const std::size_t players = 2 + random.below(3);
    Script script = random_game(random, players);
    const bool whole = random.below(2) == 0;
    if (!whole) {
        script.lines.resize(std::min(script.lines.size(), players + 1 + random.below(script.lines.size())));
    } else if (random.below(3) == 0) {
        script.lines.pop_back();
    }
    if (random.below(4) == 0 && script.lines.size() > players) {
        const std::size_t index = players + random.below(script.lines.size() - players);
        const std::string line = script.lines[index];
        if (!line.starts_with("scores") && index + 2 < script.lines.size()) {
            script.lines.insert(script.lines.begin() + static_cast<std::ptrdiff_t>(index), {line, "undo"});
        }
    }
    if (random.below(3) == 0) {
        replace_something(some_line(script, players, random), random, false);
    }
    for (std::uint64_t hidden = 1 + random.below(2); hidden > 0; --hidden) {
        replace_something(some_line(script, players, random), random, true);
    }
    if (random.below(5) == 0) {
        std::string& line = some_line(script, players, random);
        line += line == "undo" || line.starts_with("scores") ? "" : " stands";
    }
    return script;
}

std::vector<std::string> all_values(const std::string& text, std::size_t at) {
    std::vector<std::string> values;
    const bool line = text.compare(text.rfind('\n', at) + 1, 8, "set line") == 0;
    for (int one = 0; one <= 6; ++one) {
        for (int other = 0; other <= 6 && text[at - 1] != ':'; ++other) {
            if (line || other <= one) {
                values.push_back(fmt::format("{}{}", one, other));
            }
        }
        if (text[at - 1] == ':') {
            values.push_back(std::to_string(one));
        }
    }
    return values;
}

/// The values of a record, those of a hand in no order.
std::vector<std::string> in_no_order(const Filled& one, const std::string& text) {
    std::vector<std::string> values;
    const std::vector<std::size_t> at = unknowns(text);
    for (std::size_t i = 0; i < at.size(); ++i) {
        const std::size_t line = line_of(text, static_cast<std::uint32_t>(at[i]));
        const bool in_order = text.compare(text.rfind('\n', at[i]) + 1, 8, "set line") == 0;
        values.push_back(fmt::format("{} {} {}", line, in_order ? i : 0, one.values[i]));
    }
    std::ranges::sort(values);
    return values;
}

/// Whether the line with this number, from 1, belongs to a position.
bool is_position(const std::string& text, std::size_t line) {
    const std::vector<std::string> lines = lines_of(text);
    return line <= lines.size() && lines[line - 1].starts_with("set");
}

/// A tile is the same whichever way round it lies, and records that differ in the order of a hand count once.
void compare(Completion all, const Report& report, const std::string& text) {
    if (all.violation && !report.findings.empty() && is_position(text, *all.violation) &&
        is_position(text, check_of(text, report.findings.front()))) {
        EXPECT_EQ(report.verdict, Verdict::violation);
        return;  // a position is one event: which of its lines cannot be is told as well as can be
    }
    std::set<std::vector<std::string>> different;
    for (Filled& one : all.left) {
        for (std::string& value : one.values) {
            std::ranges::sort(value, std::ranges::greater());
        }
        different.insert(in_no_order(one, text));
    }
    if (different.size() != 1 || all.left.size() == 1) {
        expect_same(all, report, text);
        return;
    }
    EXPECT_EQ(report.verdict, all.left.front().report.verdict);
    expect_same_end(all.left, report);
    expect_same_facts(all.left, report, text);
}

Verdict verdict_compared(const std::string& text) {
    const auto judge = [](const std::string& complete) { return judged_alone(complete); };
    return hold_against_completions(text, all_values, judge, compare).verdict;
}

TEST(DominoesCandidates, SayWhatIsTrueOfAllRecordsThatFillIn) {
    Random random(7);
    Verdicts verdicts;
    std::size_t taken_back = 0;
    for (unsigned i = 0; i < games(400); ++i) {
        const std::string text = random_script(random).text();
        SCOPED_TRACE(text);
        verdicts.add(verdict_compared(text));
        taken_back += text.find("undo") != std::string::npos ? 1U : 0U;
        if (testing::Test::HasFailure()) {
            return;
        }
    }
    verdicts.expect_those_that_matter();
    EXPECT_GT(taken_back, 0U);
}

std::string random_position(Random& random) {
    const std::size_t players = 2 + random.below(3);
    Script script = random_game(random, players);
    const std::size_t cut = players + random.below(script.lines.size() - players + 1);
    Script front{script.header, {script.lines.begin(), script.lines.begin() + static_cast<std::ptrdiff_t>(cut)}};
    const std::string played = front.text();
    Report report;
    const SetLines set = find_game("dominoes")->set_lines(read_record(RecordText{played}), no_side_files, report);
    Script position{script.header, lines_of(set.text)};
    const std::size_t lines = position.lines.size();
    position.lines.insert(position.lines.end(), script.lines.begin() + static_cast<std::ptrdiff_t>(cut),
                          script.lines.end());
    for (std::uint64_t hidden = 1 + random.below(2); hidden > 0; --hidden) {
        replace_something(some_line(position, lines, random), random, true);
    }
    if (random.below(3) == 0) {
        replace_something(some_line(position, lines, random), random, false);
    }
    return position.text();
}

TEST(DominoesCandidates, OfAPositionSayWhatIsTrueOfAllThatFillIn) {
    Random random(9);
    Verdicts verdicts;
    for (unsigned i = 0; i < games(300); ++i) {
        const std::string text = random_position(random);
        SCOPED_TRACE(text);
        verdicts.add(verdict_compared(text));
        if (testing::Test::HasFailure()) {
            return;
        }
    }
    verdicts.expect_those_that_matter();
}

}  // namespace
}  // namespace arbiter::test::dominoes_candidates_test
