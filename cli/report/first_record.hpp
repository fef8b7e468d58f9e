// The first record of a text, judged.
#pragma once

#include "cli/report/judged_record.hpp"
#include "rules/registry/judge.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

/// What stands before the record is passed over. A text without one is unreadable, and a report like any other says so.
/// It looks into this object, which therefore stays where it is.
class FirstRecord {
public:
    FirstRecord(std::string_view text, const ReportOptions& report_options, const FileReader& open);
    FirstRecord(const FirstRecord&) = delete;
    FirstRecord& operator=(const FirstRecord&) = delete;

    JudgedRecord judged() const { return {"-", text_, judge_.record().header, report_}; }
    const Record& record() const { return judge_.record(); }
    const Report& report() const { return report_; }
    /// The game it names; nullptr when it names none that is known.
    const GameEntry* game() const;

private:
    std::string kept_;
    RecordText text_;
    Judge judge_;
    Report report_;
};

}  // namespace arbiter::cli
