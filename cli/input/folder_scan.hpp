// The records in a folder and below it.
#pragma once

#include "cli/input/input_error.hpp"

#include <string>
#include <vector>

namespace arbiter::cli {

/// Adds the files whose names end in .tgn or, compressed, in .tgn.gz and the like, in any letter case, in the order of
/// their paths. Links are followed, and no file is found twice because of them. What cannot be read, is a zip archive
/// or is no regular file is told.
void scan_folder(const std::string& folder, std::vector<std::string>& files, InputErrors& input_errors);

}  // namespace arbiter::cli
