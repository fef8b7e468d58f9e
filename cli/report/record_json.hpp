// A judged record as JSON: the one shape behind every machine-readable report.
#pragma once

#include "cli/report/judged_record.hpp"
#include "cli/text/json.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

class JsonText;

/// What a record's object leaves out of what it usually has, and what it has beside it.
struct Parts {
    bool breakdown = true;
    bool completed = true;
    bool header = false;
    bool id = false;         ///< and what each finding is known again by
    bool sheet = false;      ///< the score sheet in words
    bool steps = false;      ///< what each line did
    bool positions = false;  ///< of each step
};

/// Appends one line, without its line break; `error` says why the input could not be read. The names of verdict.md:
/// checkers rely on them. More may be added, none renamed.
void write_json(const JudgedRecord& judged, const Parts& parts, std::string& text, std::string_view error = {});
inline void write_json(const JudgedRecord& judged, std::string& text) {
    write_json(judged, {}, text);
}
/// The same, as members of an object that has been begun.
void put_record(const JudgedRecord& judged, const Parts& parts, JsonText& to, std::string_view error = {});
/// The member `header`: what stands in it, the game and its players left out.
void put_header(const Header& header, JsonText& to);
/// A finding as it stands in a record's object.
void put_finding(const JudgedRecord& judged, const Finding& finding, JsonText& to);
/// The errors alone, as the member `findings`.
void put_errors(const JudgedRecord& judged, JsonText& to);

}  // namespace arbiter::cli
