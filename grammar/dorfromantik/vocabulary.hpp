// What people say at a Dorfromantik table for the letters of the notation.
#pragma once

#include "grammar/lenient/vocabulary.hpp"

namespace arbiter::dorfromantik {

const lenient::Table& vocabulary();

}  // namespace arbiter::dorfromantik
