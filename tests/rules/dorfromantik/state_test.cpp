// Hidden facts never make a legal game illegal, and hide no fault that is certain.
#include "rules/dorfromantik/state.hpp"

#include "rules/dorfromantik/bounds.hpp"
#include "rules/dorfromantik/random_play.hpp"
#include "rules/dorfromantik/score.hpp"
#include "tests/effort.hpp"
#include "tests/rules/dorfromantik/sample.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace arbiter::dorfromantik {
namespace {

/// A random game as a record would tell it, claims included.
std::vector<Told> random_record(const Terms& terms, std::uint64_t seed) {
    Random random(seed);
    std::vector<Told> record;
    Table table(terms);
    while (!table.finished()) {
        Told told{.play = *random_play(table, Temper::careful, random), .stamp = 1, .player = table.to_move()};
        table.apply(told.player, told.play, told.stamp);
        for (const SettledMarker& settled : table.settled_last()) {
            told.claims.push_back({settled.marker, settled.completed, {}});
        }
        record.push_back(told);
    }
    return record;
}

void hide_something(Told& told, Random& random) {
    const bool task = told.play.pile == Pile::task;
    if (!task || random.below(2) == 0) {
        told.play.tile = Tile::unknown();
    }
    if (task && random.below(2) == 0) {
        told.play.marker.number = 0;
    }
}

Law play(State& state, const Told& told) {
    if (state.over()) {
        return Law::reveal_none_left;
    }
    Written written = written_play(told.player, told.play);
    written.claim_count = static_cast<std::uint32_t>(told.claims.size());
    std::ranges::copy(told.claims, written.claims.begin());
    NoTrail trail;
    return usual::play<Dorfromantik>(state, written, trail).value_or(Fault{}).law;
}

Law replay(State& state, const std::vector<Told>& record) {
    for (const Told& told : record) {
        if (const Law law = play(state, told); law != Law::none) {
            return law;
        }
    }
    return Law::none;
}

TEST(State, HidingFactsNeverMakesALegalGameIllegal) {
    for (std::uint64_t seed = 0; seed < test::games(150); ++seed) {
        const auto set = seed % 5 == 4 ? TileSet::any : TileSet::printed;
        const Terms terms{.players = 3, .set = set};
        auto record = random_record(terms, seed);
        Random random(seed + 1000);
        for (std::uint64_t hidden = 0; hidden <= seed % 6; ++hidden) {
            hide_something(record[random.below(record.size())], random);
        }
        State state(terms);
        const Law law = replay(state, record);
        ASSERT_EQ(law, Law::none) << "seed " << seed << " law " << static_cast<int>(law);
    }
}

/// The score of the whole game lies within what may be known of the one with facts hidden, after every play.
TEST(State, TheTrueScoreIsWithinTheBounds) {
    for (std::uint64_t seed = 0; seed < test::games(60); ++seed) {
        const Terms terms{.players = 2, .set = seed % 5 == 4 ? TileSet::any : TileSet::printed, .extra = 7};
        Random random(seed);
        Table truth(terms);
        State state(terms);
        for (Told told : random_record(terms, seed)) {
            truth.apply(told.player, told.play, told.stamp);
            random.below(12) == 0 ? hide_something(told, random) : void();
            ASSERT_EQ(play(state, told), Law::none);
            const ScoreBounds bounds = score_bounds(state);
            ASSERT_LE(bounds.least, score(truth).total());
            ASSERT_GE(bounds.most.value_or(score(truth).total()), score(truth).total());
            ASSERT_TRUE(bounds.most || terms.set == TileSet::any);
        }
    }
}

TEST(State, StillSeesWhatIsWrongWhateverIsHidden) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Terms terms{.players = 3};
        auto record = random_record(terms, seed);
        record[10].play.tile = Tile::unknown();
        record.resize(40);
        Told again = record.back();
        again.player = 40 % 3;
        again.play.pile = record[5].play.pile;
        again.play.tile = record[5].play.tile;
        State state(terms);
        ASSERT_EQ(replay(state, record), Law::none);
        EXPECT_NE(play(state, again), Law::none) << "laid a second time";
        Told other = record.back();
        other.player = (40 + 1) % 3;
        EXPECT_EQ(play(state, other), Law::turn_other_player);
    }
}

/// Whether some printed tile in some turn makes the whole record legal: every one is tried, from the start.
bool possible(const Terms& terms, const std::vector<Told>& record, std::size_t hidden) {
    for (const PrintedTile& tile : box()) {
        for (unsigned turn = 0; turn < 6; ++turn) {
            auto guess = record;
            guess[hidden].play.tile = tile.tile.turned(turn);
            Table table(terms);
            bool fits = true;
            for (std::size_t n = 0; fits && n < guess.size(); ++n) {
                fits = !table.finished() && play(table, guess[n].player, guess[n].play, 1) == Law::none &&
                       all_hold(guess[n].claims, table);
            }
            if (fits) {
                return true;
            }
        }
    }
    return false;
}

// A tile is hidden, and a later one turned at random or another kind of tile is revealed: sometimes no tile explains
// it.
TEST(State, IsIllegalExactlyWhenNothingFits) {
    int refused = 0;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        const Terms terms{.players = 2};
        auto record = random_record(terms, seed);
        Random random(seed);
        const std::size_t hidden = 3 + random.below(25);
        record.resize(hidden + 1 + random.below(8));
        record[hidden].play.tile = Tile::unknown();
        Told& last = record.back();
        last.play.tile = last.play.tile.known() ? last.play.tile.turned(random.below(6)) : last.play.tile;
        State state(terms);
        const bool refuses = replay(state, record) != Law::none;
        refused += refuses ? 1 : 0;
        // Wrong claims are findings, but refuse nothing.
        last.claims.clear();
        ASSERT_EQ(refuses, !possible(terms, record, hidden)) << "seed " << seed;
    }
    EXPECT_GT(refused, 10);
}

// What was said to break off once could be a tile that only stood for one nobody wrote down.
TEST(State, NamesWhatWasWrittenWhenThatIsWrongAlready) {
    int named = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Terms terms{.players = 2};
        auto record = random_record(terms, seed);
        Random random(seed);
        const std::size_t hidden = 3 + random.below(25);
        record.resize(hidden + 1 + random.below(8));
        Told last = record.back();
        record.pop_back();
        last.play.tile = last.play.tile.turned(random.below(6));
        if (hidden == record.size() || last.play.set_aside) {
            continue;
        }
        record[hidden].play.tile = Tile::unknown();
        State state(terms);
        ASSERT_EQ(replay(state, record), Law::none);
        const Table known = state.table_on_trust();
        const Written line = written_play(last.player, last.play);
        const Judgement fault = look(Event(state, line));
        const Law certain = broken(known, last.player, last.play);
        if (fault && (certain == Law::edge_track || certain == Law::edge_stream)) {
            ++named;
            EXPECT_EQ(fault->law, certain);
            EXPECT_TRUE(known.map()[known.map().at(neighbour(last.play.cell, fault->side))].tile.known());
        }
    }
    EXPECT_GT(named, 10);
}

TEST(State, KeepsItsTableWhenItIsSaidToBeOverAndNoTableIsFound) {
    const Terms terms{.players = 2, .set = TileSet::any};
    auto record = random_record(terms, 1);
    record.resize(40);
    record[20].play.tile = Tile::unknown();
    State state(terms);
    ASSERT_EQ(replay(state, record), Law::none);
    const std::size_t settled = state.table().settled().size();
    ASSERT_FALSE(state.table().finished());
    state.end_as_claimed();
    EXPECT_TRUE(state.over());
    EXPECT_EQ(state.table().settled().size(), settled);
    EXPECT_EQ(state.table().turns(), 40U);
}

}  // namespace
}  // namespace arbiter::dorfromantik
