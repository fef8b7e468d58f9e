// Unpacks what lz4 has compressed in frames, by liblz4.
#pragma once

#include "cli/input/packed_bytes.hpp"

namespace arbiter::cli {

/// Any number of frames, those that are to be skipped among them.
Unpacker unpack_lz4();

}  // namespace arbiter::cli
