// The canonical text of an event: actor written, cells instead of directions, the first tile on 0,0.
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/words.hpp"
#include "rules/record/canonical.hpp"

namespace arbiter::grawlix {
namespace {

/// Counted from the first tile laid; before there is one, the cell written is where it will lie.
std::string canonical_cell(const State& state, Cell cell) {
    const Cell first = state.history().lay_count() > 0 ? state.history().lay(0).cell : cell;
    return cell_name({record::writable(cell.x - first.x), record::writable(cell.y - first.y)});
}

void write_draft(const Written& written, std::string& text) {
    text += "draft";
    for (const WrittenTile& pick : picks_of(written)) {
        text += ' ' + letters_of(pick.tile);
    }
}

void write_play(const State& state, const Written& written, Cell cell, std::string_view actor, std::string& text) {
    text.append(actor)
        .append(" ")
        .append(letters_of(written.tile.tile))
        .append(":")
        .append(canonical_cell(state, cell));
    for (std::size_t i = 0; i < written.redraft_count; ++i) {
        text += " +" + letters_of(written.redrafts[i].tile);
    }
}

/// More tiles than there is room for, or a direction from nowhere: the event is refused anyway, and stays as it is.
bool beyond_words(const State& state, const Written& written) {
    switch (written.line.verb) {
        case verb::draft: return written.pick_count > most_picks;
        case verb::play: return written.redraft_count > most_redrafts || !cell_of(state, written.place);
        default: return false;
    }
}

}  // namespace

void Grawlix::write(const State& state, const Written& written, const Telling& telling, std::string& text) {
    if (beyond_words(state, written)) {
        record::write_as_it_is(written.line.event.in(telling.record), text);
        return;
    }
    const Seat seat = written.line.seat == no_seat ? static_cast<Seat>(state.mover()) : written.line.seat;
    const std::string_view actor = telling.seats.word(seat);
    switch (written.line.verb) {
        case verb::draft: write_draft(written, text); break;
        case verb::play: write_play(state, written, *cell_of(state, written.place), actor, text); break;
        case verb::stuck: text.append(actor).append(" stuck"); break;
        default: break;
    }
}

}  // namespace arbiter::grawlix
