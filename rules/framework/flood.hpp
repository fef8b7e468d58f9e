// Chains walked anew: for questions about the past or about tiles that nobody wrote down, which the counted chains
// cannot answer.
#pragma once

#include "rules/framework/display.hpp"
#include "rules/framework/inline_vector.hpp"
#include "rules/framework/tile_set.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace arbiter::framework {

/// The tiles of one color that count for a task on `tile` among the first `laid` of a display.
/// `shows(n)` says whether tile n shows the color.
template <typename Shows>
TileSet flood(const Display& display, std::size_t laid, std::size_t tile, Shows&& shows) {
    TileSet found;
    InlineVector<std::uint8_t, tiles_in_bag> reached;
    const auto visit = [&](std::size_t next) {
        if (next < laid && !found.has(next) && shows(next)) {
            found.add(next);
            reached.push_back(static_cast<std::uint8_t>(next));
        }
    };
    const auto visit_around = [&](std::size_t centre) { std::ranges::for_each(display[centre].beside, visit); };
    visit(tile);
    if (reached.empty()) {
        visit_around(tile);
    }
    for (std::size_t next = 0; next < reached.size(); ++next) {
        visit_around(reached[next]);
    }
    return found;
}

}  // namespace arbiter::framework
