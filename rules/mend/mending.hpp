// Says below the first cause of a record's errors what was probably meant.
#pragma once

#include "grammar/record/record.hpp"
#include "rules/report.hpp"
#include "rules/setup.hpp"

#include <cstdint>

namespace arbiter::mend {

/// Whether a mend is looked for: the record can be read, and a rule or a claim is broken.
bool is_wanted(const Report& report);

/// Which mends are looked for: all, or no more than the likeliest one and whether it is convincing. A wrong claim that
/// fits when it says what the rules do is the usual case, and then no larger change has to be tried.
enum class Sought : std::uint8_t { all, likeliest };

/// Fills the mends of the first cause. They cost up to half a second of searching, whatever the record.
void find_mends(const RecordText& record, const FileReader& open, Report& report, Sought sought = Sought::all);

/// Whether the best mend is worth showing to somebody who has asked for nothing: it leads to the record's end, or far
/// beyond the error and much farther than the next.
bool is_convincing(const Finding& finding);

}  // namespace arbiter::mend
