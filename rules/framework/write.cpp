// The canonical text of an event: actor written, cells instead of directions, a display's first tile on 0,0, tiles of
// the offer by number, frames and the colors of a task in the order of the notation.
#include "rules/framework/game.hpp"
#include "rules/framework/spelling.hpp"
#include "rules/record/canonical.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::framework {
namespace {

void write_marks(const Written& written, Cell origin, std::string& text) {
    for (const TokenMark& mark : written.tokens()) {
        text += fmt::format(" +{}/{}", canonical(mark.cell, origin), mark.number);
    }
}

void write_turn(const State& state, const Written& written, const Telling& telling, std::string& text) {
    const Display& display = state.displays[player_of(state, written.line)];
    const Turn& turn = written.turn;
    const std::string pick = pick_text(state, turn.pick, telling);
    const Cell cell = cell_of(display, turn.place).value_or(Cell{});
    const Cell first = origin(display, turn.act == Act::store ? Cell{} : cell, telling);
    switch (turn.act) {
        case Act::lay: text += fmt::format("{}:{}", pick, place_text(display, turn.place, first, telling)); break;
        case Act::store: text += pick + ":store"; break;
        case Act::unstore:
            text += fmt::format("stored {}:{}", pick, place_text(display, turn.place, first, telling));
            break;
    }
    write_marks(written, first, text);
}

void write_offer(const State& state, const Written& written, const Telling& telling, std::string& text) {
    if (state.phase == Phase::between && !state.round_open) {
        const auto starter = static_cast<Seat>(state.next_starter());
        text += fmt::format("round {} {}\n", state.round + 1, telling.seats.word(starter));
    }
    text += "offer";
    for (std::size_t tile = 0; tile < written.offer().size(); ++tile) {
        text += ' ' + tile_text(written.tiles[tile], written.tile_spans[tile], telling);
    }
}

/// More than there is room for, or a direction from nowhere: refused anyway, so it stays as it is.
bool beyond_words(const State& state, const Written& written) {
    switch (written.verb()) {
        case Verb::offer: return written.tile_count > room_for_offer;
        case Verb::tokens: return written.mark_count > room_for_marks;
        case Verb::turn: {
            const Display& display = state.displays[player_of(state, written.line)];
            const bool nowhere = written.turn.act != Act::store && written.turn.place.by != Place::By::unknown &&
                                 !cell_of(display, written.turn.place);
            return nowhere || written.mark_count > room_for_marks;
        }
        case Verb::round: break;
    }
    return false;
}

void write_set_tiles(const Set& set, const Telling& telling, std::string& text) {
    for (const SetTile& tile : set.tiles) {
        text += fmt::format(" {}", tile.taken ? std::string("-") : tile_text(tile.tile, tile.tile_span, telling));
    }
    text += set.tiles.empty() ? " -" : "";
}

/// The tiles of this line in their display, which is laid in the order written.
void write_set_display(const Display& display, const Set& set, const Telling& telling, std::string& text) {
    const auto before = [&](const Laid& laid) { return laid.line < set.line.span.begin; };
    auto tile = static_cast<std::size_t>(std::ranges::count_if(display.tiles(), before));
    for (const SetTile& written : set.tiles) {
        const Cell cell = display[tile++].cell;
        text += fmt::format(" {}:{}", tile_text(written.tile, written.tile_span, telling),
                            canonical(cell, origin(display, {}, telling)));
    }
    text += set.tiles.empty() ? " -" : "";
}

void write_set_tokens(const Display& display, const Set& set, const Telling& telling, std::string& text) {
    const Cell first = origin(display, {}, telling);
    for (const TokenMark& mark : set.marks) {
        text += fmt::format(" +{}/{}", canonical(mark.cell, first), mark.number);
    }
    text += set.marks.empty() ? " -" : "";
}

}  // namespace

void Framework::write_set(const State& position, const Set& set, const Telling& telling, std::string& text) {
    const auto word = [&](Seat seat) { return record::word_behind_set(telling.seats, seat); };
    const Line& line = set.line;
    const Display& display = position.displays[line.seat == no_seat ? 0 : static_cast<std::size_t>(line.seat)];
    text += "set ";
    switch (set.what) {
        case Sets::round:
            text += fmt::format("round {}", line.round);
            text += line.named == no_seat ? std::string() : fmt::format(" {}", word(line.named));
            break;
        case Sets::turn: text += fmt::format("turn {}", word(line.named)); break;
        case Sets::offer:
            text += "offer";
            write_set_tiles(set, telling, text);
            break;
        case Sets::display:
            text += fmt::format("{} display", word(line.seat));
            write_set_display(display, set, telling, text);
            break;
        case Sets::tokens:
            text += fmt::format("{} tokens", word(line.seat));
            write_set_tokens(display, set, telling, text);
            break;
        case Sets::store:
            text += fmt::format("{} store", word(line.seat));
            write_set_tiles(set, telling, text);
            break;
    }
}

void Framework::write(const State& state, const Written& written, const Telling& telling, std::string& text) {
    if (beyond_words(state, written)) {
        record::write_as_it_is(written.line.event.in(telling.record), text);
        return;
    }
    const Player player = player_of(state, written.line);
    const std::string_view actor = telling.seats.word(static_cast<Seat>(player));
    switch (written.verb()) {
        case Verb::round: {
            if (state.turn_unsaid && written.line.named == no_seat) {
                text += fmt::format("round {}", written.line.round);
                break;
            }
            const Player starter = starter_of(written.line).value_or(state.next_starter());
            text += fmt::format("round {} {}", written.line.round, telling.seats.word(static_cast<Seat>(starter)));
            break;
        }
        case Verb::offer: write_offer(state, written, telling, text); break;
        case Verb::turn:
            text += fmt::format("{} ", actor);
            write_turn(state, written, telling, text);
            break;
        case Verb::tokens:
            text += actor;
            write_marks(written, origin(state.displays[player], {}, telling), text);
            break;
    }
}

}  // namespace arbiter::framework
