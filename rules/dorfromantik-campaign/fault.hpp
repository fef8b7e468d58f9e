// Why a line of a ledger breaks a rule: the facts that the words need.
#pragma once

#include "rules/dorfromantik-campaign/rulebook.hpp"

#include <optional>
#include <string>

namespace arbiter::dorfromantik_campaign {

/// One broken rule with its facts; only those the rule speaks of are set.
struct Fault {
    Law law = Law::none;
    int left = 0;           ///< circles that are left, on the path or of those that the game gave
    std::string next{};     ///< what could be crossed off next: "Box-2>Warehouse, Box-2>Circus"
    std::size_t part = 0;   ///< of the line: the step that breaks it
    std::string problem{};  ///< why a record gives no score
};

using Judgement = std::optional<Fault>;  ///< nothing: legal

}  // namespace arbiter::dorfromantik_campaign
