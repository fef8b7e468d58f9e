// Looking for a way to fill in what nobody wrote down that fits everything else that was.
#pragma once

#include "rules/dorfromantik/table.hpp"
#include "rules/dorfromantik/told.hpp"
#include "rules/effort.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace arbiter::dorfromantik {

/// Which tables are wanted.
enum class Wanted : std::uint8_t { any, finished, unfinished };

struct SearchResult {
    std::optional<Table> table;  ///< one that could be the true one, after all events
    bool certain = false;        ///< without a table: there is none. Otherwise the search was given up
};

/// Tries the tiles and markers left, in all their turns, wherever one is missing, and plays everything told after
/// `before` with them, until so many plays were tried that it would take too long, or the budget is used up.
SearchResult find_possible_table(const Table& before, std::span<const Told> told, Wanted wanted, Budget budget);

}  // namespace arbiter::dorfromantik
