// Which files a record may name: a record can come from anybody, and what it names is opened.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::record {

/// Why a record may not name this path, whatever lies there; empty when it may.
std::string_view side_file_fault(std::string_view path);

/// ": " and that reason, for the end of a message that says the file cannot be read; empty when there is none.
std::string side_file_reason(std::string_view path);

}  // namespace arbiter::record
