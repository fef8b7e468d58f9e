// What a player may do.
#include "rules/framework/moves.hpp"

#include "rules/framework/completions.hpp"
#include "rules/framework/game.hpp"

#include <span>

namespace arbiter::framework {

Written written_turn(const State& state, const Turn& turn) {
    Written written;
    written.line.set(Verb::turn);
    written.line.seat = static_cast<Seat>(state.turn);
    written.turn = turn;
    return written;
}

Written written_token(Player player, const TokenMark& mark) {
    Written written;
    written.line.set(Verb::tokens);
    written.line.seat = static_cast<Seat>(player);
    written.marks[0] = mark;
    written.mark_count = 1;
    written.line.claims = true;
    return written;
}

bool may_lay(const State& state, Player player, const TokenMark& mark) {
    bool may = false;
    static_cast<void>(
        visit_with_tasks(state, written_token(player, mark), {},
                         [&](const State& from, const Written& line, std::span<const candidates::FilledIn>) {
                             may = !look(Event(from, line));
                             return !may;
                         }));
    return may;
}

void Framework::legal_moves(const State& state, std::vector<Written>& moves) {
    const auto add = [&](const Written& move) { moves.push_back(move); };
    for_each_turn(state, add);
    for_each_token(state, add);
}

}  // namespace arbiter::framework
