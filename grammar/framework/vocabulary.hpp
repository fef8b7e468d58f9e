// What people say at a Framework table for the letters of the notation.
#pragma once

#include "grammar/habits/vocabulary.hpp"

namespace arbiter::framework {

const habits::Table& vocabulary();

}  // namespace arbiter::framework
