// What lines of Grawlix consist of. In canonical text the actor is written, cells stand in place of directions, and the
// first tile lies on 0,0.
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/spelling.hpp"
#include "rules/grawlix/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string>

namespace arbiter::grawlix {
namespace {

std::string spell(const WrittenTile& tile) {
    return letters_of(tile.tile);
}

Span span_of(const WrittenTile& tile) {
    return {tile.at, tile.at + 1};
}

/// As it is written where nobody knows the position, or it starts from no tile.
std::string cell_text(const std::optional<Event>& event, const Written& written, const FormatContext& context) {
    const Place& place = written.place;
    if (place.by == Place::By::unknown) {
        return "?";
    }
    return event && event->cell ? canonical_place(*event, context) : std::string(place.span.in(context.record));
}

void add_draft(const Written& written, Seat first, const Seats& seats, Fields& line) {
    const std::span picks(written.picks.data(), std::min<std::size_t>(written.pick_count, most_picks));
    line.verb("draft");
    line.write("draft");
    line.each("tiles", " ", picks, spell);
    Seat player = first;
    for (const WrittenTile& pick : picks) {
        line.open(!pick.known(), span_of(pick),
                  [&] { return fmt::format("which tile {} drafted", seats.name(player)); });
        player = static_cast<Seat>(1 - player);
    }
}

void add_play(const std::optional<Event>& event, const Written& written, Seat player, const FormatContext& context,
              Fields& line) {
    const auto who = [&] { return context.seats.name(player); };
    const WrittenTile& tile = written.tile;
    line.verb("play");
    line.actor(player, context.seats);
    line.add("tile", " ", [&] { return spell(tile); });
    line.open(!tile.known(), span_of(tile), [&] {
        return event && event->cell ? fmt::format("which tile {} laid on {}", who(), text_of(*event->cell))
                                    : fmt::format("which tile {} laid", who());
    });
    line.add("cell", ":", [&] { return cell_text(event, written, context); });
    line.open(written.place.by == Place::By::unknown, written.place.span,
              [&] { return fmt::format("where {} laid {}", who(), tile.known() ? spell(tile) : "a tile"); });
    const std::span redrafts(written.redrafts.data(), std::min<std::size_t>(written.redraft_count, most_redrafts));
    line.each("redrafts", " +", redrafts, spell);
    for (const WrittenTile& drawn : redrafts) {
        line.open(!drawn.known(), span_of(drawn), [&] { return fmt::format("which tile {} drafted", who()); });
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
std::string set_cell(const State* position, const SetTile& tile, const FormatContext& context) {
    const std::string_view written = tile.place.span.in(context.record);
    if (position == nullptr ||
        (position->partial_position() != nullptr && position->partial_position()->cells_are_open())) {
        return std::string(written);
    }
    const auto lays = position->history().lays();
    const auto laid = std::ranges::find(lays, tile.tile.at, [](const Lay& lay) { return lay.tile.at; });
    return laid == lays.end() ? std::string(written) : canonical_cell(*position, laid->cell, context);
}

}  // namespace

void Grawlix::fields(const State* before, const Written& written, const FormatContext& context, Fields& line) {
    const std::optional<Event> event = before == nullptr ? std::nullopt : std::optional<Event>({*before, written});
    if (line.are_written() && event && beyond_words(*event)) {
        line.write_as_it_is(written.line.event.in(context.record));
        return;
    }
    const Seat player = event ? static_cast<Seat>(event->player) : written.line.seat;
    switch (written.verb()) {
        case Verb::draft: add_draft(written, player, context.seats, line); break;
        case Verb::play: add_play(event, written, player, context, line); break;
        case Verb::stuck:
            line.verb("stuck");
            line.actor(player, context.seats);
            line.write(" stuck");
            break;
    }
}

void Grawlix::set_fields(const State* position, const Set& set, const FormatContext& context, Fields& line) {
    const auto tile_of = [](const SetTile& tile) { return spell(tile.tile); };
    const auto cell_of = [&](const SetTile& tile) { return set_cell(position, tile, context); };
    switch (set.what) {
        case Sets::turn: add_set_turn(set.line, context.seats, line); break;
        case Sets::played:
            line.what("played", set.line.seat, context.seats);
            line.number("played", " ", set.played, set.played_known);
            break;
        case Sets::grid:
            line.what("grid");
            line.pairs(set.tiles, "tiles", tile_of, ":", "cells", cell_of);
            break;
        case Sets::hand:
            line.what("hand", set.line.seat, context.seats);
            line.each_or_none("tiles", " ", set.tiles, tile_of);
            break;
    }
}

}  // namespace arbiter::grawlix
