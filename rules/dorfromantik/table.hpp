// Everything that lies on the table, and whose turn it is: the state of a game of which all facts are known.
#pragma once

#include "grammar/dorfromantik/hexes.hpp"
#include "grammar/dorfromantik/marker.hpp"
#include "rules/dorfromantik/extra.hpp"
#include "rules/dorfromantik/map.hpp"
#include "rules/dorfromantik/play.hpp"
#include "rules/dorfromantik/supply.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::dorfromantik {

/// "In the first 3 turns of the game, you must reveal 1 Task tile".
inline constexpr std::uint32_t opening_turns = 3;

/// After the opening a task tile is revealed while fewer than 3 markers wait.
inline constexpr std::size_t enough_markers = 3;

/// What a record's header decides before the first turn.
struct Terms {
    std::uint8_t players = 1;
    std::uint8_t starter = 0;
    TileSet set = TileSet::printed;
    std::shared_ptr<const Box> box = Box::base();
    std::uint32_t tasks = task_tiles;
    std::uint32_t landscapes = landscape_tiles - set_aside;
    Hexes hexes = Hexes::pointy;
    std::shared_ptr<const ExtraPoints> section_e{};  ///< points for unlocked components, taken on trust; none: 0

    std::int32_t extra() const { return section_e ? section_e->sum : 0; }
};

/// A marker that lies on a tile of the map and waits.
struct WaitingMarker {
    Marker marker{};
    TileNumber tile = 0;
    AreaNumber area = 0;  ///< of its terrain there, or the part of it that it was when somebody looked last
};

/// A marker that has left the map.
struct SettledMarker {
    Marker marker{};
    TileNumber tile = 0;      ///< the task tile it lay on; no_tile: a position does not say on which
    bool completed = false;   ///< otherwise cancelled
    std::uint32_t tiles = 0;  ///< in its area at that moment
    Stamp stamp = 0;          ///< of the play that settled it
};

/// A tile that fitted nowhere, with the marker revealed with it.
struct SetAside {
    Pile pile = Pile::landscape;
    Marker marker{};
    Tile tile{};
    Stamp stamp = 0;
};

/// What the player to move must reveal.
enum class Due : std::uint8_t { task, landscape, nothing };

class Table {
public:
    explicit Table(const Terms& terms);

    const Terms& terms() const { return terms_; }
    const Map& map() const { return map_; }
    const Supply& supply() const { return supply_; }
    const Box& box() const { return *terms_.box; }
    /// No box has been opened, as far as the header says: perhaps somebody did and has not written it down.
    bool has_base_box() const { return supply_.set() == TileSet::printed && box().is_base(); }
    std::uint8_t to_move() const { return to_move_; }
    std::uint32_t turns() const { return turns_; }

    std::span<const WaitingMarker> waiting() const { return waiting_; }
    std::span<const SettledMarker> settled() const { return settled_; }
    std::span<const SettledMarker> settled_last() const { return std::span(settled_).subspan(settled_before_); }
    std::span<const SetAside> set_aside() const { return set_aside_; }

    /// The numbers on all completed markers of this terrain.
    std::uint32_t task_points(Terrain terrain) const { return task_points_[index(terrain)]; }

    Due due() const;
    bool finished() const;
    /// Whether it is finished hangs on no tile or marker that nobody wrote down.
    bool knows_end() const;

    /// False of a relaxation, in which a tile or marker that nobody wrote down has been played: areas and markers mean
    /// nothing then, and only what does not depend on them is checked.
    bool sure() const { return sure_; }

    /// Which tile of the box it is; nothing for an unknown one, or where tiles are invented.
    std::optional<std::uint8_t> printed(const Play& play) const {
        return supply_.set() == TileSet::printed && play.tile.known() ? box().find(play, supply_.taken())
                                                                      : std::nullopt;
    }

    /// Whether the play can be carried out at all, rules or no rules: the pieces exist and the cell is empty.
    bool can_apply(const Play& play) const;
    void apply(std::uint8_t player, const Play& play, Stamp stamp);
    /// The same where its surroundings and its tile have been looked up before.
    void apply(std::uint8_t player, const Play& play, const Surroundings& around, std::optional<std::uint8_t> printed,
               Stamp stamp);

    /// How far the game has gone, to go back to. A tile that was laid is taken up as if nobody had laid it.
    struct Mark {
        std::uint32_t turns = 0;
        std::array<std::uint32_t, 2> left{};  ///< in the stacks
        std::uint8_t to_move = 0;

        friend bool operator==(const Mark&, const Mark&) = default;
    };
    Mark mark() const { return {turns_, {supply_.left(Pile::task), supply_.left(Pile::landscape)}, to_move_}; }
    void go_back(const Mark& mark);

    /// What a copy takes, in bytes.
    std::size_t weight() const { return sizeof(Table) + map_.weight() + settled_.size() * sizeof(SettledMarker); }

    /// The table on which everything lies that lies on all of these alike, and nothing else is known; nothing when the
    /// same number of tiles does not lie on the same cells.
    static std::optional<Table> relaxation(std::span<const Table* const> tables);

    /// Whether it came about in the same way, line by line; where the lines stand makes no difference.
    friend bool operator==(const Table& one, const Table& other);
    std::uint64_t fingerprint() const;

    /// A tile of a position: it lies or has been set aside, whoever laid it when; what became of its marker is said
    /// when all tiles lie.
    void put(const Play& play, Stamp stamp);
    /// One that was turned in a way nobody knows, or lies nobody knows where.
    void put_turned(const Play& play, Stamp stamp);
    void put_somewhere(const Play& play);
    void put_waiting(Marker marker, TileNumber tile) { waiting_.push_back(waiting_on(marker, tile)); }
    void put_settled(const SettledMarker& settled);
    /// One that lay on a tile which did not say so.
    void take_marker(Marker marker) { supply_.take(marker); }
    /// Of completed markers nobody knows which.
    void add_task_points(Terrain terrain, std::uint32_t points) { task_points_[index(terrain)] += points; }

    /// The whole map lies so much elsewhere.
    void move_map(Cell by) { map_.move_by(by); }

    /// For a position taken up in mid-game: whoever moved before, this player does now.
    void give_turn_to(std::uint8_t player) { to_move_ = player; }

private:
    bool tile_exists(const Play& play) const;
    bool marker_exists(Marker marker, Tile tile) const;

    void take_from_box(const Play& play);
    void lay(const Play& play, const Surroundings& around, Stamp stamp);
    WaitingMarker waiting_on(Marker marker, TileNumber tile) const {
        return {marker, tile, marker.known() ? map_.founded(tile, marker.terrain) : AreaNumber{0}};
    }
    const Area& area_of(const WaitingMarker& waiting) const { return map_.area(map_.whole(waiting.area)); }
    void decide_markers(std::uint32_t touched, Stamp stamp);
    void take_back();
    void reopen_markers(Stamp stamp);
    void give_back(Pile pile, Tile tile, Marker marker);

    Terms terms_;
    Map map_;
    Supply supply_;
    std::vector<WaitingMarker> waiting_;
    std::vector<SettledMarker> settled_;
    std::vector<SetAside> set_aside_;
    std::array<std::uint32_t, terrains> task_points_{};
    std::uint32_t settled_before_ = 0;  ///< how many had left the map before the last play
    std::uint32_t turns_ = 0;
    std::uint8_t to_move_ = 0;
    bool sure_ = true;
};

inline Due Table::due() const {
    if (supply_.left(Pile::task) > 0 && (turns_ < opening_turns || waiting_.size() < enough_markers)) {
        return Due::task;
    }
    return supply_.left(Pile::landscape) > 0 ? Due::landscape : Due::nothing;
}

/// In a relaxation nobody knows how many markers wait, and so which stack is due.
inline bool Table::finished() const {
    return sure_ ? due() == Due::nothing : supply_.left(Pile::task) == 0 && supply_.left(Pile::landscape) == 0;
}

/// While there are landscape tiles either stack has its turn; without both there is nothing to be revealed.
inline bool Table::knows_end() const {
    return sure_ || supply_.left(Pile::landscape) != 0 || supply_.left(Pile::task) == 0;
}

}  // namespace arbiter::dorfromantik
