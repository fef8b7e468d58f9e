// Habits of writers in a report: when to look for them, and what is said of those that were met.
#pragma once

#include "grammar/lenient/normalized_record.hpp"
#include "grammar/record/record.hpp"
#include "rules/record/setup.hpp"
#include "rules/report/report.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace arbiter::record {

/// Something could not be read, or looked up: perhaps it is only written in another way.
bool may_have_habits(const Report& report);

/// Something in the header has to be read in another way, though nothing may be wrong with the record.
bool has_remarked_codes(const Header& header);

/// Puts the header of these lines as it was meant; answers where the body begins in them.
std::uint32_t lenient_header(std::string_view lines, const About& about, std::span<const Ruling> rulings,
                             lenient::NormalizedRecord& meant);

/// The first line of events that cannot be read, if an offer may stand there; nullptr: there is none.
const Finding* first_to_offer(const lenient::NormalizedRecord& meant, const Report& report);

/// Offers what the lines may mean that could not be read. The report's places are in the text as meant.
void tell_offers(const lenient::NormalizedRecord& meant, Report& report);

/// Moves all places back to the text as written, warns of each habit once, and says where another record seems to
/// begin.
void tell_habits(const lenient::NormalizedRecord& meant, Report& report);

/// Where another record seems to begin, if it does.
std::optional<Finding> second_record(const lenient::NormalizedRecord& meant);

}  // namespace arbiter::record
