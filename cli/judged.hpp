// One record with what the referee says of it: all that any output needs.
#pragma once

#include "grammar/text/record_text.hpp"
#include "rules/report.hpp"

#include <string_view>

namespace arbiter::cli {

struct Judged {
    std::string_view file;  ///< as the user named it
    const RecordText& record;
    const Report& report;
};

}  // namespace arbiter::cli
