// What a line of Grawlix with tiles written `?`, or behind such lines, can mean: a tile laid has a name at once, one
// that is drawn stays unseen until a line shows where it is.
#include "rules/grawlix/event.hpp"
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::grawlix {
namespace {

using Sink = worlds::FillingSink<State, Written>;
using Values = std::vector<worlds::Value>;

std::string_view letters(Tile tile) {
    static const auto all = [] {
        std::array<std::string, tile_count> names;
        for (const Tile one : TileSet::all()) {
            names[static_cast<std::size_t>(one.index())] = letters_of(one);
        }
        return names;
    }();
    return all[static_cast<std::size_t>(tile.index())];
}

Values with(Values values, const WrittenTile& unknown, Tile tile) {
    values.push_back({unknown.at, letters(tile)});
    return values;
}

/// Violations that stand can scatter tiles over a wide area.
constexpr std::size_t most_cells_searched = 1000;

/// Where the first tile is looked for, so many cells on a side around 0,0.
constexpr std::int32_t field = 41;

/// Goes through a line tile by tile; every step answers false when enough has been seen.
class Filling {
public:
    Filling(const Written& written, const Sink& visit)
        : filled_(written), visit_(visit), stands_(written.line.stands()) {}

    void fill_draft(const State& state) { stands_ ? pick(state, 0, {}) : visit_(state, filled_, {}); }
    void fill_play(const State& state) {
        if (!filled_.place.unknown) {
            fill_tile(state, {});
            return;
        }
        const std::uint32_t at = filled_.place.span.begin;
        filled_.place.unknown = false;
        bool more = true;
        for (const Cell cell : stands_ ? cells_around(state.story()) : open_cells(state.table().grid())) {
            filled_.place.cell = cell;
            const std::string name = cell_name(cell);
            more = more && fill_tile(state, {{at, name}});
        }
    }

private:
    static std::vector<Cell> open_cells(const Grid& grid) {
        std::vector<Cell> cells;
        for (std::int32_t i = 0; grid.empty() && i < field * field; ++i) {
            cells.push_back({i % field - field / 2, i / field - field / 2});
        }
        grid.empty() || grid.any_open([&](Cell cell) {
            cells.push_back(cell);
            return false;
        });
        return cells;
    }

    /// A tile that lies where it may not lies somewhere near: so far it is looked for.
    static std::vector<Cell> cells_around(const Story& story) {
        std::vector<Cell> cells;
        const Window all = window(story);
        for (std::int64_t y = std::int64_t{all.first.y} - 1; y <= std::int64_t{all.last.y} + 1; ++y) {
            for (std::int64_t x = std::int64_t{all.first.x} - 1; x <= std::int64_t{all.last.x} + 1; ++x) {
                if (cells.size() < most_cells_searched) {
                    cells.push_back({static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
                }
            }
        }
        return cells;
    }

    bool fill_tile(const State& state, const Values& values) {
        const Event event(state, filled_);
        if (filled_.tile.known()) {
            return locate_laid(state, event.player, values);
        }
        if (stands_) {
            return each_tile(state, filled_.tile, values,
                             [&](const State& known, const Values& more) { return redraft(known, 0, more); });
        }
        return lay_from_hand(event, fitting(event), values);
    }

    /// Which tiles of the hand may lie there, as far as the grid goes; all, if none may, so that the words can say why.
    TileSet fitting(const Event& event) const {
        TileSet held = event.table().hand(event.player);
        for (const UnseenTile& unseen : event.state.unseen()) {
            held = held | unseen.could_be.only_if(unseen.player == event.player);
        }
        const TileSet fits = event.cell ? held - event.row.blocked - event.column.blocked : held;
        return fits.empty() ? held : fits;
    }

    /// A tile written `?` is one of the hand; of an empty hand, any.
    bool lay_from_hand(const Event& event, TileSet among, const Values& values) {
        const State& state = event.state;
        const WrittenTile unknown = filled_.tile;
        bool more = true;
        if (among.empty()) {
            filled_.tile.tile = TileSet::all().first();
            more = locate_laid(state, event.player, values);
        }
        for (const Tile tile : state.table().hand(event.player) & among) {
            filled_.tile.tile = tile;
            more = more && redraft(state, 0, with(values, unknown, tile));
        }
        for (std::size_t i = 0; more && i < static_cast<std::size_t>(state.unseen().size()); ++i) {
            const UnseenTile& unseen = state.unseen()[i];
            const bool may_be = unseen.player == event.player && !state.unseen().is_repeated(i);
            for (const Tile tile : (unseen.could_be & among).only_if(may_be)) {
                filled_.tile.tile = tile;
                more = more && reveal(state, i, tile, with(values, unknown, tile),
                                      [&](const State& shown, Values all) { return redraft(shown, 0, all); });
            }
        }
        filled_.tile = unknown;
        return more;
    }

    /// A tile that is laid by name was in the player's hand; where it can have been nowhere there, anywhere.
    bool locate_laid(const State& state, int player, const Values& values) {
        const auto go_on = [&](const State& known, const Values& all) { return redraft(known, 0, all); };
        const Tile tile = filled_.tile.tile;
        bool held = false;
        bool more = true;
        for (std::size_t i = 0; !stands_ && more && i < static_cast<std::size_t>(state.unseen().size()); ++i) {
            const UnseenTile& unseen = state.unseen()[i];
            if (unseen.player == player && unseen.could_be.contains(tile) && !state.unseen().is_repeated(i)) {
                held = true;
                more = reveal(state, i, tile, values, go_on);
            }
        }
        return held ? more : locate(state, tile, values, go_on);
    }

    /// The replacements, from the one with this number on.
    bool redraft(const State& state, std::size_t index, const Values& values) {
        if (index == std::min<std::size_t>(filled_.redraft_count, most_redrafts)) {
            return visit_(state, filled_, values);
        }
        const auto go_on = [&](const State& known, const Values& more) { return redraft(known, index + 1, more); };
        WrittenTile& drawn = filled_.redrafts[index];
        if (drawn.known()) {
            return locate_drawn(state, drawn.tile, values, go_on);
        }
        return stands_ ? each_tile(state, drawn, values, go_on) : go_on(state, values);
    }

    /// A tile that is drafted by name was in the supply; where it cannot have been there, in a hand.
    template <typename GoOn>
    bool locate_drawn(const State& state, Tile tile, const Values& values, GoOn go_on) {
        if (!stands_ && !state.unseen().empty() && state.table().supply().contains(tile)) {
            if (const auto left = state.excluded(tile)) {
                return go_on(*left, values);
            }
        }
        return locate(state, tile, values, go_on);
    }

    /// The picks of a draft that stands, from the one with this number on.
    bool pick(const State& state, std::size_t index, const Values& values) {
        if (index == std::min<std::size_t>(filled_.pick_count, most_picks)) {
            return visit_(state, filled_, values);
        }
        const auto go_on = [&](const State& known, const Values& more) { return pick(known, index + 1, more); };
        WrittenTile& picked = filled_.picks[index];
        return picked.known() ? locate(state, picked.tile, values, go_on) : each_tile(state, picked, values, go_on);
    }

    /// In a line that stands `?` is any tile at all.
    template <typename GoOn>
    bool each_tile(const State& state, WrittenTile& unknown, const Values& values, GoOn go_on) {
        const WrittenTile before = unknown;
        bool more = true;
        for (const Tile tile : TileSet::all()) {
            unknown.tile = tile;
            more = more && locate(state, tile, with(values, before, tile), go_on);
        }
        unknown = before;
        return more;
    }

    /// Calls go_on for every place where this tile can be: with each of the unseen ones that it may be, and without.
    template <typename GoOn>
    bool locate(const State& state, Tile tile, const Values& values, GoOn go_on) {
        if (state.unseen().empty() || !state.table().supply().contains(tile)) {
            return go_on(state, values);
        }
        bool more = true;
        for (std::size_t i = 0; more && i < static_cast<std::size_t>(state.unseen().size()); ++i) {
            const bool may_be = state.unseen()[i].could_be.contains(tile) && !state.unseen().is_repeated(i);
            more = !may_be || reveal(state, i, tile, values, go_on);
        }
        const auto left = more ? state.excluded(tile) : std::nullopt;
        return left ? go_on(*left, values) : more;
    }

    template <typename GoOn>
    bool reveal(const State& state, std::size_t index, Tile tile, Values values, GoOn go_on) {
        const auto shown = state.revealed(index, tile);
        if (!shown) {
            return true;
        }
        for (const std::uint32_t at : state.places_of(state.unseen()[index])) {
            values.push_back({at, letters(tile)});
        }
        return go_on(*shown, values);
    }

    Written filled_;
    const Sink& visit_;
    bool stands_;
};

/// The tiles that fit somewhere.
TileSet playable(const Grid& grid) {
    TileSet found;
    grid.any_fit(TileSet::all(), [&](Cell, TileSet fitting) {
        found = found | fitting;
        return false;
    });
    return found;
}

}  // namespace

bool Grawlix::is_open(const Written& written) {
    const auto unknown = [](const WrittenTile& tile) { return !tile.known(); };
    if (written.line.verb == verb::draft) {
        const auto* const end = written.picks.begin() + std::min<std::size_t>(written.pick_count, most_picks);
        return std::any_of(written.picks.begin(), end, unknown);
    }
    const auto* const end = written.redrafts.begin() + std::min<std::size_t>(written.redraft_count, most_redrafts);
    return written.line.verb == verb::play &&
           (!written.tile.known() || written.place.unknown || std::any_of(written.redrafts.begin(), end, unknown));
}

void Grawlix::open_facts(const State& state, const Written& written, const Seats& seats, const worlds::FactSink& fact) {
    const Event event(state, written);
    const auto name = [&](int player) { return seats.name(static_cast<Seat>(player)); };
    const auto tell = [&](const WrittenTile& tile, std::string words) {
        if (!tile.known()) {
            fact({tile.at, tile.at + 1}, std::move(words));
        }
    };
    if (written.line.verb == verb::draft) {
        int player = state.mover();
        for (const WrittenTile& pick : event.picks()) {
            tell(pick, fmt::format("which tile {} drafted", name(player)));
            player = 1 - player;
        }
        return;
    }
    tell(written.tile, event.cell ? fmt::format("which tile {} laid on {}", name(event.player), cell_name(*event.cell))
                                  : fmt::format("which tile {} laid", name(event.player)));
    if (written.place.unknown) {
        fact(written.place.span, fmt::format("where {} laid {}", name(event.player),
                                             written.tile.known() ? letters_of(written.tile.tile) : "a tile"));
    }
    for (const WrittenTile& tile : event.redrafts()) {
        tell(tile, fmt::format("which tile {} drafted", name(event.player)));
    }
}

void Grawlix::unset_facts(const State& state, const Seats& seats, const worlds::FactSink& fact) {
    const Setting* const setting = state.setting();
    if (setting == nullptr) {
        return;
    }
    std::vector<std::pair<Span, std::string>> facts;
    for (const SetTile& tile : setting->grid) {
        const Place& place = tile.place;
        if (!tile.tile.known()) {
            const std::string where = is_cell(place) ? cell_name(place.cell) : std::string("a cell nobody noted");
            facts.emplace_back(Span{tile.tile.at, tile.tile.at + 1}, fmt::format("which tile lies on {}", where));
        }
        if (place.unknown) {
            facts.emplace_back(place.span, fmt::format("where {} lies", tile_name(tile.tile.tile)));
        }
    }
    for (std::size_t player = 0; player < player_count; ++player) {
        for (const WrittenTile& tile : setting->hands[player].tiles) {
            if (!tile.known()) {
                facts.emplace_back(Span{tile.at, tile.at + 1},
                                   fmt::format("which tile {} holds", seats.name(static_cast<Seat>(player))));
            }
        }
    }
    std::ranges::sort(facts, {}, [](const auto& one) { return one.first.begin; });
    for (auto& [span, words] : facts) {
        fact(span, std::move(words));
    }
}

void Grawlix::unset_fillings(const State& state, const worlds::SetSink<State>& visit) {
    const Setting* const setting = state.setting();
    if (setting == nullptr || !setting->grid_is_open()) {
        visit(state, {});
        return;
    }
    bool more = true;
    const bool all = each_grid(*setting, [&](const Setting& filled, std::span<const worlds::Value> values) {
        return more = visit(state.filled(filled), values);
    });
    while (!all && more) {
        more = visit(state, {});  // more than anybody searches is more than anybody follows
    }
}

void Grawlix::fillings(const State& state, const Written& written, const worlds::FillingSink<State, Written>& visit) {
    switch (written.line.verb) {
        case verb::draft: Filling(written, visit).fill_draft(state); break;
        case verb::play: Filling(written, visit).fill_play(state); break;
        default: open_ends(state, [&](const State& refined) { visit(refined, written, {}); }); break;
    }
}

namespace {

/// The first unseen tile that fits is this one, or that one; of those that are alike so many fit, or so many.
void visit_moving(const State& state, TileSet fits, const std::vector<TileSet>& stuck,
                  const worlds::StateSink<State>& visit) {
    const Unseen& unseen = state.unseen();
    std::vector<TileSet> could_be(stuck.size(), TileSet::all());
    for (std::size_t i = 0; i < could_be.size(); ++i) {
        if (stuck[i] == TileSet::all() || unseen.is_repeated(i)) {
            continue;
        }
        const auto each_alike = [&](auto act) {
            for (std::size_t j = i; j < could_be.size(); ++j) {
                unseen.are_alike(i, j) ? act(could_be[j]) : void();
            }
        };
        const auto keep_stuck = [&](TileSet& tiles) { tiles = stuck[i]; };
        each_alike(keep_stuck);
        each_alike([&](TileSet& tiles) {
            tiles = fits;
            const auto moving = state.narrowed(could_be);
            moving ? visit(*moving) : void();
        });
        each_alike(keep_stuck);
    }
}

}  // namespace

/// Somebody who holds unseen tiles and no other that fits is stuck, or holds one that fits.
void Grawlix::open_ends(const State& state, const worlds::StateSink<State>& visit) {
    const Unseen& unseen = state.unseen();
    const TileSet fits =
        unseen.empty() || state.can_move() || state.over() ? TileSet() : playable(state.table().grid());
    const auto is_mine = [&](const UnseenTile& tile) { return tile.player == state.mover(); };
    const auto surely_fits = [&](const UnseenTile& tile) { return is_mine(tile) && (tile.could_be - fits).empty(); };
    if (fits.empty() || std::ranges::any_of(unseen, surely_fits)) {
        visit(state);
        return;
    }
    std::vector<TileSet> could_be(static_cast<std::size_t>(unseen.size()), TileSet::all());
    for (std::size_t i = 0; i < could_be.size(); ++i) {
        could_be[i] = is_mine(unseen[i]) ? TileSet::all() - fits : TileSet::all();
    }
    const auto stuck = state.narrowed(could_be);
    stuck ? visit_moving(state, fits, could_be, visit) : void();
    visit(stuck.value_or(state));
}

void Grawlix::unseen(const State& state, const worlds::UnseenSink& could_be) {
    for (const UnseenTile& unseen : state.unseen()) {
        for (const std::uint32_t at : state.places_of(unseen)) {
            for (const Tile tile : unseen.could_be) {
                could_be(at, letters(tile));
            }
        }
    }
}

namespace {

/// The unseen tile that came with this `?`.
std::optional<std::size_t> unseen_at(const State& state, std::uint32_t at) {
    const auto found = std::ranges::find(state.unseen(), at, [](const UnseenTile& tile) { return tile.at.front(); });
    return found == state.unseen().end() ? std::nullopt
                                         : std::optional(static_cast<std::size_t>(found - state.unseen().begin()));
}

/// The position before, in which everything unseen was so too, or has been shown since.
std::optional<State> with_knowledge(const State& before, const State& now) {
    std::optional<State> known = before;
    for (const WrittenTile& shown : now.shown()) {
        const auto unseen = known ? unseen_at(*known, shown.at) : std::nullopt;
        known = unseen ? known->revealed(*unseen, shown.tile) : std::move(known);
    }
    std::vector<TileSet> could_be;
    for (std::size_t i = 0; known && i < static_cast<std::size_t>(known->unseen().size()); ++i) {
        const auto still = unseen_at(now, known->unseen()[i].at.front());
        could_be.push_back(still ? now.unseen()[*still].could_be : TileSet::all());
    }
    return known ? known->narrowed(could_be) : std::nullopt;
}

void recall_all(const State& before, const State& now, const Values& values, const worlds::RecallSink<State>& visit) {
    const auto is_new = [&](const UnseenTile& tile) { return !unseen_at(before, tile.at.front()); };
    const auto fresh = std::ranges::find_if(now.unseen(), is_new);
    if (fresh == now.unseen().end()) {
        if (const auto known = with_knowledge(before, now)) {
            visit(*known, values);
        }
        return;
    }
    const auto index = static_cast<std::size_t>(fresh - now.unseen().begin());
    for (const Tile tile : fresh->could_be) {
        if (const auto shown = now.revealed(index, tile)) {
            recall_all(before, *shown, with(values, {Tile::unknown(), fresh->at.front()}, tile), visit);
        }
    }
}

}  // namespace

void Grawlix::recall(const State& before, const State& now, const worlds::RecallSink<State>& visit) {
    recall_all(before, now, {}, visit);
}

bool Grawlix::same_past(const State& one, const State& other) {
    const auto same_tile = [](const WrittenTile& a, const WrittenTile& b) { return a.at == b.at && a.tile == b.tile; };
    return std::ranges::equal(one.unseen(), other.unseen(), {}, &UnseenTile::at, &UnseenTile::at) &&
           std::ranges::equal(one.shown(), other.shown(), same_tile);
}

std::uint64_t Grawlix::fingerprint(const State& state) {
    std::uint64_t print = state.table().hand(0).bits() ^ (state.table().hand(1).bits() << 20U);
    const auto add = [&](std::uint64_t part) { print = (print ^ part) * 0x9E3779B97F4A7C15U; };
    for (const Lay& lay : state.story().lays()) {
        add(static_cast<std::uint64_t>(lay.tile.tile.index()) << 32U |
            static_cast<std::uint32_t>(lay.cell.x * 64 + lay.cell.y));
    }
    for (const UnseenTile& unseen : state.unseen()) {
        add(unseen.could_be.bits());
    }
    return print;
}

}  // namespace arbiter::grawlix
