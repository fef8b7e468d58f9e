// Records of Grawlix with `?`, compared with all records that fill them in.
#include "rules/grawlix/game.hpp"
#include "rules/registry/registry.hpp"
#include "tests/effort.hpp"
#include "tests/rules/candidates/script.hpp"
#include "tests/rules/grawlix/sample.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace arbiter::grawlix::candidates_test {
namespace {

using test::judged_alone;
using test::Script;

Script random_game(Random& random) {
    Script script{"Game: grawlix\nPlayers: Ann, Ben\n", {}};
    State state(0);
    std::string line = "draft";
    const auto draft = random_draft(random);
    for (const Tile pick : draft) {
        line += ' ' + text_of(pick);
    }
    script.lines.push_back(line);
    state.draft(std::vector<WrittenTile>(draft.begin(), draft.end()));
    const auto most = random.below(3) == 0 ? 40 : random.below(14);
    for (auto next = random_play(state, random); next && script.lines.size() <= most;
         next = random_play(state, random)) {
        line = fmt::format("{} {}:{},{}", next->player == 0 ? "Ann" : "Ben", text_of(next->tile.tile), next->cell.x,
                           next->cell.y);
        line += next->redrafts.count > 0 ? " +" + text_of(next->redrafts.tiles[0].tile) : "";
        script.lines.push_back(line);
        state.play(*next);
    }
    if (random.below(3) == 0) {
        script.header += fmt::format("Result: Ann {}, Ben {}\n", state.table().played(0), state.table().played(1));
    }
    return script;
}

/// A tile or a cell of the line, as a place in it and a length.
std::pair<std::size_t, std::size_t> something_in(const std::string& line, Random& random) {
    std::vector<std::pair<std::size_t, std::size_t>> found;
    for (std::size_t at = 0; at + 1 < line.size(); ++at) {
        const bool tile = glyph_letters.find(line[at]) != std::string_view::npos &&
                          color_letters.find(line[at + 1]) != std::string_view::npos;
        if (tile) {
            found.emplace_back(at, 2);
        } else if (line[at] == ':' && line[at + 1] != '?') {
            found.emplace_back(at + 1, std::min(line.find(' ', at), line.size()) - at - 1);
        }
    }
    return found.empty() ? std::pair<std::size_t, std::size_t>{0, 0} : found[random.below(found.size())];
}

/// How many tiles lie in the grid before this line.
int laid_before(const Script& script, std::size_t index) {
    int laid = 0;
    for (std::size_t i = 1; i < index; ++i) {
        laid += script.lines[i] == "undo" ? -1 : 1;
    }
    return laid;
}

void hide(Script& script, Random& random) {
    const std::size_t index = random.below(script.lines.size());
    std::string& line = script.lines[index];
    if (const auto [at, length] = something_in(line, random); length != 0) {
        // Where the first tile lies is no question: moving the whole grid changes nothing.
        if (line[at - 1] == ':' && laid_before(script, index) < 1) {
            return;
        }
        line.replace(at, length, "?");
    }
}

/// Another tile or another cell, so that most often something is wrong.
void spoil(Script& script, Random& random) {
    std::string& line = script.lines[random.below(script.lines.size())];
    const auto [at, length] = something_in(line, random);
    if (length == 0) {
        return;
    }
    const bool tile = line[at - 1] != ':';
    line.replace(
        at, length,
        tile ? text_of(Tile::from_index(static_cast<int>(random.below(tile_count))))
             : fmt::format("{},{}", static_cast<int>(random.below(4)) - 2, static_cast<int>(random.below(4)) - 2));
}

void take_back(Script& script, Random& random) {
    const std::size_t index = 1 + random.below(script.lines.size() - 1);
    const std::string line = script.lines[index];
    const auto at = script.lines.begin() + static_cast<std::ptrdiff_t>(index);
    script.lines.insert(at, {line, "undo"});
}

Script random_script(Random& random) {
    Script script = random_game(random);
    if (random.below(3) == 0 && script.lines.size() > 1) {
        take_back(script, random);
    }
    if (random.below(3) == 0) {
        spoil(script, random);
    }
    for (std::uint64_t hidden = 1 + random.below(2); hidden > 0; --hidden) {
        hide(script, random);
    }
    if (random.below(4) == 0) {
        std::string& line = script.lines[random.below(script.lines.size())];
        line += line == "undo" || line.find(":?") != std::string::npos ? "" : " stands";
    }
    if (random.below(6) == 0) {
        script.lines.emplace_back(random.below(2) == 0 ? "end finished" : "Ann stuck");
    }
    return script;
}

/// All tiles; or all cells of the box around those written, and one more on each side.
std::vector<std::string> all_values(const std::string& text, std::size_t at) {
    std::vector<std::string> values;
    for (int i = 0; text[at - 1] != ':' && i < tile_count; ++i) {
        values.push_back(text_of(Tile::from_index(i)));
    }
    for (int i = 0; text[at - 1] == ':' && i < 15 * 15; ++i) {
        values.push_back(fmt::format("{},{}", i % 15 - 7, i / 15 - 7));
    }
    return values;
}

Verdict verdict_compared(const std::string& text) {
    const auto judge = [](const std::string& complete) { return judged_alone(complete); };
    return test::hold_against_completions(text, all_values, judge, test::expect_same).verdict;
}

TEST(GrawlixCandidates, SayWhatIsTrueOfAllRecordsThatFillIn) {
    Random random(7);
    test::Verdicts verdicts;
    std::size_t taken_back = 0;
    for (unsigned i = 0; i < test::games(120); ++i) {
        const std::string text = random_script(random).text();
        SCOPED_TRACE(text);
        verdicts.add(verdict_compared(text));
        taken_back += text.find("undo") != std::string::npos ? 1U : 0U;
    }
    verdicts.expect_those_that_matter();
    EXPECT_GT(taken_back, 0U);
}

/// Some cell is written out.
bool names_a_cell(const std::string& text) {
    for (std::size_t at = text.find("\n\n"); (at = text.find(':', at + 1)) != std::string::npos;) {
        if (text[at + 1] != '?') {
            return true;
        }
    }
    return false;
}

/// Where the first tile lies, nobody wrote down: the grid floats until a line names a cell.
TEST(GrawlixCandidates, OfAGridThatFloatsSayWhatIsTrueOfAllThatFillIn) {
    Random random(13);
    test::Verdicts verdicts;
    std::size_t taken_back = 0;
    for (unsigned i = 0; i < test::games(100); ++i) {
        Script script = random_game(random);
        if (script.lines.size() < 3 || script.lines.size() > 9) {
            continue;
        }
        if (random.below(3) == 0) {
            take_back(script, random);
        }
        if (script.lines[2] == "undo") {
            continue;  // no line names a cell before the tile is taken back: it can be any
        }
        if (random.below(3) == 0) {
            spoil(script, random);
        }
        std::string& first = script.lines[1];
        const std::size_t cell = first.find(':') + 1;
        first.replace(cell, first.find(' ', cell) - cell, "?");
        if (random.below(2) == 0) {
            hide(script, random);
        }
        const std::string text = script.text();
        SCOPED_TRACE(text);
        if (names_a_cell(text)) {
            verdicts.add(verdict_compared(text));
            taken_back += text.find("undo") != std::string::npos ? 1U : 0U;
        }
    }
    verdicts.expect_those_that_matter();
    EXPECT_GT(taken_back, 0U);
}

/// A cell far away is as good as a near one.
TEST(GrawlixCandidates, AGridThatFloatsIsFoundWhereverItLies) {
    const std::string record =
        "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @R #V @O @Y $R @G $O @B\nAnn @R:? +%R\nBen #V:30,0 +@V\n";
    EXPECT_EQ(judged_alone(record).verdict, ::arbiter::Verdict::unverified);
    const Report apart = judged_alone(record + "Ann @O:40,0 +#R\n");
    EXPECT_EQ(apart.verdict, ::arbiter::Verdict::violation);
    EXPECT_EQ(apart.stopped_at, record.size());
    const Report known = judged_alone(record + "Ann $O:30,1 +#R\n");
    EXPECT_EQ(known.verdict, ::arbiter::Verdict::unverified);
}

/// A position in the middle of a game, with tiles of the grid, cells or one tile of a hand unknown, and what follows.
std::string random_position(Random& random) {
    Script script = random_game(random);
    const std::size_t cut = 1 + random.below(script.lines.size());
    Script front = script;
    front.lines.resize(cut);
    const std::string played = front.text();
    Report report;
    const SetLines set = find_game("grawlix")->set_lines(read_record(RecordText{played}), test::no_side_files, report);
    Script position{script.header, test::lines_of(set.text)};
    const std::size_t lines = position.lines.size();
    std::string& line = position.lines[random.below(lines)];
    if (const auto [at, length] = something_in(line, random); length != 0) {
        line.replace(at, length, "?");
    }
    position.lines.insert(position.lines.end(), script.lines.begin() + static_cast<std::ptrdiff_t>(cut),
                          script.lines.end());
    if (position.lines.size() > lines && random.below(2) == 0) {
        std::string& later = position.lines[lines + random.below(position.lines.size() - lines)];
        const auto [at, length] = something_in(later, random);
        const bool other = later[at - 1] != ':' && random.below(3) == 0;
        later.replace(at, length, other ? text_of(Tile::from_index(static_cast<int>(random.below(tile_count)))) : "?");
    }
    return position.text();
}

TEST(GrawlixCandidates, OfAPositionSayWhatIsTrueOfAllThatFillIn) {
    Random random(9);
    test::Verdicts verdicts;
    for (unsigned i = 0; i < test::games(120); ++i) {
        const std::string text = random_position(random);
        SCOPED_TRACE(text);
        if (!names_a_cell(text)) {
            continue;  // the grid can lie anywhere, and nobody can list that
        }
        verdicts.add(verdict_compared(text));
    }
    verdicts.expect_those_that_matter();
}

/// All that was drafted is unknown, and all that was laid is known: nothing is left to doubt but the last hands.
TEST(GrawlixCandidates, ManyTilesDrawnUnseenAreFewCandidates) {
    std::string text = "Game: grawlix\nPlayers: Ann, Ben\n\ndraft ? ? ? ? ? ? ? ?\n";
    std::size_t lays = 0;
    for (const std::string& play : longest_plays) {
        text += lays++ % 2 == 0 ? "Ann " : "Ben ";
        text += play.substr(0, play.find(' ')) + (play.find('+') != std::string::npos ? " +?\n" : "\n");
    }
    const Report report = judged_alone(text);
    EXPECT_EQ(report.relaxed_from, no_offset);
    EXPECT_EQ(report.verdict, Verdict::unverified);
    EXPECT_TRUE(report.finished);
    EXPECT_EQ(report.scores[0], 17);
    EXPECT_EQ(report.assumed.size() + report.settled.size(), 36U);
}

/// Tiles laid unknown are soon too many to follow: then nobody is convicted, and nothing is certain.
TEST(GrawlixCandidates, ARecordOfNothingButUnknownTilesIsUnverified) {
    std::string text = "Game: grawlix\nPlayers: Ann, Ben\n\ndraft ? ? ? ? ? ? ? ?\n";
    for (int i = 0; i < 28; ++i) {
        text += fmt::format("{} ?:{},{} +?\n", i % 2 == 0 ? "Ann" : "Ben", i % 6, i / 6);
    }
    const Report report = judged_alone(text);
    EXPECT_EQ(report.verdict, Verdict::unverified);
    EXPECT_NE(report.relaxed_from, no_offset);
    EXPECT_EQ(report.assumed.size(), 64U);
}

/// A list cut short would be a certainty that some completion contradicts: nothing is said of more than are listed.
TEST(GrawlixCandidates, WhatCanBeMoreThanIsListedIsNotListed) {
    const Report report = judged_alone(
        "Game: grawlix\nPlayers: Ann, Ben\n\ndraft #R $B %V $G &O %G @V %R\nAnn ?:? +?\nBen $G:? +?\n"
        "Ann ?:-2,0 +?\nBen ?:-2,-1 +?\n");
    EXPECT_NE(report.relaxed_from, no_offset);
    ASSERT_GT(report.assumed.size(), 2U);
    for (const auto& fact : report.assumed) {
        EXPECT_TRUE(fact.could_be.size() < 256) << fact.could_be.size();
    }
    EXPECT_TRUE(std::ranges::any_of(report.assumed, [](const auto& fact) { return fact.could_be.empty(); }));
}

}  // namespace
}  // namespace arbiter::grawlix::candidates_test
