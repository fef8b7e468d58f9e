// The pieces that a position has in cells, and whether they lie as others do.
#pragma once

#include "rules/position/pattern.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// A cell as it is written: two numbers.
struct PatternCell {
    std::int64_t x = 0;
    std::int64_t y = 0;

    bool operator==(const PatternCell&) const = default;
};

/// Nothing for a direction, `none` and `?`.
std::optional<PatternCell> read_cell(std::string_view text);

struct PatternPiece {
    std::string_view what;
    std::string_view name;    ///< of a tile; the marker and what became of it stand in the other two
    std::string_view marker;  ///< empty: nothing is said of it
    std::string_view fate;
    std::string_view place;  ///< as written
    std::int64_t number = 0;
    std::optional<PatternCell> cell;
};

/// Appends those of a line. False: it is none that puts pieces on cells.
bool add_pieces(const SetParts& line, std::vector<PatternPiece>& pieces);

/// Whether those of one player, or of the table, are all there, as they lie to each other.
bool lie_alike(std::span<const PatternPiece> position, std::span<const PatternPiece> pattern);

/// A text of which each `?` is any character, and a `?` alone anything.
bool is_text_alike(std::string_view text, std::string_view pattern);

const Value* find_part(const Object& names, std::string_view name);
/// The text of a part; empty where there is none.
std::string_view text_of_part(const Object& names, std::string_view name);

}  // namespace arbiter
