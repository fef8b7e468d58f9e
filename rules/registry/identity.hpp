// What a record is known by, whoever wrote it down, where it stands and whatever is remarked about it.
#pragma once

#include "grammar/record/record.hpp"
#include "rules/record/setup.hpp"
#include "rules/registry/hash128.hpp"

#include <string>
#include <string_view>

namespace arbiter {

/// A line without comment and annotations, with one blank where there were several, in composed Unicode.
std::string essential_line(std::string_view line);

/// The lines that the id is made of: the canonical text without what does not belong to the game.
std::string essence(std::string_view canonical);

/// Its hash. Writing the canonical text replays the record: only for those who ask.
Hash128 identity(const Record& record, const FileReader& open);

/// The first half of it, which is what people are shown: "9f2c41d07b3e5a68"
std::string words_of_identity(const Hash128& id);

}  // namespace arbiter
