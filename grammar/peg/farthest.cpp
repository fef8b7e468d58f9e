// Keeps the expectations of the farthest place, and joins them to a sentence.
#include "grammar/peg/farthest.hpp"

#include <algorithm>
#include <string_view>

namespace arbiter::peg {

void Farthest::want(const char* at, const char* what) {
    if (at_ != nullptr && at < at_) {
        return;
    }
    if (at != at_) {
        at_ = at;
        count_ = 0;
        name_ = {};
    }
    const auto end = what_.begin() + static_cast<std::ptrdiff_t>(count_);
    const auto same = [what](const char* other) { return std::string_view(other) == what; };
    if (count_ < room && std::none_of(what_.begin(), end, same)) {
        what_[count_++] = what;
    }
}

void Farthest::want_name(const char* at, std::string_view word) {
    if (at == at_) {
        name_ = word.empty() ? name_ : word;
    }
}

std::string Farthest::wanted() const {
    std::string words;
    for (std::size_t i = 0; i < count_; ++i) {
        words += i == 0 ? "" : i + 1 == count_ ? " or " : ", ";
        words += what_[i];
    }
    return words;
}

}  // namespace arbiter::peg
