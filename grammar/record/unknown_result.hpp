// A result of which nobody noted anything: `?`, `? - ?`, `Ann ?, Ben ?`.
#pragma once

#include <span>
#include <string_view>

namespace arbiter {

/// Whether the value of Result claims nothing, however it is written: each total is `?`, and names are those of
/// players, or beginnings of them.
bool claims_nothing(std::string_view result, std::span<const std::string_view> players);

}  // namespace arbiter
