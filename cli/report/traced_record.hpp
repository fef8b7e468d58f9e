// The first record of a text, judged and traced.
#pragma once

#include "cli/report/first_record.hpp"
#include "rules/trace/trace.hpp"

#include <cstddef>
#include <string_view>

namespace arbiter::cli {

/// The trace of a record that has been judged; the files that it names lie beside it.
Trace trace_of(const JudgedRecord& judged, const Record& record, const TraceParts& report_options);

/// A text with what the referee says of its first record and of each line. It stays where it is.
class TracedRecord {
public:
    TracedRecord(std::string_view text, const TraceParts& report_options, const FileReader& open);

    const FirstRecord& first() const { return first_; }
    const Trace& trace() const { return trace_; }
    /// Behind all lines.
    const Step& last() const { return trace_.steps.empty() ? trace_.first : trace_.steps.back(); }
    std::size_t errors() const;

private:
    FirstRecord first_;
    Trace trace_;
};

}  // namespace arbiter::cli
