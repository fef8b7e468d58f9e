// Where Grawlix's points come from: a tile played is one.
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/words.hpp"

namespace arbiter::grawlix {

void Grawlix::points(const Change<Grawlix>& change, ScoreEventSink& sink) {
    const History& history = change.after.history();
    for (int i = change.before.history().lay_count(); i < history.lay_count(); ++i) {
        const Lay& lay = history.lay(i);
        const std::string cell = text_of(lay.cell);
        sink.put(no_seat, cell);
        sink.earn(static_cast<Seat>(lay.player), 1, "tile played", {cell});
    }
}

}  // namespace arbiter::grawlix
