// What lines of Dorfromantik consist of. In canonical text the actor is written, cells stand in place of directions,
// and the first tile lies on 0,0. What was made, not read, goes on where the record is: its cells are counted as the
// record counts them.
#include "rules/dorfromantik/claims.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/play_completion.hpp"
#include "rules/dorfromantik/spelling.hpp"
#include "rules/dorfromantik/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::dorfromantik {
namespace {

std::string tile_text(bool turned, const Tile& tile) {
    return (turned ? "~" : "") + to_text(tile);
}

std::string which_marker(const Written& written, std::string_view player) {
    const bool typed = written.marker.terrain != Terrain::meadow;
    return fmt::format("which {}{}marker {} revealed", typed ? word(written.marker.terrain) : "", typed ? " " : "",
                       player);
}

std::string which_tile(const Written& written, std::string_view player) {
    const bool aside = written.goal.kind == Goal::Kind::none;
    const std::string where = names_cell(written) ? fmt::format(" at {}", text_of(written.goal.cell)) : std::string();
    return fmt::format("which tile {} {}{}", player, aside ? "set aside" : "laid", where);
}

/// In the order written; in parts what was completed, and what can be no more.
void add_claims(const Written& written, Fields& line) {
    for (const Claim& claim : claims_of(written)) {
        line.write(claim.completed ? " +done:" : " +lost:");
        line.write([&] { return to_text(claim.marker); });
    }
    for (const bool completed : {true, false}) {
        std::vector<Claim> same;
        std::ranges::copy_if(claims_of(written), std::back_inserter(same),
                             [&](const Claim& claim) { return claim.completed == completed; });
        if (!same.empty()) {
            line.list(completed ? "done" : "lost", same, [](const Claim& claim) { return to_text(claim.marker); });
        }
    }
}

}  // namespace

void Dorfromantik::fields(const State* before, const Written& written, const FormatContext& context, Fields& line) {
    if (line.are_written() && before != nullptr && is_misread(before->table(), written, context)) {
        line.write_as_it_is(written.line.event.in(context.record));
        return;
    }
    const Seat actor = before == nullptr ? written.line.seat : static_cast<Seat>(actor_of(before->table(), written));
    const auto who = [&] { return context.seats.name(actor); };
    const bool is_task = written.verb() == Verb::task;
    line.verb(is_task ? "task" : "land");
    line.actor(actor, context.seats);
    line.write(is_task ? " task" : " land");
    if (is_task) {
        line.add("marker", " ", [&] { return to_text(written.marker); });
        const std::uint32_t number = offset_of_number(written);
        const auto which = [&] { return which_marker(written, who()); };
        line.open(hides_marker(written), {number, number + 1}, which);
        line.drawn(false, {number - 1, number + 1}, which);  // its kind, too, for that is the tile's
    }
    line.add("tile", " ", [&] { return tile_text(written.turned, written.tile); });
    line.drawn(!written.tile.known(), written.tile_span, [&] { return which_tile(written, who()); });
    line.open(written.tile.known() && written.turned, {written.tile_span.begin, written.tile_span.begin + 1},
              [&] { return fmt::format("how {} turned {}", who(), to_text(written.tile)); });
    line.add("cell", ":", [&] {
        return before == nullptr ? std::string(written.goal_span.in(context.record))
                                 : goal_text(*before, written, context);
    });
    line.open(hides_cell(written), written.goal_span, [&] {
        return fmt::format("where {} laid {}", who(), written.tile.known() ? to_text(written.tile) : "a tile");
    });
    add_claims(written, line);
}

void Dorfromantik::drop_claims(const State&, Written& written) {
    written.claim_count = 0;
}

void Dorfromantik::set_fields(const State* position, const Set& set, const FormatContext& context, Fields& line) {
    if (set.what == Sets::turn) {
        add_set_turn(set.line, context.seats, line);
        return;
    }
    if (set.is_pile()) {
        line.what(set.what == Sets::done ? "done" : "lost");
        line.each_or_none("markers", " ", set.pile, [](const PileItem& item) { return text_of(item); });
        return;
    }
    line.what(set.what == Sets::task ? "task" : "land");
    if (set.what == Sets::task) {
        line.add("marker", " ", [&] { return to_text(set.marker); });
    }
    line.add("tile", " ", [&] { return tile_text(set.turned, set.tile); });
    line.add("cell", ":", [&] {
        return position == nullptr || position->table().map().empty() ? std::string(set.goal_span.in(context.record))
                                                                      : set_goal_text(*position, set, context);
    });
    if (set.word != Word::none) {
        line.add("fate", " ", [&] { return text_of(set.word); });
    }
}

}  // namespace arbiter::dorfromantik
