// What is said of text outside any record, by where archives are cut into records.
#pragma once

#include "grammar/text/record_text.hpp"
#include "rules/record/setup.hpp"
#include "rules/report/report.hpp"

namespace arbiter::record {

/// Before the first record: it may begin like one of the games.
void judge_preamble(const RecordText& text, const KnownGames& games, Report& report);
/// A record of more than 16 MiB.
void judge_too_long(const RecordText& text, Report& report);
/// A file without a record.
void judge_no_record(const RecordText& text, Report& report);
/// The first bytes of a file that is compressed or in another encoding.
void judge_foreign(const RecordText& text, Report& report);

}  // namespace arbiter::record
