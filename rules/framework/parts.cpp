// The parts of Framework's events and of the lines that set its positions.

#include "rules/framework/event.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/spelling.hpp"
#include "rules/framework/words.hpp"
#include "rules/trace/set_parts.hpp"

#include <algorithm>
#include <span>

namespace arbiter::framework {
namespace {

/// As it is written where nobody knows the position, or it starts from no tile.
std::string cell_text(const Display* display, const Place& place, Cell first, const Telling& telling) {
    if (place.by == Place::By::unknown) {
        return "?";
    }
    return display != nullptr && cell_of(*display, place) ? place_text(*display, place, first, telling)
                                                          : std::string(place.span.in(telling.record));
}

Value tokens_of(std::span<const TokenMark> marks, Cell first) {
    List tokens;
    for (const TokenMark& mark : marks) {
        tokens.emplace_back(object_of({{"cell", canonical(mark.cell, first)}, {"task", std::int64_t{mark.number}}}));
    }
    return tokens;
}

/// What the referee lays by itself is claimed, and what the players lay is done.
void add_tokens(const State* before, const Written& written, Cell first, EventParts& parts) {
    if (before == nullptr || lays_tokens(*before) || written.mark_count != 0) {
        parts.add("tokens", tokens_of(written.tokens(), first));
    }
}

/// The number of a tile in the offer, or a tile written out.
void add_pick(const State* before, const Pick& pick, const Telling& telling, EventParts& parts) {
    const std::string text = before != nullptr              ? pick_text(*before, pick, telling)
                             : pick.by == Pick::By::number  ? std::to_string(pick.number)
                             : pick.by == Pick::By::unknown ? "?"
                                                            : std::string(pick.span.in(telling.record));
    const bool number = std::ranges::all_of(text, [](char byte) { return byte >= '0' && byte <= '9'; });
    parts.add(number ? "pick" : "tile", text);
}

void add_turn(const State* before, Seat seat, const Written& written, const Telling& telling, EventParts& parts) {
    constexpr std::array<std::string_view, 3> verbs{"lay", "store", "unstore"};
    const Turn& turn = written.turn;
    const Display* const display = before == nullptr ? nullptr : &before->displays[static_cast<Player>(seat)];
    const Cell cell = display == nullptr ? Cell{} : cell_of(*display, turn.place).value_or(Cell{});
    const bool stores = turn.act == Act::store;
    const Cell first = display == nullptr ? Cell{} : origin(*display, stores ? Cell{} : cell, telling);
    parts.verb = verbs[static_cast<std::size_t>(turn.act)];
    add_pick(before, turn.pick, telling, parts);
    if (!stores) {
        parts.add("cell", cell_text(display, turn.place, first, telling));
    }
    add_tokens(before, written, first, parts);
}

List tiles_of(const Set& set, const Telling& telling) {
    List tiles;
    for (const SetTile& tile : set.tiles) {
        tiles.emplace_back(tile.taken ? std::string("-") : tile_text(tile.tile, tile.tile_span, telling));
    }
    return tiles;
}

/// Tiles lie in their display in the order written.
List cells_of(const Display* display, const Set& set, const Telling& telling) {
    const auto before = [&](const Laid& laid) { return laid.line < set.line.span.begin; };
    const std::size_t first =
        display == nullptr ? 0 : static_cast<std::size_t>(std::ranges::count_if(display->tiles(), before));
    List cells;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        cells.emplace_back(display != nullptr ? canonical((*display)[first + i].cell, origin(*display, {}, telling))
                                              : std::string(set.tiles[i].place.span.in(telling.record)));
    }
    return cells;
}

void take_apart(const State* before, const Written& written, const Telling& telling, EventParts& parts) {
    const Line& line = written.line;
    const Seat seat = before == nullptr ? line.seat : static_cast<Seat>(player_of(*before, line));
    switch (written.verb()) {
        case Verb::offer: {
            List tiles;
            for (std::size_t tile = 0; tile < written.offer().size(); ++tile) {
                tiles.emplace_back(tile_text(written.tiles[tile], written.tile_spans[tile], telling));
            }
            parts.verb = "offer";
            parts.add("tiles", std::move(tiles));
            break;
        }
        case Verb::turn: add_turn(before, seat, written, telling, parts); break;
        case Verb::tokens:
            parts.verb = "tokens";
            add_tokens(before, written,
                       before == nullptr ? Cell{} : origin(before->displays[static_cast<Player>(seat)], {}, telling),
                       parts);
            break;
        case Verb::round: break;
    }
}

void take_apart(const State* position, const Set& set, const Telling& telling, EventParts& parts) {
    const Seat seat = set.line.seat;
    const Display* const display =
        position == nullptr || seat == no_seat ? nullptr : &position->displays[static_cast<Player>(seat)];
    const auto begin = [&](std::string_view what) { parts.add("what", what); };
    switch (set.what) {
        case Sets::round: add_set_round(set.line, telling.seats, parts); break;
        case Sets::turn: add_set_turn(set.line, telling.seats, parts); break;
        case Sets::offer:
            begin("offer");
            parts.add("tiles", tiles_of(set, telling));
            break;
        case Sets::display:
            begin("display");
            parts.add("tiles", tiles_of(set, telling));
            parts.add("cells", cells_of(display, set, telling));
            break;
        case Sets::tokens:
            begin("tokens");
            parts.add("tokens", tokens_of(set.marks, display == nullptr ? Cell{} : origin(*display, {}, telling)));
            break;
        case Sets::store:
            begin("store");
            parts.add("tiles", tiles_of(set, telling));
            break;
    }
}

}  // namespace

void Framework::parts(const State& before, const Written& written, const Telling& telling, EventParts& parts) {
    take_apart(&before, written, telling, parts);
}

void Framework::unplayed_parts(const Written& written, const Telling& telling, EventParts& parts) {
    take_apart(nullptr, written, telling, parts);
}

void Framework::drop_claims(const State& before, Written& written) {
    if (!lays_tokens(before)) {
        written.mark_count = 0;
    }
}

void Framework::set_parts(const State& position, const Set& set, const Telling& telling, EventParts& parts) {
    take_apart(&position, set, telling, parts);
}

void Framework::unplaced_parts(const Set& set, const Telling& telling, EventParts& parts) {
    take_apart(nullptr, set, telling, parts);
}

}  // namespace arbiter::framework
