// Searches tile by tile for names of the unknown ones that contradict nothing recorded.
#include "rules/grawlix/worlds.hpp"

#include <algorithm>

namespace arbiter::grawlix {

namespace {

constexpr int step_limit = 50'000;

/// What one player had drawn before some moment.
struct Drawn {
    TileSet named;
    int unknown = 0;
};

Drawn drawn_before(const History& history, int player, int lays) {
    Drawn drawn;
    for (int i = 0; i < history.draw_count(); ++i) {
        const Draw& draw = history.draw(i);
        if (draw.player != player || draw.lays_before > lays) {
            continue;
        }
        if (draw.tile.known()) {
            drawn.named.add(draw.tile.tile);
        } else {
            ++drawn.unknown;
        }
    }
    return drawn;
}

bool share_line(const Lay& one, const Lay& other) {
    return one.cell.x == other.cell.x || one.cell.y == other.cell.y;
}

/// Depth-first over the tiles laid; the unknown draws follow from them by counting, because a tile that no line of the
/// record names as drawn may have come with any unknown draw of the player who lays it.
class Search {
public:
    Search(const History& history, std::optional<int> stuck_player, bool lines_matter)
        : history_(history),
          stuck_player_(stuck_player),
          lines_matter_(lines_matter),
          nameless_(TileSet::all() - named_draws(history)) {}

    Possibility run() {
        Choices choices;
        const bool found = start(choices) && go_on(choices);
        if (!found) {
            return {gave_up_ ? Outlook::gave_up : Outlook::impossible, {}};
        }
        return {Outlook::possible, world_};
    }

private:
    using Choices = std::array<TileSet, tile_count>;

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    /// What each lay may have been as far as hands go, then narrowed by every tile that is named.
    bool start(Choices& choices) {
        for (int i = 0; i < history_.lay_count(); ++i) {
            const Drawn drawn = drawn_before(history_, history_.lay(i).player, i);
            unknown_before_[at(i)] = drawn.unknown;
            choices[at(i)] = choices_in_hand(i, drawn);
        }
        for (int i = 0; i < history_.lay_count(); ++i) {
            if (history_.lay(i).tile.known() && !settle(choices, i, history_.lay(i).tile.tile)) {
                return false;
            }
        }
        return draws_suffice();
    }

    TileSet choices_in_hand(int index, const Drawn& drawn) const {
        const Lay& lay = history_.lay(index);
        if (lay.tile.known() && lay.stands) {
            return lay.tile.tile;
        }
        const TileSet held = drawn.unknown > 0 ? drawn.named | nameless_ : drawn.named;
        return lay.tile.known() ? held & lay.tile.tile : held - named_lays(history_);
    }

    /// Gives a lay its tile and takes from the others what can no longer be; false when nothing is left for one.
    bool settle(Choices& choices, int index, Tile tile) {
        if (!choices[at(index)].contains(tile)) {
            return false;
        }
        choices[at(index)] = tile;
        world_.laid[at(index)] = tile;
        for (int i = 0; i < history_.lay_count(); ++i) {
            if (i != index) {
                choices[at(i)] = choices[at(i)] - (keep_apart(i, index) ? rivals(tile) : TileSet(tile));
                if (choices[at(i)].empty()) {
                    return false;
                }
            }
        }
        return true;
    }

    bool keep_apart(int one, int other) const {
        return lines_matter_ && share_line(history_.lay(one), history_.lay(other)) &&
               !history_.lay(std::max(one, other)).stands;
    }

    bool go_on(const Choices& choices) {
        const int next = hardest(choices);
        if (next < 0) {
            return finish();
        }
        for (const Tile tile : choices[at(next)]) {
            if (lines_matter_ && !may_step()) {
                break;
            }
            Choices narrowed = choices;
            if (settle(narrowed, next, tile) && draws_suffice() && go_on(narrowed)) {
                return true;
            }
        }
        world_.laid[at(next)] = Tile::unknown();
        return false;
    }

    /// A step looks at every lay a few times.
    bool may_step() {
        const auto steps = static_cast<std::uint64_t>(4 + history_.lay_count());
        gave_up_ = gave_up_ || ++steps_ > step_limit || !history_.budget().spend(steps);
        return !gave_up_;
    }

    /// The lay without a tile that has the fewest choices left; -1 when all have theirs.
    int hardest(const Choices& choices) const {
        int best = -1;
        for (int i = 0; i < history_.lay_count(); ++i) {
            const bool open = !world_.laid[at(i)].known();
            if (open && (best < 0 || choices[at(i)].size() < choices[at(best)].size())) {
                best = i;
            }
        }
        return best;
    }

    /// Whether this lay takes a tile that only an unknown draw can have brought.
    bool needs_unknown_draw(int index) const {
        const Lay& lay = history_.lay(index);
        return !lay.stands && world_.laid[at(index)].known() && nameless_.contains(world_.laid[at(index)]);
    }

    bool draws_suffice() const {
        std::array<int, player_count> needed{};
        for (int i = 0; i < history_.lay_count(); ++i) {
            const int player = history_.lay(i).player;
            if (needs_unknown_draw(i) && ++needed[at(player)] > unknown_before_[at(i)]) {
                return false;
            }
        }
        return true;
    }

    bool finish() {
        fill_needed_draws();
        if (stuck_player_ && !fill_stuck_hand(*stuck_player_)) {
            return false;
        }
        TileSet free = free_tiles();
        for (int i = 0; i < history_.draw_count(); ++i) {
            if (!world_.drawn[at(i)].known() && !free.empty()) {
                world_.drawn[at(i)] = free.first();
                free.remove(free.first());
            }
        }
        return true;
    }

    /// The k-th tile needed comes with the k-th unknown draw of its player, which is early enough if any order is.
    void fill_needed_draws() {
        std::array<int, player_count> next{};
        for (int i = 0; i < history_.draw_count(); ++i) {
            world_.drawn[at(i)] = history_.draw(i).tile.tile;
        }
        for (int i = 0; i < history_.lay_count(); ++i) {
            if (needs_unknown_draw(i)) {
                const int player = history_.lay(i).player;
                int& draw = next[at(player)];
                draw = next_unknown_draw(player, draw);
                world_.drawn[at(draw++)] = world_.laid[at(i)];
            }
        }
    }

    int next_unknown_draw(int player, int from) const {
        while (history_.draw(from).player != player || history_.draw(from).tile.known()) {
            ++from;
        }
        return from;
    }

    TileSet free_tiles() const {
        TileSet free = nameless_;
        for (int i = 0; i < history_.lay_count(); ++i) {
            free.remove(world_.laid[at(i)]);
        }
        for (int i = 0; i < history_.draw_count(); ++i) {
            if (world_.drawn[at(i)].known()) {
                free.remove(world_.drawn[at(i)]);
            }
        }
        return free;
    }

    /// Fills the rest of a hand with tiles that fit nowhere; false when it holds one that does, or there are too few.
    bool fill_stuck_hand(int player) {
        const TileSet playable = playable_tiles();
        TileSet useless = free_tiles() - playable;
        for (int i = 0; i < history_.draw_count(); ++i) {
            Tile& tile = world_.drawn[at(i)];
            if (history_.draw(i).player != player || tile.known()) {
                continue;
            }
            if (useless.empty()) {
                return false;
            }
            tile = useless.first();
            useless.remove(tile);
        }
        return (table_after(history_, world_).hand(player) & playable).empty();
    }

    TileSet playable_tiles() const {
        Grid grid;
        for (int i = 0; i < history_.lay_count(); ++i) {
            grid.place(world_.laid[at(i)], history_.lay(i).cell);
        }
        TileSet playable;
        grid.any_fit(TileSet::all(), [&](Cell, TileSet fitting) {
            playable = playable | fitting;
            return false;
        });
        return playable;
    }

    const History& history_;
    std::optional<int> stuck_player_;
    bool lines_matter_;
    TileSet nameless_;  ///< the tiles that no line names as drawn
    std::array<int, tile_count> unknown_before_{};
    World world_;
    int steps_ = 0;
    bool gave_up_ = false;
};

/// No legal game is longer (ruling `longest`); a search could not show it.
bool too_long(const History& history) {
    bool any_stands = false;
    for (int i = 0; i < history.lay_count(); ++i) {
        any_stands = any_stands || history.lay(i).stands;
    }
    return history.lay_count() > longest_game && !any_stands;
}

}  // namespace

Possibility find_world(const History& history, std::optional<int> stuck_player) {
    if (too_long(history)) {
        return {};
    }
    // To begin with, every lay is compared with every draw and every other lay.
    const auto lays = static_cast<std::uint64_t>(history.lay_count());
    if (!history.budget().spend(lays * (lays + static_cast<std::uint64_t>(history.draw_count())) / 8 + 20)) {
        return find_loose_world(history);
    }
    const Possibility found = Search(history, stuck_player, true).run();
    return found.outlook == Outlook::gave_up ? find_loose_world(history) : found;
}

Possibility find_loose_world(const History& history) {
    if (too_long(history)) {
        return {};
    }
    Possibility found = Search(history, std::nullopt, false).run();
    found.outlook = found.outlook == Outlook::possible ? Outlook::gave_up : Outlook::impossible;
    return found;
}

}  // namespace arbiter::grawlix
