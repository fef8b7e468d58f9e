// The stamp that a chat puts in front of a message: when it was sent.
#pragma once

#include <string_view>

namespace arbiter::lenient {

/// "12.11.26, 20:14:05", "2026-11-12 8:14 PM": digits of a date and of a time, and nothing but what stands between
/// them.
bool is_stamp(std::string_view text);

/// The stamp in front of a line is taken off: "[...] " or "... - ". Whether there was one.
bool take_stamp(std::string_view& line);

}  // namespace arbiter::lenient
