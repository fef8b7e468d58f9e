// One event as the record tells it: the play, perhaps with facts missing, and what it is claimed to have settled.
#pragma once

#include "grammar/dorfromantik/written.hpp"
#include "grammar/text/span.hpp"
#include "rules/dorfromantik/play.hpp"
#include "rules/dorfromantik/table.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace arbiter::dorfromantik {

/// A tile or a marker of which the record does not tell everything.
struct Missing {
    Span span;
    bool marker = false;
};

struct Told {
    Play play{};
    Stamp stamp = 0;
    std::uint8_t player = 0;
    bool stands = false;  ///< whatever it breaks, the table has accepted it
    std::vector<Claim> claims{};
};

/// What the line claims, as far as there is room.
std::span<const Claim> claims_of(const Written& written);

/// Whether the n-th claim of a line is true of the last play; claimed twice means two markers like that.
bool holds(std::span<const Claim> claims, std::size_t n, const Table& after);

bool all_hold(std::span<const Claim> claims, const Table& after);

}  // namespace arbiter::dorfromantik
