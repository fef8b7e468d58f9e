// Remembers which line put what on the table, as long as it is not taken back.
#include "rules/trace/gains.hpp"

namespace arbiter {

void Laid::clear() {
    lines_.clear();
    changes_.clear();
}

void Laid::put(Seat seat, std::string_view cell, std::uint32_t line) {
    Cell key(seat, cell);
    std::uint32_t& there = lines_.try_emplace(key, no_offset).first->second;
    changes_.push_back({std::move(key), there});
    there = line;
}

std::uint32_t Laid::line_of(Seat seat, const std::string& cell) const {
    auto found = lines_.find({seat, cell});
    if (found == lines_.end()) {
        found = lines_.find({no_seat, cell});
    }
    return found == lines_.end() ? no_offset : found->second;
}

void Laid::rewind(std::size_t mark) {
    for (; changes_.size() > mark; changes_.pop_back()) {
        lines_[changes_.back().cell] = changes_.back().before;
    }
}

void Gains::earn(Seat seat, std::int32_t points, std::string why, std::vector<std::string> cells) {
    if (points == 0) {
        return;
    }
    Earned& earned = points_.emplace_back();
    earned.seat = seat;
    earned.points = points;
    earned.why = std::move(why);
    earned.cells = std::move(cells);
    for (const std::string& cell : earned.cells) {
        earned.lines.push_back(laid_.line_of(seat, cell));
    }
}

}  // namespace arbiter
