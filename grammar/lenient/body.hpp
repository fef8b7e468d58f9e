// The lines of a record's body, read through habits where they cannot be read otherwise.
#pragma once

#include "grammar/lenient/memory.hpp"
#include "grammar/lenient/normalized_record.hpp"

#include <cstdint>
#include <string_view>

namespace arbiter::lenient {

/// Goes over the body that begins at `at`; lines that mean only one thing are put so, others are kept.
void read_body(std::string_view record, std::uint32_t at, const Vocabulary& vocabulary, const Attempt& attempt,
               Memory& memory, NormalizedRecord& meant);

}  // namespace arbiter::lenient
