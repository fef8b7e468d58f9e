// The lines of a record's body, read through habits where they cannot be read otherwise.
#pragma once

#include "grammar/lenient/memory.hpp"
#include "grammar/lenient/normalized_record.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace arbiter::lenient {

/// What is wrong with a line that cannot be read, its span in the line; nothing where it is no fault of the grammar's.
using Explain = std::function<std::optional<SyntaxError>(std::string_view line)>;

/// Goes over the body that begins at `at`; lines that mean only one thing are put so, others are kept. Of those that
/// may mean something, what is wrong is said of the line as far as it was understood: a word that is fine is not
/// accused.
void read_body(std::string_view record, std::uint32_t at, const Vocabulary& vocabulary, const Attempt& attempt,
               const Explain& explain, Memory& memory, NormalizedRecord& meant);

}  // namespace arbiter::lenient
