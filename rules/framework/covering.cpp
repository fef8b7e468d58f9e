// Looks at the tasks that the newest tile may have brought further, and covers those complete.
#include "rules/framework/covering.hpp"

#include <algorithm>

namespace arbiter::framework {
namespace {

/// Looks at the open tasks that the newest tile may have brought further, and only at those.
class Covering {
public:
    Covering(Display& display, int tokens, DualFrame dual, Stamp line)
        : display_(display), tokens_(tokens), dual_(dual), line_(line) {}

    void run() {
        const auto newest = display_.size() - 1;
        touched(newest).for_each([&](std::size_t tile) { look_at(tile, tile == newest); });
    }

    /// Asks to be called when the task can be complete.
    void watch(std::size_t tile, const Task& task) {
        const auto chains = reached(display_, tile, task);
        wait_for(tile, task, chains, std::max(1, task.number - count(display_.chains(), chains, task, dual_)));
    }

private:
    /// The alarms know of chains that grow. A neighbour that asks for a colour it does not show itself may touch a
    /// chain it did not touch before.
    TileSet touched(std::size_t newest) {
        auto tiles = display_.chains().take_alarms(colors()) | TileSet::of(newest);
        for (const auto neighbour : display_[newest].beside) {
            if (neighbour != no_tile && asks_beyond_itself(display_[neighbour].tile)) {
                tiles.add(neighbour);
            }
        }
        return tiles & display_.open();
    }

    bool asks_beyond_itself(const Tile& tile) const {
        return !(tile.asked().without(tile.colors()) & colors()).empty();
    }

    Colors colors() const { return display_.tiles().back().tile.colors(); }

    void look_at(std::size_t tile, bool is_new) {
        const auto tasks = display_[tile].tile.tasks();
        display_.chains().silence(tile, colors());
        bool just_freed = false;
        for (std::size_t k = 0; k < tasks.size() && display_.tokens_placed() < tokens_; ++k) {
            const bool grown = is_new || !(tasks[k].colors() & colors()).empty();
            const bool freed = just_freed && tasks[k].after;
            const bool waits = tasks[k].after && !display_[tile].has_token(k - 1);
            just_freed = !display_[tile].has_token(k) && !waits && (grown || freed) && settle(tile, k);
        }
    }

    /// Covers the task if it is complete, else asks to be called when it can be.
    bool settle(std::size_t tile, std::size_t k) {
        const Task& task = display_[tile].tile.tasks()[k];
        const auto chains = reached(display_, tile, task);
        const int missing = task.number - count(display_.chains(), chains, task, dual_);
        if (missing > 0) {
            wait_for(tile, task, chains, missing);
            return false;
        }
        display_.cover(tile, k, line_);
        return true;
    }

    /// A task short of `missing` frames over several chains cannot be complete before one of them has grown by its
    /// share, so a long chain with many tasks around it need not look at them all whenever it grows.
    void wait_for(std::size_t tile, const Task& task, const Reached& reached, int missing) {
        const Chains& chains = display_.chains();
        const auto both = reached.first.size() + reached.second.size();
        switch (task.kind) {
            case Task::Kind::one: return share(tile, task.first, reached.first, missing, both);
            case Task::Kind::mix:
                share(tile, task.first, reached.first, missing, both);
                return share(tile, task.second, reached.second, missing, both);
            case Task::Kind::either: {
                const int first = task.number - chains.size(reached.first);
                const int second = task.number - chains.size(reached.second);
                share(tile, task.first, reached.first, first, reached.first.size());
                return share(tile, task.second, reached.second, second, reached.second.size());
            }
        }
    }

    void share(std::size_t tile, Color color, const Chains::Reach& reach, int missing, std::size_t chains) {
        if (!reach.empty()) {
            const int number = static_cast<int>(chains);
            const int part = number == 1 ? missing : (missing + number - 1) / number;  // dividing is slow, and rare
            display_.chains().set_alarm(tile, color, reach, part);
        }
    }

    Display& display_;
    int tokens_;
    DualFrame dual_;
    Stamp line_;
};

}  // namespace

void cover_completed(Display& display, int tokens, DualFrame dual, Stamp line) {
    Covering(display, tokens, dual, line).run();
}

void ask_for(Display& display, std::size_t tile, std::size_t task, const Task& drawn, DualFrame dual) {
    display.draw_task(tile, task, drawn);
    Covering(display, 0, dual, 0).watch(tile, drawn);
}

}  // namespace arbiter::framework
