// The text of a record with a change in it.
#pragma once

#include "grammar/text/span.hpp"
#include "rules/fix/simulator.hpp"

#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter::fix {

/// These bytes of the text give way to others.
std::string with(std::string_view text, Span span, std::string_view instead);

/// With all of these, which come in their order and do not overlap.
std::string with(std::string_view text, std::span<const std::pair<Span, std::string>> edits);

/// With the candidate made.
std::string with(std::string_view record, std::span<const Event> events, const Candidate& candidate);

}  // namespace arbiter::fix
