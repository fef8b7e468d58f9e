// Looks at the form of header lines; what they mean the referee says.
#include "cli/input/header_lines.hpp"

#include "cli/text/plain_text.hpp"
#include "grammar/record/header.hpp"
#include "grammar/text/utf8.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <string_view>

namespace arbiter::cli {

std::string header_lines(const std::vector<std::string>& given) {
    std::string header;
    for (const std::string& line : given) {
        if (!is_header_line(line) || first_bad_byte(line) != std::string::npos) {
            throw std::runtime_error(
                fmt::format("--header \"{}\" is no header line (Key: value) that a game can have", plain_text(line)));
        }
        header += line + '\n';
    }
    return header;
}

}  // namespace arbiter::cli
