// A fix in words: what was probably meant, and how much fits then.
#pragma once

#include "grammar/text/record_text.hpp"
#include "rules/report/report.hpp"

#include <span>
#include <string>

namespace arbiter::cli {

/// "with 3B:2 in line 41 instead of 3K:2, the other 57 lines fit"
std::string in_words(const RecordText& record, const Fix& fix);
/// The same of all that may have been meant alike, and of one that nobody can be sure of: "3K in line 41 may have been
/// 3B or 3R: with each of them the other 57 lines fit"
std::string in_words(const RecordText& record, std::span<const Fix> fixes);

}  // namespace arbiter::cli
