// How the goals of tiles are spelled in canonical form.
#include "rules/dorfromantik/spelling.hpp"

#include "rules/dorfromantik/event.hpp"
#include "rules/dorfromantik/words.hpp"
#include "rules/record/canonical.hpp"

#include <algorithm>

namespace arbiter::dorfromantik {

std::string goal_text(const Map& map, const Written& written, const Telling& telling) {
    const auto play = play_of(map, written);
    if (!play) {
        const std::string nth = written.goal.nth == 0 ? std::string{} : std::to_string(written.goal.nth);
        return nth + std::string(name(written.goal.direction, hexes_of(telling.record)));
    }
    if (written.goal.kind == Goal::Kind::unknown) {
        return "?";
    }
    if (play->set_aside) {
        return "none";
    }
    const Cell origin = telling.record.empty() ? Cell{} : map.empty() ? play->cell : map[0].cell;
    return in_words(Cell{record::writable(play->cell.q - origin.q), record::writable(play->cell.r - origin.r)});
}

bool is_misread(const Table& table, const Written& written, const Telling& telling) {
    const bool names_direction = written.goal.kind == Goal::Kind::beside ||
                                 written.tile_span.in(telling.record).find('@') != std::string_view::npos;
    return !telling.record.empty() && names_direction && hexes_of(telling.record) != table.terms().hexes;
}

std::string set_goal_text(const Map& map, const Set& set, const Telling& telling) {
    if (set.goal.kind == Goal::Kind::none) {
        return "none";
    }
    const auto laid = std::ranges::lower_bound(map.tiles(), set.line.span.begin, {}, &LaidTile::stamp);
    if (laid == map.tiles().end()) {
        return std::string(set.goal_span.in(telling.record));
    }
    const Cell origin = map[0].cell;
    return in_words(Cell{record::writable(laid->cell.q - origin.q), record::writable(laid->cell.r - origin.r)});
}

}  // namespace arbiter::dorfromantik
