// Where Grawlix's points come from: a tile played is one.
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/words.hpp"

namespace arbiter::grawlix {

void Grawlix::points(const Change<Grawlix>& change, Gains& gains) {
    const Story& story = change.after.story();
    for (int i = change.before.story().lay_count(); i < story.lay_count(); ++i) {
        const Lay& lay = story.lay(i);
        const std::string cell = text_of(lay.cell);
        gains.put(no_seat, cell);
        gains.earn(static_cast<Seat>(lay.player), 1, "tile played", {cell});
    }
}

}  // namespace arbiter::grawlix
