// The words that lines of every game at a table can begin or end with.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace arbiter::record {

inline constexpr std::array<std::string_view, 6> common_keywords{"scores", "undo", "end", "stands", "set", "gap"};

/// A game's own keywords, and these.
template <std::size_t own>
constexpr auto with_common_keywords(const std::array<std::string_view, own>& keywords) {
    std::array<std::string_view, own + common_keywords.size()> all{};
    std::ranges::copy(keywords, all.begin());
    std::ranges::copy(common_keywords, all.begin() + own);
    return all;
}

}  // namespace arbiter::record
