// Claims: what a line says that its tile has completed or cancelled, and meadows written `_`.
#include "rules/record/audit.hpp"

#include "rules/dorfromantik/game.hpp"
#include "rules/record/rulebook.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace arbiter::dorfromantik {
namespace {

/// The position is the one after the play.
Seat who_played(const Table& table, const Written& written) {
    const int players = table.terms().players;
    return written.line.seat != no_seat ? written.line.seat
                                        : static_cast<Seat>((table.to_move() + players - 1) % players);
}

/// The whole line, its comment, too, with dots for the meadows of its tile.
std::string with_dots(const Written& written, std::string_view record) {
    const Span line = written.line.span;
    std::string text(line.in(record));
    const auto begin = text.begin() + (written.tile_span.begin - line.begin);
    std::replace(begin, begin + written.tile_span.size(), '_', '.');
    text.erase(text.find_last_not_of(" \t\r") + 1);
    return text;
}

}  // namespace

void Dorfromantik::audit(const State& state, const Written& written, Referee& referee) {
    if (written.underscore) {
        referee
            .find(record::rule("syntax.tolerated"), written.tile_span,
                  "\"_\" is read as meadow, which is written with a dot")
            .help = with_dots(written, referee.text());
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
