// How the game stands behind a line, and what the line was, in words.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/report/report.hpp"
#include "rules/trace/trace.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace arbiter::cli {

/// "Ann 12, Ben 9"; empty where there are no scores.
std::string scores_in_words(const Seats& seats, const Step& step);
/// The score of one player, or of all where they play together: "12", "9 to 12"; empty where there is none.
std::string score_of(Seat seat, const Step& step);
/// The scores, and whose turn it is.
std::string standing_in_words(const Seats& seats, const Step& step);

/// The document's line, from 1, for an offset in the record.
using LineOf = std::function<std::uint64_t(std::uint32_t)>;

/// What the line says by its parts, what it earned and from where, and how the game stands.
std::string step_in_words(const Seats& seats, const Step& step, const LineOf& line_of);

}  // namespace arbiter::cli
