// A record to begin with: its header, and as comments all that the header of its game could say.
#pragma once

#include "rules/registry/registry.hpp"

#include <string>

namespace arbiter::cli {

struct NewRecord {
    const GameEntry& game;
    std::string players;  ///< "Ann, Ben"
    std::string house;    ///< "wall=gray", empty: as usual
    std::string date;     ///< "2026-11-22"
    std::string header;   ///< further lines, each with its line break; what they say is not said again
};

/// Its text. Throws std::runtime_error, in the referee's words, where the record would have an error.
std::string text_of(const NewRecord& begun, const FileReader& open);

/// "2026-11-22", today where this program runs.
std::string today();

}  // namespace arbiter::cli
