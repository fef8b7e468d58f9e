// How cells are spelled in canonical form.
#include "rules/grawlix/spelling.hpp"

#include "rules/grawlix/words.hpp"
#include "rules/record/canonical.hpp"

#include <optional>

namespace arbiter::grawlix {
namespace {

/// The first tile laid; where a position leaves cells open, all cells stay as they are.
std::optional<Cell> origin(const State& state) {
    if (state.setting() != nullptr && state.setting()->cells_are_open()) {
        return Cell{};
    }
    return state.story().lay_count() > 0 ? std::optional(state.story().lay(0).cell) : std::nullopt;
}

}  // namespace

std::string canonical_cell(const State& state, Cell cell, const Telling& telling) {
    if (telling.record.empty()) {
        return cell_name(cell);
    }
    const Cell first = origin(state).value_or(cell);
    return cell_name({record::writable(cell.x - first.x), record::writable(cell.y - first.y)});
}

}  // namespace arbiter::grawlix
