// A record with a mend made, and marked with a comment.
#pragma once

#include "rules/report.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

/// The text of the record in which the mend was found, with it.
std::string mended(std::string_view record, const Mend& mend);

}  // namespace arbiter::cli
