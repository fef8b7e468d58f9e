// Says below the first cause of a record's errors what was probably meant.
#pragma once

#include "grammar/record/record.hpp"
#include "rules/fix/fix_search.hpp"
#include "rules/record/setup.hpp"
#include "rules/report/report.hpp"

#include <cstddef>

namespace arbiter::fix {

/// Whether a fix is looked for: the record can be read, and a rule or a claim is broken.
bool is_wanted(const Report& report);

/// Fills the fixes of the first cause. They cost up to half a second of searching, whatever the record.
void find_fixes(const RecordText& record, const FileReader& open, Report& report, Extent sought = Extent::all);

/// How many of the fixes are worth telling somebody who has asked for nothing: the likeliest one, with those that are
/// as likely, where it leads to the record's end, or far beyond the error and much farther than the next; none where it
/// says again what the finding says.
std::size_t worth_telling(const Finding& finding);
/// Whether the first one is the only one that is worth telling, and what was meant for certain, as far as one slip
/// goes.
bool has_sole_fix(const Finding& finding);

}  // namespace arbiter::fix
