// One record with what the referee says of it: all that any output needs.
#pragma once

#include "cli/report/baseline_status.hpp"
#include "grammar/record/header.hpp"
#include "grammar/text/record_text.hpp"
#include "rules/record/setup.hpp"
#include "rules/registry/hash128.hpp"
#include "rules/report/report.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

struct JudgedRecord {
    std::string_view file;  ///< as the user named it
    const RecordText& record;
    const Header& header;  ///< of the record; without fields for text outside any record
    const Report& report;
    unsigned turn = 1;  ///< the first, second ... time that this file is read in the run
    BaselineStatus baseline{};
    std::string_view front = {};  ///< of a file's first record: what stands before it
    Hash128 id{};                 ///< if somebody asked for it, see rules/registry/identity.hpp

    const FileReader* files = nullptr;  ///< beside the record; valid as long as it

    /// For `test`: what is not as the record expects, a line each. Nothing else fails it then.
    const std::vector<std::string>* differences = nullptr;
    bool expects_nothing = false;  ///< likewise: the record says nothing of what is to be found in it

    /// Whether the record fails the run: the one answer for the exit code and every report. With a baseline,
    /// what is known does not, and a change does unless it is for the better.
    bool failed() const;
    /// Whether it has passed a test that it does not hold.
    bool is_silent() const { return expects_nothing && !failed(); }
    /// Whether it does because of this finding.
    bool fails(const Finding& finding) const;
    /// Whether the baseline, if there is one, did not have this finding.
    bool is_new(const Finding& finding) const;
};

}  // namespace arbiter::cli
