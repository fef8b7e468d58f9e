// The campaign sheet in plain words.
#pragma once

#include "rules/dorfromantik-campaign/ledger.hpp"

#include <string>

namespace arbiter::dorfromantik_campaign {

/// Appends the high-score list, what is unlocked, and what could be crossed off next.
void write_sheet(const Ledger& ledger, std::string& text);

}  // namespace arbiter::dorfromantik_campaign
