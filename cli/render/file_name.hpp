// A file's name as every output writes it: one line that no terminal obeys, and never the same for two names.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::cli {

/// Bytes that are no printable UTF-8 become %XX; so does a % that stands before two hexadecimal digits.
std::string shown_name(std::string_view name);

/// The same, appended. Plain ASCII, as nearly all names are, costs one look at it.
void append_name(std::string_view name, std::string& out);

}  // namespace arbiter::cli
