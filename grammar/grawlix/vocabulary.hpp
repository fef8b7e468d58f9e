// What people say at a Grawlix table for the glyphs and letters of the notation.
#pragma once

#include "grammar/lenient/vocabulary.hpp"

namespace arbiter::grawlix {

const lenient::Table& vocabulary();

}  // namespace arbiter::grawlix
