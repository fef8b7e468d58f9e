// Small records of a box that is nearly empty, with tiles that nobody noted on offer and on the storage card: compared
// with all records that fill them in.
#include "rules/framework/hidden_tiles.hpp"

#include "rules/game/random.hpp"
#include "tests/effort.hpp"
#include "tests/rules/candidates/script.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::framework::test::hidden_tiles_test {
namespace {

using arbiter::test::Script;

/// The last kind has all other copies.
constexpr std::array<std::string_view, 5> kinds{"B/2Y", "YB/2B>1Y", "-/3Y+B", "R/1Y|B", "Y/-"};
constexpr std::array<int, 5> copies{1, 1, 1, 2, 115};
constexpr std::array<std::string_view, 2> names{"Ann", "Ben"};

Report judged(const std::string& text) {
    return arbiter::test::judged_alone(text, [](std::string_view) {
        std::string json;
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            json +=
                fmt::format(R"({}{{"tile": "{}", "copies": {}}})", kind == 0 ? "" : ", ", kinds[kind], copies[kind]);
        }
        return std::optional<std::string>("{\"tiles\": [" + json + "]}");
    });
}

/// Who plays knows what each tile is; the record need not say it.
class Table {
public:
    Table(Random& random, bool alone) : random_(random), alone_(alone), left_(copies) {
        script_.header =
            fmt::format("Game: framework\nPlayers: {}\nTiles: box.json\nTokens: 4\n", alone ? "Ann" : "Ann, Ben");
        const bool scarce = random.below(3) != 0;  // 120 tiles less those of 37 rounds, or of 13
        set_display("Ann", 0, scarce ? 57 : 20);
        set_display(alone ? "Ann" : "Ben", alone ? 1 : 0, scarce ? 54 : 19);
        round_ = scarce ? 37 : 13;
        add(alone ? "set Ann store -" : fmt::format("set round {} Ann", round_ + 1));
    }

    Script play(std::size_t lines) {
        const std::size_t begin = script_.lines.size();
        while (script_.lines.size() < begin + lines && hidden_ < 4 && !is_empty()) {
            const Table before = *this;
            alone_ ? play_alone() : play_in_company();
            if (random_.below(4) == 0 && script_.lines.back().find(':') != std::string::npos) {
                take_back(before);
            }
        }
        return script_;
    }

private:
    using Offered = std::vector<std::pair<std::size_t, std::size_t>>;  ///< number and kind

    void set_display(std::string_view player, int row, int tiles) {
        std::string line = fmt::format("set {} display", player);
        for (int x = 0; x < tiles; ++x) {
            line += fmt::format(" Y/-:{},{}", x, row);
        }
        left_.back() -= tiles;
        add(line);
    }

    void take_back(const Table& before) {
        left_ = before.left_;
        stored_ = before.stored_;
        offer_ = before.offer_;
        turn_ = before.turn_;
        place_ = before.place_;
        add("undo");
    }

    bool is_empty() const {
        return offer_.empty() && std::ranges::none_of(left_, [](int left) { return left > 0; });
    }
    std::size_t any_kind() { return random_.below(kinds.size()); }
    std::size_t draw() {
        std::size_t kind = any_kind();
        while (left_[kind] == 0) {
            kind = any_kind();
        }
        --left_[kind];
        return kind;
    }
    std::string word(std::size_t kind, std::uint64_t one_of) {
        const bool hides = random_.below(one_of) == 0;
        hidden_ += hides ? 1U : 0U;
        return hides ? "?" : std::string(kinds[kind]);
    }
    std::string cell() { return fmt::format("{},-1", place_++); }
    void add(std::string line) { script_.lines.push_back(std::move(line)); }

    void play_alone() {
        const std::uint64_t what = random_.below(10);
        if (what < 4 && stored_.size() < 2) {
            stored_.push_back(draw());
            add(fmt::format("Ann {}:store", word(stored_.back(), 2)));
        } else if (what < 7 && !stored_.empty()) {
            const std::size_t slot = random_.below(stored_.size());
            add(fmt::format("Ann stored {}:{}", word(stored_[slot], 6), cell()));
            stored_.erase(stored_.begin() + static_cast<std::ptrdiff_t>(slot));
        } else if (what < 9) {
            add(fmt::format("Ann {}:{}", word(draw(), 8), cell()));
        } else {
            insist();
        }
    }

    /// Perhaps there is no such tile in the bag or on the card, and then nothing happens.
    void insist() {
        const std::size_t kind = any_kind();
        const auto here = std::ranges::find(stored_, kind);
        if (random_.below(2) == 0) {
            add(fmt::format("Ann {}:{} stands", kinds[kind], cell()));
            left_[kind] -= left_[kind] > 0 ? 1 : 0;
        } else {
            add(fmt::format("Ann stored {}:{} stands", kinds[kind], cell()));
            if (here != stored_.end()) {
                stored_.erase(here);
            }
        }
    }

    void play_in_company() {
        if (offer_.empty()) {
            lay_out();
            return;
        }
        const std::string_view who = names[turn_ % 2];
        if (random_.below(9) == 0) {
            const std::size_t kind = any_kind();
            add(fmt::format("{} {}:{} stands", who, kinds[kind], cell()));
            return take(std::ranges::find(offer_, kind, &Offered::value_type::second));
        }
        const std::size_t nth = random_.below(offer_.size());
        const auto [number, kind] = offer_[nth];
        const bool named = random_.below(2) == 0;
        const auto same = std::ranges::find(offer_, kind, &Offered::value_type::second);
        add(fmt::format("{} {}:{}", who, named ? std::string(kinds[kind]) : std::to_string(number), cell()));
        take(named ? same : offer_.begin() + static_cast<std::ptrdiff_t>(nth));
    }

    void take(Offered::iterator tile) {
        if (tile != offer_.end()) {
            offer_.erase(tile);
            ++turn_;
        }
    }

    void lay_out() {
        turn_ = ++round_;
        add(fmt::format("round {} {}", round_, names[turn_ % 2]));
        std::string line = "offer";
        for (std::size_t number = 1; number <= 3; ++number) {
            offer_.emplace_back(number, draw());
            line += ' ' + word(offer_.back().second, 2);
        }
        add(std::move(line));
    }

    Random& random_;
    bool alone_;
    std::array<int, 5> left_;
    Script script_;
    std::vector<std::size_t> stored_;
    Offered offer_;
    unsigned round_ = 0;
    unsigned turn_ = 0;
    int place_ = 0;
    unsigned hidden_ = 0;
};

std::vector<std::string> all_kinds(const std::string&, std::size_t) {
    return {kinds.begin(), kinds.end()};
}

Report hold(const std::string& text) {
    SCOPED_TRACE(text);
    return arbiter::test::hold_against_completions(text, all_kinds, judged, arbiter::test::expect_same);
}

void hold_some(bool alone, std::uint64_t seed) {
    Random random(seed);
    arbiter::test::Verdicts verdicts;
    for (unsigned i = 0; i < arbiter::test::games(250) && !testing::Test::HasNonfatalFailure(); ++i) {
        verdicts.add(hold(Table(random, alone).play(4 + random.below(9)).text()).verdict);
    }
    EXPECT_GT(verdicts.of(Verdict::unverified), 0);
    EXPECT_TRUE(!alone || verdicts.of(Verdict::violation) > 0);  // what lies on offer can nearly always be so
}

TEST(FrameworkHiddenTiles, OnOfferAreWhatFillsThemIn) {
    hold_some(false, 5);
}

TEST(FrameworkHiddenTiles, OnTheStorageCardAreWhatFillsThemIn) {
    hold_some(true, 7);
}

Report hold_alone(const std::string& lines) {
    return hold("Game: framework\nPlayers: Ann\nTiles: box.json\n\n" + lines);
}

/// If the last copy is stored, none can be drawn, and the line that stands changes nothing.
TEST(FrameworkHiddenTiles, MayBeTheLastCopyThatALineDrawsAndStands) {
    const std::string drawn = "Ann ?:store\nAnn B/2Y:0,0 stands\n";
    EXPECT_EQ(hold_alone(drawn).verdict, Verdict::unverified);
    EXPECT_EQ(hold_alone(drawn + "Ann stored B/2Y:1,0\n").settled.size(), 1U);
    EXPECT_EQ(hold_alone("Ann ?:store\nAnn ?:store\nAnn R/1Y|B:0,0 stands\nAnn stored R/1Y|B:0,1\n").verdict,
              Verdict::unverified);
    EXPECT_EQ(hold_alone("Ann ?:store\nAnn ?:0,0 stands\nAnn stored B/2Y:1,0\n").verdict, Verdict::unverified);
}

/// It was in the bag then, though it is there again.
TEST(FrameworkHiddenTiles, AreNotTheLastCopyThatWasDrawnAndTakenBack) {
    const std::string drawn = "Ann ?:store\nAnn B/2Y:0,0\nundo\n";
    EXPECT_EQ(hold_alone(drawn + "Ann stored YB/2B>1Y:1,0\n").verdict, Verdict::incomplete);
    EXPECT_EQ(hold_alone(drawn + "Ann stored B/2Y:1,0\n").verdict, Verdict::violation);
}

/// The last copy lies on the card again, known, and whatever is stored beside it is another tile.
TEST(FrameworkHiddenTiles, AreNotTheLastCopyThatWasLaidAndLiesOnTheCardAgain) {
    const std::string known = "Ann ?:store\nAnn stored B/2Y:0,0\nundo\nAnn ?:store\n";
    EXPECT_EQ(hold_alone(known).assumed.size(), 1U);
    EXPECT_EQ(hold_alone(known + "Ann stored B/2Y:0,0\n").assumed.size(), 1U);
}

std::string row_of(std::string_view player, int tiles, std::string_view more) {
    std::string line = fmt::format("set {} display{}", player, more);
    for (int x = 0; x < tiles; ++x) {
        line += fmt::format(" Y/-:{},0", x);
    }
    return line + '\n';
}

/// One of three is a tile that somebody names, for these three are all that are left.
TEST(FrameworkHiddenTiles, AreTogetherAllThatIsLeft) {
    const Report report =
        hold("Game: framework\nPlayers: Ann, Ben\nTiles: box.json\n\n" + row_of("Ann", 59, "") +
             row_of("Ben", 56, " R/1Y|B:0,1 R/1Y|B:1,1") + "set round 40 Ann\noffer ? ? ?\nAnn B/2Y:0,1 stands\n");
    EXPECT_EQ(report.verdict, Verdict::unverified);
    EXPECT_EQ(report.score_count, 2U);
}

}  // namespace
}  // namespace arbiter::framework::test::hidden_tiles_test
