// The canonical text of an event: actor written, cells instead of directions, the first tile on 0,0.
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/spelling.hpp"
#include "rules/grawlix/words.hpp"
#include "rules/record/canonical.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace arbiter::grawlix {
namespace {

std::string_view actor_of(const Event& event, const Telling& telling) {
    return telling.seats.word(static_cast<Seat>(event.player));
}

void write_draft(const Event& event, std::string& text) {
    text += "draft";
    for (const WrittenTile& pick : event.picks()) {
        text += ' ' + letters_of(pick.tile);
    }
}

void write_play(const Event& event, const Telling& telling, std::string& text) {
    const Written& written = event.written;
    text.append(actor_of(event, telling)).append(" ").append(letters_of(written.tile.tile)).append(":");
    text += canonical_place(event, telling);
    for (std::size_t i = 0; i < written.redraft_count; ++i) {
        text += " +" + letters_of(written.redrafts[i].tile);
    }
}

/// More tiles than there is room for, or a direction from nowhere: the event is refused anyway, and stays as it is.
bool beyond_words(const Event& event) {
    const Written& written = event.written;
    switch (written.verb()) {
        case Verb::draft: return written.pick_count > most_picks;
        case Verb::play: return written.redraft_count > most_redrafts || !event.cell;
        case Verb::stuck: break;
    }
    return false;
}

/// Tiles are known by where they are written.
void write_set_grid(const State& position, const Set& set, const Telling& telling, std::string& text) {
    const bool open = position.setting() != nullptr && position.setting()->cells_are_open();
    for (const SetTile& tile : set.tiles) {
        const auto laid =
            std::ranges::find(position.story().lays(), tile.tile.at, [](const Lay& lay) { return lay.tile.at; });
        text += open || laid == position.story().lays().end()
                    ? fmt::format(" {}", tile.span.in(telling.record))
                    : fmt::format(" {}:{}", letters_of(tile.tile.tile), canonical_cell(position, laid->cell, telling));
    }
}

}  // namespace

void Grawlix::write_set(const State& position, const Set& set, const Telling& telling, std::string& text) {
    text += "set ";
    switch (set.what) {
        case Sets::turn: text.append("turn ").append(telling.seats.word(set.line.named)); return;
        case Sets::played:
            text += fmt::format("{} played ", record::word_behind_set(telling.seats, set.line.seat));
            text += set.played_known ? fmt::format("{}", set.played) : std::string("?");
            return;
        case Sets::grid:
            text += "grid";
            write_set_grid(position, set, telling, text);
            break;
        case Sets::hand:
            text += fmt::format("{} hand", record::word_behind_set(telling.seats, set.line.seat));
            for (const SetTile& tile : set.tiles) {
                text += fmt::format(" {}", letters_of(tile.tile.tile));
            }
            break;
    }
    text += set.tiles.empty() ? " -" : "";
}

void Grawlix::write(const State& state, const Written& written, const Telling& telling, std::string& text) {
    const Event event(state, written);
    if (beyond_words(event)) {
        record::write_as_it_is(written.line.event.in(telling.record), text);
        return;
    }
    switch (written.verb()) {
        case Verb::draft: write_draft(event, text); break;
        case Verb::play: write_play(event, telling, text); break;
        case Verb::stuck: text.append(actor_of(event, telling)).append(" stuck"); break;
    }
}

}  // namespace arbiter::grawlix
