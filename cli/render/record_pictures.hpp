// The table behind each line of a record, drawn so that a page can link its pieces.
#pragma once

#include "cli/render/text_steps.hpp"
#include "rules/registry.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Of a record whose lines were told one by one, also behind a line that breaks a rule.
struct RecordPictures {
    TextSteps steps;   ///< before all lines, then one a step of the trace
    std::string last;  ///< the last of them that was drawn, whole
    std::size_t left_out = 0;
    std::map<std::string, std::string, std::less<>> places;  ///< of cells by their names: board, shelf, group, x, y
};

/// "0 3,4": a cell as points are told of it, and whose board it is on.
std::string place_name(Seat seat, std::string_view cell);

/// `on` is the trace that plays on, `strict` the one that does not.
RecordPictures draw_record(const GameEntry& game, const Record& record, const Trace& strict, const Trace& on,
                           const FileReader& open);

}  // namespace arbiter::cli
