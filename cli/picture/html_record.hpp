// A record as one page to look at: its lines beside the table, and where every point comes from.
#pragma once

#include "cli/picture/record_pictures.hpp"
#include "cli/report/judged_record.hpp"
#include "rules/registry/registry.hpp"

#include <cstdint>
#include <string>

namespace arbiter::cli {

struct HtmlRecord {
    const JudgedRecord& judged;
    const GameEntry& game;
    const Trace& on;  ///< the trace that plays on behind a line that breaks a rule
    const RecordPictures& pictures;
    std::uint64_t line = 0;  ///< the one that is shown first; 0: the last
};

/// One file, which needs no other and no network; XML, too, for whoever wants to read it by that.
std::string html_record(const HtmlRecord& shown);

}  // namespace arbiter::cli
