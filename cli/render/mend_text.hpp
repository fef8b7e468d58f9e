// A mend in words: what was probably meant, and how much fits then.
#pragma once

#include "grammar/text/record_text.hpp"
#include "rules/report.hpp"

#include <string>

namespace arbiter::cli {

/// "with 3B:2 in line 41 instead of 3K:2, the other 57 lines fit"
std::string in_words(const RecordText& record, const Mend& mend);

}  // namespace arbiter::cli
