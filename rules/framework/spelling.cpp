// How tiles, picks and cells are spelled in canonical form.
#include "rules/framework/spelling.hpp"

#include "rules/framework/event.hpp"
#include "rules/framework/words.hpp"
#include "rules/record/canonical.hpp"

#include <utility>

namespace arbiter::framework {
namespace {

std::string canonical(Task task) {
    if (task.second < task.first) {
        std::swap(task.first, task.second);
    }
    return text(task);
}

std::string canonical(const Tile& tile) {
    if (!tile.is_told()) {
        return "?";
    }
    std::string out;
    tile.colors().for_each([&](Color color) { out += letter(color); });
    out += out.empty() ? "-/" : "/";
    bool first = true;
    for (const Task& task : tile.tasks()) {
        out += first ? "" : task.after ? ">" : ",";
        out += canonical(task);
        first = false;
    }
    return first ? out + '-' : out;
}

}  // namespace

Cell origin(const Display& display, Cell written, const FormatContext& context) {
    const bool as_written = !context.moves_cells() || (!display.empty() && display[0].guessed);
    return as_written ? Cell{} : display.empty() ? written : display.first();
}

std::string canonical(Cell cell, Cell origin) {
    return record::cell_text(cell, origin);
}

std::string tile_text(const Tile& tile, Span span, const FormatContext& context) {
    return tile.flaw() == Flaw::none ? canonical(tile) : std::string(span.in(context.record));
}

std::string pick_text(const State& state, const Pick& pick, const FormatContext& context) {
    switch (pick.by) {
        case Pick::By::number: return std::to_string(pick.number);
        case Pick::By::unknown: return "?";
        case Pick::By::tile: break;
    }
    const auto tiles = state.offer.tiles();
    for (std::size_t index = 0; !state.agreed.solo() && state.offer.certain() && index < tiles.size(); ++index) {
        if (tiles[index] == pick.tile && state.offer.is_free(index)) {
            return std::to_string(index + 1);
        }
    }
    return tile_text(pick.tile, pick.span, context);
}

std::string place_text(const Display& display, const Place& place, Cell first, const FormatContext& context) {
    const bool open = is_guessed(display, place) || (!display.empty() && display[0].guessed);
    const Cell cell = cell_of(display, place).value_or(Cell{});
    return open && !context.record.empty() ? std::string(place.span.in(context.record)) : canonical(cell, first);
}

}  // namespace arbiter::framework
