// Line ends as the notation has them, LF and CR LF, and as other systems and accidents write them: CR alone, CR CR LF,
// LF CR, and the Ctrl-Z that DOS put behind the last line.
#pragma once

#include "grammar/text/origins.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter {

/// What any line end begins with.
inline constexpr std::string_view line_end_bytes = "\r\n";

enum class LineEnd : std::uint8_t { usual, cr, cr_cr_lf, lf_cr, ctrl_z };

/// Size and kind of the line end that begins at this CR or LF.
struct LineEndHere {
    std::size_t size = 1;
    LineEnd kind = LineEnd::usual;
};
LineEndHere line_end_at(std::string_view text, std::size_t at);

/// How many line ends lie between two places of a text, whatever they are written as.
std::uint64_t line_ends_between(std::string_view text, std::size_t from, std::size_t to);

/// Line ends that are not the notation's.
struct OddEnds {
    LineEnd kind = LineEnd::usual;  ///< of the first; `usual`: there is none
    std::size_t at = 0;             ///< where it stands
    std::size_t size = 0;
    std::uint32_t more = 0;  ///< how many others there are
};

/// The text with an LF for each line end that is not the notation's, and without a Ctrl-Z behind all lines; `origins`
/// lead back. Appends nothing where all line ends are the notation's.
OddEnds put_in_lines(std::string_view text, std::string& lines, Origins& origins);

/// The same for those who need no way back.
std::string in_lines(std::string_view text);

}  // namespace arbiter
