// Changes a line and remembers where its bytes come from.
#include "grammar/lenient/draft.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace arbiter::lenient {

Draft::Draft(std::string_view line) : text_(line), origins_(line.size() + 1) {
    std::iota(origins_.begin(), origins_.end(), 0U);
}

unsigned Draft::cost() const {
    return static_cast<unsigned>(std::popcount(habits_.bits()));
}

void Draft::blame(Habit why, Span where) {
    if (why == Habit::offered && offered_ == 0 && cost() != 0) {
        understood_ = std::make_shared<const Draft>(*this);
    }
    if (!habits_.has(why)) {
        places_[static_cast<std::size_t>(why)] = where;
    }
    habits_ = habits_ | why;
    offered_ += why == Habit::offered ? 1 : 0;
}

void Draft::end_before(std::uint32_t place, Habit but) {
    for (std::size_t i = 0; i < habit_count; ++i) {
        Span& span = places_[i];
        if (static_cast<Habit>(i) != but && span.begin < place) {
            span.end = std::min(span.end, place);
        }
    }
}

void Draft::replace(std::size_t at, std::size_t size, std::string_view text, Habit why) {
    blame(why, {origins_[at], std::max(origins_[at], origins_[at + size])});
    if (size != text.size()) {
        const auto first = origins_.begin() + static_cast<std::ptrdiff_t>(at);
        const std::uint32_t here = origins_[at];
        origins_.erase(first, first + static_cast<std::ptrdiff_t>(size));
        origins_.insert(origins_.begin() + static_cast<std::ptrdiff_t>(at), text.size(), here);
    }
    text_.replace(at, size, text);
}

}  // namespace arbiter::lenient
