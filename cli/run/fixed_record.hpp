// A record with a fix made, and marked with a comment.
#pragma once

#include "rules/report/report.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

/// The text of the record in which the fix was found, with it.
std::string fixed(std::string_view record, const Fix& fix);

}  // namespace arbiter::cli
