// What people say at a Framework table for the letters of the notation.
#pragma once

#include "grammar/lenient/vocabulary.hpp"

namespace arbiter::framework {

const lenient::Table& vocabulary();

}  // namespace arbiter::framework
