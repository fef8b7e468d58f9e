// Who plays, as the header of every record says it.
#pragma once

#include "rules/record/setup.hpp"
#include "rules/report/referee.hpp"

namespace arbiter {

/// Reads Players into the report's seats. False when there is nobody to replay the game with.
bool read_players(const Header& header, const About& about, Referee& referee);

/// False when names may stand in the body that the seats do not know: nobody is listed, or more than there are seats.
bool lists_everybody(const Header& header, const Seats& seats);

}  // namespace arbiter
