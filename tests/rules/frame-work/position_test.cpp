// Positions of random games: cards are conserved, and the legal lines are exactly those that a look lets pass.
#include "rules/frame-work/conservation.hpp"
#include "rules/frame-work/moves.hpp"
#include "rules/frame-work/random_play.hpp"
#include "rules/registry/registry.hpp"
#include "tests/rules/frame-work/script.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <tuple>

namespace arbiter::frame_work::position_test {
namespace {

/// Plays a random game and shows every position; cards are hidden with the given chance (in percent).
void random_game(std::uint64_t seed, std::uint64_t players, std::uint32_t hide,
                 const std::function<void(const State&)>& show) {
    Random random(seed);
    State state(script::table(script::lively_deck(), static_cast<std::uint8_t>(players)));
    state.table.teams = players == 4 && seed % 2 == 0;
    if (state.table.teams) {
        state.table.sides = {0, 1, 1, 0};
    }
    const auto hidden = [&](const CardWord& word) {
        return !word.id.empty() && random.below(100) < hide ? CardWord{"?", 0} : word;
    };
    for (int line = 0; line < 200 && !state.over(); ++line) {
        if (auto deal = random_deal(state, random)) {
            std::ranges::transform(deal->dealt, deal->dealt.begin(), hidden);
            script::apply(state, *deal, 1);
        } else if (auto change = random_change(state, random)) {
            change->card = change->deed == Deed::reveal ? change->card : hidden(change->card);
            script::apply(state, *change, 1);
        } else {
            auto turn = random_turn(state, random);
            ASSERT_TRUE(turn.has_value());
            turn->card = turn->act == Act::plant ? hidden(turn->card) : turn->card;
            const bool free = turn->drawn.id == turn->card.id || turn->act == Act::plant;
            turn->drawn = free ? hidden(turn->drawn) : turn->drawn;
            ASSERT_EQ(script::look(state, *turn), Law::none) << script::shown(state);
            script::apply(state, *turn, 1);
        }
        show(state);
    }
}

/// What tells one line from another, whatever its kind leaves unused.
using Key = std::tuple<Seat, std::string_view, int, int, std::string_view, Seat, int, Seat, int>;

Key key_of(const Written& line) {
    const bool turn = line.verb() == Verb::turn;
    return {line.line.seat,
            line.drawn.id,
            turn ? static_cast<int>(line.act) : 0,
            turn ? 0 : static_cast<int>(line.deed),
            line.card.id,
            line.of.seat,
            line.place.number,
            line.with.seat,
            line.other.number};
}

std::vector<Key> keys_of(const std::vector<Written>& lines) {
    std::vector<Key> keys;
    std::ranges::transform(lines, std::back_inserter(keys), key_of);
    return keys;
}

TEST(Position, CardsAreConserved) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        random_game(seed, 2 + seed % 3, seed % 2 == 0 ? 0 : 40,
                    [](const State& state) { ASSERT_TRUE(conserved(state)) << script::shown(state); });
    }
}

using Use = std::function<void(const Written&)>;

void each_card(const State& state, CardWord& word, const std::function<void()>& use) {
    for (const Card& card : state.deck().cards) {
        word.id = card.id;
        use();
    }
    word = {};
}

void each_seat(const State& state, Seat& seat, const std::function<void()>& use) {
    for (seat = 0; seat < state.table.players; ++seat) {
        use();
    }
    seat = no_seat;
}

void each_place(Position& place, std::uint16_t first, const std::function<void()>& use) {
    for (place.number = first; place.number < 5; ++place.number) {
        use();
    }
    place.number = 0;
}

void each_act(const State& state, Written& turn, const Use& use) {
    turn.act = Act::pass;
    use(turn);
    each_card(state, turn.card, [&] {
        turn.act = Act::reveal;
        each_place(turn.place, 0, [&] { use(turn); });
        turn.act = Act::use;
        use(turn);
        if (state.deck()[state.deck().find(turn.card.id)].needs_target()) {
            each_seat(state, turn.of.seat, [&] { use(turn); });
        }
        turn.act = Act::plant;
        each_seat(state, turn.of.seat, [&] { use(turn); });
    });
}

/// Every line that could be written about a position, sensible or not.
void each_turn(const State& state, const Use& use) {
    Written turn;
    turn.line.set(Verb::turn);
    each_seat(state, turn.line.seat, [&] {
        each_act(state, turn, use);
        each_card(state, turn.drawn, [&] { each_act(state, turn, use); });
    });
}

TEST(Position, LegalTurnsAreThoseThatPass) {
    std::size_t seen = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        random_game(seed, 2 + seed % 2, seed % 3 == 0 ? 50 : 0, [&](const State& state) {
            if (++seen % 37 != 0 || state.in_effect()) {
                return;
            }
            std::vector<Written> turns;
            legal_turns(state, turns);
            const std::vector<Key> keys = keys_of(turns);
            const std::set<Key> legal(keys.begin(), keys.end());
            EXPECT_EQ(legal.size(), turns.size());
            each_turn(state, [&](const Written& turn) {
                const Law law = script::look(state, turn);
                ASSERT_EQ(law == Law::none, legal.contains(key_of(turn)))
                    << script::shown(state) << static_cast<int>(law);
            });
        });
    }
}

void each_file(const State& state, Written& change, const std::function<void()>& use) {
    each_seat(state, change.of.seat, [&] { each_place(change.place, 1, use); });
}

void each_change(const State& state, const Use& use) {
    Written change;
    change.line.set(Verb::change);
    const auto use_it = [&] { use(change); };
    const auto to_each = [&] { each_seat(state, change.with.seat, use_it); };
    for (int deed = 0; deed <= static_cast<int>(Deed::nothing); ++deed) {
        change.deed = static_cast<Deed>(deed);
        switch (change.deed) {
            case Deed::reveal:
            case Deed::look: each_file(state, change, [&] { each_card(state, change.card, use_it); }); break;
            case Deed::swap:
                each_file(state, change,
                          [&] { each_seat(state, change.with.seat, [&] { each_place(change.other, 1, use_it); }); });
                break;
            case Deed::move: each_file(state, change, to_each); break;
            case Deed::conceal:
            case Deed::take:
            case Deed::discard: each_file(state, change, use_it); break;
            case Deed::plant: each_card(state, change.card, to_each); break;
            case Deed::nothing: use(change); break;
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
            std::vector<Written> changes;
            legal_changes(state, changes);
            EXPECT_FALSE(changes.empty()) << script::shown(state);
            const std::vector<Key> keys = keys_of(changes);
            std::size_t legal = 0;
            each_change(state, [&](const Written& change) {
                const bool passes = script::look(state, change) == Law::none;
                legal += passes ? 1U : 0U;
                ASSERT_EQ(passes, std::ranges::find(keys, key_of(change)) != keys.end()) << script::shown(state);
            });
            EXPECT_EQ(legal, changes.size());
            ++compared;
        });
    }
    EXPECT_GT(compared, 300U);
}

/// Why no position is printed of a record; empty where one is.
std::string fault_of(const std::string& body) {
    const std::string text = "Game: frame-work\nPlayers: Ann, Ben, Cat\nDeck: docks\n\n" + body;
    Report report;
    const FileReader no_files = [](std::string_view) { return std::nullopt; };
    return find_game("frame-work")->set_lines(read_record(RecordText{text}), no_files, report).fault;
}

TEST(Position, IsNoneWhereAnEffectIsNotWrittenToItsEnd) {
    const std::string used = "deal E3 E1 E2\nAnn draw A1 use E3 on Ben\n";
    EXPECT_EQ(fault_of(used), "a position lies between turns, and an effect is not written down to its end");
    EXPECT_EQ(fault_of(used + "  nothing\n"), "");
    EXPECT_EQ(fault_of(used + "Ben pass\n"), "");
}

/// Ann and Ben had six points, and Cat, who had not, has caught up with them.
TEST(Position, IsNoneWhereSomebodyInTheLeadWatchesASuddenDeath) {
    const std::string busts =
        "set round 9 Ann\nset Ann points 5\nset Ann dossier E2! E2! E3!\nset Ben points 5\nset Ben dossier E3! E4! "
        "E4!\n";
    const std::string dealt = "round 10\ndeal E1 E1\n";
    const std::string fault = "no set lines say that somebody in the lead does not play this Sudden Death";
    EXPECT_EQ(fault_of(busts + "set Cat points 5\n"), fault);
    EXPECT_EQ(fault_of(busts + "set Cat points 5\n" + dealt), fault);
    EXPECT_EQ(fault_of(busts + "set Cat points 4\n"), "");
    EXPECT_EQ(fault_of(busts + "set Cat points 4\n" + dealt), "");
}

}  // namespace
}  // namespace arbiter::frame_work::position_test
