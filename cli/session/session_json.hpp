// What is told of a session and of the lines that are played in it, as JSON.
#pragma once

#include "cli/session/session.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Where the game stands, and what is wrong with the record so far.
std::string opened_json(std::uint64_t number, const Session& session);

/// Whether the line was taken, what it did, and what is wrong with it; where the game stands now, which is as before
/// when it was refused.
std::string played_json(const Session& session, bool applied, std::string_view line);

/// Where the game stands without the line.
std::string undone_json(const TracedRecord& now, std::string_view line);

/// The legal moves that begin like this, and whether they are all.
std::string listed_json(const Session& session, std::string_view prefix);

/// The lines that set the position, or why there are none.
std::string position_json(const Session& session);

}  // namespace arbiter::cli
