// Records of Dorfromantik with `?`, compared with all records that fill them in.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/random_play.hpp"
#include "rules/dorfromantik/score.hpp"
#include "rules/dorfromantik/words.hpp"
#include "tests/effort.hpp"
#include "tests/rules/candidates/script.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

namespace arbiter::dorfromantik::candidates_test {
namespace {

Report judged(const std::string& text) {
    return test::judged_alone(text);
}

/// A line by its parts, each of which may be hidden.
struct Turn {
    std::string player{};
    bool task = false;
    std::string type{};  ///< of the marker: hidden together with the number only
    std::string number{};
    std::string tile{};
    std::string place{};
    std::string tail{};
    std::string other{};  ///< a line that is no turn

    std::string text() const {
        return !other.empty()
                   ? other
                   : fmt::format("{} {} {}:{}{}", player, task ? "task " + type + number : "land", tile, place, tail);
    }
};

struct Script {
    std::string header{};
    std::vector<Turn> turns{};

    std::string text() const {
        std::string all = "Game: dorfromantik\nPlayers: Ann, Ben\n" + header + "\n";
        for (const Turn& turn : turns) {
            all += turn.text() + '\n';
        }
        return all;
    }
};

std::string claims(const Table& table) {
    std::string text;
    for (const SettledMarker& settled : table.settled_last()) {
        text += fmt::format(" +{}:{}", settled.completed ? "done" : "lost", to_text(settled.marker));
    }
    return text;
}

Turn turn_of(const Table& before, const Play& play) {
    return {.player = before.to_move() == 0 ? "Ann" : "Ben",
            .task = play.pile == Pile::task,
            .type = play.pile == Pile::task ? std::string(1, letter(play.marker.terrain)) : "",
            .number = std::to_string(play.marker.number),
            .tile = to_text(play.tile),
            .place = play.set_aside ? "none" : text_of(play.cell)};
}

Script random_game(Random& random) {
    Script script;
    Table table({.players = 2});
    const auto most = random.below(4) == 0 ? 80 : 3 + random.below(25);
    while (!table.finished() && script.turns.size() < most) {
        const Play play = *random_play(table, Temper::careful, random);
        script.turns.push_back(turn_of(table, play));
        table.apply(table.to_move(), play, static_cast<Stamp>(1 + script.turns.size()));
        script.turns.back().tail = random.below(2) == 0 ? claims(table) : "";
    }
    if (random.below(3) == 0) {
        script.header = fmt::format("Result: {}\n", score(table).total() + (random.below(4) == 0 ? 1 : 0));
    } else if (random.below(3) == 0) {
        script.turns.push_back({.other = fmt::format("scores {}", score(table).total() + random.below(2))});
    }
    return script;
}

Turn& some_turn(Script& script, Random& random) {
    Turn& turn = script.turns[random.below(script.turns.size())];
    return turn.other.empty() ? turn : script.turns.front();
}

bool hides_place(const Script& script) {
    return std::ranges::any_of(script.turns, [](const Turn& turn) { return turn.place == "?"; });
}

/// Of the first tile only where no other is hidden: it touches one whose cell is written.
bool may_hide_place(const Script& script, const Turn& turn) {
    const bool first = &turn == &script.turns.front();
    const bool others = script.turns.size() > 2 && script.turns[1].other.empty();
    return turn.place != "none" && (first ? others && !hides_place(script) : script.turns.front().place != "?");
}

/// How many records fill in what is hidden.
void hide(Script& script, Random& random, std::size_t& completions) {
    Turn& turn = some_turn(script, random);
    const auto what = random.below(4);
    const auto hide = [&](std::string& part, std::size_t values) {
        if (part != "?" && completions * values <= 2500) {
            part = "?";
            completions *= values;
        }
    };
    if (what < 2 && turn.task && turn.type != "?") {
        hide(turn.number, 3);
    } else if (what == 2 && may_hide_place(script, turn)) {
        hide(turn.place, 6 * script.turns.size());
    } else if (turn.place != "none") {
        hide(turn.tile, 440);
    }
}

void spoil(Script& script, Random& random) {
    Turn& turn = some_turn(script, random);
    const auto what = random.below(3);
    if (what == 0 && turn.place != "none" && turn.place != "?") {
        turn.place = fmt::format("{},{}", static_cast<int>(random.below(6)) - 3, static_cast<int>(random.below(6)) - 3);
    } else if (what == 1 && turn.tile.size() == 6) {
        turn.tile = to_text(tile_from(turn.tile)->turned(1));
    } else if (turn.tile.size() == 6) {
        const PrintedTile& tile = Box::base()->tiles()[random.below(printed_tiles)];
        turn.tile = to_text(tile.tile);
    }
}

Script random_script(Random& random, std::size_t& completions) {
    Script script = random_game(random);
    if (random.below(3) == 0) {
        const std::size_t index = random.below(script.turns.size());
        const Turn again = script.turns[index];
        if (again.other.empty()) {
            const auto at = script.turns.begin() + static_cast<std::ptrdiff_t>(index);
            script.turns.insert(at, {again, Turn{.other = "undo"}});
        }
    }
    if (random.below(3) == 0) {
        spoil(script, random);
    }
    for (std::uint64_t hidden = 1 + random.below(3); hidden > 0; --hidden) {
        hide(script, random, completions);
    }
    if (random.below(4) == 0 && script.turns.front().place != "?") {
        Turn& turn = some_turn(script, random);
        turn.tail += turn.text().find('?') == std::string::npos ? " stands" : "";
    }
    if (random.below(6) == 0) {
        script.turns.push_back({.other = "end finished"});
    }
    return script;
}

std::vector<std::string> all_turns(bool task, std::string_view type) {
    std::vector<std::string> tiles;
    for (const PrintedTile& tile : Box::base()->tiles()) {
        const bool fits = type == "?" || type.empty() || type[0] == letter(tile.task);
        for (unsigned turn = 0; fits && (tile.pile == Pile::task) == task && turn < distinct_turns(tile.tile); ++turn) {
            tiles.push_back(to_text(tile.tile.turned(turn)));
        }
    }
    return tiles;
}

/// All cells that touch one that is written.
std::vector<std::string> cells_beside(const std::string& text) {
    std::set<std::string> cells;
    for (std::size_t at = text.find(':'); at != std::string::npos; at = text.find(':', at + 1)) {
        Cell cell;
        if (std::sscanf(text.c_str() + at, ":%d,%d", &cell.x, &cell.y) == 2) {
            for (const Direction side : all_directions) {
                cells.insert(text_of(neighbor(cell, side)));
            }
        }
    }
    return {cells.begin(), cells.end()};
}

/// What the `?` that stands here may be.
std::vector<std::string> all_values(const std::string& text, std::size_t at) {
    std::vector<std::string> values;
    if (text[at - 1] == ':') {
        return cells_beside(text);
    }
    const std::size_t line = text.rfind('\n', at) + 1;
    if (text.compare(line + 4, 4, "task") == 0 && at == line + 10) {
        return {"4", "5", "6"};
    }
    const bool task = text.compare(line + 4, 4, "task") == 0;
    return all_turns(task, task ? text.substr(line + 9, 1) : "");
}

TEST(DorfromantikCandidates, SayWhatIsTrueOfAllRecordsThatFillIn) {
    Random random(7);
    test::Verdicts verdicts;
    for (unsigned i = 0; i < test::games(300); ++i) {
        std::size_t completions = 1;
        const Script script = random_script(random, completions);
        const std::string text = script.text();
        if (completions == 1) {
            continue;
        }
        SCOPED_TRACE(text);
        const Report report = test::hold_against_completions(text, all_values, judged, test::expect_same);
        EXPECT_EQ(report.relaxed_from, no_offset);
        verdicts.add(report.verdict);
    }
    verdicts.expect_those_that_matter();
    EXPECT_GT(verdicts.of(Verdict::valid) + verdicts.of(Verdict::incomplete), 0);
}

/// `~` before a tile stands for the tile in all its turns.
TEST(DorfromantikCandidates, ATileTurnedUnknownHowLiesInAnyTurnThatFits) {
    Random random(3);
    std::size_t several = 0;
    for (unsigned i = 0; i < test::games(60); ++i) {
        Script script = random_game(random);
        Turn& turn = some_turn(script, random);
        const std::string as_it_lay = turn.tile;
        std::vector<std::string> fitting;
        std::vector<Report> left;
        for (unsigned steps = 0; steps < distinct_turns(*tile_from(as_it_lay)); ++steps) {
            turn.tile = to_text(tile_from(as_it_lay)->turned(steps));
            const Report report = judged(script.text());
            if (report.verdict != Verdict::violation) {
                fitting.push_back(turn.tile);
                left.push_back(report);
            }
        }
        turn.tile = "~" + as_it_lay;
        SCOPED_TRACE(script.text());
        const Report report = judged(script.text());
        if (left.size() == 1) {
            EXPECT_EQ(report.verdict, left.front().verdict);
            EXPECT_EQ(report.scores[0], left.front().scores[0]);
        } else if (left.empty() || turn.place == "none") {
            EXPECT_EQ(report.verdict == Verdict::violation, left.empty());
        } else {
            ++several;
            EXPECT_EQ(report.verdict, Verdict::unverified);
            ASSERT_EQ(report.assumed.size(), 1U);
            std::ranges::sort(fitting);
            EXPECT_EQ(report.assumed.front().could_be, fitting);
        }
    }
    EXPECT_GT(several, 0U);
}

/// It lies in no turn, so that each tile is one completion. Where the line stands no rule leaves any of them out.
TEST(DorfromantikCompletions, ATileSetAsideIsNotTurned) {
    const State state({.players = 2});
    Written written;
    written.line.seat = 0;
    written.reveal = Verb::task;
    written.line.set(Verb::task);
    written.line.stands_span = {0, 6};
    written.marker = {Terrain::stream, 5};
    written.tile = Tile::unknown();
    written.goal.kind = Goal::Kind::none;
    std::vector<std::string> tiles;
    Dorfromantik::completions(state, written,
                              [&](const State&, const Written& filled, std::span<const candidates::FilledIn>) {
                                  tiles.push_back(to_text(filled.tile));
                                  return true;
                              });
    const auto asks_stream = [](const PrintedTile& tile) {
        return tile.pile == Pile::task && tile.task == Terrain::stream;
    };
    EXPECT_EQ(static_cast<std::ptrdiff_t>(tiles.size()), std::ranges::count_if(Box::base()->tiles(), asks_stream));
    EXPECT_GT(tiles.size(), 1U);
}

}  // namespace
}  // namespace arbiter::dorfromantik::candidates_test
