// The record of a game that a ledger names: judged by the rules of Dorfromantik for its score.
#pragma once

#include "rules/setup.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::dorfromantik_campaign {

struct GameRecord {
    std::optional<std::int32_t> score;
    bool unverified = false;  ///< the score rests on facts that nobody wrote down
    std::string problem;      ///< why there is no score, in words
};

/// The n-th record of a file, counted from 1. Read and judged anew each time: a ledger names it once.
GameRecord judge_game(const FileReader* open, std::string_view path, std::int32_t nth);

}  // namespace arbiter::dorfromantik_campaign
