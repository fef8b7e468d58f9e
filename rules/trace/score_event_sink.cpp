// Remembers which line put what on the table, as long as it is not taken back.
#include "rules/trace/score_event_sink.hpp"

#include <algorithm>

namespace arbiter {

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

void Laid::remember(Role role) {
    if (role == Role::barrier) {
        past_.clear();
    } else {
        past_.emplace_back(role, changes_.size());
    }
}

void Laid::take_back() {
    const auto last =
        std::find_if(past_.rbegin(), past_.rend(), [](const auto& event) { return event.first == Role::move; });
    if (last != past_.rend()) {
        rewind(last->second);
        past_.erase(last.base() - 1, past_.end());
    }
}

void Laid::rewind(std::size_t mark) {
    for (; changes_.size() > mark; changes_.pop_back()) {
        lines_[changes_.back().cell] = changes_.back().before;
    }
}

void ScoreEventSink::earn(Seat seat, std::int32_t points, std::string why, std::vector<std::string> cells) {
    if (points == 0) {
        return;
    }
    ScoreEvent& earned = points_.emplace_back();
    earned.seat = seat;
    earned.points = points;
    earned.why = std::move(why);
    earned.cells = std::move(cells);
    for (const std::string& cell : earned.cells) {
        earned.lines.push_back(laid_.line_of(seat, cell));
    }
}

}  // namespace arbiter
