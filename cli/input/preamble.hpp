// What stands before the first record of a file, as `fmt` writes it.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::cli {

/// Comments stay as they are, but for blank lines at their beginning.
std::string canonical_preamble(std::string_view front);

}  // namespace arbiter::cli
