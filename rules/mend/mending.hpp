// Says below the first cause of a record's errors what was probably meant.
#pragma once

#include "grammar/record/record.hpp"
#include "rules/report.hpp"
#include "rules/setup.hpp"

namespace arbiter::mend {

/// Whether a mend is looked for: the record can be read, and a rule or a claim is broken.
bool is_wanted(const Report& report);

/// Fills the mends of the first cause. They cost up to half a second of searching, whatever the record.
void find_mends(const RecordText& record, const FileReader& open, Report& report);

/// Whether the best mend is worth showing to somebody who has asked for nothing: it leads to the record's end, or far
/// beyond the error and much farther than the next.
bool is_convincing(const Finding& finding);

}  // namespace arbiter::mend
