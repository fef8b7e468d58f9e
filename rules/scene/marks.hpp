// Marks in a scene what earned points, and the pieces that a finding points back at.
#pragma once

#include "grammar/record/record.hpp"
#include "grammar/record/seats.hpp"
#include "rules/report/report.hpp"
#include "rules/scene/scene.hpp"
#include "rules/trace/trace.hpp"

#include <array>
#include <string_view>

namespace arbiter {

/// Whose boards may hold a cell that somebody earned points with, in the order in which they are looked at: a player's
/// points come from the player's own board, or from the table, or from those who play on the same side.
std::array<Seat, 2 + most_seats> boards_of_points(Seat seat);

/// What the last event earned: of a trace, the points of its last line that is no claim. The pieces are marked.
void mark_earned(const Trace& trace, Scene& scene);

/// The pieces that came to the table with the lines, or the parts of lines, that the notes of a finding show. Pieces
/// still have offsets for lines.
void mark_noted(const Finding& finding, std::string_view record, Scene& scene);

bool has_mark(const Scene& scene, Scene::Mark mark);

/// The error, pardoned or not, of the line at which the replay stopped, or else of the last event and what is claimed
/// behind it; nullptr where there is none.
const Finding* finding_to_show(const Report& report, const Record& record, bool stopped);

Scene::Wrong wrong_by(const Finding& finding, const RecordText& record);

}  // namespace arbiter
