// What lines of Framework consist of. In canonical text the actor is written, cells stand in place of directions, a
// display's first tile lies on 0,0, tiles of the offer are known by number, and frames and the colors of a task stand
// in the order of the notation.
#include "grammar/text/ascii.hpp"
#include "rules/framework/event.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/spelling.hpp"
#include "rules/framework/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

namespace arbiter::framework {
namespace {

/// As it is written where nobody knows the position, or it starts from no tile.
std::string cell_text(const Display* display, const Place& place, Cell first, const FormatContext& context) {
    if (place.by == Place::By::unknown) {
        return "?";
    }
    return display != nullptr && cell_of(*display, place) ? place_text(*display, place, first, context)
                                                          : std::string(place.span.in(context.record));
}

void add_marks(std::span<const TokenMark> marks, Cell first, Fields& line) {
    for (const TokenMark& mark : marks) {
        line.write([&] { return fmt::format(" +{}/{}", canonical(mark.cell, first), mark.number); });
    }
    line.list("tokens", marks, [&](const TokenMark& mark) {
        return object_of({{"cell", canonical(mark.cell, first)}, {"task", std::int64_t{mark.number}}});
    });
}

/// What the referee lays by itself is claimed, and what the players lay is done.
void add_tokens(const State* before, const Written& written, Cell first, Fields& line) {
    if (before == nullptr || lays_tokens(*before) || written.mark_count != 0) {
        add_marks(written.tokens(), first, line);
    }
}

/// The number of a tile in the offer, or a tile written out.
void add_pick(const State* before, const Pick& pick, const FormatContext& context, Fields& line) {
    const auto spell = [&] {
        return before != nullptr              ? pick_text(*before, pick, context)
               : pick.by == Pick::By::number  ? std::to_string(pick.number)
               : pick.by == Pick::By::unknown ? "?"
                                              : std::string(pick.span.in(context.record));
    };
    const std::string text = line.are_asked() ? std::string() : spell();
    const bool number = std::ranges::all_of(text, is_digit);
    line.add(number ? "pick" : "tile", "", [&] { return text; });
    line.open(pick.by == Pick::By::unknown, pick.span, [] { return "the tile here"; });
}

void add_turn(const State* before, Seat seat, const Written& written, const FormatContext& context, Fields& line) {
    constexpr std::array<std::string_view, 3> verbs{"lay", "store", "unstore"};
    const Turn& turn = written.turn;
    const Display* const display = before == nullptr ? nullptr : &before->displays[static_cast<Player>(seat)];
    const Cell cell = display == nullptr ? Cell{} : cell_of(*display, turn.place).value_or(Cell{});
    const bool stores = turn.act == Act::store;
    const Cell first = display == nullptr ? Cell{} : origin(*display, stores ? Cell{} : cell, context);
    line.verb(verbs[static_cast<std::size_t>(turn.act)]);
    line.actor(seat, context.seats);
    line.write(turn.act == Act::unstore ? " stored " : " ");
    add_pick(before, turn.pick, context, line);
    if (stores) {
        line.write(":store");
    } else {
        line.add("cell", ":", [&] { return cell_text(display, turn.place, first, context); });
        line.open(turn.place.by == Place::By::unknown, turn.place.span,
                  [&] { return fmt::format("the cell on which {} laid this tile", context.seats.name(seat)); });
    }
    add_tokens(before, written, first, line);
}

void add_offer(const State* before, const Written& written, const FormatContext& context, Fields& line) {
    if (line.are_written() && before != nullptr && before->phase == Phase::between && !before->round_open) {
        const auto starter = static_cast<Seat>(before->next_starter());
        line.write(fmt::format("round {} {}\n", before->round + 1, context.seats.word(starter)));
    }
    line.verb("offer");
    line.write("offer");
    const auto tile_of = [&](const Tile& tile) {
        return tile_text(tile, written.tile_spans[static_cast<std::size_t>(&tile - written.tiles.data())], context);
    };
    line.each("tiles", " ", written.offer(), tile_of);
    for (std::size_t tile = 0; tile < written.offer().size(); ++tile) {
        line.open(!written.tiles[tile].known(), written.tile_spans[tile], [] { return "the tile here"; });
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

// Positions.

std::string set_tile(const SetTile& tile, const FormatContext& context) {
    return tile.taken ? std::string("-") : tile_text(tile.tile, tile.tile_span, context);
}

/// Tiles lie in their display in the order written.
void add_set_display(const Display* display, const Set& set, const FormatContext& context, Fields& line) {
    const auto is_here = [&](const Laid& laid) { return laid.line == set.line.span.begin; };
    const std::ptrdiff_t first =
        display == nullptr ? 0 : std::ranges::find_if(display->tiles(), is_here) - display->tiles().begin();
    const auto cell_text = [&](const SetTile& tile) {
        if (display == nullptr || tile.place.by == Place::By::unknown) {
            return std::string(tile.place.span.in(context.record));
        }
        const auto placed = [](const SetTile& one) { return one.place.by != Place::By::unknown; };
        const std::ptrdiff_t before_it = std::count_if(set.tiles.data(), &tile, placed);
        return canonical((*display)[static_cast<std::size_t>(first + before_it)].cell, origin(*display, {}, context));
    };
    line.what("display", set.line.seat, context.seats);
    line.pairs(
        set.tiles, "tiles", [&](const SetTile& tile) { return set_tile(tile, context); }, ":", "cells", cell_text);
}

}  // namespace

void Framework::fields(const State* before, const Written& written, const FormatContext& context, Fields& line) {
    if (line.are_written() && before != nullptr && beyond_words(*before, written)) {
        line.write_as_it_is(written.line.event.in(context.record));
        return;
    }
    const Seat seat = before == nullptr ? written.line.seat : static_cast<Seat>(player_of(*before, written.line));
    switch (written.verb()) {
        case Verb::round:
            line.write([&] { return fmt::format("round {}", written.line.round); });
            if (before != nullptr && !(before->turn_unsaid && written.line.named == no_seat)) {
                const Player starter = starter_of(written.line).value_or(before->next_starter());
                line.player("starter", " ", static_cast<Seat>(starter), context.seats);
            }
            break;
        case Verb::offer: add_offer(before, written, context, line); break;
        case Verb::turn: add_turn(before, seat, written, context, line); break;
        case Verb::tokens: {
            line.verb("tokens");
            line.actor(seat, context.seats);
            const Display* const display = before == nullptr ? nullptr : &before->displays[static_cast<Player>(seat)];
            add_tokens(before, written, display == nullptr ? Cell{} : origin(*display, {}, context), line);
            break;
        }
    }
}

void Framework::drop_claims(const State& before, Written& written) {
    if (!lays_tokens(before)) {
        written.mark_count = 0;
    }
}

void Framework::set_fields(const State* position, const Set& set, const FormatContext& context, Fields& line) {
    const Seat seat = set.line.seat;
    const Display* const display =
        position == nullptr || seat == no_seat ? nullptr : &position->displays[static_cast<Player>(seat)];
    const auto tile_of = [&](const SetTile& tile) { return set_tile(tile, context); };
    switch (set.what) {
        case Sets::round: add_set_round(set.line, context.seats, line); break;
        case Sets::turn: add_set_turn(set.line, context.seats, line); break;
        case Sets::offer:
            line.what("offer");
            line.each_or_none("tiles", " ", set.tiles, tile_of);
            break;
        case Sets::display: add_set_display(display, set, context, line); break;
        case Sets::tokens:
            line.what("tokens", seat, context.seats);
            add_marks(set.marks, display == nullptr ? Cell{} : origin(*display, {}, context), line);
            line.write(set.marks.empty() ? " -" : "");
            break;
        case Sets::store:
            line.what("store", seat, context.seats);
            line.each_or_none("tiles", " ", set.tiles, tile_of);
            break;
    }
}

}  // namespace arbiter::framework
