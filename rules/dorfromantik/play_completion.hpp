// What a play can mean whose tile, turn, cell or marker nobody wrote down, or that names a cell of a map that lies
// nobody knows where.
#pragma once

#include "grammar/dorfromantik/written.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/dorfromantik/state.hpp"

#include <cstdint>

namespace arbiter::dorfromantik {

using CompletionSink = candidates::CompletionSink<State, Written>;

/// Visits the complete lines that this one can mean; if none of them is legal, those that are not.
void fill_play(const State& state, const Written& written, const CompletionSink& visit);

inline bool hides_marker(const Written& written) {
    return written.verb() == Verb::task && !written.marker.known();
}

inline bool hides_cell(const Written& written) {
    return written.goal.kind == Goal::Kind::unknown;
}

inline bool names_cell(const Written& written) {
    return written.goal.kind == Goal::Kind::cell;
}

inline bool hides_something(const Written& written) {
    return !written.tile.known() || written.turned || hides_cell(written) || hides_marker(written);
}

/// Where the `?` of a marker stands.
inline std::uint32_t offset_of_number(const Written& written) {
    return written.marker_span.begin + (written.marker.terrain == Terrain::meadow ? 0U : 1U);
}

}  // namespace arbiter::dorfromantik
