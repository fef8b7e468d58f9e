// Records with `?`, compared with trying every tile for every `?`.
#include "rules/grawlix/doubt.hpp"
#include "rules/grawlix/random_play.hpp"
#include "rules/grawlix/state.hpp"
#include "rules/random.hpp"
#include "tests/effort.hpp"
#include "tests/rules/grawlix/sample.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

namespace arbiter::grawlix {
namespace {

/// A play as written; tiles may be "?", the replacement also "".
struct Written {
    naive::Tile tile;
    long x = 0;
    long y = 0;
    naive::Tile drafted;
};

struct Script {
    std::vector<naive::Tile> draft;
    std::vector<Written> plays;
};

naive::Tiles meant(const naive::Tile& written, const naive::Tiles& among) {
    if (written != "?") {
        return naive::has(among, written) ? naive::Tiles{written} : naive::Tiles{};
    }
    return among;
}

/// Everything that can have happened.
class EveryWorld {
public:
    explicit EveryWorld(const Script& script) : script_(script) {
        naive::Table table;
        table.supply = naive::every_tile();
        draft(table, 0);
    }

    std::size_t longest = 0;  ///< how many plays some world allows
    bool some_stuck = false;  ///< at the end of the script
    bool some_moving = false;
    std::vector<std::set<naive::Tile>> meanings;  ///< of each `?` in the order written, in the worlds that allow it all

private:
    void draft(const naive::Table& table, std::size_t pick) {
        if (pick == script_.draft.size()) {
            go_on(table, 0);
            return;
        }
        choose(script_.draft[pick], table.supply, [&](const naive::Tile& tile) {
            naive::Table next = table;
            naive::take(next.supply, tile);
            next.hands[pick % 2].push_back(tile);
            draft(next, pick + 1);
        });
    }

    void go_on(const naive::Table& table, std::size_t index) {
        longest = std::max(longest, index);
        if (index == script_.plays.size()) {
            const bool stuck = naive::placements(table, table.mover).empty();
            some_stuck = some_stuck || stuck;
            some_moving = some_moving || !stuck;
            meanings.resize(chosen_.size());
            for (std::size_t i = 0; i < chosen_.size(); ++i) {
                meanings[i].insert(chosen_[i]);
            }
            return;
        }
        const Written& play = script_.plays[index];
        choose(play.tile, table.hands[static_cast<std::size_t>(table.mover)], [&](const naive::Tile& tile) {
            if (naive::may_lay(table, tile, play.x, play.y)) {
                redraft(table, index, {tile, play.x, play.y});
            }
        });
    }

    void redraft(const naive::Table& table, std::size_t index, const naive::Laid& laid) {
        const naive::Tile& written = script_.plays[index].drafted;
        if (written.empty() != table.supply.empty()) {
            return;
        }
        if (written.empty()) {
            go_on(naive::after(table, laid, ""), index + 1);
            return;
        }
        choose(written, table.supply,
               [&](const naive::Tile& tile) { go_on(naive::after(table, laid, tile), index + 1); });
    }

    template <typename GoOn>
    void choose(const naive::Tile& written, const naive::Tiles& among, GoOn go_on_with) {
        for (const naive::Tile& tile : meant(written, among)) {
            if (written == "?") {
                chosen_.push_back(tile);
            }
            go_on_with(tile);
            if (written == "?") {
                chosen_.pop_back();
            }
        }
    }

    const Script& script_;
    std::vector<naive::Tile> chosen_;
};

Script random_script(Random& random) {
    Script script;
    State state(0);
    const auto draft = random_draft(random);
    for (const Tile picked : draft) {
        script.draft.push_back(text_of(picked));
    }
    state.draft(std::vector<WrittenTile>(draft.begin(), draft.end()));
    while (const auto next = random_play(state, random)) {
        const bool drafts = next->redrafts.count > 0;
        script.plays.push_back({text_of(next->tile.tile), next->cell.x, next->cell.y,
                                drafts ? text_of(next->redrafts.tiles[0].tile) : ""});
        state.play(*next);
    }
    if (random.below(3) == 0) {
        script.plays.resize(random.below(script.plays.size() + 1));
    }
    return script;
}

naive::Tile& some_tile(Script& script, Random& random) {
    const std::size_t which = random.below(script.draft.size() + 2 * script.plays.size());
    if (which < script.draft.size()) {
        return script.draft[which];
    }
    Written& play = script.plays[(which - script.draft.size()) / 2];
    return which % 2 == 0 || play.drafted.empty() ? play.tile : play.drafted;
}

void spoil(Script& script, Random& random) {
    if (random.below(2) == 0 && !script.plays.empty()) {
        Written& play = script.plays[random.below(script.plays.size())];
        play.x += random.below(3) - 1L;
        play.y += random.below(3) - 1L;
    } else {
        some_tile(script, random) = text_of(Tile::from_index(static_cast<int>(random.below(tile_count))));
    }
}

bool picked_twice(const Script& script) {
    std::set<naive::Tile> seen;
    return std::any_of(script.draft.begin(), script.draft.end(),
                       [&](const naive::Tile& tile) { return tile != "?" && !seen.insert(tile).second; });
}

/// Plays what the rules allow and returns how many plays that were.
std::size_t replay(const Script& script, State& state) {
    std::uint32_t at = 0;
    std::vector<WrittenTile> draft;
    for (const naive::Tile& picked : script.draft) {
        draft.emplace_back(tile(picked), ++at);
    }
    state.draft(draft);
    for (std::size_t i = 0; i < script.plays.size(); ++i) {
        const Written& written = script.plays[i];
        Play play{.player = state.mover(), .tile = {tile(written.tile), ++at}};
        play.cell = {static_cast<std::int32_t>(written.x), static_cast<std::int32_t>(written.y)};
        if (!written.drafted.empty()) {
            play.redrafts.add({tile(written.drafted), ++at});
        }
        if (state.over() || judge(state, play)) {
            return i;
        }
        state.play(play);
        EXPECT_TRUE(state.conserved());
    }
    return script.plays.size();
}

void compare_meanings(const State& state, const EveryWorld& every) {
    const std::vector<Doubt> all = doubts(state.history());
    ASSERT_EQ(all.size(), every.meanings.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::set<naive::Tile> choices;
        const Answer known = answer(state.history(), all[i], std::nullopt);
        for (const Tile choice : known.choices) {
            choices.insert(text_of(choice));
        }
        EXPECT_EQ(choices, every.meanings[i]);
        EXPECT_EQ(known.settled != nowhere, choices.size() == 1);
    }
}

void compare(const Script& script) {
    const EveryWorld every(script);
    State state(0);
    ASSERT_EQ(replay(script, state), every.longest);
    if (every.longest == script.plays.size()) {
        EXPECT_EQ(state.may_be_over(), every.some_stuck);
        EXPECT_EQ(state.over(), !every.some_moving);
        EXPECT_EQ(!judge_stuck(state, state.mover()), every.some_stuck);
        compare_meanings(state, every);
    }
}

TEST(Worlds, SameAsTryingEveryTile) {
    Random random(7);
    for (unsigned i = 0; i < test::games(1500); ++i) {
        Script script = random_script(random);
        for (std::uint64_t spoiled = random.below(3); spoiled > 0; --spoiled) {
            spoil(script, random);
        }
        for (std::uint64_t unknown = random.below(3); unknown > 0; --unknown) {
            some_tile(script, random) = "?";
        }
        if (!picked_twice(script)) {
            compare(script);
        }
    }
}

// Plays unknown by the dozen have few worlds, so that every one can be tried.
TEST(Worlds, SameAsTryingEveryTileWithManyPlaysUnknown) {
    Random random(8);
    for (unsigned i = 0; i < test::games(300); ++i) {
        Script script = random_script(random);
        script.plays.resize(std::min<std::size_t>(script.plays.size(), 12));
        for (Written& play : script.plays) {
            play.tile = random.below(2) == 0 ? "?" : play.tile;
        }
        if (i % 2 == 0) {
            spoil(script, random);
        }
        if (!picked_twice(script)) {
            compare(script);
        }
    }
}

TEST(Worlds, ARecordOfNothingButUnknownTilesIsPossible) {
    State state(0);
    state.draft(std::vector<WrittenTile>(draft_size));
    for (int i = 0; i < 30; ++i) {
        Play next{.player = state.mover(), .tile = {}, .cell = {i % 6, i / 6}};
        if (i < tile_count - draft_size) {
            next.redrafts.add(Tile::unknown());
        }
        ASSERT_FALSE(judge(state, next)) << i;
        state.play(next);
    }
    EXPECT_FALSE(state.over());
}

TEST(Worlds, NoTileCanBeTheThirtyFifth) {
    State state(0);
    state.draft(std::vector<WrittenTile>(draft_size));
    for (int i = 0; i < tile_count; ++i) {
        Play next{.player = state.mover(), .tile = {}, .cell = {i % 6, i / 6}};
        if (i < tile_count - draft_size) {
            next.redrafts.add(Tile::unknown());
        }
        if (state.over() || judge(state, next)) {
            EXPECT_EQ(i, longest_game);
            return;
        }
        state.play(next);
    }
    FAIL();
}

}  // namespace
}  // namespace arbiter::grawlix
