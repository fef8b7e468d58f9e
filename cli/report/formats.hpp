// The list of report formats. A new one is a file beside this with its functions, and a line in formats.cpp.
#pragma once

#include "cli/report/reporter.hpp"

#include <span>

namespace arbiter::cli {

std::span<const Format> formats();

Format github_format();
Format html_format();
Format json_format();
Format jsonl_format();
Format junit_format();
Format sarif_format();
Format tap_format();
Format text_format();

}  // namespace arbiter::cli
