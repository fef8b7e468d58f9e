// What Framework says of facts that nobody wrote down.
#include "rules/framework/completions.hpp"

#include "rules/framework/covering.hpp"
#include "rules/framework/floating.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/relaxation.hpp"
#include "rules/framework/turn_completion.hpp"
#include "rules/framework/unseen.hpp"
#include "rules/framework/words.hpp"
#include "rules/plane/joined.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::framework {
namespace {

/// The free cells that so many steps lead to from the tiles of a display; of an empty one, where counting begins.
std::vector<Cell> cells_around(const Display& display, std::size_t steps) {
    std::vector<Cell> cells;
    std::ranges::transform(display.tiles(), std::back_inserter(cells), &Laid::cell);
    if (cells.empty()) {
        return {Cell{}};
    }
    std::size_t from = 0;
    for (std::size_t step = 0; step < steps; ++step) {
        const std::size_t until = cells.size();
        for (; from < until; ++from) {
            for (const Cell& by : squares::steps) {
                const Cell next{cells[from].x + by.x, cells[from].y + by.y};
                if (std::ranges::find(cells, next) == cells.end()) {
                    cells.push_back(next);
                }
            }
        }
    }
    cells.erase(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(display.size()));
    return cells;
}

bool is_joined(const Display& display) {
    std::vector<Cell> cells;
    std::ranges::transform(display.tiles(), std::back_inserter(cells), &Laid::cell);
    const std::vector<bool> joined = plane::joined_to_first(cells, squares::steps);
    return std::ranges::find(joined, false) == joined.end();
}

/// Lays the tiles whose cells nobody noted, this one first: those behind it may be what joins it to the display.
bool place_each(const State& state, std::size_t next, std::vector<candidates::FilledIn>& values,
                const candidates::SetSink<State>& visit) {
    const auto& unplaced = state.unplaced;
    if (next == unplaced.size()) {
        const bool joined = std::ranges::all_of(
            unplaced, [&](const Unplaced& one) { return is_joined(std::as_const(state).displays[one.player]); });
        State placed = state;
        placed.unplaced.clear();
        return !joined || visit(placed, values);
    }
    const Unplaced& one = unplaced[next];
    const auto steps = static_cast<std::size_t>(std::ranges::count(unplaced.begin() + static_cast<std::ptrdiff_t>(next),
                                                                   unplaced.end(), one.player, &Unplaced::player));
    const std::vector<Cell> cells = cells_around(state.displays[one.player], steps);
    return std::ranges::all_of(cells, [&](Cell cell) {
        State placed = state;
        Display& display = placed.displays[one.player];
        const Chains::Growth growth = display.lay(one.tile, display.spot(cell), one.line);
        if (state.agreed.house.tokens == Tokens::automatic) {
            cover_completed(display, growth, state.agreed.tokens[one.player], state.agreed.house.dual, one.line);
        }
        const std::string text = text_of(cell);
        values.push_back({one.span.begin, text});
        const bool more = place_each(placed, next + 1, values, visit);
        values.pop_back();
        return more;
    });
}

/// Fills in the tiles of a written position that lie in displays; others stay hidden.
bool fill_in(const State& state, std::size_t next, std::vector<candidates::FilledIn>& values,
             const candidates::SetSink<State>& visit) {
    while (next < state.unset.size() && !state.unset[next].is_laid()) {
        ++next;
    }
    if (next == state.unset.size()) {
        State filled = state;
        filled.unset.clear();
        return place_each(filled, 0, values, visit);
    }
    const Unset& unset = state.unset[next];
    return each_tile(state, kinds_in_bag(state), [&](const Tile& tile, const std::string& text) {
        State refined = state;
        refined.displays[unset.player] = rebuilt(state, unset.player, unset.tile, tile);
        count_drawn(refined, tile);
        refined.hidden.see(*kind_of(state, tile));
        values.push_back({unset.span.begin, text});
        const bool more = fill_in(refined, next + 1, values, visit);
        values.pop_back();
        return more;
    });
}

/// Tiles that go back into the bag: what they were is not shown any more, so it is settled now.
bool draw_rest(const State& state, std::size_t tile, const Written& written, Values& values, const Completion& visit) {
    while (tile < state.offer.tiles().size() && !state.offer.is_undrawn(tile)) {
        ++tile;
    }
    if (tile == state.offer.tiles().size()) {
        return values.hand_on(state, written, visit);
    }
    return each_tile(state, state.hidden.kinds(state.offer.asked_at(tile)), [&](const Tile& drawn, std::string text) {
        State refined = state;
        draw_from_offer(refined, tile, drawn);
        values.add(state.offer.asked_at(tile), std::move(text));
        const bool more = draw_rest(refined, tile + 1, written, values, visit);
        values.pop();
        return more;
    });
}

bool breaks_off(const State& state, const Written& written) {
    const bool begins = written.verb() == Verb::round || written.verb() == Verb::offer;
    return begins && written.line.stands() && state.phase == Phase::picking && state.offer.has_undrawn();
}

void fill_line(const State& state, const Written& written, const Completion& visit) {
    if (written.verb() == Verb::turn) {
        fill_turn(state, written, visit, {});
    } else {
        static_cast<void>(visit_with_tasks(state, written, {}, visit));
    }
}

}  // namespace

bool each_placing(const State& state, const candidates::SetSink<State>& visit) {
    std::vector<candidates::FilledIn> values;
    return place_each(state, 0, values, visit);
}

bool each_set(const State& state, const candidates::SetSink<State>& visit) {
    std::vector<candidates::FilledIn> values;
    return fill_in(state, 0, values, visit);
}

bool leaves_displays_open(const State& state) {
    return !state.unplaced.empty() || std::ranges::any_of(state.unset, &Unset::is_laid);
}

std::size_t most_misfits(const State& state) {
    constexpr std::size_t most_tiles = std::size_t{1} << 16U;  // laid for it
    constexpr std::ptrdiff_t most_unlisted = 2;                // of three there are more ways than these
    if (state.unplaced.size() > most_unplaced) {
        return 0;
    }
    if (state.agreed.inventory == nullptr && std::ranges::count_if(state.unset, &Unset::is_laid) > most_unlisted) {
        return 0;
    }
    std::size_t tiles = 4;  // what the rest of a position costs
    for (const Display& display : state.players()) {
        tiles += display.size();
    }
    return most_tiles / tiles;
}

bool Framework::is_open(const Written& written) {
    if (written.verb() == Verb::turn) {
        const Turn& turn = written.turn;
        return turn.pick.by == Pick::By::unknown || (turn.act != Act::store && turn.place.by == Place::By::unknown);
    }
    return written.verb() == Verb::offer &&
           !std::ranges::all_of(written.offer(), [](const Tile& tile) { return tile.known(); });
}

void Framework::completions(const State& state, const Written& written, const Completion& visit) {
    const bool by_player = written.verb() == Verb::turn || written.verb() == Verb::tokens;
    if (state.is_relaxation()) {
        static_cast<void>(visit(state, written, {}));
    } else if (breaks_off(state, written)) {
        Values values;
        static_cast<void>(draw_rest(state, 0, written, values, visit));
    } else if (by_player && state.is_lost(player_of(state, written.line))) {
        State relaxation = state;
        become_relaxation(relaxation);
        static_cast<void>(visit(relaxation, written, {}));
    } else if (!by_player || !state.displays[player_of(state, written.line)].origin().floats() ||
               !anchor_each(state, written, visit)) {
        fill_line(state, written, visit);
    }
}

void Framework::unset_facts(const State& state, const FactSink& fact) {
    std::vector<std::pair<Span, std::string>> facts;
    for (const Unset& unset : state.unset) {
        facts.emplace_back(unset.span, "the tile here");
    }
    for (const Unplaced& one : state.unplaced) {
        facts.emplace_back(one.span, fmt::format("the cell of {}", text(one.tile)));
    }
    std::ranges::sort(facts, {}, [](const auto& one) { return one.first.begin; });
    for (auto& [span, words] : facts) {
        fact(span, std::move(words));
    }
}

void Framework::unset_completions(const State& state, const candidates::SetSink<State>& visit) {
    const bool claimed = lays_tokens(state);
    const std::size_t most = most_misfits(state);
    std::size_t misfits = 0;
    static_cast<void>(
        most == 0 || each_set(state, [&](const State& way, std::span<const candidates::FilledIn> values) {
            State filled = way;
            const bool fits = claimed ? ask_for_covered(filled) : find_winner(filled);
            return !fits ? ++misfits < most : claimed ? visit(filled, values) : visit_completed(filled, values, visit);
        }));
    while (misfits == most && visit(state, {})) {
        // until they are more than can be followed
    }
}

void Framework::unseen(const State& state, const candidates::UnseenSink& could_be) {
    for (const Display& display : state.players()) {
        display.origin().each_unknown(could_be);
    }
    state.hidden.each([&](std::uint32_t at, const unknown::IndexSet& kinds) {
        kinds.each([&](std::size_t kind) {
            could_be(at, kind_text(state, static_cast<HiddenTiles::Kind>(kind)));
            return true;
        });
    });
}

std::uint64_t Framework::ways(const State& state) {
    std::uint64_t ways = state.lost == 0 && state.hidden.has_one_way() ? 1 : 2;
    for (const Display& display : state.players()) {
        ways *= display.untold().empty() && display.origin() == plane::FloatingOrigin() ? 1U : 2U;
    }
    return ways;
}

void Framework::merge(State& kept, const State& same) {
    kept.vague = kept.vague || same.vague;
    for (Player player = 0; player < kept.agreed.players && !kept.vague; ++player) {
        kept.vague = !std::as_const(kept).displays[player].same_history(same.displays[player]);
    }
}

std::size_t Framework::weight(const State& state) {
    return sizeof(State) + state.displays.bytes() + state.hidden.bytes();
}

std::pair<std::int32_t, std::int32_t> Framework::score_bounds(const State& state) {
    if (state.agreed.solo()) {
        return {-static_cast<std::int32_t>(tiles_in_bag), 0};
    }
    return {0, *std::max_element(state.agreed.tokens.begin(), state.agreed.tokens.begin() + state.agreed.players)};
}

}  // namespace arbiter::framework
