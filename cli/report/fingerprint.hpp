// What a finding is known again by when lines and records are put in before it, and comments anywhere.
#pragma once

#include "cli/report/baseline_status.hpp"
#include "cli/report/judged_record.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

/// A hash of the code and the line as the game has it, without comment. Findings of one record that have both in
/// common have the same mark.
std::string mark_in_game(const JudgedRecord& judged, const Finding& finding);

/// The same with the record's id: a mark for the whole world.
std::string mark_of(const JudgedRecord& judged, const Finding& finding);

/// The mark of a finding that the record has no more.
std::string mark_of(const JudgedRecord& judged, const FixedFinding& fixed);

}  // namespace arbiter::cli
