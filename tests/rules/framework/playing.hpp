// Random games for tests: made-up bags, house rules and hands on the table.
#pragma once

#include "grammar/framework/parse.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/inventory.hpp"
#include "rules/game/game_defaults.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::framework::test {

inline Tile tile(std::string_view text) {
    Tile tile;
    EXPECT_TRUE(read_tile(text, tile)) << text;
    return tile;
}

inline Color random_color(Random& random) {
    return static_cast<Color>(random.below(color_count));
}

inline Task random_task(Random& random, int highest, bool may_follow) {
    Task task;
    task.kind = static_cast<Task::Kind>(random.below(3));
    task.number = static_cast<std::uint16_t>(1 + random.below(static_cast<std::uint64_t>(highest)));
    task.first = random_color(random);
    task.second = task.kind == Task::Kind::one ? task.first : random_color(random);
    if (task.first == task.second) {
        task.kind = Task::Kind::one;
        task.after = may_follow && random.below(3) == 0;
    }
    return task;
}

/// A tile of any shape the box could hold; numbers up to `highest`.
inline Tile random_tile(Random& random, int highest) {
    Tile tile;
    for (auto frames = random.below(Tile::most_frames + 1); tile.frames().size() < frames;) {
        const Color color = random_color(random);
        if (!tile.colors().has(color)) {
            tile.add_frame(color);
        }
    }
    for (auto tasks = random.below(Tile::most_tasks + 1); tasks > 0; --tasks) {
        const bool behind_one = !tile.tasks().empty() && tile.tasks().back().kind == Task::Kind::one;
        tile.add_task(random_task(random, highest, behind_one && !tile.tasks().back().after));
    }
    return tile.flaw() == Flaw::none ? tile : random_tile(random, highest);
}

inline std::shared_ptr<const Inventory> random_list(Random& random, int highest) {
    std::vector<Inventory::Entry> entries;
    for (std::size_t count = 0; count < tiles_in_bag; ++count) {
        entries.push_back({random_tile(random, highest), 1});
    }
    return std::make_shared<const Inventory>(entries);
}

inline Agreement random_agreement(Random& random) {
    Agreement agreed;
    agreed.players = static_cast<std::uint8_t>(1 + random.below(4));
    agreed.house.dual = random.below(2) == 0 ? DualFrame::once : DualFrame::twice;
    agreed.house.tokens = random.below(3) == 0 ? Tokens::claimed : Tokens::automatic;
    agreed.house.storage = static_cast<std::uint8_t>(random.below(3));
    for (auto& tokens : agreed.tokens) {
        tokens = static_cast<std::uint8_t>(random.below(2) == 0 ? tokens_in_box : 1 + random.below(tokens_in_box));
    }
    return agreed;
}

/// Plays a game to its end; calls each(state after, event).
template <typename Each>
State play_at_random(const Agreement& agreed, Random& random, Each&& each) {
    State state(agreed);
    Written written;
    NoTrail log;
    for (std::uint32_t line = 1; !Framework::over(state); ++line) {
        EXPECT_TRUE(defaults::deal<Framework>(state, random, written) ||
                    Framework::random_move(state, random, written));
        written.line.span.begin = line;
        EXPECT_FALSE(defaults::play<Framework>(state, written, log));
        each(std::as_const(state), std::as_const(written));
        if (testing::Test::HasFatalFailure() || testing::Test::HasNonfatalFailure()) {
            break;
        }
    }
    return state;
}

/// A position told as lines of a record, with the players Ann, Ben, Cat, Dan.
class Told {
public:
    explicit Told(const Agreement& agreed) : state(agreed) {
        for (std::uint8_t player = 0; player < agreed.players; ++player) {
            seats_.add(names[player], {}, true);
        }
    }

    /// What `play` answers to this line.
    Law hear(const std::string& line) {
        text_ += line + '\n';
        return hear_last(text_.size() - line.size() - 1);
    }

    State state;

private:
    static constexpr std::array<std::string_view, 4> names{"Ann", "Ben", "Cat", "Dan"};

    Law hear_last(std::size_t begin) {
        LineCursor cursor{text_.data(), text_.data() + begin, text_.data() + text_.size(), &seats_};
        Written written;
        NoTrail log;
        EXPECT_TRUE(read_line(cursor, written)) << text_.substr(begin);
        const auto fault = defaults::play<Framework>(state, written, log);
        return fault ? fault->law : Law::none;
    }

    Seats seats_;
    std::string text_ = "; so that no line begins at 0\n";
};

}  // namespace arbiter::framework::test
