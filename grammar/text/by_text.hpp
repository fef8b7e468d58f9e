// What is kept by a text, and found by a view of one.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace arbiter {

struct TextHash : std::hash<std::string_view> {
    using is_transparent = void;
};

template <typename T>
using ByText = std::unordered_map<std::string, T, TextHash, std::equal_to<>>;

}  // namespace arbiter
