// What people say at an Azul table for the letters of the notation.
#pragma once

#include "grammar/lenient/vocabulary.hpp"

namespace arbiter::azul {

const lenient::Table& vocabulary();

}  // namespace arbiter::azul
