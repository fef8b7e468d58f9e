// The picture of a record's last position, for a terminal or in a file.
#pragma once

#include "cli/commands/show.hpp"

namespace arbiter::cli {

/// False, with the reason told, when there is none, or lines are left that cannot be played. `input` is the file the
/// record is from.
bool print_picture(const GameEntry& game, const Record& record, const FileReader& open, const ShowOptions& options,
                   const std::string& input);

/// Whether a terminal with this environment shows more than ASCII.
bool shows_unicode();

}  // namespace arbiter::cli
