// A path as hosts of repositories match it, and as a URI reference.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::cli {

/// Relative to the working folder where the path leads there or below, without "." and "..", as far as names alone
/// tell. A host finds no file by another name, not even by "./".
std::string hosted_path(std::string_view path);

/// The same; what is no letter, digit or mark is written %XX. Standard input is "stdin".
std::string uri_of(std::string_view path);

}  // namespace arbiter::cli
