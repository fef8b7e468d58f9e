// Running text, broken into lines.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Lines of at most so many bytes, unless one word is longer; without a line break at the end.
std::string wrapped(std::string_view text, std::size_t width);

/// The same, each line behind this margin and with its line break.
std::string paragraph(std::string_view text, std::string_view margin, std::size_t width = 80);

}  // namespace arbiter::cli
