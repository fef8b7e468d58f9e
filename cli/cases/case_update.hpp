// A file of cases in which they expect what came out.
#pragma once

#include "cli/cases/expectation.hpp"
#include "grammar/record/record.hpp"
#include "rules/report/report.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// BaselineCounts Expect lines and marks, line by line; everything else stays as it is written.
class CaseUpdate {
public:
    explicit CaseUpdate(std::string_view text);

    /// The record expects what the report says, in what it says already.
    void expect(const Expectation& expectation, const Record& record, const Report& report);
    std::string text() const;

private:
    void mark(std::uint64_t line, const std::vector<std::string_view>& codes, bool in_header);
    void clear_marks_above(std::size_t at);

    struct Line {
        std::string before{};  ///< a line put in above, with its line break
        std::string text;      ///< with its line break
    };
    std::vector<Line> lines_;
};

}  // namespace arbiter::cli
