// What people say at an Azul table for the letters of the notation.
#pragma once

#include "grammar/habits/vocabulary.hpp"

namespace arbiter::azul {

const habits::Table& vocabulary();

}  // namespace arbiter::azul
