// Tiles that no list bounds and nobody wrote down: which of their tasks are complete when a line has been played. Until
// one is, what it asks for is open; it may ask for as many frames as there have just come to be.
#include "rules/framework/completions.hpp"
#include "rules/framework/judge.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace arbiter::framework {
namespace {

/// A task that can be complete now, and what it may have asked for.
struct Ripe {
    std::size_t tile;
    std::size_t task;
    Task asks;
};

/// The display of the line's player with the tile of the line, if it lays one that can be laid.
struct After {
    After(const State& from, const Written& filled)
        : event(from, filled), display(from.displays[event.player]), before(display.size()) {
        lays = filled.verb() == Verb::turn && event.move.act != Act::store && event.has_tile && event.has_cell &&
               can_be_made(event);
        if (lays) {
            display.lay(event.move.tile, event.move.spot, 0);
        }
    }

    Event event;
    Display display;
    std::size_t before;  ///< tiles in it
    bool lays = false;
};

bool has_untold(const State& from, const Written& filled) {
    const bool untold = !from.displays[player_of(from, filled.line)].untold().empty();
    const bool offered = from.agreed.inventory == nullptr && filled.verb() == Verb::turn;
    return untold || (offered && !Event(from, filled).move.tile.is_told());
}

int frames(const Display& display, std::size_t tile, Color color) {
    return count(display, tile, {.first = color, .second = color}, DualFrame::twice);
}

/// What a task on this tile may have asked for if it is complete now, and was not before.
std::optional<Task> newly_complete(const After& after, const Display& before, std::size_t tile) {
    for (const Color color : {Color::yellow, Color::red, Color::brown, Color::green, Color::silver}) {
        const int now = frames(after.display, tile, color);
        const int then = tile < after.before ? frames(before, tile, color) : 0;
        if (now > then) {
            return Task{.number = static_cast<std::uint16_t>(now), .first = color, .second = color};
        }
    }
    return std::nullopt;
}

std::optional<Task> complete(const Display& display, std::size_t tile) {
    for (const Color color : {Color::yellow, Color::red, Color::brown, Color::green, Color::silver}) {
        if (frames(display, tile, color) > 0) {
            return Task{.number = 1, .first = color, .second = color};
        }
    }
    return std::nullopt;
}

/// Where the referee lays tokens: all tasks that may be complete now.
std::vector<Ripe> ripe_tasks(const After& after, const Display& before) {
    std::vector<Ripe> ripe;
    after.display.untold().for_each([&](std::size_t tile) {
        const auto asks = newly_complete(after, before, tile);
        const Laid& laid = after.display[tile];
        for (std::size_t task = 0; asks && task < Tile::most_tasks; ++task) {
            if (!laid.tile.is_drawn(task)) {
                ripe.push_back({tile, task, *asks});
            }
        }
    });
    return ripe;
}

/// Where players lay them: the tasks that the line covers.
std::vector<Ripe> covered_tasks(const After& after, const Written& filled) {
    std::vector<Ripe> covered;
    for (const TokenMark& mark : filled.tokens()) {
        const auto at = find_task(after.display, mark);
        const auto asks = at ? complete(after.display, at->tile) : std::nullopt;
        const bool open = at && !after.display[at->tile].tile.is_drawn(at->task);
        if (asks && open) {
            covered.push_back({at->tile, at->task, *asks});
        }
    }
    return covered;
}

/// The line is one that could be, so the tile may have no such task.
bool is_proposed(const Written& filled) {
    return std::ranges::any_of(filled.tokens(), &TokenMark::guessed);
}

/// The tile of the line is drawn where it is taken from.
void draw_new(State& refined, Written& filled, const Move& move, const Ripe& ripe) {
    Tile tile = move.tile;
    if (!refined.agreed.solo()) {
        tile = refined.offer.tiles()[move.from];
        tile.draw_task(ripe.task, ripe.asks);
        refined.offer.draw(move.from, tile);
        return;
    }
    tile = filled.turn.pick.tile;
    tile.draw_task(ripe.task, ripe.asks);
    filled.turn.pick.tile = tile;
    if (move.act == Act::unstore) {
        refined.storage[move.from] = tile;
    }
}

bool visit_one(const After& after, const State& from, const Written& filled,
               std::span<const candidates::FilledIn> values, std::span<const Ripe> ripe, std::uint32_t chosen,
               const Completion& visit) {
    State refined = from;
    Written line = filled;
    for (std::size_t i = 0; i < ripe.size(); ++i) {
        if ((chosen >> i & 1U) == 0) {
            continue;
        }
        if (ripe[i].tile >= after.before) {
            draw_new(refined, line, after.event.move, ripe[i]);
        } else {
            ask_for(refined.displays[after.event.player], ripe[i].tile, ripe[i].task, ripe[i].asks,
                    from.agreed.house.dual);
        }
    }
    return visit(refined, line, values);
}

}  // namespace

bool visit_with_tasks(const State& from, const Written& filled, std::span<const candidates::FilledIn> values,
                      const Completion& visit) {
    const bool plays = filled.verb() == Verb::turn || filled.verb() == Verb::tokens;
    if (!plays || from.is_relaxation() || !has_untold(from, filled)) {
        return visit(from, filled, values);
    }
    const After after(from, filled);
    if (lays_tokens(from)) {
        const std::vector<Ripe> covered = covered_tasks(after, filled);
        return visit_one(after, from, filled, values, covered, ~0U, visit) &&
               (!is_proposed(filled) || visit(from, filled, values));
    }
    constexpr std::size_t most_ripe = 16;  // of more choices than these nobody follows all
    std::vector<Ripe> ripe = after.lays ? ripe_tasks(after, from.displays[after.event.player]) : std::vector<Ripe>();
    ripe.resize(std::min(ripe.size(), most_ripe), Ripe{});
    for (std::uint32_t chosen = 0; chosen >> ripe.size() == 0; ++chosen) {
        if (!visit_one(after, from, filled, values, ripe, chosen, visit)) {
            return false;
        }
    }
    return true;
}

namespace {

/// A task that may be complete in a position.
struct Ready {
    Player player;
    Ripe ripe;
};

std::vector<Ready> ready_tasks(const State& state) {
    std::vector<Ready> ready;
    for (Player player = 0; player < state.agreed.players; ++player) {
        const Display& display = state.displays[player];
        display.untold().for_each([&](std::size_t tile) {
            const auto asks = complete(display, tile);
            for (std::size_t task = 0; asks && task < Tile::most_tasks; ++task) {
                ready.push_back({player, {tile, task, *asks}});
            }
        });
    }
    return ready;
}

/// Who has laid the last token has won, and nobody else has.
bool has_token_for(const State& state, Player player) {
    return state.tokens_left(player) > (state.ended == Ended::last_token ? 1 : 0);
}

/// With the first of these tasks open, and complete.
bool visit_each(const State& state, std::span<const Ready> ready, std::span<const candidates::FilledIn> values,
                const candidates::SetSink<State>& visit) {
    if (ready.empty()) {
        return visit(state, values);
    }
    const auto& [player, ripe] = ready.front();
    if (!visit_each(state, ready.subspan(1), values, visit)) {
        return false;
    }
    if (!has_token_for(state, player)) {
        return true;
    }
    State refined = state;
    ask_for(refined.displays[player], ripe.tile, ripe.task, ripe.asks, state.agreed.house.dual);
    refined.displays[player].cover(ripe.tile, ripe.task, state.position);
    static_cast<void>(find_winner(refined));  // there was a token for it
    return visit_each(refined, ready.subspan(1), values, visit);
}

}  // namespace

bool find_winner(State& filled) {
    for (Player player = 0; player < filled.agreed.players; ++player) {
        const bool over = filled.ended == Ended::last_token;
        if (filled.tokens_left(player) > 0 || (over && filled.last_token_of == player)) {
            continue;
        }
        if (over) {
            return false;
        }
        filled.ended = Ended::last_token;
        filled.last_token_of = player;
    }
    return true;
}

bool visit_completed(const State& filled, std::span<const candidates::FilledIn> values,
                     const candidates::SetSink<State>& visit) {
    return visit_each(filled, ready_tasks(filled), values, visit);
}

bool may_be_covered(const State& filled, Player player, TaskAt at) {
    const Display& display = filled.displays[player];
    const Tile& tile = display[at.tile].tile;
    if (at.task >= tile.tasks().size() || waits_for_first(display, at)) {
        return false;
    }
    if (!tile.is_drawn(at.task)) {
        return complete(display, at.tile).has_value();
    }
    const Task& task = tile.tasks()[at.task];
    return count(display, at.tile, task, filled.agreed.house.dual) >= task.number;
}

bool ask_for_covered(State& filled) {
    for (Player player = 0; player < filled.agreed.players; ++player) {
        const Display& display = std::as_const(filled).displays[player];
        for (std::size_t tile = 0; tile < display.size(); ++tile) {
            for (std::size_t task = 0; task < Tile::most_tasks; ++task) {
                const TaskAt at{static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(task)};
                if (!display[tile].has_token(task)) {
                    continue;
                }
                if (!may_be_covered(filled, player, at)) {
                    return false;
                }
                if (!display[tile].tile.is_drawn(task)) {
                    ask_for(filled.displays[player], tile, task, *complete(display, tile), filled.agreed.house.dual);
                }
            }
        }
    }
    return true;
}

}  // namespace arbiter::framework
