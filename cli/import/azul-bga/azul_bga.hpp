// Azul at Board Game Arena: the notifications that a table sent, as somebody saved them.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::cli {

/// The record of the game. Games with expansions are refused.
std::string azul_bga(std::string_view text);

}  // namespace arbiter::cli
