// The text of a record with a change in it.
#pragma once

#include "grammar/text/span.hpp"
#include "rules/mend/rehearsal.hpp"

#include <span>
#include <string>
#include <string_view>

namespace arbiter::mend {

/// These bytes of the text give way to others.
std::string with(std::string_view text, Span span, std::string_view instead);

/// With the attempt made.
std::string with(std::string_view record, std::span<const Event> events, const Attempt& attempt);

}  // namespace arbiter::mend
