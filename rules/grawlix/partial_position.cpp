// Fills in the tiles and cells of a grid that nobody wrote down.
#include "rules/grawlix/partial_position.hpp"

#include "rules/grawlix/words.hpp"
#include "rules/plane/joined.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <string>
#include <utility>

namespace arbiter::grawlix {
namespace {

/// So many steps are searched; who leaves more open than that leaves everything open.
constexpr std::uint32_t most_steps = 200'000;
/// And so many tiles are held to a cell on the way: most steps lead nowhere, but have to be looked for.
constexpr std::uint32_t most_tried = 4'000'000;

/// Gives open cells and tiles one value after the other, in the order written, cells that are known first.
class Search {
public:
    Search(const PartialPosition& partial_position, const SettingSink& visit)
        : written_(partial_position), filled_(partial_position), visit_(visit), floats_(partial_position.floats()) {
        for (std::size_t i = 0; i < filled_.grid.size(); ++i) {
            const SetTile& tile = filled_.grid[i];
            (tile.tile.known() && is_cell(tile.place) ? laid_ : open_).push_back(i);
        }
        std::stable_partition(open_.begin(), open_.end(),
                              [&](std::size_t i) { return is_cell(filled_.grid[i].place); });
    }

    bool run() { return fill(0); }

private:
    bool fill(std::size_t next) {
        if (++steps_ > most_steps || tried_ > most_tried) {
            return false;
        }
        if (next == open_.size()) {
            const std::vector<bool> joined = plane::joined_to_first(cells_of(filled_.grid), squares::steps);
            return std::ranges::count(joined, false) != 0 || visit();
        }
        const bool more = fill_cell(next);
        filled_.grid[open_[next]] = written_.grid[open_[next]];
        return more;
    }

    /// What was open has these values now.
    bool visit() const {
        std::vector<candidates::FilledIn> values;
        std::vector<std::string> names;
        names.reserve(2 * open_.size());  // values look into them: they stay where they are
        for (const std::size_t index : open_) {
            const SetTile& written = written_.grid[index];
            if (written.place.by == Place::By::unknown && !floats_) {
                const std::string& name = names.emplace_back(text_of(filled_.grid[index].place.cell));
                values.push_back({written.place.span.begin, name});
            }
            if (!written.tile.known()) {
                const std::string& name = names.emplace_back(letters_of(filled_.grid[index].tile.tile));
                values.push_back({written.tile.at, name});
            }
        }
        return visit_(filled_, values);
    }

    bool fill_cell(std::size_t next) {
        const std::size_t index = open_[next];
        SetTile& open = filled_.grid[index];
        const Place place = open.place;
        if (place.by != Place::By::unknown) {
            const std::span<const SetTile> before(filled_.grid.data(), index);
            open.place = is_cell(place) ? place : resolved(place, before).value_or(place);
            return fill_tile(next);
        }
        open.place.by = Place::By::cell;
        bool more = true;
        for (const Cell cell : cells()) {
            open.place.cell = cell;
            more = more && fill_tile(next);
        }
        return more;
    }

    bool fill_tile(std::size_t next) {
        const std::size_t index = open_[next];
        SetTile& open = filled_.grid[index];
        const WrittenTile& written = written_.grid[index].tile;
        const TileSet choices = written.known() ? TileSet(written.tile) : TileSet::all() - named(filled_);
        bool more = true;
        for (const Tile tile : choices) {
            ++tried_;
            if (!more || !may_lie(tile, open.place.cell)) {
                continue;
            }
            open.tile.tile = tile;
            laid_.push_back(index);
            more = fill(next + 1);
            laid_.pop_back();
            open.tile = written;
        }
        return more;
    }

    bool may_lie(Tile tile, Cell cell) const {
        const auto disturbs = [&](std::size_t index) {
            const SetTile& other = filled_.grid[index];
            const bool same_line = other.place.cell.x == cell.x || other.place.cell.y == cell.y;
            return other.place.cell == cell || (same_line && clash(other.tile.tile, tile));
        };
        return std::ranges::none_of(laid_, disturbs) && fits_frame(&Cell::x, cell) && fits_frame(&Cell::y, cell);
    }

    /// Whether six rows, or six columns, still hold all tiles; lines between them are not empty in a grid.
    bool fits_frame(std::int32_t Cell::*line, Cell cell) const {
        const auto too_far = [&](std::size_t index) {
            return std::abs(filled_.grid[index].place.cell.*line - cell.*line) >= frame_size;
        };
        return std::ranges::none_of(laid_, too_far);
    }

    /// Where a tile can lie of which nothing is known; the first one of a grid that floats lies on 0,0.
    std::vector<Cell> cells() const {
        if (laid_.empty()) {
            return {Cell{}};
        }
        const Cell around = filled_.grid[laid_.front()].place.cell;
        constexpr std::int32_t reach = frame_size - 1;
        std::vector<Cell> found;
        for (std::int32_t y = around.y - reach; y <= around.y + reach; ++y) {
            for (std::int32_t x = around.x - reach; x <= around.x + reach; ++x) {
                found.push_back({x, y});
            }
        }
        return found;
    }

    const PartialPosition& written_;
    PartialPosition filled_;
    const SettingSink& visit_;
    bool floats_;
    std::vector<std::size_t> laid_;  ///< the tiles that have a name and a cell
    std::vector<std::size_t> open_;
    std::uint32_t steps_ = 0;
    std::uint32_t tried_ = 0;  ///< tiles held to a cell: of most there is nothing to say but no
};

}  // namespace

bool PartialPosition::grid_is_open() const {
    return cells_are_open() || std::ranges::any_of(grid, [](const SetTile& tile) { return !tile.tile.known(); });
}

bool PartialPosition::cells_are_open() const {
    return std::ranges::any_of(grid, [](const SetTile& tile) { return !is_cell(tile.place); });
}

bool PartialPosition::floats() const {
    return !grid.empty() && std::ranges::none_of(grid, [](const SetTile& tile) { return is_cell(tile.place); });
}

bool PartialPosition::is_open() const {
    const auto has_unknown = [](const SetHand& hand) {
        return std::ranges::any_of(hand.tiles, [](const WrittenTile& tile) { return !tile.known(); });
    };
    return grid_is_open() || std::ranges::any_of(hands, has_unknown);
}

TileSet named(const PartialPosition& partial_position) {
    TileSet tiles;
    const auto add = [&](const WrittenTile& tile) {
        if (tile.known()) {
            tiles.add(tile.tile);
        }
    };
    std::ranges::for_each(partial_position.grid, add, &SetTile::tile);
    for (const SetHand& hand : partial_position.hands) {
        std::ranges::for_each(hand.tiles, add);
    }
    return tiles;
}

std::optional<Place> resolved(const Place& place, std::span<const SetTile> before) {
    if (place.by != Place::By::side) {
        return place;
    }
    const auto laid = static_cast<std::int32_t>(before.size());
    const std::int32_t number = place.origin == Place::last_laid ? laid : place.origin;
    if (number < 1 || number > laid) {
        return std::nullopt;
    }
    Place found = place;
    found.origin = number;
    const Place& origin = before[static_cast<std::size_t>(number) - 1].place;
    if (is_cell(origin)) {
        found.by = Place::By::cell;
        found.cell = squares::neighbor(origin.cell, place.direction);
    }
    return found;
}

std::vector<Cell> cells_of(std::span<const SetTile> grid) {
    std::vector<Cell> cells;
    std::ranges::transform(grid, std::back_inserter(cells), [](const SetTile& tile) { return tile.place.cell; });
    return cells;
}

bool each_grid(const PartialPosition& partial_position, const SettingSink& visit) {
    return Search(partial_position, visit).run();
}

}  // namespace arbiter::grawlix
