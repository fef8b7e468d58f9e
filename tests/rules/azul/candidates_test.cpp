// Records of Azul with `?`, compared with all records that fill them in.
#include "tests/effort.hpp"
#include "tests/rules/azul/playing.hpp"
#include "tests/rules/candidates/script.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::azul::candidates_test {
namespace {

using arbiter::test::Completion;
using arbiter::test::lines_of;
using arbiter::test::Script;
using arbiter::test::unknowns;

constexpr ReportOptions everything{true, true, true};

std::string& late_line(Script& script, Random& random) {
    const std::size_t late = std::min<std::size_t>(script.lines.size(), 22);
    return script.lines[script.lines.size() - 1 - random.below(late)];
}

bool is_pick(const std::string& line) {
    return line[0] >= 'A' && line[0] <= 'D' && line.find(':') != std::string::npos;
}

Script random_script(Random& random, const std::string& house = {}) {
    const std::size_t players = 2 + random.below(3);
    const std::uint64_t seed = random.below(100'000);
    const std::string text = random_game(
        {players, seed, fmt::format("House: wall={}{}\n", random.below(3) == 0 ? "gray" : "colored", house)});
    Script script;
    const std::size_t body = text.find("\n\n") + 1;
    script.header = text.substr(0, body);
    script.lines = lines_of(text, body + 1);
    if (random.below(3) != 0) {
        script.lines.resize(3 + random.below(script.lines.size() - 3));
    }
    return script;
}

/// A tile of a display, the color of a pick, where it went, or a column.
void hide(Script& script, Random& random) {
    std::string& line = late_line(script, random);
    const std::size_t colon = line.find(':');
    if (line.starts_with("displays")) {
        std::string& tiles = line;
        const std::size_t at = 9 + random.below(line.size() - 9);
        tiles[at] = color_letters.find(tiles[at]) == std::string_view::npos ? tiles[at] : '?';
    } else if (line.starts_with("tile") && colon != std::string::npos) {
        line.replace(colon + 1, std::min(line.find(' ', colon), line.size()) - colon - 1, "?");
    } else if (is_pick(line)) {
        random.below(2) == 0 ? line.replace(colon - 1, 1, "?") : line.replace(colon + 1, line.size() - colon - 1, "?");
    }
}

/// Another color or place, a count, or a total; some of it left as it is.
void spoil(Script& script, Random& random) {
    std::string& line = late_line(script, random);
    const std::size_t colon = line.find(':');
    if (line.starts_with("scores")) {
        line.back() = static_cast<char>('0' + random.below(10));
    } else if (is_pick(line) && line[colon - 1] != '?') {
        switch (random.below(4)) {
            case 0: line[colon - 1] = color_letters[random.below(colors)]; break;
            case 1: line.insert(colon, 1 + random.below(2), line[colon - 1]); break;
            case 2: line.replace(colon + 1, line.size(), fmt::format("{}", 1 + random.below(5))); break;
            default: line[colon - 2] = static_cast<char>('1' + random.below(5)); break;
        }
    }
    line += random.below(4) == 0 && !line.starts_with("set") ? " stands" : "";
}

void take_back(Script& script, Random& random) {
    const std::size_t index = random.below(script.lines.size());
    const std::string line = script.lines[index];
    if (is_pick(line)) {
        script.lines.insert(script.lines.begin() + static_cast<std::ptrdiff_t>(index), {line, "undo"});
    }
}

Script random_record(Random& random) {
    Script script = random_script(random);
    if (random.below(4) == 0) {
        take_back(script, random);
    }
    for (std::uint64_t hidden = 1 + random.below(3); hidden > 0; --hidden) {
        hide(script, random);
    }
    if (random.below(2) == 0) {
        spoil(script, random);
    }
    switch (random.below(8)) {
        case 0: script.lines.emplace_back("end finished"); break;
        case 1: script.header += "Result: Ann\n"; break;
        case 2: script.lines.emplace_back("scores ? 4"); break;
        default: break;
    }
    return script;
}

std::vector<std::string> values_at(const std::string& text, std::size_t at) {
    if (text[at - 1] == ':') {
        return {"1", "2", "3", "4", "5", "floor"};
    }
    return {"B", "Y", "R", "K", "W"};
}

/// Those of one display in their order: which `?` is which is no fact.
std::vector<std::string> without_order(const std::string& text, std::vector<std::string> values) {
    const std::vector<std::size_t> at = unknowns(text);
    for (std::size_t i = 0; i < at.size();) {
        const std::size_t end = std::min(text.find_first_of(" \n", at[i]), text.size());
        std::size_t next = i;
        while (next < at.size() && at[next] < end) {
            ++next;
        }
        const std::string line = text.substr(text.rfind('\n', at[i]) + 1, 16);
        const bool display = line.starts_with("displays") || line.starts_with("set displays") ||
                             line.starts_with("set center") || line.find(" floor") != std::string::npos;
        display ? std::sort(values.begin() + static_cast<std::ptrdiff_t>(i),
                            values.begin() + static_cast<std::ptrdiff_t>(next))
                : void();
        i = next;
    }
    return values;
}

void expect_same_in_any_order(const Completion& all, const Report& report, const std::string& text) {
    std::set<std::vector<std::string>> different;
    for (const auto& one : all.left) {
        different.insert(without_order(text, one.values));
    }
    if (different.size() != 1) {
        arbiter::test::expect_same(all, report, text);
        return;
    }
    EXPECT_EQ(report.verdict, all.left.front().report.verdict);
    arbiter::test::expect_same_end(all.left, report);
}

Verdict verdict_compared(const std::string& text) {
    const auto judge = [](const std::string& complete) { return judged(complete); };
    return arbiter::test::hold_against_completions(text, values_at, judge, expect_same_in_any_order).verdict;
}

TEST(AzulCandidates, SayWhatIsTrueOfAllRecordsThatFillIn) {
    Random random(17);
    arbiter::test::Verdicts verdicts;
    for (unsigned i = 0; i < arbiter::test::games(400); ++i) {
        const std::string text = random_record(random).text();
        SCOPED_TRACE(text);
        verdicts.add(verdict_compared(text));
        if (testing::Test::HasFailure()) {
            break;
        }
    }
    verdicts.expect_those_that_matter();
}

/// Some of the tiles fall: the number is hidden, or where the others went as well.
void hide_dropping(Script& script, Random& random) {
    std::string& line = late_line(script, random);
    const std::size_t drop = line.find(" drop ");
    if (drop != std::string::npos && random.below(3) != 0) {
        line.replace(drop + 6, line.size(), "?");
    } else {
        hide(script, random);
    }
}

std::vector<std::string> values_with_dropping(const std::string& text, std::size_t at) {
    std::vector<std::string> numbers;
    for (int number = 0; number < 15; ++number) {
        numbers.push_back(std::to_string(number));
    }
    if (text.compare(at - 5, 5, "drop ") == 0) {
        return numbers;
    }
    std::vector<std::string> values = values_at(text, at);
    if (text[at - 1] == ':' && !text.substr(text.rfind('\n', at) + 1).starts_with("tile")) {
        for (const char line : std::string_view("12345")) {
            for (const std::string& number : numbers) {
                values.push_back(fmt::format("{} drop {}", line, number));
            }
        }
    }
    return values;
}

/// The record up to this fact, filled in; `drop` of the last value may be left out.
std::string filled_up_to(std::size_t fact, const std::string& text, const std::vector<std::string>& values,
                         bool drops) {
    const std::vector<std::size_t> at = unknowns(text);
    std::string filled;
    std::size_t from = 0;
    for (std::size_t i = 0; i <= fact; ++i) {
        filled.append(text, from, at[i] - from).append(values[i]);
        from = at[i] + 1;
    }
    return drops ? filled : filled.substr(0, filled.rfind(" drop "));
}

State state_after(const std::string& record) {
    const std::string header = record.substr(0, record.find("\n\n"));
    const std::size_t players = header.find("Players:");
    const auto commas = std::count(header.begin() + static_cast<std::ptrdiff_t>(players),
                                   header.begin() + static_cast<std::ptrdiff_t>(header.find('\n', players)), ',');
    Told game(static_cast<std::uint8_t>(commas + 1), header.find("gray") != std::string::npos);
    game.state.table.may_drop = true;
    for (const std::string& line : lines_of(record + "\n", header.size() + 2)) {
        EXPECT_EQ(game.hear(line), Law::none) << line;
    }
    return game.state;
}

/// Whether all that this completion says to be dropped would fall anyway, so that another one says the same.
bool says_nothing_new(const std::string& text, const std::vector<std::string>& values) {
    for (std::size_t fact = 0; fact < values.size(); ++fact) {
        if (values[fact].find(" drop ") != std::string::npos &&
            state_after(filled_up_to(fact, text, values, true)) ==
                state_after(filled_up_to(fact, text, values, false))) {
            return true;
        }
    }
    return false;
}

void expect_same_dropping(Completion all, const Report& report, const std::string& text) {
    std::erase_if(all.left, [&](const auto& one) { return says_nothing_new(text, one.values); });
    expect_same_in_any_order(all, report, text);
}

TEST(AzulCandidates, SayWhatIsTrueOfAllRecordsThatDropTiles) {
    Random random(43);
    arbiter::test::Verdicts verdicts;
    const auto judge = [](const std::string& complete) { return judged(complete); };
    for (unsigned i = 0; i < arbiter::test::games(300); ++i) {
        Script script = random_script(random, ", dropping=allowed");
        for (std::uint64_t hidden = 1 + (random.below(4) == 0 ? 1U : 0U); hidden > 0; --hidden) {
            hide_dropping(script, random);
        }
        const std::string text = script.text();
        SCOPED_TRACE(text);
        verdicts.add(
            arbiter::test::hold_against_completions(text, values_with_dropping, judge, expect_same_dropping).verdict);
        if (testing::Test::HasFailure()) {
            break;
        }
    }
    EXPECT_GT(verdicts.of(Verdict::unverified), 0);
}

/// A game cut somewhere: the position there in set lines, some letters of which are hidden, and what follows.
Script position_of(const Script& script, Random& random) {
    Script record = script;
    const std::size_t cut = 1 + random.below(script.lines.size());
    record.lines.resize(cut);
    Report report;
    const std::string text = record.text();
    const SetLines lines = find_game("azul")->set_lines(read_record(RecordText{text}), no_files, report);
    EXPECT_EQ(lines.fault, "") << text;
    record.lines = lines_of(lines.text);
    const std::size_t shown = std::min<std::size_t>(script.lines.size() - cut, random.below(10));
    record.lines.insert(record.lines.end(), script.lines.begin() + static_cast<std::ptrdiff_t>(cut),
                        script.lines.begin() + static_cast<std::ptrdiff_t>(cut + shown));
    return record;
}

void hide_set(Script& script, Random& random) {
    std::string& line = script.lines[random.below(script.lines.size())];
    const std::size_t first = line.find(' ', line.find(' ') + 1);
    const bool tiles = line.starts_with("set displays") || line.starts_with("set center") ||
                       line.find(" wall ") != std::string::npos || line.find(" lines ") != std::string::npos ||
                       line.find(" floor ") != std::string::npos;
    if (line.starts_with("set ") && tiles) {
        const std::size_t at = first + random.below(line.size() - first);
        const bool word = line.compare(0, 8, "set disp") != 0 && line.compare(0, 8, "set cent") != 0 &&
                          at <= line.find(' ', first + 1);
        line[at] = word || color_letters.find(line[at]) == std::string_view::npos ? line[at] : '?';
    }
}

TEST(AzulCandidates, SayWhatIsTrueOfAllPositionsThatFillIn) {
    Random random(29);
    arbiter::test::Verdicts verdicts;
    for (unsigned i = 0; i < arbiter::test::games(300, 50); ++i) {
        Script script = position_of(random_script(random), random);
        for (std::uint64_t hidden = 1 + random.below(3); hidden > 0; --hidden) {
            random.below(4) == 0 ? hide(script, random) : hide_set(script, random);
        }
        if (random.below(3) == 0) {
            spoil(script, random);
        }
        const std::string text = script.text();
        SCOPED_TRACE(text);
        verdicts.add(verdict_compared(text));
        if (testing::Test::HasFailure()) {
            break;
        }
    }
    verdicts.expect_those_that_matter();
}

/// A random game whose facts are missing with a chance of one in `one_in`.
std::string with_gaps(Random& random, std::uint64_t one_in) {
    const std::size_t players = 2 + random.below(3);
    const std::string house = random.below(2) == 0 ? "" : "House: dropping=allowed\n";
    std::string text = random_game({players, random.below(1000), random.below(2) == 0 ? house : "House: wall=gray\n"});
    bool letters = false;
    for (std::size_t at = text.find("\n\n"); at < text.size(); ++at) {
        const bool group = letters && color_letters.find(text[at]) != std::string_view::npos;
        const bool pick = text[at + 1] == ':' && color_letters.find(text[at]) != std::string_view::npos;
        letters = text[at] == '\n' ? text.compare(at + 1, 8, "displays") == 0 : letters;
        if ((group || pick) && random.below(one_in) == 0) {
            text[at] = '?';
        }
    }
    return text;
}

/// A record of a legal game stays one, however much of it is missing.
void expect_no_violation(unsigned games, std::uint64_t one_in) {
    Random random(one_in);
    for (unsigned i = 0; i < games; ++i) {
        const std::string text = with_gaps(random, one_in);
        const Report report = judged(text, everything);
        ASSERT_TRUE(report.verdict == Verdict::unverified || report.verdict == Verdict::valid)
            << text << (report.findings.empty() ? "" : report.findings.front().message);
    }
}

TEST(AzulCandidates, AFewFactsMissingAreNoViolation) {
    expect_no_violation(test::games(150), 60);
}

TEST(AzulCandidates, ManyFactsMissingAreNoViolation) {
    expect_no_violation(test::games(40), 6);
}

TEST(AzulCandidates, HardlyAnyFactLeftIsNoViolation) {
    expect_no_violation(test::games(200), 2);
    expect_no_violation(test::games(200), 1);
}

/// With its last picks unknown a game may be over or go on; `end finished` settles that.
TEST(AzulCandidates, ARecordThatSaysSoIsFinished) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        std::string text = random_game({2, seed, ""});
        text.resize(text.rfind("scores"));
        for (std::size_t at = text.rfind(':'), masked = 0; masked < 2; at = text.rfind(':', at - 1), ++masked) {
            text[at - 1] = '?';
        }
        text += "end finished\n";
        ASSERT_TRUE(judged(text).finished) << text;
    }
}

/// As a family writes it that notes no displays: picks say how many tiles they took.
std::string without_displays(const std::string& game) {
    std::string text;
    std::map<char, std::string> on;
    for (std::string line : lines_of(game, 0)) {
        const std::size_t colon = line.find(':');
        if (line.starts_with("displays")) {
            on.clear();
            char display = '1';
            for (std::size_t at = 9; at < line.size(); at = std::min(line.find(' ', at), line.size()) + 1) {
                on[display++] = line.substr(at, std::min(line.find(' ', at), line.size()) - at);
            }
            std::replace_if(
                line.begin() + 9, line.end(), [](char letter) { return letter != ' ' && letter != '-'; }, '?');
        } else if (is_pick(line)) {
            const char color = line[colon - 1];
            std::string& source = on[line[colon - 2]];
            const auto count = static_cast<std::size_t>(std::ranges::count(source, color));
            std::erase(source, color);
            std::string rest;
            line[colon - 2] == 'c' ? rest.swap(source) : source.swap(rest);
            on['c'] += rest;
            line.insert(colon, count - 1, color);
        }
        text += line + '\n';
    }
    return text;
}

/// Which tiles lay where makes no difference to what was taken.
TEST(AzulCandidates, DisplaysThatNobodyNotedLeaveBoardsAndScoresAsTheyAre) {
    Random random(65);
    for (unsigned i = 0; i < test::games(60); ++i) {
        const std::string game =
            random_game({2 + random.below(3), random.below(100'000), random.below(2) == 0 ? "" : "House: wall=gray\n"});
        const Report known = judged(game, everything);
        const std::string text = without_displays(game);
        const Report report = judged(text, everything);
        SCOPED_TRACE(text);
        ASSERT_TRUE(report.verdict == Verdict::unverified || report.verdict == Verdict::valid);
        EXPECT_EQ(report.relaxed_from, no_offset);
        EXPECT_EQ(report.finished, known.finished);
        EXPECT_EQ(report.winners, known.winners);
        EXPECT_EQ(report.scores, known.scores);
        EXPECT_EQ(report.score_count, known.score_count);
        EXPECT_EQ(report.sheet, known.sheet);
        ASSERT_FALSE(testing::Test::HasFailure());
    }
}

/// Where a later round is unknown altogether, the earlier ones keep their part in the breakdown.
TEST(AzulCandidates, TheTrailOfTheRoundsBeforeIsKept) {
    std::string text = random_game({2, 5, ""});
    text.resize(text.find("round 3"));
    const Report known = judged(text, everything);
    text += "displays ???? ???? ???? ???? ????\n";
    for (int display = 1; display <= 4; ++display) {
        text += fmt::format("{}?:?\n", display);
    }
    const Report report = judged(text, everything);
    ASSERT_EQ(report.verdict, Verdict::unverified);
    EXPECT_NE(report.relaxed_from, no_offset);
    EXPECT_EQ(report.scores, known.scores);
    EXPECT_EQ(report.sheet, known.sheet);
}

}  // namespace
}  // namespace arbiter::azul::candidates_test
