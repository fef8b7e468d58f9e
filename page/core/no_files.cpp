// There are no files but those that a request brings along.
#include "cli/input/side_files.hpp"

#include <optional>
#include <string_view>

namespace arbiter::cli {

FileReader reader_beside(const std::string&) {
    return [](std::string_view) -> std::optional<std::string> { return std::nullopt; };
}

}  // namespace arbiter::cli
