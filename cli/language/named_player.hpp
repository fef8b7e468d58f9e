// The player whose name stands at a place of a record.
#pragma once

#include "cli/report/traced_record.hpp"
#include "grammar/record/seats.hpp"
#include "grammar/text/span.hpp"

#include <cstdint>

namespace arbiter::cli {

struct Named {
    Seat seat = no_seat;
    Span span;
};

/// In the list of players or in a line; no seat where no name stands, as in a comment.
Named name_at(const TracedRecord& traced, std::uint32_t offset);

}  // namespace arbiter::cli
