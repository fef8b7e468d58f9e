// How the goals of tiles are spelled in canonical form.
#include "rules/dorfromantik/spelling.hpp"

#include "rules/dorfromantik/event.hpp"
#include "rules/dorfromantik/words.hpp"
#include "rules/record/canonical.hpp"

#include <algorithm>

namespace arbiter::dorfromantik {
namespace {

/// Of a tile that lies nobody knows where no cell is counted.
Cell origin_of(const State& state) {
    return state.lacks_first_cell() ? Cell{} : state.table().map()[state.origin().value_or(0)].cell;
}

std::string direction_text(const Goal& goal, const FormatContext& context) {
    const std::string nth = goal.nth == 0 ? std::string{} : std::to_string(goal.nth);
    return nth + std::string(name(goal.direction, hexes_of(context.record)));
}

}  // namespace

std::string goal_text(const State& before, const Written& written, const FormatContext& context) {
    const Map& map = before.table().map();
    const auto play = play_of(map, written);
    if (!play) {
        return direction_text(written.goal, context);
    }
    if (written.goal.kind == Goal::Kind::unknown) {
        return "?";
    }
    if (play->set_aside) {
        return "none";
    }
    const Cell origin = !context.moves_cells() ? Cell{} : map.empty() ? play->cell : origin_of(before);
    return record::cell_text(play->cell, origin);
}

bool is_misread(const Table& table, const Written& written, const FormatContext& context) {
    if (context.record.empty()) {
        return false;
    }
    const bool names_direction = written.goal.kind == Goal::Kind::beside ||
                                 written.tile_span.in(context.record).find('@') != std::string_view::npos;
    return names_direction && hexes_of(context.record) != table.terms().hexes;
}

std::string set_goal_text(const State& position, const Set& set, const FormatContext& context) {
    const Map& map = position.table().map();
    if (set.goal.kind == Goal::Kind::none) {
        return "none";
    }
    if (set.goal.kind == Goal::Kind::unknown) {
        return "?";
    }
    if (set.goal.kind == Goal::Kind::beside && position.origin()) {
        return direction_text(set.goal, context);  // perhaps of a tile that lies nobody knows where
    }
    const auto laid = std::ranges::lower_bound(map.tiles(), set.line.span.begin, {}, &LaidTile::stamp);
    if (laid == map.tiles().end()) {
        return std::string(set.goal_span.in(context.record));
    }
    const Cell origin = context.moves_cells() ? origin_of(position) : Cell{};
    return record::cell_text(laid->cell, origin);
}

}  // namespace arbiter::dorfromantik
