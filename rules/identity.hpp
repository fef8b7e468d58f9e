// What a record is known by, whoever wrote it down, where it stands and whatever is remarked about it.
#pragma once

#include "grammar/record/record.hpp"
#include "rules/setup.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter {

/// A line without comment and annotations, with one blank where there were several, in composed Unicode.
std::string essential_line(std::string_view line);

/// The lines that the id is made of: the canonical text without what does not belong to the game.
std::string essence(std::string_view canonical);

/// The first 64 bits of its SHA-256. Writing the canonical text replays the record: only for those who ask.
std::uint64_t identity(const Record& record, const FileReader& open);

/// "9f2c41d07b3e5a68"
std::string words_of_identity(std::uint64_t id);

}  // namespace arbiter
