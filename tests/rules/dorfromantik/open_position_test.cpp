// Positions of Dorfromantik with `?` in their set lines, compared with all positions that fill them in.
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
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace arbiter::dorfromantik::open_position_test {
namespace {

Report judged_position(const std::string& text) {
    return test::judged_alone(text);
}

/// A set line by its parts, each of which may be hidden.
struct SetTile {
    std::string marker{};  ///< of a task tile
    std::string tile{};
    std::string cell{};
    std::string fate{};  ///< of the marker

    std::string text() const {
        return fmt::format("set {}{}:{}{}", marker.empty() ? "land " : "task " + marker + " ", tile, cell, fate);
    }
};

struct Landscape {
    std::string header{};
    std::vector<SetTile> tiles{};
    std::string tail{};

    std::string text() const {
        std::string all = "Game: dorfromantik\nPlayers: Ann, Ben\n" + header + "\n";
        for (const SetTile& tile : tiles) {
            all += tile.text() + '\n';
        }
        return all + tail;
    }
};

/// What became of the markers, so that no score is left open by the map.
void write_fates(const Table& table, Landscape& map) {
    const auto write = [&](TileNumber tile, std::string_view word) {
        const auto lies = [&](const SetTile& set) { return set.cell == text_of(table.map()[tile].cell); };
        std::ranges::find_if(map.tiles, lies)->fate = word;
    };
    std::ranges::for_each(table.waiting(), [&](const WaitingMarker& one) { write(one.tile, " waits"); });
    std::ranges::for_each(table.settled(),
                          [&](const SettledMarker& one) { write(one.tile, one.completed ? " done" : " lost"); });
}

/// A game that somebody has played, and only its end is written, in any order.
Landscape random_map(Random& random) {
    Table table({.players = 2});
    Landscape map;
    const auto most = random.below(4) == 0 ? 80 : 3 + random.below(12);
    while (!table.finished() && table.turns() < most) {
        const Play play = *random_play(table, Temper::careful, random);
        map.tiles.push_back({play.pile == Pile::task ? to_text(play.marker) : "", to_text(play.tile),
                             play.set_aside ? "none" : text_of(play.cell)});
        table.apply(table.to_move(), play, static_cast<Stamp>(1 + table.turns()));
    }
    write_fates(table, map);
    for (std::size_t at = map.tiles.size(); at > 1; --at) {
        std::swap(map.tiles[at - 1], map.tiles[random.below(at)]);
    }
    const auto total = static_cast<std::uint64_t>(score(table).total());
    map.header = random.below(3) == 0 ? fmt::format("Result: {}\n", total + random.below(2)) : "";
    map.tail = random.below(3) == 0 ? fmt::format("scores {}\n", total + random.below(3) / 2) : "";
    map.tail += random.below(6) == 0 ? "end finished\n" : "";
    return map;
}

void hide_some(Landscape& map, Random& random, std::size_t& completions) {
    SetTile& tile = map.tiles[random.below(map.tiles.size())];
    const auto hide = [&](std::string& part, std::size_t from, std::size_t values) {
        if (part.find('?') == std::string::npos && completions * values <= 2500) {
            part.replace(from, std::string::npos, "?");
            completions *= values;
        }
    };
    const auto what = random.below(4);
    if (what < 2 && !tile.marker.empty()) {
        hide(tile.marker, 1, 3);
    } else if (what == 2 && tile.cell != "none" && map.text().find(":?") == std::string::npos) {
        hide(tile.cell, 0, 6 * map.tiles.size());
    } else if (tile.cell != "none") {
        hide(tile.tile, 0, 440);
    }
}

void spoil_some(Landscape& map, Random& random) {
    SetTile& tile = map.tiles[random.below(map.tiles.size())];
    switch (random.below(3)) {
        case 0: tile.cell = fmt::format("{},{}", random.below(3), random.below(3)); break;
        case 1: tile.tile = to_text(tile_from(tile.tile)->turned(1)); break;
        default: tile.tile = map.tiles.front().tile; break;
    }
}

std::vector<std::string> tiles_that_may_be_meant(bool task, char type) {
    std::vector<std::string> tiles;
    for (const PrintedTile& tile : Box::base()->tiles()) {
        const bool fits = !task || type == letter(tile.task);
        for (unsigned turn = 0; fits && (tile.pile == Pile::task) == task && turn < distinct_turns(tile.tile); ++turn) {
            tiles.push_back(to_text(tile.tile.turned(turn)));
        }
    }
    return tiles;
}

std::vector<std::string> cells_and_those_beside(const std::string& text) {
    std::set<std::string> cells;
    for (std::size_t at = text.find(':'); at != std::string::npos; at = text.find(':', at + 1)) {
        Cell cell;
        if (std::sscanf(text.c_str() + at, ":%d,%d", &cell.x, &cell.y) == 2) {
            cells.insert(text_of(cell));
            for (const Direction side : all_directions) {
                cells.insert(text_of(neighbor(cell, side)));
            }
        }
    }
    return {cells.begin(), cells.end()};
}

/// What the `?` that stands here may be.
std::vector<std::string> values_in_position(const std::string& text, std::size_t at) {
    if (text[at - 1] == ':') {
        return cells_and_those_beside(text);
    }
    const std::size_t line = text.rfind('\n', at) + 1;
    const bool task = text.compare(line + 4, 4, "task") == 0;
    return task && at == line + 10 ? std::vector<std::string>{"4", "5", "6"}
                                   : tiles_that_may_be_meant(task, text[line + 9]);
}

TEST(DorfromantikOpenPositions, SayWhatIsTrueOfAllPositionsThatFillIn) {
    Random random(11);
    test::Verdicts verdicts;
    for (unsigned i = 0; i < test::games(200); ++i) {
        std::size_t completions = 1;
        Landscape map = random_map(random);
        if (random.below(3) == 0) {
            spoil_some(map, random);
        }
        for (std::uint64_t hidden = 1 + random.below(3); hidden > 0; --hidden) {
            hide_some(map, random, completions);
        }
        if (completions == 1) {
            continue;
        }
        SCOPED_TRACE(map.text());
        const Report report =
            test::hold_against_completions(map.text(), values_in_position, judged_position, test::expect_same);
        verdicts.add(report.verdict);
    }
    verdicts.expect_those_that_matter();
    EXPECT_GT(verdicts.of(Verdict::valid) + verdicts.of(Verdict::incomplete), 0);
}

/// The values of the `?` with which this may be said of a marker.
std::set<std::vector<std::string>> completions_with(Landscape map, std::size_t task, const std::string& word) {
    map.tiles[task].fate = word;
    const std::string text = map.text();
    const auto unknown = test::unknowns(text);
    const test::Completion all = test::fill_in(
        text, [&](std::size_t n) { return values_in_position(text, unknown[n]); }, judged_position);
    std::set<std::vector<std::string>> values;
    for (const auto& completion : all.left) {
        values.insert(completion.values);
    }
    return values;
}

/// Whether there is a completion with which the marker may have been completed or cancelled.
bool is_open_in_some(const Landscape& map, std::size_t task) {
    const auto completed = completions_with(map, task, " done");
    const auto cancelled = completions_with(map, task, " lost");
    return std::ranges::any_of(completed, [&](const auto& values) { return cancelled.contains(values); });
}

/// Of the markers that came to an end some tile's line forgets it.
std::optional<std::size_t> forget_fate(Landscape& map, Random& random) {
    std::vector<std::size_t> ended;
    for (std::size_t tile = 0; tile < map.tiles.size(); ++tile) {
        const std::string& fate = map.tiles[tile].fate;
        if (fate == " done" || fate == " lost") {
            ended.push_back(tile);
        }
    }
    if (ended.empty()) {
        return std::nullopt;
    }
    const std::size_t tile = ended[random.below(ended.size())];
    map.tiles[tile].fate.clear();
    return tile;
}

void expect_question(const Report& report, bool open) {
    const auto asks = [](const Assumed& fact) { return fact.text.starts_with("whether "); };
    const auto fact = std::ranges::find_if(report.assumed, asks);
    ASSERT_EQ(fact != report.assumed.end(), open);
    if (open) {
        EXPECT_EQ(fact->could_be, (std::vector<std::string>{"cancelled", "completed"}));
        EXPECT_EQ(std::ranges::count_if(report.assumed, asks), 1);
    }
    EXPECT_TRUE(
        std::ranges::none_of(report.settled, [](const Settled& one) { return one.text.starts_with("whether"); }));
}

/// Beside what the `?` stand for.
TEST(DorfromantikOpenPositions, AskWhatBecameOfAMarkerThatItsAreaMayHaveOutgrown) {
    Random random(23);
    std::size_t asked = 0;
    std::size_t told = 0;
    for (unsigned i = 0; i < 150 && (i < test::games(150) || asked == 0); ++i) {
        std::size_t completions = 100;  // so many positions of eighty tiles take long
        Landscape map = random_map(random);
        map.header.clear();
        map.tail.clear();
        const auto task = forget_fate(map, random);
        for (unsigned hidden = 0; hidden < 2; ++hidden) {
            hide_some(map, random, completions);
        }
        if (!task || completions == 100) {
            continue;
        }
        SCOPED_TRACE(map.text());
        const bool open = is_open_in_some(map, *task);
        expect_question(judged_position(map.text()), open);
        ++(open ? asked : told);
    }
    EXPECT_GT(asked, 0U);
    EXPECT_GT(told, 0U);
}

/// A forest of five tiles has outgrown its marker, wherever the village lies.
TEST(DorfromantikOpenPositions, AskOfAMarkerInTheOrderWritten) {
    const std::string text =
        "Game: dorfromantik\nPlayers: Ann, Ben\nHouse: tiles=any\n\nset task F4 .F..F.:0,0\nset land .F..F.:1,0\n"
        "set land .F..F.:2,0\nset land .F..F.:3,0\nset land .F..F.:4,0\nset land V.....:?\n";
    const Report report = judged_position(text);
    ASSERT_EQ(report.assumed.size(), 2U);
    EXPECT_EQ(report.assumed[0].text, "whether forest 4 was completed or cancelled");
    EXPECT_EQ(report.assumed[0].could_be, (std::vector<std::string>{"cancelled", "completed"}));
    EXPECT_EQ(report.assumed[0].span.begin, text.find(".F..F."));
    EXPECT_EQ(report.assumed[1].text, "where V..... lies");
    EXPECT_EQ(report.score_ranges, (std::vector<ScoreRange>{{0, 4}}));
}

/// More markers than anybody adds up leave the total open, and no tile is wrong because of them.
TEST(DorfromantikOpenPositions, FollowNoneOfTooManyMarkers) {
    std::string text = "Game: dorfromantik\nPlayers: Ann, Ben\nHouse: tiles=any\nSupply: 80 45\n\n";
    for (int q = 0; q < 65; ++q) {
        text += fmt::format("set task F4 .F..F.:{},0\n", q);
    }
    for (const std::string last : {"", "set land ~.F..F.:65,0\n", "set land V.....:?\n"}) {
        SCOPED_TRACE(last);
        EXPECT_EQ(judged_position(text + last).verdict, Verdict::unverified);
    }
}

/// `~` before a tile stands for the tile in all its turns.
TEST(DorfromantikOpenPositions, ATileTurnedUnknownHowLiesInAnyTurnThatFits) {
    Random random(5);
    std::size_t several = 0;
    for (unsigned i = 0; i < test::games(40); ++i) {
        Landscape map = random_map(random);
        SetTile& tile = map.tiles[random.below(map.tiles.size())];
        const Tile lay = *tile_from(tile.tile);
        std::vector<std::string> fitting;
        for (unsigned steps = 0; steps < distinct_turns(lay); ++steps) {
            tile.tile = to_text(lay.turned(steps));
            if (judged_position(map.text()).verdict != Verdict::violation) {
                fitting.push_back(tile.tile);
            }
        }
        tile.tile = "~" + to_text(lay);
        SCOPED_TRACE(map.text());
        const Report report = judged_position(map.text());
        EXPECT_EQ(report.verdict == Verdict::violation, fitting.empty());
        if (fitting.size() > 1 && tile.cell != "none") {
            ++several;
            ASSERT_FALSE(report.assumed.empty());
            std::ranges::sort(fitting);
            EXPECT_EQ(report.assumed.front().could_be, fitting);
        }
    }
    EXPECT_GT(several, 0U);
}

/// But the position as it stands, once: of so many none is followed.
TEST(DorfromantikOpenPosition, WhoeverHasSeenEnoughIsShownNoOtherTile) {
    Set tile;
    tile.what = Sets::land;
    tile.tile = Tile::unknown();
    State state({.players = 2});
    state.leave_open({tile});
    int shown = 0;
    Dorfromantik::unset_completions(state,
                                    [&](const State&, std::span<const candidates::FilledIn>) { return ++shown < 3; });
    EXPECT_EQ(shown, 3 + 1);
}

}  // namespace
}  // namespace arbiter::dorfromantik::open_position_test
