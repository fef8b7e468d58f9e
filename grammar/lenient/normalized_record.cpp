// Puts a record together from lines as they are and lines as they were meant.
#include "grammar/lenient/normalized_record.hpp"

#include <algorithm>

namespace arbiter::lenient {

void NormalizedRecord::begin(std::string_view record, std::span<const std::string_view> games) {
    *this = {};
    lines_ = record;
    odd_ends_ = put_in_lines(record, in_lines_, written_);
    if (const auto second = second_record(lines(), games)) {
        second_ = Span{written_.original(second->begin), written_.original(second->end)};
        second_line_ = second_->in(record);
        // What ends a file is no part of the next one.
        odd_ends_ = {};
        in_lines_.clear();
        written_ = {};
        lines_ = record.substr(0, second_->begin);
        odd_ends_ = put_in_lines(lines_, in_lines_, written_);
    }
    changed_ = second_ || odd_ends_.kind != LineEnd::usual;
    text_.reserve(lines().size());
}

void NormalizedRecord::keep(std::uint32_t end) {
    shift();
    text_ += lines().substr(at_, end - at_);
    at_ = end;
}

void NormalizedRecord::put(const Draft& line, std::uint32_t size) {
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

void NormalizedRecord::insert(std::string_view text) {
    changed_ = true;
    for (const char byte : text) {
        shift();
        text_ += byte;
    }
}

void NormalizedRecord::skip(std::uint32_t end) {
    changed_ = true;
    at_ = end;
}

void NormalizedRecord::meet(Habit habit, Span place, std::string_view line) {
    HabitUse& met = met_[static_cast<std::size_t>(habit)];
    if (!met.line.empty()) {
        ++met.more;
        return;
    }
    met.place = {written_.original(place.begin), written_.original(place.end)};
    met.line = line.substr(0, line.find_last_not_of(" \t") + 1);
}

void NormalizedRecord::offer(std::vector<std::string> lines, std::optional<SyntaxError> cause) {
    const auto here = static_cast<std::uint32_t>(text_.size());
    if (cause) {
        cause->span = {here + cause->span.begin, here + cause->span.end};
    }
    offers_.push_back({here, std::move(lines), std::move(cause)});
}

Suggestion& NormalizedRecord::offered_at(std::uint32_t at) {
    const auto found =
        std::find_if(offers_.begin(), offers_.end(), [at](const Suggestion& offered) { return offered.at == at; });
    return found != offers_.end() ? *found : offers_.emplace_back(Suggestion{at, {}, {}});
}

std::uint32_t NormalizedRecord::original(std::uint32_t offset) const {
    return written_.original(origins_.original(offset));
}

/// Blanks that were taken out behind the last byte do not belong to the span.
Span NormalizedRecord::original(Span span) const {
    const std::uint32_t begin = origins_.original(span.begin);
    std::uint32_t end = std::max(begin, origins_.original(span.end));
    while (!span.empty() && end > begin + 1 && (lines()[end - 1] == ' ' || lines()[end - 1] == '\t')) {
        --end;
    }
    return {written_.original(begin), written_.original(end)};
}

}  // namespace arbiter::lenient
