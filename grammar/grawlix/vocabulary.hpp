// What people say at a Grawlix table for the glyphs and letters of the notation.
#pragma once

#include "grammar/habits/vocabulary.hpp"

namespace arbiter::grawlix {

const habits::Table& vocabulary();

}  // namespace arbiter::grawlix
