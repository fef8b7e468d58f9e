// The game that a record names, in whatever way people write it.
#pragma once

#include "rules/registry.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace arbiter {

/// The ids of all games.
std::span<const std::string_view> game_ids();

/// nullptr when the record names no game, or may name several.
const GameEntry* find_game_of(const Header& header);

/// The ids of the games that a record may name in its first line.
std::vector<std::string_view> games_named(std::string_view record);

}  // namespace arbiter
