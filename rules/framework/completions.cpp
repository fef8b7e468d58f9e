// What Framework says of facts that nobody wrote down.
#include "rules/framework/completions.hpp"

#include "rules/framework/floating.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/relaxation.hpp"
#include "rules/framework/turn_completion.hpp"
#include "rules/framework/unseen.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::framework {
namespace {

/// Fills in the tiles of a written position that lie in displays; others stay hidden.
bool fill_in(const State& state, std::size_t next, std::vector<candidates::FilledIn>& values,
             const candidates::SetSink<State>& visit) {
    while (next < state.unset.size() && !state.unset[next].is_laid()) {
        ++next;
    }
    if (next == state.unset.size()) {
        State filled = state;
        filled.unset.clear();
        return visit(filled, values);
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

bool each_set(const State& state, const candidates::SetSink<State>& visit) {
    std::vector<candidates::FilledIn> values;
    return fill_in(state, 0, values, visit);
}

std::size_t most_misfits(const State& state) {
    constexpr std::size_t most_tiles = std::size_t{1} << 16U;  // laid for it
    constexpr std::ptrdiff_t most_unlisted = 2;                // of three there are more ways than these
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
    for (const Unset& unset : state.unset) {
        fact(unset.span, "the tile here");
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
