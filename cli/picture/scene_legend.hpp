// The words that go with the marks in a picture.
#pragma once

#include "rules/scene/scene.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace arbiter::cli {

/// "! line 8: pattern line 2 is complete", "+2 Ann: 2 across (3,3 3,4)", in lines of so many columns. Plain text; many
/// points are told up to a number, and then counted.
std::vector<std::string> legend_of(const Scene& scene, std::size_t width);

}  // namespace arbiter::cli
