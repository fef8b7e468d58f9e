// The table behind each line of a record, drawn so that a page can link its pieces.
#pragma once

#include "cli/picture/text_steps.hpp"
#include "rules/registry/registry.hpp"
#include "rules/report/effort.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Each picture is of a record by itself, with an allowance of its own; so many steps (rules/report/effort.hpp) may all
/// of them together have taken, that of the end among them and what preceded them, before the last one that is drawn: a
/// page takes about as long as its record may.
inline constexpr std::uint64_t most_effort_for_pictures = Effort::most;

/// Of a record whose lines were told one by one, also behind a line that breaks a rule.
struct RecordPictures {
    TextSteps steps;   ///< before all lines, then one a step of the trace
    std::string last;  ///< the last of them that was drawn, whole
    std::size_t left_out = 0;
    std::uint64_t told = 0;                                  ///< what it took to judge the record and tell its lines
    std::uint64_t effort = 0;                                ///< what they took
    std::uint64_t most = 0;                                  ///< what the one took that took most
    std::map<std::string, std::string, std::less<>> places;  ///< of cells by their names: board, shelf, group, x, y
};

/// "0 3,4": a cell as points are told of it, and whose board it is on.
std::string place_name(Seat seat, std::string_view cell);

/// `on` is the trace that plays on, `strict` the one that does not.
RecordPictures draw_record(const GameEntry& game, const Record& record, const Trace& strict, const Trace& on,
                           const FileReader& open);

}  // namespace arbiter::cli
