// Letters of an encoding from before UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter {

/// What the byte, which belongs to no UTF-8 character, is in Windows-1252, of which Latin-1 is a part; empty when it is
/// nothing there, or looks like a piece of a damaged UTF-8 character.
std::string letter_meant(std::string_view text, std::size_t at);

}  // namespace arbiter
