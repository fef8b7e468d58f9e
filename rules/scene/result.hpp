// What a scene has from the report and the text of the record: scores, winners, the numbers of lines.
#pragma once

#include "grammar/record/record.hpp"
#include "rules/report.hpp"
#include "rules/scene/scene.hpp"

namespace arbiter {

/// Scores and winners as the report has them, for they may be open where the position is not.
void describe_result(const Report& report, Scene& scene);

/// Lines by their numbers in the file; of a record that was not replayed as it was written, none.
void number_lines(const Record& record, bool as_written, Scene& scene);

}  // namespace arbiter
