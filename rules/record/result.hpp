// The result that a record announces.
#pragma once

#include "grammar/record/header.hpp"
#include "rules/report/referee.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace arbiter {

/// The players that `Result` names, and their totals where it has one for every player.
struct Announced {
    std::uint8_t winners = 0;  ///< one bit a seat; nobody where totals alone are announced
    bool all_scored = false;
    std::array<std::int32_t, most_seats> scores{};
    std::string fault{};             ///< what is wrong with it, whatever the totals are
    std::string fault_of_winners{};  ///< the same of those named behind totals
};
Announced announced_in(const Header& header, const Seats& seats);

/// Warns of a result that cannot be read, and that therefore claims nothing; false when it can.
bool tell_unreadable_result(const Header& header, Referee& referee);

/// Compares `Result` with how the rules have ended the game, or warns that nothing can be compared.
void audit_result(const Header& header, Referee& referee);

}  // namespace arbiter
