// Refuses the names of files that lead out of a record's folder, and says why.
#include "rules/record/side_file.hpp"

#include <algorithm>

namespace arbiter::record {

std::string_view side_file_fault(std::string_view path) {
    if (path.starts_with('/')) {
        return "a record names files from its own folder on, not from the root";
    }
    for (std::size_t at = 0; at <= path.size();) {
        const std::size_t stop = std::min(path.find('/', at), path.size());
        if (path.substr(at, stop - at) == "..") {
            return "a record names files beside it or in folders there, never above";
        }
        at = stop + 1;
    }
    return {};
}

std::string side_file_reason(std::string_view path) {
    const std::string_view fault = side_file_fault(path);
    return fault.empty() ? std::string() : ": " + std::string(fault);
}

}  // namespace arbiter::record
