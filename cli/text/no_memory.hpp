// What is said where memory has run out: there is none left to put words together then.
#pragma once

namespace arbiter::cli {

constexpr const char* no_memory = "there is not enough memory";

}  // namespace arbiter::cli
