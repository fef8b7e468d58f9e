// Maps from which markers have been taken off, with and without the pile of completed ones, compared with all ways to
// say which marker lay on which tile and what became of it. Each way is a position in which every marker is written
// with its word, and needs nothing of what is tested here.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/random_play.hpp"
#include "rules/dorfromantik/words.hpp"
#include "rules/registry/registry.hpp"
#include "rules/replay/replay.hpp"
#include "tests/effort.hpp"
#include "tests/rules/candidates/script.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik::off_markers_test {
namespace {

/// A tile of the map, and what is written of its marker.
struct Laid {
    Pile pile = Pile::landscape;
    Marker marker{};
    std::string tile{};
    std::string cell{};
    std::string word{};
    bool off = false;  ///< the number is not written, and mostly no word either

    std::string text() const {
        return text_with(off ? letter(marker.terrain) + std::string("-") : to_text(marker), word);
    }
    std::string text_with(const std::string& marker_text, const std::string& fate) const {
        const std::string what = pile == Pile::task ? "task " + marker_text : "land";
        return fmt::format("set {} {}:{}{}{}\n", what, tile, cell, fate.empty() ? "" : " ", fate);
    }
};

struct Ending {
    std::vector<Laid> tiles{};
    std::vector<std::string> piles{};  ///< lines

    std::string text() const {
        std::string all = "Game: dorfromantik\nPlayers: Ann\n\n";
        std::ranges::for_each(tiles, [&](const Laid& tile) { all += tile.text(); });
        std::ranges::for_each(piles, [&](const std::string& pile) { all += pile; });
        return all;
    }
};

/// A game that somebody has played for a while, every marker with its word.
Ending random_ending(Random& random) {
    Table table({.players = 1});
    Ending ending;
    const auto most = 12 + random.below(50);
    while (!table.finished() && table.turns() < most) {
        const Play play = *random_play(table, random.below(3) == 0 ? Temper::reckless : Temper::careful, random);
        ending.tiles.push_back(
            {play.pile, play.marker, to_text(play.tile), play.set_aside ? "none" : text_of(play.cell)});
        table.apply(table.to_move(), play, static_cast<Stamp>(1 + table.turns()));
    }
    const auto say = [&](TileNumber tile, const char* word) {
        const auto lies = [&](const Laid& one) { return one.cell == text_of(table.map()[tile].cell); };
        std::ranges::find_if(ending.tiles, lies)->word = word;
    };
    std::ranges::for_each(table.waiting(), [&](const WaitingMarker& one) { say(one.tile, "waits"); });
    std::ranges::for_each(table.settled(),
                          [&](const SettledMarker& one) { say(one.tile, one.completed ? "done" : "lost"); });
    return ending;
}

std::vector<Marker> with_word(const Ending& ending, std::string_view word) {
    std::vector<Marker> markers;
    for (const Laid& tile : ending.tiles) {
        if (tile.word == word) {
            markers.push_back(tile.marker);
        }
    }
    std::ranges::sort(markers);
    return markers;
}

/// What the piles of one way have to be.
struct Pads {
    std::vector<Marker> done;
    std::vector<Marker> lost;
    std::map<Terrain, int> points;  ///< of the completed ones
    bool says_done = false;
    bool says_lost = false;
    bool in_points = false;

    bool agrees(const Ending& way) const {
        std::map<Terrain, int> sums;
        for (const Marker marker : with_word(way, "done")) {
            sums[marker.terrain] += marker.number;
        }
        return (!says_done || (in_points ? sums == points : with_word(way, "done") == done)) &&
               (!says_lost || with_word(way, "lost") == lost);
    }
};

std::string list_of(const std::vector<Marker>& markers, Random& random) {
    std::vector<std::string> texts;
    std::ranges::transform(markers, std::back_inserter(texts), [](Marker marker) { return to_text(marker); });
    for (std::size_t at = texts.size(); at > 1; --at) {
        std::swap(texts[at - 1], texts[random.below(at)]);
    }
    return texts.empty() ? "-" : fmt::format("{}", fmt::join(texts, " "));
}

/// The piles as they were, or with a mistake.
Pads write_piles(Ending& ending, Random& random) {
    Pads pads;
    pads.done = with_word(ending, "done");
    pads.lost = with_word(ending, "lost");
    pads.says_done = random.below(3) != 0;
    pads.says_lost = random.below(4) == 0;
    pads.in_points = pads.says_done && random.below(3) == 0;
    if (random.below(3) == 0 && !pads.done.empty()) {
        Marker& marker = pads.done[random.below(pads.done.size())];
        if (random.below(2) == 0) {
            pads.done.erase(pads.done.begin() + (&marker - pads.done.data()));
        } else {
            marker.number = static_cast<std::uint16_t>(4 + random.below(3));
        }
        std::ranges::sort(pads.done);
    }
    std::vector<std::string> points;
    for (const Marker marker : pads.done) {
        pads.points[marker.terrain] += marker.number;
    }
    for (const auto& [terrain, sum] : pads.points) {
        points.push_back(fmt::format("{} {}", letter(terrain), sum));
    }
    if (pads.says_done && pads.in_points) {
        ending.piles.push_back("set done " + (points.empty() ? "-" : fmt::format("{}", fmt::join(points, " "))) + "\n");
    } else if (pads.says_done) {
        ending.piles.push_back("set done " + list_of(pads.done, random) + "\n");
    }
    if (pads.says_lost) {
        ending.piles.push_back("set lost " + list_of(pads.lost, random) + "\n");
    }
    return pads;
}

/// Takes some markers off the map whose fate was known, or only their word.
std::vector<std::size_t> take_off_some(Ending& ending, Random& random) {
    std::vector<std::size_t> ended;
    for (std::size_t at = 0; at < ending.tiles.size(); ++at) {
        const std::string& word = ending.tiles[at].word;
        if (word == "done" || word == "lost") {
            ended.push_back(at);
        }
    }
    std::vector<std::size_t> taken;
    while (!ended.empty() && taken.size() < 4) {
        const std::size_t which = random.below(ended.size());
        taken.push_back(ended[which]);
        ended.erase(ended.begin() + static_cast<std::ptrdiff_t>(which));
    }
    std::ranges::sort(taken);
    for (const std::size_t at : taken) {
        Laid& tile = ending.tiles[at];
        tile.off = random.below(4) != 0;
        if (!tile.off || random.below(5) != 0) {
            tile.word.clear();
        }
    }
    return taken;
}

struct Ways {
    std::set<std::int32_t> scores;
    std::map<std::size_t, std::set<std::string>> fates;  ///< by tile
};

void try_all(Ending& way, const std::vector<std::size_t>& taken, std::size_t next, const Pads& pads, Ways& ways) {
    if (next == taken.size()) {
        std::string text = "Game: dorfromantik\nPlayers: Ann\n\n";
        std::ranges::for_each(way.tiles,
                              [&](const Laid& tile) { text += tile.text_with(to_text(tile.marker), tile.word); });
        const Report report = test::judged_alone(text);
        if (report.verdict != Verdict::violation && pads.agrees(way)) {
            ways.scores.insert(report.scores[0]);
            for (const std::size_t at : taken) {
                const Laid& tile = way.tiles[at];
                const std::string number = tile.off ? fmt::format("{} ", tile.marker.number) : "";
                ways.fates[at].insert(tile.word == "lost" ? "cancelled" : number + "completed");
            }
        }
        return;
    }
    const Laid written = way.tiles[taken[next]];
    for (std::uint16_t number = 4; number <= 6; ++number) {
        for (const std::string word : {"done", "lost"}) {
            Laid& tile = way.tiles[taken[next]];
            const bool is_meant =
                (written.off || written.marker.number == number) && (written.word.empty() || written.word == word);
            if (is_meant) {
                tile.marker.number = number;
                tile.word = word;
                try_all(way, taken, next + 1, pads, ways);
            }
            tile = written;
        }
    }
}

void expect_ways(const Ways& ways, const Report& report, const Ending& ending) {
    ASSERT_EQ(report.verdict == Verdict::violation, ways.scores.empty());
    if (ways.scores.size() == 1) {
        EXPECT_EQ(report.scores[0], *ways.scores.begin());
        EXPECT_TRUE(report.score_ranges.empty());
        EXPECT_NE(report.verdict, Verdict::unverified);
    } else if (ways.scores.size() > 1) {
        EXPECT_EQ(report.verdict, Verdict::unverified);
        EXPECT_EQ(report.score_ranges, (std::vector<ScoreRange>{{*ways.scores.begin(), *ways.scores.rbegin()}}));
        for (const auto& [at, fates] : ways.fates) {
            const std::size_t begin =
                ending.text().find(fmt::format(" {}:{}", ending.tiles[at].tile, ending.tiles[at].cell));
            const auto fact =
                std::ranges::find_if(report.assumed, [&](const Assumed& one) { return one.span.begin == begin + 1; });
            ASSERT_EQ(fact != report.assumed.end(), fates.size() > 1);
            if (fact != report.assumed.end()) {
                EXPECT_EQ(std::set<std::string>(fact->could_be.begin(), fact->could_be.end()), fates);
            }
        }
    }
}

TEST(DorfromantikOffMarkers, ComeToWhatAllWaysComeTo) {
    Random random(7);
    std::array<int, 3> met{};  // nothing fits, one score, several
    for (unsigned i = 0; i < test::games(600); ++i) {
        Ending ending = random_ending(random);
        const Pads pads = write_piles(ending, random);
        const std::vector<std::size_t> taken = take_off_some(ending, random);
        SCOPED_TRACE(ending.text());
        Ways ways;
        Ending way = ending;
        try_all(way, taken, 0, pads, ways);
        expect_ways(ways, test::judged_alone(ending.text()), ending);
        ++met[std::min<std::size_t>(ways.scores.size(), 2)];
    }
    EXPECT_GT(met[0], 0);
    EXPECT_GT(met[1], 0);
    EXPECT_GT(met[2], 0);
}

/// The position that a text sets; nothing where it breaks a rule.
std::optional<State> position_of(const std::string& text) {
    const Record record = read_record(RecordText{text});
    Replay<Dorfromantik> replay;
    Report report;
    replay.run(record, {}, test::no_side_files, report, known_games());
    const bool wrong =
        std::ranges::any_of(report.findings, [](const Finding& one) { return one.severity == Severity::error; });
    return wrong ? std::nullopt : replay.state();
}

std::string written(const State& state) {
    Seats seats;
    seats.add("Ann", {}, true);
    std::string lines;
    Dorfromantik::write_position(state, {seats, {}}, lines);
    return lines;
}

TEST(DorfromantikOffMarkers, AreWrittenAsTheyAreRead) {
    Random random(9);
    int written_with_pile = 0;
    for (unsigned i = 0; i < 300U; ++i) {
        Ending ending = random_ending(random);
        write_piles(ending, random);
        take_off_some(ending, random);
        const std::string header = "Game: dorfromantik\nPlayers: Ann\n\n";
        const auto first = position_of(ending.text());
        if (!first || first->leaves_points_open()) {
            continue;
        }
        const std::string lines = written(*first);
        SCOPED_TRACE(ending.text() + lines);
        const auto second = position_of(header + lines);
        ASSERT_TRUE(second);
        EXPECT_EQ(written(*second), lines);
        const Report one = test::judged_alone(ending.text());
        const std::int32_t score = one.scores[0];
        const Report other = test::judged_alone(header + lines);
        EXPECT_EQ(other.scores[0], score);
        EXPECT_NE(other.verdict, Verdict::unverified);
        written_with_pile += lines.find("set done") != std::string::npos ? 1 : 0;
    }
    EXPECT_GT(written_with_pile, 0);
}

/// A total that was announced is right if some way gives it, and then it is the score.
TEST(DorfromantikOffMarkers, MakeAnAnnouncedTotalRightThatSomeWayGives) {
    Random random(8);
    int right = 0;
    int wrong = 0;
    for (unsigned i = 0; i < 200U; ++i) {
        Ending ending = random_ending(random);
        const std::vector<std::size_t> taken = take_off_some(ending, random);
        Ways ways;
        Ending way = ending;
        try_all(way, taken, 0, {}, ways);
        const auto claimed =
            static_cast<std::int32_t>(*ways.scores.rbegin() - static_cast<std::int32_t>(random.below(9)));
        const std::string text = ending.text() + fmt::format("scores {}\n", claimed);
        SCOPED_TRACE(text);
        const Report report = test::judged_alone(text);
        ASSERT_EQ(report.verdict != Verdict::violation, ways.scores.contains(claimed));
        if (ways.scores.contains(claimed)) {
            EXPECT_EQ(report.scores[0], claimed);
        }
        ++(ways.scores.contains(claimed) ? right : wrong);
    }
    EXPECT_GT(right, 0);
    EXPECT_GT(wrong, 0);
}

}  // namespace
}  // namespace arbiter::dorfromantik::off_markers_test
