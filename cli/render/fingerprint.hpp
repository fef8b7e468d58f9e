// What a finding is known again by when lines and records are put in before it, and comments anywhere.
#pragma once

#include "cli/judged.hpp"
#include "cli/standing.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

/// A hash of the code and the line as the game has it, without comment. Findings of one record that have both in
/// common have the same mark.
std::string mark_in_game(const Judged& judged, const Finding& finding);

/// The same with the record's id: a mark for the whole world.
std::string mark_of(const Judged& judged, const Finding& finding);

/// The mark of a finding that the record has no more.
std::string mark_of(const Judged& judged, const Vanished& vanished);

}  // namespace arbiter::cli
