// The text of single events.
#pragma once

#include "grammar/frame-work/written.hpp"

#include <string>

namespace arbiter::frame_work {

/// Appends a line of an effect, without indentation.
void write_change(const Written& written, const Seats& seats, std::string& text);

}  // namespace arbiter::frame_work
