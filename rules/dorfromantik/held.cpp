// Which rules a legal play met: those it would have broken, had it been a little different.
#include "rules/dorfromantik/game.hpp"

namespace arbiter::dorfromantik {
namespace {

class Held {
public:
    Held(const Table& table, const Written& written, const Play& play, std::vector<std::uint16_t>& rules)
        : table_(table), written_(written), play_(play), rules_(rules) {}

    void add() {
        add_turn();
        add_tile();
        if (play_.pile == Pile::task) {
            add_marker();
        }
        if (play_.set_aside) {
            add(Law::none_has_place);
        } else {
            add_place();
        }
        add_claims();
        add_if(table_.turns() == 0 && table_.terms().extra_explained, Law::extra_no_reason);
    }

private:
    void add(Law law) { rules_.push_back(static_cast<std::uint16_t>(law)); }
    void add_if(bool met, Law law) {
        if (met) {
            add(law);
        }
    }

    void add_turn() {
        add_if(written_.line.seat != no_seat && table_.terms().players > 1, Law::turn_other_player);
        add(play_.pile == Pile::task ? Law::reveal_landscape_due : Law::reveal_task_due);
        add_if(table_.supply().left(play_.pile) == 1, Law::reveal_none_left);
    }

    void add_tile() {
        const bool printed_set = table_.supply().set() == TileSet::printed;
        const Tile tile = play_.tile;
        add_if(tile.flag().has_value(), Law::tile_flag);
        if (!tile.known()) {
            add(Law::tile_nothing_fits);
        } else if (printed_set) {
            add(Law::tile_not_in_box);
            add(Law::tile_used_up);
            add(Law::tile_other_pile);
            add_if(!printed_but_for_flag(tile.mirrored()), Law::tile_mirrored);
        }
    }

    void add_marker() {
        const bool printed_set = table_.supply().set() == TileSet::printed;
        add(Law::marker_other_type);
        add_if(printed_set, Law::marker_number);
        add_if(printed_set && table_.supply().markers_taken(play_.marker) > 0, Law::marker_used_up);
    }

    void add_place() {
        const Surroundings around = table_.map().around(play_.cell);
        add_if(!table_.map().empty(), Law::cell_occupied);
        add_if(!table_.map().empty(), Law::cell_apart);
        add_if(written_.goal.kind == Goal::Kind::beside, Law::cell_no_such_tile);
        const Sides met = (play_.tile.sides() | around.facing) & everywhere(around.known);
        add_if(sides_of(met, Terrain::track) != 0, Law::edge_track);
        add_if(sides_of(met, Terrain::stream) != 0, Law::edge_stream);
        if (play_.pile == Pile::task && play_.known()) {
            const Area area = table_.map().forecast(play_.tile, play_.marker.terrain, around);
            add_if(area.tiles > 1, Law::marker_exceeded);
            add_if(around.taken != 0, Law::marker_closed);
        }
    }

    void add_claims() {
        for (std::uint32_t n = 0; n < std::min<std::uint32_t>(written_.claim_count, most_claims); ++n) {
            add(written_.claims[n].completed ? Law::claim_done : Law::claim_lost);
        }
    }

    const Table& table_;
    const Written& written_;
    const Play& play_;
    std::vector<std::uint16_t>& rules_;
};

}  // namespace

void Dorfromantik::held(const State& state, const Written& written, std::vector<std::uint16_t>& rules) {
    if (const auto play = play_of(state.table().map(), written)) {
        Held(state.table(), written, *play, rules).add();
    }
}

}  // namespace arbiter::dorfromantik
