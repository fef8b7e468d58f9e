// Looks at the tasks that the newest tile may have brought further, and covers those complete.
#include "rules/framework/covering.hpp"

#include <algorithm>
#include <array>

namespace arbiter::framework {
namespace {

/// Looks at the open tasks that the newest tile may have brought further, and only at those.
class Covering {
public:
    Covering(Display& display, int tokens, DualFrame dual, Stamp line)
        : display_(display), tokens_(tokens), dual_(dual), line_(line) {}

    void run(const Chains::Growth& growth) {
        const auto newest = display_.size() - 1;
        const TileSet open = display_.open();
        touched(newest, growth.called).for_each_common(open, [&](std::size_t tile) {
            tile == newest ? look_at(tile, growth.touch, Colors::all()) : look_again_at(tile);
        });
    }

    /// Asks to be called when the task can be complete.
    void watch(std::size_t tile, const Task& task) {
        const Chains::Touch touch = touch_of(tile);
        wait_for(tile, task, touch, reached(display_.chains(), touch, task, dual_));
    }

private:
    Chains::Touch touch_of(std::size_t tile) const { return display_.chains().touch(tile, display_[tile].beside); }

    /// The alarms know of chains that grow. A neighbour that asks for a color it does not show itself may touch a
    /// chain it did not touch before.
    TileSet touched(std::size_t newest, TileSet tiles) const {
        tiles.add(newest);
        for (const auto neighbour : display_[newest].beside) {
            const std::size_t tile = or_itself(neighbour, newest);  // the newest asks for nothing that it shows
            tiles.add_if(tile, asks_beyond_itself(display_[tile].tile));
        }
        return tiles;
    }

    bool asks_beyond_itself(const Tile& tile) const {
        return !(tile.asked().without(tile.colors()) & colors()).empty();
    }

    Colors colors() const { return display_.tiles().back().tile.colors(); }

    void look_again_at(std::size_t tile) {
        display_.chains().silence(tile, colors());
        look_at(tile, touch_of(tile), colors());
    }

    /// The tasks that ask for colors of which there are more now.
    void look_at(std::size_t tile, const Chains::Touch& touch, Colors grown) {
        const Laid& laid = display_[tile];
        const auto tasks = laid.tile.tasks();
        bool just_freed = false;
        for (std::size_t k = 0; k < tasks.size() && display_.tokens_placed() < tokens_; ++k) {
            const Task& task = tasks[k];
            const bool first_covered = (2U * laid.covered >> k & 1U) != 0;
            const bool has_grown = !(task.colors() & grown).empty();
            const bool concerned = has_grown | (just_freed & task.after);
            const bool waits = task.after > first_covered;
            just_freed = concerned && !(laid.has_token(k) | waits) && decide(tile, k, touch);
        }
    }

    /// Covers the task if it is complete, else asks to be called when it can be.
    bool decide(std::size_t tile, std::size_t k, const Chains::Touch& touch) {
        const Task& task = display_[tile].tile.tasks()[k];
        const Reached reached = framework::reached(display_.chains(), touch, task, dual_);
        if (reached.most() < task.number) [[likely]] {
            wait_for(tile, task, touch, reached);
            return false;
        }
        display_.cover(tile, k, line_);
        return true;
    }

    /// A task short of some frames over several chains cannot be complete before one of them has grown by its share, so
    /// a long chain with many tasks around it need not look at them all whenever it grows.
    void wait_for(std::size_t tile, const Task& task, const Chains::Touch& touch, const Reached& reached) {
        for (std::size_t one = 0; one < 2; ++one) {
            const int part = share(task.number - reached.frames[one], reached.chains[one]);
            display_.chains().set_alarm(tile, touch, reached.colors[one], part);
        }
    }

    /// A share of what is missing, rounded up: multiplied by a fraction, for dividing is slow.
    static int share(int missing, unsigned chains) {
        static constexpr std::array<unsigned, 9> fractions{65536, 65536, 32768, 21846, 16384, 13108, 10923, 9363, 8192};
        const auto least = static_cast<unsigned>(std::max(1, missing));
        return static_cast<int>((least + chains - 1) * fractions[chains] >> 16U);
    }

    Display& display_;
    int tokens_;
    DualFrame dual_;
    Stamp line_;
};

}  // namespace

void cover_completed(Display& display, const Chains::Growth& growth, int tokens, DualFrame dual, Stamp line) {
    Covering(display, tokens, dual, line).run(growth);
}

void ask_for(Display& display, std::size_t tile, std::size_t task, const Task& drawn, DualFrame dual) {
    display.draw_task(tile, task, drawn);
    Covering(display, 0, dual, 0).watch(tile, drawn);
}

}  // namespace arbiter::framework
