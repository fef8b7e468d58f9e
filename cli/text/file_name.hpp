// A file's name as every output writes it: one line that no terminal obeys, and never the same for two names.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::cli {

/// Bytes that are no printable UTF-8 become %XX; so does a % that stands before two hexadecimal digits.
std::string shown_name(std::string_view name);

/// Plain ASCII, as nearly all names are, is shown as it is.
bool is_shown_as_it_is(std::string_view name);

}  // namespace arbiter::cli
