// Phrases that messages are made of: lists and counts.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace arbiter {

/// The parts with the same between all of them.
std::string joined_by(std::span<const std::string> parts, std::string_view between);
std::string joined_by(std::span<const std::string_view> parts, std::string_view between);

/// "1, 2 or 3": the last part has another sign before it.
std::string in_words(std::span<const std::string> parts, std::string_view last = " or ");

/// "1 tile", "2 tiles".
std::string counted_things(std::int64_t count, std::string_view thing);
template <std::integral Number>
std::string counted(Number count, std::string_view thing) {
    return counted_things(static_cast<std::int64_t>(count), thing);
}

/// What a plural ends with.
template <std::integral Number>
constexpr std::string_view s_of(Number count) {
    return count == 1 ? "" : "s";
}

}  // namespace arbiter
