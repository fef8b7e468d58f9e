// The words of a campaign's ledger, as it writes them.
#pragma once

#include "grammar/lenient/vocabulary.hpp"

namespace arbiter::dorfromantik_campaign {

const lenient::Table& vocabulary();

}  // namespace arbiter::dorfromantik_campaign
