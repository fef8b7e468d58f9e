// The trace of a record as JSON, an object a step.
#pragma once

#include "cli/report/judged_record.hpp"
#include "grammar/record/record.hpp"
#include "rules/record/setup.hpp"
#include "rules/trace/trace.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace arbiter::cli {

class JsonText;

/// The lines of a record by their offsets, all of which are asked for.
class LineNumbers {
public:
    explicit LineNumbers(const RecordText& record);

    std::uint64_t of(std::uint32_t offset) const;

private:
    std::uint64_t first_;
    std::vector<std::uint32_t> breaks_;
};

/// Who did what: `verb`, `player`, `round` and `event`.
void put_act(const JudgedRecord& judged, const Step& step, JsonText& to);
/// What it earned; null where facts that nobody wrote down decide it.
void put_points(const JudgedRecord& judged, const Step& step, const LineNumbers& lines, JsonText& to);
/// How the game stands behind it: `scores`, `to_move`, `due`, `over`.
void put_standing(const JudgedRecord& judged, const Step& step, JsonText& to);
/// The members of a step; what nobody wished for is left out.
void put_step(const JudgedRecord& judged, const Step& step, const TraceParts& report_options, const LineNumbers& lines,
              JsonText& to);
/// The member `end` of what is said of a record whose last line says how the game ended.
void put_ending(const JudgedRecord& judged, const Trace& trace, const LineNumbers& lines, JsonText& to);
/// The member `steps` of a judged record, which is traced for it.
void put_steps(const JudgedRecord& judged, bool positions, JsonText& to);

/// Appends JSON Lines: a record, its steps, its end.
void write_trace(const JudgedRecord& judged, const Record& record, const Trace& trace, const TraceParts& report_options,
                 std::string& text);

}  // namespace arbiter::cli
