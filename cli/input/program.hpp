// What a program unpacks that stands between two pipes: xz, bzip2.
#pragma once

#include "cli/input/packed_bytes.hpp"

#include <string>
#include <vector>

namespace arbiter::cli {

/// Starts the program that the first word names, found as a shell would find it, without a shell, with these words and
/// nothing of the environment that could give it others. `source` is what the bytes come from: it is waited for
/// together with the program.
Unpacker unpack_by(std::vector<std::string> words, int source);

}  // namespace arbiter::cli
