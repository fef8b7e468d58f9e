// The campaign sheet.
#pragma once

#include "rules/dorfromantik-campaign/ledger.hpp"
#include "rules/score/sheet.hpp"

namespace arbiter::dorfromantik_campaign {

/// The high-score list, what is unlocked, and what could be crossed off next.
score::Sheet sheet_of(const Ledger& ledger);

}  // namespace arbiter::dorfromantik_campaign
