// Reads what the header says of the table: the deck, the teams, the house rulings.
#pragma once

#include "rules/frame-work/state.hpp"
#include "rules/record/setup.hpp"
#include "rules/report/referee.hpp"

#include <optional>

namespace arbiter::frame_work {

/// Nothing where there is no deck to play with.
std::optional<Table> read_table(const Setup& setup, Referee& referee);

}  // namespace arbiter::frame_work
