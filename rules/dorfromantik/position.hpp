// A position as one line of text, and back.
#pragma once

#include "rules/dorfromantik/table.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::dorfromantik {

/// The terms, the player to move and every tile in the order laid, in the words of the notation:
/// `printed players=2 start=0 move=1 supply=25,45 extra=0 | task G4 TTGGGG:0,0 | land GG.TT.:1,0 | land SV.SF.:none`.
std::string snapshot(const Table& table);

/// Nothing if the line is not a snapshot; where in a record the tiles were laid is not part of one.
std::optional<Table> restore(std::string_view line);

}  // namespace arbiter::dorfromantik
