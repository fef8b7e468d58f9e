// The parts of Azul's events and of the lines that set its positions.

#include "rules/azul/game.hpp"
#include "rules/azul/pick.hpp"
#include "rules/azul/words.hpp"
#include "rules/trace/set_parts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::azul {
namespace {

std::string letter_of(std::uint8_t color) {
    return std::string(1, color == marker_color ? 'M' : color < colors ? color_letters[color] : '?');
}

/// "2", "floor" or "?".
std::string goal_text(std::uint8_t line) {
    return line == floor_line ? "floor" : line == unknown_line ? "?" : std::to_string(line);
}

std::string group_text(const Group& group) {
    const std::string known = group.tiles == 0 && group.unknown != 0 ? std::string() : letters_of(group.tiles);
    return known + std::string(group.unknown, '?');
}

void add_pick(const Pick& pick, EventParts& parts) {
    parts.add("source", pick.source == center ? "c" : std::to_string(pick.source));
    parts.add("color", letter_of(pick.color));
    parts.add("goal", goal_text(pick.line));
    if (pick.count > 1) {
        parts.add("count", std::int64_t{pick.count});
    }
    if (pick.dropped != drop_unsaid) {
        parts.add("drop", pick.says_dropped() ? Value(std::int64_t{pick.dropped}) : Value("?"));
    }
}

void add_groups(const Written& written, EventParts& parts) {
    List displays;
    for (std::size_t i = 0; i < std::min<std::size_t>(written.group_count, most_groups); ++i) {
        displays.emplace_back(group_text(written.groups[i]));
    }
    parts.add("displays", std::move(displays));
}

void add_layings(const Written& written, EventParts& parts) {
    List cells;
    for (std::size_t i = 0; i < std::min<std::size_t>(written.laying_count, written.layings.size()); ++i) {
        cells.emplace_back(fmt::format("{},{}", written.layings[i].line, goal_text(written.layings[i].column)));
    }
    parts.add("cells", std::move(cells));
}

/// The tiles of one place, a letter each.
std::string tiles_of(const Set& set, std::size_t place) {
    std::string letters;
    for (const SetTile& tile : set.tiles) {
        for (std::size_t i = 0; tile.place == place && i < tile.count; ++i) {
            letters += letter_of(tile.color);
        }
    }
    return letters.empty() ? "-" : letters;
}

List places_of(const Set& set) {
    List places;
    for (std::size_t place = 0; place < set.groups.size(); ++place) {
        places.emplace_back(tiles_of(set, place));
    }
    return places;
}

/// All that lies in one place, in however many words it was written.
std::string heap_of(const Set& set) {
    std::string letters;
    for (std::size_t place = 0; place < set.groups.size(); ++place) {
        const std::string more = tiles_of(set, place);
        letters += more == "-" ? "" : more;
    }
    return letters.empty() ? "-" : letters;
}

/// The color printed there, which the position has.
std::string letter_in(const State* position, const Set& set, const SetTile& tile) {
    if (tile.color != printed_color) {
        return letter_of(tile.color);
    }
    const std::uint8_t space =
        position == nullptr ? std::uint8_t{0} : position->table.board(set.line.seat).wall[tile.place];
    return space == 0 ? "x" : letter_of(static_cast<std::uint8_t>(space - 1));
}

List rows_of(const State* position, const Set& set) {
    std::string spaces(std::size_t{rows} * colors, '.');
    for (const SetTile& tile : set.tiles) {
        spaces[tile.place] = letter_in(position, set, tile).front();
    }
    List lines;
    for (std::size_t row = 0; row < rows; ++row) {
        lines.emplace_back(spaces.substr(row * colors, colors));
    }
    return lines;
}

void take_apart(const State*, const Written& written, const Telling&, EventParts& parts) {
    switch (written.verb()) {
        case Verb::displays:
            parts.verb = "displays";
            add_groups(written, parts);
            break;
        case Verb::pick:
            parts.verb = "pick";
            add_pick(written.pick, parts);
            break;
        case Verb::tile:
            parts.verb = "tile";
            add_layings(written, parts);
            break;
        case Verb::round: break;
    }
}

void take_apart(const State* position, const Set& set, const Telling& telling, EventParts& parts) {
    const auto begin = [&](std::string_view what) { parts.add("what", what); };
    switch (set.what) {
        case Sets::round: add_set_round(set.line, telling.seats, parts); break;
        case Sets::turn: add_set_turn(set.line, telling.seats, parts); break;
        case Sets::displays:
            begin("displays");
            parts.add("displays", places_of(set));
            break;
        case Sets::in_center:
            begin("center");
            parts.add("tiles", heap_of(set));
            break;
        case Sets::bag:
            begin("bag");
            parts.add("tiles", heap_of(set));
            break;
        case Sets::lid:
            begin("lid");
            parts.add("tiles", heap_of(set));
            break;
        case Sets::wall:
            begin("wall");
            parts.add("rows", rows_of(position, set));
            break;
        case Sets::lines:
            begin("lines");
            parts.add("lines", places_of(set));
            break;
        case Sets::floor:
            begin("floor");
            parts.add("tiles", heap_of(set));
            break;
        case Sets::score:
            begin("score");
            parts.add("score", set.score_known ? Value(std::int64_t{set.score}) : Value("?"));
            break;
    }
}

}  // namespace

void Azul::parts(const State& before, const Written& written, const Telling& telling, EventParts& parts) {
    take_apart(&before, written, telling, parts);
}

void Azul::unplayed_parts(const Written& written, const Telling& telling, EventParts& parts) {
    take_apart(nullptr, written, telling, parts);
}

/// A number of tiles that fall because they do not fit is a claim, too.
void Azul::drop_claims(const State& before, Written& written) {
    Pick& pick = written.pick;
    pick.count = 1;
    if (written.verb() == Verb::pick && pick.says_dropped() && pick.line <= rows && before.outlined == 0) {
        const Table& table = before.table;
        const std::uint8_t free = table.boards[table.turn].line_free[row_of(pick)];
        const std::uint8_t count = offered(table, pick.source, pick.color);
        pick.dropped = pick.dropped + std::min(free, count) == count ? drop_unsaid : pick.dropped;
    }
}

void Azul::set_parts(const State& position, const Set& set, const Telling& telling, EventParts& parts) {
    take_apart(&position, set, telling, parts);
}

void Azul::unplaced_parts(const Set& set, const Telling& telling, EventParts& parts) {
    take_apart(nullptr, set, telling, parts);
}

}  // namespace arbiter::azul
