// What the examples of the laws begin with: one short ledger a rule, which breaks it and nothing else.
#pragma once

#include <string_view>

namespace arbiter::dorfromantik_campaign {

/// The heading of the rulebook.
inline constexpr std::string_view campaign_sheet = "Dorfromantik rulebook, End of game: the Campaign sheet";

#define CAMPAIGN_HEAD "Game: dorfromantik-campaign\nPlayers: Ann, Ben\n\n"

}  // namespace arbiter::dorfromantik_campaign
