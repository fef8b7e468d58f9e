// Changes to records as people and machines garble them: lines, words, numbers, tails, header lines.
#pragma once

#include "rules/game/random.hpp"

#include <string>

namespace arbiter::fuzz {

/// One change. The text may become longer.
void mutate(std::string& text, Random& random);

/// The lines of one text with lines of another in between, or the head of one with the body of the other.
std::string splice(std::string_view one, std::string_view other, Random& random);

}  // namespace arbiter::fuzz
