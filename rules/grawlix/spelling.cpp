// How cells are spelled in canonical form.
#include "rules/grawlix/spelling.hpp"

#include "rules/grawlix/words.hpp"
#include "rules/record/canonical.hpp"

#include <optional>

namespace arbiter::grawlix {
namespace {

/// The first tile laid; where a position leaves cells open, or nobody knows where that tile lies, all cells stay as
/// they are.
std::optional<Cell> origin(const State& state) {
    if (state.partial_position() != nullptr && state.partial_position()->cells_are_open()) {
        return Cell{};
    }
    if (state.history().lay_count() == 0) {
        return std::nullopt;
    }
    return state.history().lay(0).guessed ? Cell{} : state.history().first();
}

}  // namespace

std::string canonical_cell(const State& state, Cell cell, const FormatContext& context) {
    if (!context.moves_cells()) {
        return text_of(cell);
    }
    const Cell first = origin(state).value_or(cell);
    return record::cell_text(cell, first);
}

std::string canonical_place(const Event& event, const FormatContext& context) {
    const Place& place = event.written.place;
    return place.by == Place::By::side && event.is_guessed() ? std::string(place.span.in(context.record))
                                                             : canonical_cell(event.state, *event.cell, context);
}

}  // namespace arbiter::grawlix
