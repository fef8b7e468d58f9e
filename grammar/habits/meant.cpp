// Puts a record together from lines as they are and lines as they were meant.
#include "grammar/habits/meant.hpp"

#include <algorithm>
#include <iterator>

namespace arbiter::habits {

void Meant::begin(std::string_view record) {
    *this = {};
    record_ = record;
    text_.reserve(record.size());
}

void Meant::shift() {
    const auto further = static_cast<std::int64_t>(at_) - static_cast<std::int64_t>(text_.size());
    if ((shifts_.empty() ? 0 : shifts_.back().second) != further) {
        shifts_.emplace_back(static_cast<std::uint32_t>(text_.size()), further);
    }
}

void Meant::keep(std::uint32_t end) {
    shift();
    text_ += record_.substr(at_, end - at_);
    at_ = end;
}

void Meant::put(const Draft& line, std::uint32_t size) {
    changed_ = true;
    const std::uint32_t begin = at_;
    for (std::size_t i = 0; i < habit_count; ++i) {
        if (line.habits().has(static_cast<Habit>(i))) {
            const Span place = line.place(static_cast<Habit>(i));
            meet(static_cast<Habit>(i), {begin + place.begin, begin + place.end}, line.text());
        }
    }
    for (std::size_t i = 0; i < line.size(); ++i) {
        at_ = begin + line.origin(i);
        shift();
        text_ += line.text()[i];
    }
    at_ = begin + size;
}

void Meant::meet(Habit habit, Span place, std::string_view line) {
    Met& met = met_[static_cast<std::size_t>(habit)];
    if (!met.line.empty()) {
        ++met.more;
        return;
    }
    met.place = place;
    met.line = line.substr(0, line.find_last_not_of(" \t") + 1);
}

void Meant::offer(std::vector<std::string> lines) {
    offers_.push_back({static_cast<std::uint32_t>(text_.size()), std::move(lines)});
}

Offered& Meant::offered_at(std::uint32_t at) {
    const auto found =
        std::find_if(offers_.begin(), offers_.end(), [at](const Offered& offered) { return offered.at == at; });
    return found != offers_.end() ? *found : offers_.emplace_back(Offered{at, {}});
}

std::uint32_t Meant::original(std::uint32_t offset) const {
    const auto behind = std::upper_bound(shifts_.begin(), shifts_.end(), offset,
                                         [](std::uint32_t at, const auto& shift) { return at < shift.first; });
    const std::int64_t further = behind == shifts_.begin() ? 0 : std::prev(behind)->second;
    return static_cast<std::uint32_t>(static_cast<std::int64_t>(offset) + further);
}

/// Blanks that were taken out behind the last byte do not belong to the span.
Span Meant::original(Span span) const {
    const std::uint32_t begin = original(span.begin);
    std::uint32_t end = std::max(begin, original(span.end));
    while (!span.empty() && end > begin + 1 && (record_[end - 1] == ' ' || record_[end - 1] == '\t')) {
        --end;
    }
    return {begin, end};
}

}  // namespace arbiter::habits
