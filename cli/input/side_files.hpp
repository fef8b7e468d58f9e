// The files that records name: a deck, a list of tiles, the record of a game. Records come from anybody.
#pragma once

#include "rules/record/setup.hpp"

#include <string>

namespace arbiter::cli {

/// What the options --data and --no-files say, for the whole run.
struct SideFiles {
    std::string data;  ///< a folder below which files are looked for too; empty: none
    bool refused = false;
};

SideFiles& side_files();

/// Reads files that the records of this file name: regular ones in its folder or below, and no link on the way there;
/// else in the same manner below the folder of --data. No file of more than a MiB is read. The records of "-" lie in
/// the current folder.
FileReader reader_beside(const std::string& path);

}  // namespace arbiter::cli
