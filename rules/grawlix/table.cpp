// Lays and draws tiles, and finds where each of them is.
#include "rules/grawlix/table.hpp"

namespace arbiter::grawlix {

Whereabouts Table::whereabouts(Tile tile) const {
    if (supply_.contains(tile)) {
        return Whereabouts::supply;
    }
    if (laid_.contains(tile)) {
        return Whereabouts::grid;
    }
    return hand(0).contains(tile) ? Whereabouts::first_hand : Whereabouts::second_hand;
}

void Table::take_away(Tile tile) {
    supply_.remove(tile);
    hands_[0].remove(tile);
    hands_[1].remove(tile);
}

void Table::draw(int player, Tile tile) {
    if (!laid_.contains(tile)) {
        take_away(tile);
        hands_[static_cast<std::size_t>(player)].add(tile);
    }
}

void Table::lay(int player, Tile tile, Cell cell) {
    take_away(tile);
    laid_.add(tile);
    grid_.place(tile, cell);
    ++played_[static_cast<std::size_t>(player)];
    mover_ = 1 - player;
}

bool Table::conserved() const {
    const int pieces = supply_.size() + laid_.size() + hand(0).size() + hand(1).size();
    const TileSet together = supply_ | laid_ | hand(0) | hand(1);
    return pieces == tile_count && together == TileSet::all() && played(0) + played(1) == laid_.size() &&
           grid_.tiles() == laid_;
}

}  // namespace arbiter::grawlix
