// A path as a URI reference.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::cli {

/// Relative to the working folder where the path leads there or below, without "." and "..", as far as names alone
/// tell; what is no letter, digit or mark is written %XX. Standard input is "stdin".
std::string uri_of(std::string_view path);

}  // namespace arbiter::cli
