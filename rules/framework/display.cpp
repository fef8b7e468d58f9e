// Lays tiles and tokens in a display; finds tiles by their cells.
#include "rules/framework/display.hpp"

#include <algorithm>

namespace arbiter::framework {
namespace {

constexpr std::uint64_t mixed(std::uint64_t value) {
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9U;
    value = (value ^ value >> 27) * 0x94D049BB133111EBU;
    return value ^ value >> 31;
}

std::uint64_t print_of(const Tile& tile) {
    std::uint64_t print = tile.colors().bits();
    for (const Task& task : tile.is_told() ? tile.tasks() : std::span<const Task>()) {
        print = mixed(print + task.number * 2U + (task.after ? 1U : 0U)) + task.colors().bits() +
                static_cast<std::uint64_t>(task.kind);
    }
    return print;
}

std::uint64_t print_of(Cell cell, std::uint64_t what) {
    const auto x = static_cast<std::uint32_t>(cell.x);
    const auto y = static_cast<std::uint32_t>(cell.y);
    return mixed(mixed(std::uint64_t{x} << 32U | y) + what);
}

std::uint64_t print_of_token(Cell cell, std::size_t task) {
    return print_of(cell, ~std::uint64_t{task});
}

/// Without its covered tasks, when nobody wrote it down.
bool same_tile(const Laid& one, const Laid& other) {
    if (one.tile.is_told() || other.tile.is_told()) {
        return one.tile == other.tile;
    }
    const auto same_task = [&](std::size_t task) {
        return one.has_token(task) || one.tile.tasks()[task] == other.tile.tasks()[task];
    };
    const bool same_tasks = !one.tile.known() || (same_task(0) && same_task(1) && same_task(2));
    return one.tile.known() == other.tile.known() && one.tile.colors() == other.tile.colors() && same_tasks;
}

}  // namespace

bool Display::touches_corner(Cell cell) const {
    return std::ranges::any_of(squares::corners(cell), [&](Cell corner) { return at(corner).has_value(); });
}

std::uint8_t Display::tile_far_off(Cell cell) const {
    const auto* const found = std::ranges::find(laid_, cell, &Laid::cell);
    return found == laid_.end() ? no_tile : static_cast<std::uint8_t>(found - laid_.begin());
}

Chains::Growth Display::lay(const Tile& tile, const Spot& spot, Stamp line) {
    const auto index = static_cast<std::uint8_t>(laid_.size());
    const Beside around = spot.beside;
    put(spot.cell, index);
    Laid& laid = laid_.extend();
    for (std::size_t side = 0; side < around.size(); ++side) {
        // Where nothing lies the tile is its own neighbour for a moment.
        laid_[or_itself(around[side], index)].beside[(side + 2) % 4] = index;
    }
    laid.cell = spot.cell;
    laid.tile = tile;
    laid.beside = around;
    laid.covered = 0;
    laid.line = line;
    laid.token_lines = {};
    laid.token_numbers = {};
    laid.guessed = false;
    open_.add_if(index, !tile.tasks().empty());
    if (!tile.is_told() && tile.known()) {
        untold_.add(index);
    }
    return chains_.add(tile.colors(), around);
}

void Display::put(Cell cell, std::uint8_t tile) {
    if (empty()) {
        corner_x_ = static_cast<std::uint32_t>(cell.x) - width / 2;
        corner_y_ = static_cast<std::uint32_t>(cell.y) - width / 2;
    }
    if (in_window(cell)) {
        window_[line(cell) * width + column(cell)] = tile;
    }
}

void Display::cover(std::size_t tile, std::size_t task, Stamp line) {
    Laid& laid = laid_[tile];
    laid.covered = static_cast<std::uint8_t>(laid.covered | 1u << task);
    laid.token_lines[task] = line;
    laid.token_numbers[task] = ++tokens_placed_;
    token_print_ += print_of_token(laid.cell, task);
    if (laid.is_done()) {
        open_.remove(tile);
    }
}

std::uint64_t Display::fingerprint() const {
    for (; printed_ < laid_.size(); ++printed_) {
        const Laid& laid = laid_[printed_];
        print_ += print_of(laid.cell, print_of(laid.tile));
    }
    return print_ + token_print_;
}

bool Display::operator==(const Display& other) const {
    const auto same = [](const Laid& one, const Laid& two) {
        return one.cell == two.cell && one.covered == two.covered && same_tile(one, two);
    };
    return fingerprint() == other.fingerprint() && std::ranges::equal(origin_.asked(), other.origin_.asked()) &&
           std::equal(laid_.begin(), laid_.end(), other.laid_.begin(), other.laid_.end(), same);
}

bool Display::same_history(const Display& other) const {
    const auto same = [](const Laid& one, const Laid& two) {
        const auto same_token = [&](std::size_t task) {
            return !one.has_token(task) || (one.token_lines[task] == two.token_lines[task] &&
                                            one.token_numbers[task] == two.token_numbers[task]);
        };
        return one.line == two.line && same_token(0) && same_token(1) && same_token(2);
    };
    return std::equal(laid_.begin(), laid_.end(), other.laid_.begin(), other.laid_.end(), same);
}

void Display::draw_task(std::size_t tile, std::size_t task, const Task& drawn) {
    laid_[tile].tile.draw_task(task, drawn);
}

}  // namespace arbiter::framework
