// What lines of Azul consist of. The round line that belongs before the displays is written if it was left out.
#include "grammar/text/phrase.hpp"
#include "rules/azul/display_completion.hpp"
#include "rules/azul/game.hpp"
#include "rules/azul/pick.hpp"
#include "rules/azul/relaxation.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace arbiter::azul {
namespace {

char letter_of(std::uint8_t color) {
    return color == marker_color ? 'M' : color < colors ? color_letters[color] : '?';
}

/// "2", "floor" or "?".
std::string goal_text(std::uint8_t line) {
    return line == floor_line ? "floor" : line == unknown_line ? "?" : std::to_string(line);
}

std::string group_text(const Group& group) {
    if (group.unnoted) {
        return "?";
    }
    const std::string known = group.tiles == 0 && group.unknown != 0 ? std::string() : letters_of(group.tiles);
    return known + std::string(group.unknown, '?');
}

void add_round(std::uint32_t round, Seat starter, const Seats& seats, Fields& line) {
    line.write([&] { return fmt::format("round {}", round); });
    line.player("starter", " ", starter, seats);
}

/// Where nobody knows who took the marker, nobody is named.
Seat next_starter(const State& state) {
    if (state.relaxed == 0) {
        return static_cast<Seat>(state.table.start);
    }
    const Table coming = coming_round(state.table);
    return coming.start_open ? no_seat : static_cast<Seat>(coming.start);
}

/// The round line that belongs before the displays, unless it is there or the round before is not over.
void add_missing_round(const State& state, const Seats& seats, Fields& line) {
    const Table& table = state.table;
    if (!line.are_written() || (state.relaxed != 0 && table.phase == Phase::offer && certainly_left(table))) {
        return;
    }
    const Table& coming = state.relaxed != 0 || may_be_over(state) ? coming_round(table) : table;
    if (!coming.round_said && coming.phase == Phase::displays && !coming.round_open) {
        add_round(coming.round, static_cast<Seat>(coming.start), seats, line);
        line.write("\n");
    }
}

void add_displays(const Written& written, Fields& line) {
    line.verb("displays");
    line.write("displays");
    const auto groups = groups_of(written).first(written.nothing_noted() ? 1 : groups_of(written).size());
    line.each("displays", " ", groups, group_text);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        each_unknown(groups[i], written.group_spans[i], [&](std::uint32_t at) {
            line.open(true, {at, at + 1}, [&] {
                return written.nothing_noted() ? std::string("the tiles on the displays")
                                               : fmt::format("the {} on display {}",
                                                             groups[i].unnoted ? "tiles" : "color of a tile", i + 1);
            });
        });
    }
}

std::string whose(Seat seat, const Seats& seats) {
    return seat == no_seat ? std::string("the") : fmt::format("{}'s", seats.name(seat));
}

/// Letters are as many as are said to be taken.
void add_pick(const Written& written, const Seats& seats, Fields& line) {
    const Pick& pick = written.pick;
    const Seat seat = written.line.seat;
    const auto place = [&] { return source_name(pick.source); };
    line.verb("pick");
    line.add("source", "", [&] { return pick.source == center ? std::string("c") : std::to_string(pick.source); });
    line.write([&] { return std::string(pick.count, letter_of(pick.color)); });
    line.part("color", [&] { return std::string(1, letter_of(pick.color)); });
    line.open(pick.color == unknown_color, {written.pick_at + 1, written.pick_at + 2}, [&] {
        return seat == no_seat ? fmt::format("the color taken from {}", place())
                               : fmt::format("the color that {} took from {}", seats.name(seat), place());
    });
    line.add("goal", ":", [&] { return goal_text(pick.line); });
    line.open(pick.line == unknown_line, {written.goal_at, written.goal_at + 1},
              [&] { return fmt::format("where {} tiles from {} went", whose(seat, seats), place()); });
    if (pick.count > 1) {
        line.part("count", [&] { return std::int64_t{pick.count}; });
    }
    if (pick.dropped != drop_unsaid) {
        line.number("drop", " drop ", pick.dropped, pick.says_dropped());
        line.open(pick.dropped == drop_unknown, written.drop_span,
                  [&] { return fmt::format("how many of {} tiles from {} fell", whose(seat, seats), place()); });
    }
}

void add_layings(const Written& written, const Seats& seats, Fields& line) {
    line.verb("tile");
    line.write("tile ");
    line.actor(written.line.seat, seats);
    for (const Laying& one : layings_of(written)) {
        line.write([&] { return fmt::format(" {}:{}", one.line, goal_text(one.column)); });
        line.open(one.column == unknown_line, {one.span.begin + 2, one.span.begin + 3}, [&] {
            return fmt::format("where {} tile of line {} went", whose(written.line.seat, seats), one.line);
        });
    }
    line.list("cells", layings_of(written),
              [](const Laying& one) { return fmt::format("{},{}", one.line, goal_text(one.column)); });
}

// Positions.

/// As it is written: a number where there are several.
std::string counts_of(const Set& set, std::size_t place) {
    std::string text;
    for (const SetTile& tile : set.tiles) {
        if (tile.place == place) {
            text += tile.count == 1 ? std::string() : fmt::format("{}", tile.count);
            text += letter_of(tile.color);
        }
    }
    return text.empty() ? "-" : text;
}

/// A letter for each tile.
std::string letters_in(const Set& set, std::size_t place) {
    std::string letters;
    for (const SetTile& tile : set.tiles) {
        letters.append(tile.place == place ? tile.count : 0U, letter_of(tile.color));
    }
    return letters;
}

void write_places(const Set& set, Fields& line) {
    for (std::size_t place = 0; place < set.groups.size(); ++place) {
        line.write([&] { return ' ' + counts_of(set, place); });
    }
}

void add_places(std::string_view key, const Set& set, Fields& line) {
    write_places(set, line);
    line.part(key, [&] {
        List places;
        for (std::size_t place = 0; place < set.groups.size(); ++place) {
            places.emplace_back(or_nothing(letters_in(set, place)));
        }
        return places;
    });
}

/// All that lies in one place, in however many words it was written.
void add_heap(const Set& set, Fields& line) {
    write_places(set, line);
    line.part("tiles", [&] {
        std::string letters;
        for (std::size_t place = 0; place < set.groups.size(); ++place) {
            letters += letters_in(set, place);
        }
        return or_nothing(letters);
    });
}

/// The wall, row by row.
template <typename Letter>
std::vector<std::string> rows_of(const Set& set, Letter letter) {
    std::string spaces(std::size_t{rows} * colors, '.');
    for (const SetTile& tile : set.tiles) {
        spaces[tile.place] = letter(tile);
    }
    std::vector<std::string> lines;
    for (std::size_t row = 0; row < rows; ++row) {
        lines.push_back(spaces.substr(row * colors, colors));
    }
    return lines;
}

/// The position has the color that is printed on a space.
void add_wall(const State* position, const Set& set, const Seats& seats, Fields& line) {
    line.what("wall", set.line.seat, seats);
    const auto printed = [&](const SetTile& tile, char otherwise) {
        const std::uint8_t space =
            position == nullptr ? std::uint8_t{0} : position->table.board(set.line.seat).wall[tile.place];
        return space == 0 ? otherwise : letter_of(static_cast<std::uint8_t>(space - 1));
    };
    line.write([&] {
        const bool gray = position != nullptr && position->table.gray;
        const auto letter = [&](const SetTile& tile) {
            return gray && tile.color == unknown_color ? '?' : printed(tile, '?');
        };
        return ' ' + joined_by(rows_of(set, letter), " ");
    });
    line.part("rows", [&] {
        const auto letter = [&](const SetTile& tile) {
            return tile.color == printed_color ? printed(tile, 'x') : letter_of(tile.color);
        };
        const std::vector<std::string> lines = rows_of(set, letter);
        return List(lines.begin(), lines.end());
    });
}

}  // namespace

void Azul::fields(const State* before, const Written& written, const FormatContext& context, Fields& line) {
    const Seats& seats = context.seats;
    switch (written.verb()) {
        case Verb::round:
            add_round(written.line.round,
                      written.line.named == no_seat && before != nullptr ? next_starter(*before) : written.line.named,
                      seats, line);
            break;
        case Verb::displays:
            if (before != nullptr) {
                add_missing_round(*before, seats, line);
            }
            add_displays(written, line);
            break;
        case Verb::pick: {
            const bool is_clear = before != nullptr && written.line.seat == no_seat && !before->turn_unsaid;
            const Seat seat = is_clear ? static_cast<Seat>(before->table.turn) : written.line.seat;
            line.actor(seat, seats);
            line.write(seat == no_seat ? "" : " ");
            add_pick(written, seats, line);
            break;
        }
        case Verb::tile: add_layings(written, seats, line); break;
    }
}

void Azul::set_fields(const State* position, const Set& set, const FormatContext& context, Fields& line) {
    const auto of_player = [&](std::string_view what) { line.what(what, set.line.seat, context.seats); };
    const auto heap = [&](std::string_view what) {
        line.what(what);
        add_heap(set, line);
    };
    switch (set.what) {
        case Sets::round: add_set_round(set.line, context.seats, line); break;
        case Sets::turn: add_set_turn(set.line, context.seats, line); break;
        case Sets::displays:
            line.what("displays");
            add_places("displays", set, line);
            break;
        case Sets::in_center: heap("center"); break;
        case Sets::bag: heap("bag"); break;
        case Sets::lid: heap("lid"); break;
        case Sets::wall: add_wall(position, set, context.seats, line); break;
        case Sets::lines:
            of_player("lines");
            add_places("lines", set, line);
            break;
        case Sets::floor:
            of_player("floor");
            add_heap(set, line);
            break;
        case Sets::score:
            of_player("score");
            line.number("score", " ", set.score, set.score_known);
            break;
    }
}

/// A number of tiles that fall because they do not fit is a claim, too.
void Azul::drop_claims(const State& before, Written& written) {
    Pick& pick = written.pick;
    pick.count = 1;
    if (written.verb() == Verb::pick && pick.says_dropped() && pick.line <= rows && before.relaxed == 0) {
        const Table& table = before.table;
        const std::uint8_t free = table.boards[table.turn].line_free[row_of(pick)];
        const std::uint8_t count = offered(table, pick.source, pick.color);
        pick.dropped = pick.dropped + std::min(free, count) == count ? drop_unsaid : pick.dropped;
    }
}

}  // namespace arbiter::azul
