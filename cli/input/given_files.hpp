// The files that a caller hands over together with a record, by name: nothing else is read then.
#pragma once

#include "rules/record/setup.hpp"

#include <map>
#include <memory>
#include <string>

namespace arbiter::cli {

using GivenFiles = std::map<std::string, std::string, std::less<>>;

/// Answers the texts of these files, which it keeps alive. As on a disk, a name in letters of another size is found
/// where only one fits.
FileReader reader_of(std::shared_ptr<const GivenFiles> files);

}  // namespace arbiter::cli
