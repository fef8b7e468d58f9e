// Tiles that nobody noted bound the scores: games with some of them hidden, held against what was hidden, against other
// tiles in its place, and against displays counted plainly with blank tiles and with all that a tile can have.
#include "rules/framework/game.hpp"
#include "rules/framework/scoring.hpp"
#include "tests/effort.hpp"
#include "tests/rules/candidates/script.hpp"
#include "tests/rules/framework/brute_force.hpp"
#include "tests/rules/framework/playing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::framework::test::bounds_test {
namespace {

constexpr std::array<std::string_view, 4> names{"Ann", "Ben", "Cat", "Dan"};

/// A tile by the line that it was drawn on, and its place there.
using Drawn = std::pair<std::size_t, std::size_t>;

/// A whole game in lines, and which tile lies where.
struct Played {
    explicit Played(const Agreement& agreement) : agreed(agreement), state(agreement), laid(agreement.players) {
        for (std::size_t player = 0; player < agreed.players; ++player) {
            seats.add(names[player], {}, true);
        }
    }

    Agreement agreed;
    Seats seats;
    State state;
    std::vector<std::string> lines;
    std::vector<std::vector<Drawn>> laid;  ///< of each player
    std::vector<Drawn> drawn;              ///< all that were, and that no other line names
    std::size_t offer = 0;                 ///< the line with the last one
};

std::string line_of(const Played& game, const Written& written) {
    std::string line;
    defaults::write<Framework>(game.state, written, {game.seats, {}}, line);
    return line;
}

void note_tiles(Played& game, const Written& written) {
    const std::size_t line = game.lines.size();
    if (written.verb() == Verb::offer) {
        game.offer = line;
        for (std::size_t tile = 0; tile < written.tile_count; ++tile) {
            game.drawn.emplace_back(line, tile);
        }
    } else if (written.verb() == Verb::turn && written.turn.act != Act::store) {
        const bool alone = game.agreed.solo();
        const Drawn drawn = alone ? Drawn(line, 0) : Drawn(game.offer, written.turn.pick.number - 1u);
        game.laid[game.state.turn].push_back(drawn);
        if (alone && written.turn.act == Act::lay) {
            game.drawn.push_back(drawn);
        }
    }
}

std::string totals(const State& state) {
    std::string line = "scores";
    for (Player player = 0; player < state.agreed.players; ++player) {
        line += fmt::format(" {}", score(state, player));
    }
    return line;
}

/// The tokens of this line, as claims.
std::string claims(const State& before, const State& after, Player player) {
    std::string marks;
    const Display& display = after.displays[player];
    for (std::size_t tile = 0; tile < before.displays[player].size(); ++tile) {
        for (std::size_t task = 0; task < Tile::most_tasks; ++task) {
            if (display[tile].has_token(task) && !before.displays[player][tile].has_token(task)) {
                marks += fmt::format(" +{},{}/{}", display[tile].cell.x, display[tile].cell.y, task + 1);
            }
        }
    }
    return marks;
}

/// Of those whose marks are claims some are written, and some totals.
void play_line(Played& game, Random& random, bool claiming, const Written& written) {
    note_tiles(game, written);
    std::string line = line_of(game, written);
    const State before = game.state;
    NoTrail log;
    EXPECT_FALSE(defaults::play<Framework>(game.state, written, log)) << line;
    if (claiming && written.verb() == Verb::turn && game.agreed.house.tokens == Tokens::automatic) {
        line += claims(before, game.state, before.turn);
    }
    game.lines.push_back(line);
    if (claiming && random.below(12) == 0 && has_scores(game.state)) {
        game.lines.push_back(totals(game.state));
    }
}

Played random_game(Random& random) {
    Agreement agreed = random_agreement(random);
    Played game(agreed);
    const bool claiming = random.below(3) == 0;
    const std::size_t most = 20 + random.below(240);
    Written written;
    while (game.lines.size() < most && !game.state.finished() &&
           (defaults::deal<Framework>(game.state, random, written) ||
            Framework::random_move(game.state, random, written))) {
        play_line(game, random, claiming, written);
    }
    return game;
}

std::string header_of(const Played& game, bool with_result) {
    const Agreement& agreed = game.agreed;
    std::string players;
    std::string tokens;
    std::string result;
    for (Player player = 0; player < agreed.players; ++player) {
        const std::string_view comma = player == 0 ? "" : ", ";
        players += fmt::format("{}{}", comma, names[player]);
        tokens += fmt::format("{}{}", comma, agreed.tokens[player]);
        result += fmt::format("{}{} {}", comma, names[player], score(game.state, player));
    }
    return fmt::format(
        "Game: framework\nPlayers: {}\nTokens: {}\nHouse: handicap=free, tokens={}, dual-frame={}, "
        "storage={}\n{}\n",
        players, tokens, agreed.house.tokens == Tokens::claimed ? "claimed" : "auto",
        agreed.house.dual == DualFrame::once ? 1 : 2, agreed.house.storage,
        with_result ? "Result: " + result + "\n" : "");
}

/// The record with other words in place of these tiles.
std::string with_tiles(const Played& game, const std::string& header,
                       const std::vector<std::pair<Drawn, std::string>>& others) {
    std::string text = header;
    for (std::size_t line = 0; line < game.lines.size(); ++line) {
        std::string written = game.lines[line];
        for (const auto& [drawn, other] : others) {
            if (drawn.first != line) {
                continue;
            }
            std::size_t begin = written.find(' ') + 1;
            for (std::size_t skip = drawn.second; skip > 0; --skip) {
                begin = written.find(' ', begin) + 1;
            }
            written.replace(begin, std::min(written.find_first_of(" :", begin), written.size()) - begin, other);
        }
        text += written + '\n';
    }
    return text;
}

std::vector<Drawn> some_tiles(const Played& game, Random& random) {
    std::vector<Drawn> hidden;
    for (std::uint64_t left = 1 + random.below(6); left > 0 && !game.drawn.empty(); --left) {
        const Drawn one = game.drawn[random.below(game.drawn.size())];
        if (std::ranges::find(hidden, one) == hidden.end()) {
            hidden.push_back(one);
        }
    }
    return hidden;
}

/// The tokens in a display in which these tiles are all such ones.
int counted(const Played& game, Player player, const std::vector<Drawn>& hidden, const Tile& such) {
    const Display& display = game.state.displays[player];
    Display other;
    for (std::size_t tile = 0; tile < display.size(); ++tile) {
        const bool hides = std::ranges::find(hidden, game.laid[player][tile]) != hidden.end();
        other.lay(hides ? such : display[tile].tile, other.spot(display[tile].cell), 0);
    }
    const std::vector<unsigned> none(display.size(), 0);
    const brute::Table table(other);
    int tokens = 0;
    for (const unsigned tile : brute::cover(table, other, none, game.agreed.tokens[player], game.agreed.house.dual)) {
        tokens += std::popcount(tile);
    }
    return tokens;
}

/// What the score cannot leave, whatever the hidden tiles are.
ScoreRange bounds(const Played& game, Player player, const std::vector<Drawn>& hidden) {
    if (game.agreed.solo() || game.agreed.house.tokens == Tokens::claimed) {
        const int exact = score(game.state, player);
        return {exact, exact};
    }
    return {counted(game, player, hidden, Tile::unknown()), counted(game, player, hidden, Tile::everything())};
}

std::vector<ScoreRange> ranges_of(const Report& report) {
    std::vector<ScoreRange> ranges = report.score_ranges;
    for (std::size_t player = 0; player < report.score_count; ++player) {
        ranges.push_back({report.scores[player], report.scores[player]});
    }
    return ranges;
}

/// Nothing is said that is not true of this complete record.
void expect_true_of(const Report& report, const Report& complete) {
    const auto ranges = ranges_of(report);
    ASSERT_GE(ranges.size(), complete.score_count);
    for (std::size_t player = 0; player < complete.score_count; ++player) {
        EXPECT_LE(ranges[player].least, complete.scores[player]) << names[player];
        EXPECT_GE(ranges[player].most, complete.scores[player]) << names[player];
    }
    if (!report.open_end) {
        EXPECT_EQ(report.finished, complete.finished);
    }
    if (!report.open_winners) {
        EXPECT_EQ(report.winners, complete.winners);
    } else {
        EXPECT_EQ(complete.winners & ~report.possible_winners, 0);
    }
}

bool has_error(const Report& report) {
    return first_error(report.findings) != nullptr;
}

Report judged(const std::string& text) {
    return arbiter::test::judged_alone(text, [](std::string_view) { return std::optional<std::string>(); });
}

class HiddenTiles {
public:
    HiddenTiles(const Played& game, Random& random)
        : game_(game),
          random_(random),
          hidden_(some_tiles(game, random)),
          header_(header_of(game, game.state.finished() && has_scores(game.state) && random.below(3) == 0)),
          text_(written([](const Drawn&) { return std::string("?"); })),
          report_(judged(text_)) {}

    const std::string& text() const { return text_; }
    bool relaxed() const { return report_.relaxed_from != no_offset; }

    void expect_bounds() const {
        EXPECT_FALSE(has_error(report_));
        const auto ranges = ranges_of(report_);
        for (Player player = 0; player < ranges.size(); ++player) {
            const ScoreRange within = bounds(game_, player, hidden_);
            EXPECT_GE(ranges[player].least, within.least) << names[player];
            EXPECT_LE(ranges[player].most, within.most) << names[player];
        }
    }

    /// What was hidden, and other tiles in its place that the rest of the record allows.
    unsigned expect_truth() {
        const Report truth = judged(written([this](const Drawn& drawn) { return text_of(drawn); }));
        EXPECT_FALSE(has_error(truth));
        expect_true_of(report_, truth);
        unsigned others = 0;
        for (int tries = 0; tries < 6; ++tries) {
            const std::string text = written([this](const Drawn& drawn) {
                return random_.below(3) == 0 ? text_of(drawn) : framework::text(random_tile(random_, 4));
            });
            const Report other = judged(text);
            if (!has_error(other)) {
                SCOPED_TRACE(text);
                expect_true_of(report_, other);
                ++others;
            }
        }
        return others;
    }

private:
    template <typename Word>
    std::string written(Word word) const {
        std::vector<std::pair<Drawn, std::string>> words;
        for (const Drawn& drawn : hidden_) {
            words.emplace_back(drawn, word(drawn));
        }
        return with_tiles(game_, header_, words);
    }
    std::string text_of(const Drawn& drawn) const {
        std::istringstream words(game_.lines[drawn.first].substr(game_.lines[drawn.first].find(' ')));
        std::string word;
        for (std::size_t skip = 0; skip <= drawn.second; ++skip) {
            words >> word;
        }
        return word.substr(0, word.find(':'));
    }

    const Played& game_;
    Random& random_;
    std::vector<Drawn> hidden_;
    std::string header_;
    std::string text_;
    Report report_;
};

TEST(FrameworkBounds, HoldWhateverTilesThatNobodyNotedAre) {
    Random random(23);
    unsigned relaxed = 0;
    unsigned others = 0;
    for (unsigned i = 0; i < arbiter::test::games(120); ++i) {
        const Played game = random_game(random);
        HiddenTiles hidden(game, random);
        SCOPED_TRACE(hidden.text());
        hidden.expect_bounds();
        others += hidden.expect_truth();
        relaxed += hidden.relaxed() ? 1U : 0U;
        if (testing::Test::HasNonfatalFailure() || testing::Test::HasFatalFailure()) {
            break;
        }
    }
    EXPECT_GT(relaxed, 0U);
    EXPECT_GT(others, 0U);
}

/// What was taken, or where it lies.
std::string without_some_turns(const std::string& text, Random& random) {
    std::istringstream lines(text);
    std::string out;
    const std::uint64_t one_of = 10 + random.below(80);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t colon = line.rfind(':');
        const bool turn = colon != std::string::npos && colon + 1 < line.size() && line[colon + 1] != ' ' &&
                          line[colon + 1] != 's' && line.find("stored") == std::string::npos;
        if (turn && random.below(one_of) == 0) {
            const std::size_t end = std::min(line.find(' ', colon), line.size());
            const std::size_t pick = line.rfind(' ', colon) + 1;
            random.below(3) == 0 ? line.replace(colon + 1, end - colon - 1, "?")
                                 : line.replace(pick, colon - pick, "?");
        }
        out += line + '\n';
    }
    return out;
}

TEST(FrameworkBounds, HoldWhereTurnsWereNotNotedEither) {
    Random random(31);
    unsigned relaxed = 0;
    for (unsigned i = 0; i < arbiter::test::games(150); ++i) {
        const Played game = random_game(random);
        const bool listed = random.below(3) == 0;
        const bool has_result = game.state.finished() && has_scores(game.state) && random.below(2) == 0;
        const std::string header = header_of(game, has_result);
        std::vector<std::pair<Drawn, std::string>> hidden;
        for (const Drawn& drawn : some_tiles(game, random)) {
            hidden.emplace_back(drawn, "?");
        }
        const auto with_list = [&](std::string text) {
            return listed ? text.insert(text.find('\n') + 1, "Tiles: made-up\n") : text;
        };
        const std::string text = with_list(without_some_turns(with_tiles(game, header, hidden), random));
        SCOPED_TRACE(text);
        const Report report = judged(text);
        const Report truth = judged(with_list(with_tiles(game, header, {})));
        ASSERT_FALSE(has_error(truth));
        ASSERT_FALSE(has_error(report));
        expect_true_of(report, truth);
        relaxed += report.relaxed_from != no_offset ? 1U : 0U;
        if (testing::Test::HasNonfatalFailure()) {
            break;
        }
    }
    EXPECT_GT(relaxed, 0U);
}

}  // namespace
}  // namespace arbiter::framework::test::bounds_test
