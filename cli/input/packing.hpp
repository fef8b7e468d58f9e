// How a file is compressed, told from its first bytes.
#pragma once

#include "cli/input/packed_bytes.hpp"

#include <cstdint>
#include <string_view>

namespace arbiter::cli {

enum class Packing : std::uint8_t { none, gzip, zstd, lz4, xz, bzip2 };

/// Passes over frames that zstd and lz4 skip; reads no more than it takes to tell.
Packing packing_of(PackedBytes& bytes);

/// Of any packing but none. `source` is the descriptor that the bytes come from.
Unpacker unpacker_of(Packing packing, int source);

/// Whether a file with records that are packed in one of these ways is called so: "club.tgn.gz", in any letter case.
bool is_packed_name(std::string_view name);

}  // namespace arbiter::cli
