// What people say at a Dorfromantik table for the letters of the notation.
#pragma once

#include "grammar/habits/vocabulary.hpp"

namespace arbiter::dorfromantik {

const habits::Table& vocabulary();

}  // namespace arbiter::dorfromantik
