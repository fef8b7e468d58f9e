// The parts of Grawlix's events and of the lines that set its positions.

#include "rules/grawlix/game.hpp"
#include "rules/grawlix/spelling.hpp"
#include "rules/grawlix/words.hpp"
#include "rules/trace/set_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace arbiter::grawlix {
namespace {

List letters(std::span<const WrittenTile> tiles) {
    List list;
    for (const WrittenTile& tile : tiles) {
        list.emplace_back(letters_of(tile.tile));
    }
    return list;
}

/// As it is written where nobody knows the position, or it starts from no tile.
std::string cell_text(const State* before, const Written& written, const Telling& telling) {
    const Place& place = written.place;
    if (place.by == Place::By::unknown) {
        return "?";
    }
    const std::optional<Event> event = before == nullptr ? std::nullopt : std::optional<Event>({*before, written});
    return event && event->cell ? canonical_place(*event, telling) : std::string(place.span.in(telling.record));
}

void add_play(const State* before, const Written& written, const Telling& telling, EventParts& parts) {
    const std::size_t count = std::min<std::size_t>(written.redraft_count, most_redrafts);
    parts.add("tile", letters_of(written.tile.tile));
    parts.add("cell", cell_text(before, written, telling));
    parts.add("redrafts", letters({written.redrafts.data(), count}));
}

std::string set_cell(const State* position, const SetTile& tile, const Telling& telling) {
    const std::string_view written = tile.place.span.in(telling.record);
    if (position == nullptr || (position->setting() != nullptr && position->setting()->cells_are_open())) {
        return std::string(written);
    }
    const auto lays = position->story().lays();
    const auto laid = std::ranges::find(lays, tile.tile.at, [](const Lay& lay) { return lay.tile.at; });
    return laid == lays.end() ? std::string(written) : canonical_cell(*position, laid->cell, telling);
}

List tiles_of(const Set& set) {
    List list;
    for (const SetTile& tile : set.tiles) {
        list.emplace_back(letters_of(tile.tile.tile));
    }
    return list;
}

void take_apart(const State* before, const Written& written, const Telling& telling, EventParts& parts) {
    switch (written.verb()) {
        case Verb::draft:
            parts.verb = "draft";
            parts.add("tiles", letters({written.picks.data(), std::min<std::size_t>(written.pick_count, most_picks)}));
            break;
        case Verb::play:
            parts.verb = "play";
            add_play(before, written, telling, parts);
            break;
        case Verb::stuck: parts.verb = "stuck"; break;
    }
}

void take_apart(const State* position, const Set& set, const Telling& telling, EventParts& parts) {
    const auto begin = [&](std::string_view what) { parts.add("what", what); };
    switch (set.what) {
        case Sets::turn: add_set_turn(set.line, telling.seats, parts); break;
        case Sets::played:
            begin("played");
            parts.add("played", set.played_known ? Value(std::int64_t{set.played}) : Value("?"));
            break;
        case Sets::hand:
            begin("hand");
            parts.add("tiles", tiles_of(set));
            break;
        case Sets::grid: {
            begin("grid");
            List cells;
            for (const SetTile& tile : set.tiles) {
                cells.emplace_back(set_cell(position, tile, telling));
            }
            parts.add("tiles", tiles_of(set));
            parts.add("cells", std::move(cells));
            break;
        }
    }
}

}  // namespace

void Grawlix::parts(const State& before, const Written& written, const Telling& telling, EventParts& parts) {
    take_apart(&before, written, telling, parts);
}

void Grawlix::unplayed_parts(const Written& written, const Telling& telling, EventParts& parts) {
    take_apart(nullptr, written, telling, parts);
}

void Grawlix::set_parts(const State& position, const Set& set, const Telling& telling, EventParts& parts) {
    take_apart(&position, set, telling, parts);
}

void Grawlix::unplaced_parts(const Set& set, const Telling& telling, EventParts& parts) {
    take_apart(nullptr, set, telling, parts);
}

}  // namespace arbiter::grawlix
