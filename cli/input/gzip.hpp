// Unpacks what gzip has compressed, by zlib.
#pragma once

#include "cli/input/packed_bytes.hpp"

namespace arbiter::cli {

/// Any number of members, and the zeros with which tapes are filled up behind them.
Unpacker unpack_gzip();

}  // namespace arbiter::cli
