// Habits of writers in a report: when to look for them, and what is said of those that were met.
#pragma once

#include "grammar/habits/meant.hpp"
#include "grammar/record/record.hpp"
#include "rules/report.hpp"
#include "rules/setup.hpp"

#include <cstdint>
#include <string_view>

namespace arbiter::record {

/// Something could not be read, or looked up: perhaps it is only written in another way.
bool may_have_habits(const Report& report);

/// Puts the header as it was meant; answers where the body begins in the record.
std::uint32_t header_as_meant(const Record& record, const About& about, habits::Meant& meant);

/// The first line of events that cannot be read, if an offer may stand there; nullptr: there is none.
const Finding* first_to_offer(const habits::Meant& meant, const Report& report);

/// Offers what the lines may mean that could not be read. The report's places are in the text as meant.
void tell_offers(const habits::Meant& meant, Report& report);

/// Moves all places back to the text as written, and warns of each habit once.
void tell_habits(const habits::Meant& meant, Report& report);

}  // namespace arbiter::record
