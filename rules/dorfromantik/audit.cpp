// Claims: what a line says that its tile has completed or cancelled, and meadows written `_`.
#include "rules/record/audit.hpp"

#include "rules/dorfromantik/game.hpp"
#include "rules/record/rulebook.hpp"

namespace arbiter::dorfromantik {
namespace {

/// The position is the one after the play.
Seat who_played(const Table& table, const Written& written) {
    const int players = table.terms().players;
    return written.line.seat != no_seat ? written.line.seat
                                        : static_cast<Seat>((table.to_move() + players - 1) % players);
}

}  // namespace

void Dorfromantik::audit(const State& state, const Written& written, Referee& referee) {
    if (written.underscore) {
        referee.find(record::rule("syntax.tolerated"), written.tile_span,
                     "\"_\" is read as meadow, which is written with a dot");
    }
    for (std::size_t nth = 0; nth < claims_of(written).size() && state.table().sure(); ++nth) {
        const Event event(state.table(), written, nth);
        if (const auto fault = look_at_claim(event)) {
            tell(event, *fault, written.claims[nth].span, referee).context =
                referee.seats().name(who_played(state.table(), written));
        }
    }
}

}  // namespace arbiter::dorfromantik
