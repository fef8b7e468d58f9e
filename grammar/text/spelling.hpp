// The nearest known word to one that is not known.
#pragma once

#include <span>
#include <string_view>

namespace arbiter {

/// The candidate that takes the fewest typing slips to reach (insert, delete, change, swap neighbours),
/// if that is at most a third of the word's length, rounded up; empty otherwise. Case differences cost nothing.
std::string_view nearest_word(std::string_view word, std::span<const std::string_view> candidates);

}  // namespace arbiter
