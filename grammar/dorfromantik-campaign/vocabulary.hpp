// The words of a campaign's ledger, as it writes them.
#pragma once

#include "grammar/habits/vocabulary.hpp"

namespace arbiter::dorfromantik_campaign {

const habits::Table& vocabulary();

}  // namespace arbiter::dorfromantik_campaign
