// Adds up what a game could come to if everything unknown did well.
#include "rules/dorfromantik/bounds.hpp"

#include "rules/dorfromantik/score.hpp"

#include <algorithm>
#include <array>

namespace arbiter::dorfromantik {
namespace {

/// The tiles, flags and markers of a game, added up as if all of them did well.
class Hopes {
public:
    explicit Hopes(const Table& table) : printed_(table.supply().set() == TileSet::printed) {
        for (const LaidTile& laid : table.map().tiles()) {
            add(laid.tile);
        }
        for (const WaitingMarker& waiting : table.waiting()) {
            markers_ += waiting.marker.number;
        }
        markers_ += score(table).tasks_total();
    }

    void add(const Play& play) {
        if (play.set_aside) {
            return;
        }
        add(play.tile);
        if (play.pile == Pile::task) {
            unbounded_ = unbounded_ || (play.marker.number == 0 && !printed_);
            markers_ += play.marker.number == 0 ? largest_marker : play.marker.number;
        }
    }

    /// Every marker completed, every flag in a territory of all tiles that show its terrain, every track in one.
    std::optional<std::int64_t> total() const {
        std::int64_t sum = markers_ + most_tiles(Terrain::track) + most_tiles(Terrain::stream);
        std::int64_t largest = 0;
        for (std::size_t territory = 0; territory < flagged_terrains; ++territory) {
            const std::int64_t tiles = most_tiles(all_terrains[territory]);
            sum += flags_[territory] * tiles;
            largest = std::max(largest, tiles);
        }
        return unbounded_ ? std::nullopt : std::optional(sum + blanks_ * largest);
    }

private:
    void add(Tile tile) {
        blanks_ += tile.known() ? 0 : 1;
        for (const Terrain terrain : all_terrains) {
            tiles_[index(terrain)] += tile.known() && tile.shows(terrain) ? 1 : 0;
        }
        if (tile.known() && tile.flag()) {
            ++flags_[index(*tile.flag())];
        }
    }

    /// A tile nobody wrote down may show the terrain, and a flag.
    std::int64_t most_tiles(Terrain terrain) const { return tiles_[index(terrain)] + blanks_; }

    bool printed_;
    bool unbounded_ = false;
    std::int64_t markers_ = 0;
    std::int64_t blanks_ = 0;
    std::array<std::int64_t, terrains> tiles_{};
    std::array<std::int64_t, flagged_terrains> flags_{};
};

}  // namespace

// What was scored before the first missing fact is never lost: tasks stay completed, flags stay scored, tracks only
// grow.
ScoreBounds score_bounds(const State& state) {
    const Table& sure = state.sure_table();
    Hopes hopes(sure);
    for (const Told& told : state.told_since()) {
        hopes.add(told.play);
    }
    const auto most = hopes.total();
    return {score(sure).total(), most ? std::optional(*most + sure.terms().extra) : std::nullopt};
}

}  // namespace arbiter::dorfromantik
