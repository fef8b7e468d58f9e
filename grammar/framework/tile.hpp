// A tile as written: its frames and tasks, possible or not, or a tile that nobody wrote down.
#pragma once

#include "grammar/framework/color.hpp"
#include "grammar/framework/task.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace arbiter::framework {

/// What makes a tile one that cannot be in the box (ruling `inventory`).
enum class Flaw : std::uint8_t { none, frame_twice, too_many_frames, too_many_tasks, one_color_pair, blank };

class Tile {
public:
    static constexpr std::size_t most_frames = 3;
    static constexpr std::size_t most_tasks = 3;

    /// A tile written `?`: anything the box can hold.
    static constexpr Tile unknown() {
        Tile tile;
        tile.kind_ = Kind::unknown;
        return tile;
    }
    /// A tile that nobody wrote down and no list bounds, once it matters which frames it shows. What its tasks ask for
    /// is left open until one of them has to be complete: till then they ask for more than there can be.
    static constexpr Tile showing(Colors frames);
    constexpr void draw_task(std::size_t index, const Task& task);
    /// Another tile written `?`: what it can show at most, all colors and tasks that are complete at once. No tile of
    /// the box brings more tokens.
    static constexpr Tile everything();

    constexpr void add_frame(Color color);
    constexpr void add_task(const Task& task);

    constexpr bool known() const { return kind_ != Kind::unknown; }
    /// Somebody wrote it out, or a list says what it is.
    constexpr bool is_told() const { return kind_ == Kind::told; }
    /// This task asks for what it asks for; it is not open what that is.
    constexpr bool is_drawn(std::size_t task) const { return (undrawn_ >> task & 1U) == 0; }
    constexpr Flaw flaw() const;
    constexpr Colors colors() const { return colors_; }
    /// The colors of its tasks.
    constexpr Colors asked() const { return asked_; }
    constexpr std::span<const Color> frames() const { return {frames_.data(), frame_count_}; }
    constexpr std::span<const Task> tasks() const { return {tasks_.data(), task_count_}; }

    /// Frames are a set, tasks a sequence: they are numbered as written.
    constexpr bool operator==(const Tile& other) const;

private:
    std::array<Color, most_frames> frames_{};
    Colors colors_;
    Colors asked_;
    std::array<Task, most_tasks> tasks_{};
    std::uint8_t frame_count_ = 0;
    std::uint8_t task_count_ = 0;
    enum class Kind : std::uint8_t { told, unknown, untold };
    Kind kind_ = Kind::told;
    std::uint8_t undrawn_ = 0;  ///< bit k: what task k asks for is open
    Flaw flaw_ = Flaw::none;
};

/// The same number for the same piece of cardboard, whichever of its tasks is written first.
std::uint64_t piece(const Tile& tile);

/// The frames in the order written, then the tasks: `GS/4B,7G`, `-/4G>3S`, `?`.
std::string text(const Tile& tile);

constexpr void Tile::add_frame(Color color) {
    if (colors_.has(color)) {
        flaw_ = flaw_ == Flaw::none ? Flaw::frame_twice : flaw_;
    } else if (frame_count_ == most_frames) {
        flaw_ = flaw_ == Flaw::none ? Flaw::too_many_frames : flaw_;
    } else {
        frames_[frame_count_++] = color;
        colors_ = colors_ | color;
    }
}

constexpr void Tile::add_task(const Task& task) {
    if (task.kind != Task::Kind::one && task.first == task.second) {
        flaw_ = flaw_ == Flaw::none ? Flaw::one_color_pair : flaw_;
    } else if (task_count_ == most_tasks) {
        flaw_ = flaw_ == Flaw::none ? Flaw::too_many_tasks : flaw_;
    } else {
        tasks_[task_count_++] = task;
        asked_ = asked_ | task.colors();
    }
}

constexpr Tile Tile::showing(Colors frames) {
    constexpr std::uint16_t out_of_reach = 999;
    Tile tile;
    frames.for_each([&](Color color) { tile.add_frame(color); });
    for (std::size_t task = 0; task < most_tasks; ++task) {
        tile.add_task({.number = out_of_reach});
    }
    tile.kind_ = Kind::untold;
    tile.undrawn_ = (1U << most_tasks) - 1U;
    return tile;
}

constexpr Tile Tile::everything() {
    Tile tile = unknown();
    tile.colors_ = Colors::all();
    for (std::size_t task = 0; task < most_tasks; ++task) {
        tile.add_task({.number = 0});
    }
    return tile;
}

constexpr void Tile::draw_task(std::size_t index, const Task& task) {
    tasks_[index] = task;
    asked_ = asked_ | task.colors();
    undrawn_ = static_cast<std::uint8_t>(undrawn_ & ~(1U << index));
}

constexpr Flaw Tile::flaw() const {
    const bool blank = known() && frame_count_ == 0 && task_count_ == 0;
    return flaw_ == Flaw::none && blank ? Flaw::blank : flaw_;
}

constexpr bool Tile::operator==(const Tile& other) const {
    if (kind_ != other.kind_ || undrawn_ != other.undrawn_ || colors_ != other.colors_ ||
        task_count_ != other.task_count_) {
        return false;
    }
    for (std::size_t index = 0; index < task_count_; ++index) {
        if (!(tasks_[index] == other.tasks_[index])) {
            return false;
        }
    }
    return true;
}

}  // namespace arbiter::framework
