// What other programs ask of one record, and the JSON they get: the same from C and in a conversation.
#pragma once

#include "rules/record/setup.hpp"
#include "rules/trace/trace.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

/// The record's object, as in `check --report jsonl`.
std::string judged_json(std::string_view text, const FileReader& open);

/// An array of the objects that `trace` prints.
std::string traced_json(std::string_view text, const FileReader& open, const TraceParts& report_options);

/// The object of `moves --json`, of the moves that begin with the prefix.
std::string moves_json(std::string_view text, const FileReader& open, std::string_view prefix);

}  // namespace arbiter::cli
