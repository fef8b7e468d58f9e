// OpenSpiel's azul: a playthrough, states printed one after another, or the actions alone.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::cli {

/// The record of the game. Tiles that no state shows are written `?`.
std::string azul_openspiel(std::string_view text);

}  // namespace arbiter::cli
