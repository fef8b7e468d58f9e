// Unpacks what zstd has compressed, by libzstd.
#pragma once

#include "cli/input/packed_bytes.hpp"

namespace arbiter::cli {

/// Any number of frames, those that are to be skipped among them. A frame may look back 128 MiB, as zstd itself allows.
Unpacker unpack_zstd();

}  // namespace arbiter::cli
