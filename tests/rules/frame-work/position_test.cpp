// Positions of random games: cards are conserved, a position survives being written, and the legal lines are exactly
// those that a look lets pass.
#include "rules/frame-work/chance.hpp"
#include "rules/frame-work/conserve.hpp"
#include "rules/frame-work/legal.hpp"
#include "rules/frame-work/snapshot.hpp"
#include "tests/effort.hpp"
#include "tests/rules/frame-work/script.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace arbiter::frame_work {
namespace {

/// Plays a random game and shows every position; cards are hidden with the given chance (in percent).
void random_game(std::uint64_t seed, std::uint64_t players, std::uint32_t hide,
                 const std::function<void(const State&)>& show) {
    Random random(seed);
    State state(script::table(script::lively_deck(), static_cast<std::uint8_t>(players)));
    state.table.teams = players == 4 && seed % 2 == 0;
    const auto hidden = [&](CardId card) { return is_named(card) && random.below(100) < hide ? hidden_card : card; };
    for (int line = 0; line < 200 && !state.over(); ++line) {
        if (auto deal = random_deal(state, random)) {
            std::ranges::transform(deal->cards, deal->cards.begin(), hidden);
            apply(state, *deal, 1);
        } else if (auto change = random_change(state, random)) {
            change->card = change->deed == Deed::reveal ? change->card : hidden(change->card);
            apply(state, *change, 1);
        } else {
            auto turn = random_turn(state, random);
            ASSERT_TRUE(turn.has_value());
            turn->card = turn->act == Act::plant ? hidden(turn->card) : turn->card;
            turn->drawn = turn->drawn == turn->card || turn->act == Act::plant ? hidden(turn->drawn) : turn->drawn;
            ASSERT_FALSE(look(state, *turn)) << snapshot(state);
            apply(state, *turn, 1);
        }
        show(state);
    }
}

TEST(Position, CardsAreConserved) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        random_game(seed, 2 + seed % 3, seed % 2 == 0 ? 0 : 40,
                    [](const State& state) { ASSERT_TRUE(conserved(state)) << snapshot(state); });
    }
}

TEST(Position, SurvivesBeingWritten) {
    for (std::uint64_t seed = 1; seed <= test::games(40); ++seed) {
        random_game(seed, 2 + seed % 3, seed % 2 == 0 ? 0 : 60, [](const State& state) {
            const std::string line = snapshot(state);
            const auto back = restore(line);
            ASSERT_TRUE(back.has_value()) << line;
            ASSERT_EQ(snapshot(*back), line);
            std::vector<Turn> turns;
            std::vector<Turn> turns_back;
            legal_turns(state, turns);
            legal_turns(*back, turns_back);
            ASSERT_EQ(turns, turns_back) << line;
        });
    }
}

TEST(Position, RestoreRefusesDamagedLines) {
    std::string line;
    random_game(5, 3, 30,
                [&](const State& state) { line = line.size() < 2500 && state.round == 1 ? snapshot(state) : line; });
    Random random(9);
    for (int i = 0; i < 2000; ++i) {
        std::string damaged = line;
        damaged[random.below(damaged.size())] = static_cast<char>(' ' + random.below(95));
        if (const auto state = restore(damaged)) {
            EXPECT_TRUE(conserved(*state)) << damaged;
        }
        EXPECT_FALSE(restore(line.substr(0, random.below(line.size() / 2))).has_value());
    }
    EXPECT_FALSE(restore("").has_value());
}

TEST(Position, RestoreRefusesWhatNoGameReaches) {
    std::string line;
    random_game(5, 3, 0, [&](const State& state) {
        line = state.phase == Phase::playing && state.round == 1 && !state.in_effect() ? snapshot(state) : line;
    });
    ASSERT_TRUE(restore(line)) << line;
    for (const auto& [field, value] : {std::pair{"round", "0"},
                                       {"winners", "1"},
                                       {"playing", "3"},
                                       {"playing", "6"},
                                       {"points", "0,0,0,1"},
                                       {"phase", "9"}}) {
        const std::string key = std::string(" ") + field + "=";
        std::string changed = line;
        const std::size_t begin = changed.find(key) + key.size();
        changed.replace(begin, changed.find(' ', begin) - begin, value);
        EXPECT_FALSE(restore(changed)) << changed;
    }
}

/// Every line that could be written about a position, sensible or not.
void each_turn(const State& state, const std::function<void(const Turn&)>& use) {
    std::vector<CardId> drawn{no_card};
    const auto cards = static_cast<CardId>(state.deck().cards.size());
    for (CardId card = 0; card < cards; ++card) {
        drawn.push_back(card);
    }
    Turn turn;
    for (turn.actor = 0; turn.actor < state.table.players; ++turn.actor) {
        for (const CardId draw : drawn) {
            turn.drawn = draw;
            turn.act = Act::pass;
            turn.card = no_card;
            turn.whom = no_seat;
            turn.place = 0;
            use(turn);
            for (turn.card = 0; turn.card < cards; ++turn.card) {
                turn.act = Act::reveal;
                turn.whom = no_seat;
                for (turn.place = 0; turn.place < 5; ++turn.place) {
                    use(turn);
                }
                turn.place = 0;
                for (turn.whom = no_seat; turn.whom < state.table.players; ++turn.whom) {
                    turn.act = Act::use;
                    const bool meaningless = turn.whom != no_seat && !state.deck()[turn.card].needs_target();
                    if (!meaningless) {
                        use(turn);
                    }
                    turn.act = Act::plant;
                    if (turn.whom != no_seat) {
                        use(turn);
                    }
                }
            }
        }
    }
}

template <typename List>
bool holds(const List& list, const typename List::value_type& item) {
    return std::ranges::find(list, item) != list.end();
}

TEST(Position, LegalTurnsAreThoseThatPass) {
    std::size_t seen = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        random_game(seed, 2 + seed % 2, seed % 3 == 0 ? 50 : 0, [&](const State& state) {
            if (++seen % 37 != 0 || state.in_effect()) {
                return;
            }
            std::vector<Turn> turns;
            legal_turns(state, turns);
            each_turn(state, [&](const Turn& turn) {
                ASSERT_EQ(!look(state, turn), holds(turns, turn))
                    << snapshot(state) << static_cast<int>(look(state, turn).law);
            });
        });
    }
}

void each_change(const State& state, const std::function<void(const Change&)>& use) {
    const auto cards = static_cast<CardId>(state.deck().cards.size());
    for (int deed = 0; deed <= static_cast<int>(Deed::nothing); ++deed) {
        Change change;
        change.deed = static_cast<Deed>(deed);
        const bool file = change.deed < Deed::plant;
        const bool named = change.deed == Deed::reveal || change.deed == Deed::look || change.deed == Deed::plant;
        const bool to = change.deed == Deed::swap || change.deed == Deed::move || change.deed == Deed::plant;
        for (change.of = file ? Seat{0} : no_seat; change.of < (file ? state.table.players : 0); ++change.of) {
            for (change.place = file ? 1 : 0; change.place < (file ? 5 : 1); ++change.place) {
                for (change.with = to ? Seat{0} : no_seat; change.with < (to ? state.table.players : 0);
                     ++change.with) {
                    for (change.other = change.deed == Deed::swap ? 1 : 0;
                         change.other < (change.deed == Deed::swap ? 5 : 1); ++change.other) {
                        for (CardId card = 0; card < (named ? cards : 1); ++card) {
                            change.card = named ? card : no_card;
                            use(change);
                        }
                    }
                }
            }
        }
    }
}

bool is_small(const State& state) {
    return std::ranges::all_of(state.dossiers, [](const Dossier& dossier) { return dossier.size() < 5; });
}

TEST(Position, LegalChangesAreThoseThatPass) {
    std::size_t compared = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        random_game(seed, 2 + seed % 3, seed % 3 == 0 ? 50 : 0, [&](const State& state) {
            if (!state.in_effect() || !is_small(state)) {
                return;
            }
            std::vector<Change> changes;
            legal_changes(state, changes);
            EXPECT_FALSE(changes.empty()) << snapshot(state);
            std::size_t legal = 0;
            each_change(state, [&](const Change& change) {
                legal += look(state, change) ? 0U : 1U;
                ASSERT_EQ(!look(state, change), holds(changes, change)) << snapshot(state);
            });
            EXPECT_EQ(legal, changes.size());
            ++compared;
        });
    }
    EXPECT_GT(compared, 300U);
}

}  // namespace
}  // namespace arbiter::frame_work
