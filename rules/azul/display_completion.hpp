// What a line of displays can mean on which nobody noted some tiles.
#pragma once

#include "grammar/azul/written.hpp"
#include "rules/azul/state.hpp"
#include "rules/candidates/interface.hpp"

#include <bit>
#include <cstdint>

namespace arbiter::azul {

using CompletionSink = candidates::CompletionSink<State, Written>;

/// Visits the line with all tiles that can have been drawn; if none can, with any.
void fill_in_displays(const State& state, const Written& written, const CompletionSink& visit);

/// Calls each(offset) for the `?` of a group.
template <typename Each>
void each_unknown(const Group& group, Span span, Each each) {
    for (unsigned letters = group.unknown_letters; letters != 0; letters &= letters - 1) {
        each(span.begin + static_cast<std::uint32_t>(std::countr_zero(letters)));
    }
}

}  // namespace arbiter::azul
