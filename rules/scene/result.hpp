// What a scene has from the report and the text of the record: scores, winners, the numbers of lines.
#pragma once

#include "grammar/lenient/normalized_record.hpp"
#include "grammar/record/record.hpp"
#include "rules/report/report.hpp"
#include "rules/scene/scene.hpp"

namespace arbiter {

/// Scores and winners as the report has them, for they may be open where the position is not.
void describe_result(const Report& report, Scene& scene);

/// Lines by their numbers in the file. `meant`: what was replayed in place of the record as it was written.
void number_lines(const Record& record, const lenient::NormalizedRecord* meant, Scene& scene);

}  // namespace arbiter
