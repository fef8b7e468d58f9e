// A position as one line of text, and back.
#pragma once

#include "rules/framework/inventory.hpp"
#include "rules/framework/state.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::framework {

/// Words `key=value`; tiles as the notation writes them, in the order laid, each with its cell and tokens.
std::string snapshot(const State& state);

/// Nothing if the line tells of no possible position. The list of tiles is not part of a snapshot.
std::optional<State> restore(std::string_view line, std::shared_ptr<const Inventory> inventory = nullptr);

}  // namespace arbiter::framework
