// Properties of Azul that no single record shows.
#include "tests/rules/azul/playing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace arbiter::azul::game_test {
namespace {

bool same_move(const Written& a, const Written& b) {
    if (a.line.verb != b.line.verb || a.line.seat != b.line.seat) {
        return false;
    }
    if (a.verb() == Verb::pick) {
        return a.pick.source == b.pick.source && a.pick.color == b.pick.color && a.pick.line == b.pick.line &&
               a.pick.dropped == b.pick.dropped;
    }
    bool same = a.laying_count == b.laying_count;
    for (std::uint32_t i = 0; same && i < a.laying_count; ++i) {
        same = a.layings[i].line == b.layings[i].line && a.layings[i].column == b.layings[i].column;
    }
    return same;
}

bool listed(const std::vector<Written>& moves, const Written& move) {
    for (const Written& one : moves) {
        if (same_move(one, move)) {
            return true;
        }
    }
    return false;
}

TEST(Azul, ConservesTilesInThousandsOfGames) {
    each_event(400, [](const State& state, const Written& written, const Seats&) {
        ASSERT_TRUE(Azul::conserved(state));
        State next = state;
        ASSERT_FALSE(play(next, written));
        ASSERT_TRUE(Azul::conserved(next));
    });
}

TEST(Azul, RefusesEveryPickThatIsNotListed) {
    each_event(4, [](const State& state, const Written& written, const Seats&) {
        if (written.verb() != Verb::pick) {
            return;
        }
        std::vector<Written> moves;
        Azul::legal_moves(state, moves);
        ASSERT_TRUE(listed(moves, written));
        for (int code = 0; code < 10 * 5 * 6; ++code) {
            Written pick = written;
            pick.pick = {static_cast<std::uint8_t>(code / 30), static_cast<std::uint8_t>(code / 6 % 5),
                         static_cast<std::uint8_t>(code % 6), 1};
            State next = state;
            ASSERT_EQ(!play(next, pick), listed(moves, pick));
            ASSERT_TRUE(Azul::conserved(next));
        }
    });
}

/// How many tiles of a pick are on its line when it has been played, and how many have fallen.
struct Spread {
    unsigned lie = 0;
    unsigned fall = 0;
};

/// Counted tile by tile: so many are kept in hand and fall, the others are laid one after the other.
Spread spread_of(const State& state, const Pick& pick) {
    const unsigned count = count_of(state.table.sources[pick.source], pick.color);
    unsigned room = state.table.boards[state.table.turn].line_free[pick.line - 1U];
    Spread spread{0, std::min<unsigned>(count, pick.says_dropped() ? pick.dropped : 0)};
    for (unsigned tile = spread.fall; tile < count; ++tile) {
        ++(room == 0 ? spread.fall : spread.lie);
        room -= room == 0 ? 0U : 1U;
    }
    return spread;
}

void expect_spread(const State& before, const State& after, const Pick& pick) {
    const Spread spread = spread_of(before, pick);
    const std::uint8_t seat = before.table.turn;
    if (after.table.phase == Phase::offer) {  // otherwise lines and floor may have been cleared
        const auto row = static_cast<std::uint8_t>(pick.line - 1);
        EXPECT_EQ(after.table.boards[seat].held(row), before.table.boards[seat].held(row) + spread.lie);
        const unsigned fallen = total(after.table.boards[seat].floor) + total(after.table.lid) -
                                total(before.table.boards[seat].floor) - total(before.table.lid);
        EXPECT_EQ(fallen, spread.fall);
    }
    EXPECT_TRUE(Azul::conserved(after));
}

/// Every number behind every pick is tried. What falls because it does not fit needs no number: such moves are not
/// listed, though they may be written.
void expect_droppings(const State& state, const Written& written, bool allowed) {
    std::vector<Written> moves;
    Azul::legal_moves(state, moves);
    ASSERT_TRUE(listed(moves, written));
    std::size_t found = 0;
    for (int code = 0; code < 6 * 5 * 5 * 12; ++code) {
        Written pick = written;
        pick.pick = {static_cast<std::uint8_t>(code / 300), static_cast<std::uint8_t>(code / 60 % 5),
                     static_cast<std::uint8_t>(code / 12 % 5 + 1)};
        Written plain = pick;
        pick.pick.dropped = static_cast<std::uint8_t>(code % 12);
        State next = state;
        const bool legal = !play(next, pick);
        const Spread natural = spread_of(state, plain.pick);
        const bool idle = pick.pick.dropped == natural.fall;
        ASSERT_EQ(legal, listed(moves, idle ? plain : pick) && natural.lie != 0) << code;
        if (legal) {
            expect_spread(state, next, pick.pick);
        }
        found += legal && !idle ? 1U : 0U;
        ASSERT_TRUE(allowed || !legal || idle);
    }
    const auto drops = [](const Written& move) { return move.pick.dropped != drop_unsaid; };
    ASSERT_EQ(static_cast<std::size_t>(std::ranges::count_if(moves, drops)), found);
}

TEST(Azul, ListsEveryPickThatDropsTiles) {
    std::size_t dropped = 0;
    for (const bool allowed : {false, true}) {
        const std::string header =
            record::header_for("azul", 2, allowed ? "House: dropping=allowed\n" : "House: dropping=refused\n");
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Random random(seed * 31);
            verbs::play_from_header<Azul>(header, random, no_files,
                                          [&](const State& state, const Written& written, const Seats&) {
                                              if (written.verb() == Verb::pick) {
                                                  expect_droppings(state, written, allowed);
                                                  dropped += written.pick.says_dropped() ? 1U : 0U;
                                              }
                                          });
        }
        EXPECT_EQ(dropped != 0, allowed);
    }
}

TEST(Azul, RefusesEveryTilingThatIsNotListed) {
    each_event(10, [](const State& state, const Written& written, const Seats&) {
        if (written.verb() != Verb::tile) {
            return;
        }
        std::vector<Written> moves;
        Azul::legal_moves(state, moves);
        ASSERT_TRUE(listed(moves, written));
        for (std::uint32_t i = 0; i < written.laying_count; ++i) {
            for (std::uint8_t column = 0; column <= 5; ++column) {
                Written other = written;
                other.layings[i].column = column;
                State next = state;
                ASSERT_EQ(!play(next, other), listed(moves, other));
            }
        }
    });
}

/// The position that these lines set, as it is before anything follows.
std::optional<State> position_of(std::string_view header, const std::string& lines) {
    const std::string text = std::string(header) + lines;
    const Record record = read_record(RecordText{text});
    Replay<Azul> replay;
    Report report;
    replay.run(record, {}, no_files, report, known_games());
    for (const Finding& finding : report.findings) {
        EXPECT_NE(finding.severity, Severity::error) << finding.message << '\n' << text;
    }
    return replay.state();
}

TEST(Azul, SetsThePositionsItWrites) {
    each_event(8, [](const State& state, const Written&, const Seats& seats) {
        std::string lines;
        Azul::write_position(state, {seats, {}}, lines);
        const auto set = position_of(header_of(state.table.players, state.table.gray), lines);
        ASSERT_TRUE(set);
        std::string again;
        Azul::write_position(*set, {seats, {}}, again);
        ASSERT_EQ(again, lines);
        std::vector<Written> before;
        std::vector<Written> after;
        Azul::legal_moves(state, before);
        Azul::legal_moves(*set, after);
        ASSERT_EQ(before.size(), after.size()) << lines;
        ASSERT_TRUE(conserved(set->table));
        ASSERT_EQ(Azul::to_move(*set), Azul::to_move(state)) << lines;
    });
}

/// The score of one tile, counted space by space as the rulebook describes it.
int linked_points(const std::array<std::array<bool, 5>, 5>& wall, int row, int column) {
    const auto run = [&](int rows_step, int columns_step) {
        int count = 1;
        for (const int sign : {-1, 1}) {
            int r = row + sign * rows_step;
            int c = column + sign * columns_step;
            while (r >= 0 && r < 5 && c >= 0 && c < 5 &&
                   wall[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)]) {
                ++count;
                r += sign * rows_step;
                c += sign * columns_step;
            }
        }
        return count;
    };
    const int across = run(0, 1);
    const int down = run(1, 0);
    return across == 1 && down == 1 ? 1 : (across > 1 ? across : 0) + (down > 1 ? down : 0);
}

TEST(Azul, ScoresLinkedTilesAsCountedByHand) {
    Random random(5);
    for (int game = 0; game < 2000; ++game) {
        Board board;
        std::array<std::array<bool, 5>, 5> wall{};
        Tally lid = 0;
        for (int i = 0; i < 25; ++i) {
            const auto row = static_cast<std::uint8_t>(random.below(5));
            const auto column = static_cast<std::uint8_t>(random.below(5));
            if (wall[row][column]) {
                continue;
            }
            wall[row][column] = true;
            board.line_color[row] = static_cast<std::uint8_t>((column + 5 - row) % 5);
            board.line_free[row] = 0;
            const std::int32_t before = board.score;
            lay(board, row, column, lid);
            ASSERT_EQ(board.score - before, linked_points(wall, row, column));
        }
    }
}

}  // namespace
}  // namespace arbiter::azul::game_test
