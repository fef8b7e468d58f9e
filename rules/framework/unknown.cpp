// Follows what a tile written `?` can be, and tries whether something recorded can be true of it.
#include "rules/framework/unknown.hpp"

#include "rules/framework/counting.hpp"
#include "rules/framework/flood.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace arbiter::framework {
namespace {

Suspects from_offer(const State& state, const Move& move) {
    Suspects suspects;
    const auto tiles = state.offer.tiles();
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
        if (!state.offer.may_be(tile, move.worlds)) {
            continue;
        }
        if (tiles[tile].known()) {
            suspects.among.push_back(tiles[tile]);
        }
        suspects.unseen = suspects.unseen || !tiles[tile].known();
    }
    return suspects;
}

void add_frames(Tile& tile, Colors colors) {
    for (std::uint8_t code = 0; code < color_count; ++code) {
        if (colors.has(static_cast<Color>(code))) {
            tile.add_frame(static_cast<Color>(code));
        }
    }
}

/// Tiles with the most frames there can be, whose tasks may be any: as tiles they are not known.
std::vector<Tile> all_shapes() {
    std::vector<Tile> shapes;
    for (unsigned bits = 0; bits <= Colors::all().bits(); ++bits) {
        const Colors colors = Colors::from_bits(bits);
        if (colors.count() == Tile::most_frames) {
            shapes.push_back(Tile::unknown());
            add_frames(shapes.back(), colors);
        }
    }
    return shapes;
}

std::vector<Tile> listed(const State& state, bool also_seen) {
    std::vector<Tile> tiles;
    const auto entries = state.agreed.inventory->entries();
    for (std::size_t entry = 0; entry < entries.size(); ++entry) {
        if (also_seen || state.drawn[entry] < entries[entry].copies) {
            tiles.push_back(entries[entry].tile);
        }
    }
    return tiles;
}

/// With no list of tiles it does not matter what has been seen.
std::vector<Tile> candidates(const State& state, const Suspects* suspects) {
    if (suspects != nullptr && !suspects->unseen) {
        return suspects->among;
    }
    if (!state.agreed.inventory) {
        return all_shapes();
    }
    std::vector<Tile> tiles = listed(state, suspects == nullptr);
    if (suspects != nullptr) {
        tiles.insert(tiles.end(), suspects->among.begin(), suspects->among.end());
    }
    return tiles.empty() ? all_shapes() : tiles;  // none is left: something that is not listed was let stand
}

/// A tile of the display that nobody wrote down.
struct Blank {
    std::size_t tile;
    std::vector<Tile> may_be;
    const Tile* guess = nullptr;
};

/// The tiles of a display, guessed where nobody wrote them down; those not guessed yet show all that they may show.
class Guess {
public:
    Guess(const State& state, Player player, const Display& display, std::span<const Suspects> suspects)
        : display_(display), dual_(state.agreed.house.dual) {
        for (const Laid& laid : display.tiles()) {
            frames_.push_back(laid.tile.colors());
        }
        display.unknown().for_each([&](std::size_t tile) {
            const auto same = [&](const Suspects& one) { return one.player == player && one.tile == tile; };
            const auto found = std::ranges::find_if(suspects, same);
            blanks_.push_back({tile, candidates(state, found == suspects.end() ? nullptr : &*found)});
            set(blanks_.size() - 1, nullptr);
        });
    }

    std::size_t blanks() const { return blanks_.size(); }
    std::span<const Tile> may_be(std::size_t blank) const { return blanks_[blank].may_be; }

    /// No tile: not guessed.
    void set(std::size_t blank, const Tile* tile) {
        blanks_[blank].guess = tile;
        Colors frames = tile == nullptr ? Colors() : tile->colors();
        for (const Tile& one : tile == nullptr ? may_be(blank) : std::span<const Tile>()) {
            frames = frames | one.colors();
        }
        frames_[blanks_[blank].tile] = frames;
    }

    bool fits(const Trusted& wanted) const {
        const Laid& laid = display_[wanted.at.tile];
        if (laid.tile.known()) {
            return is_complete(wanted, laid.tile);
        }
        const auto blank = std::ranges::find(blanks_, wanted.at.tile, &Blank::tile);
        const auto complete = [&](const Tile& tile) { return is_complete(wanted, tile); };
        return blank->guess != nullptr ? complete(*blank->guess) : std::ranges::any_of(blank->may_be, complete);
    }

private:
    bool is_complete(const Trusted& wanted, const Tile& tile) const {
        if (!tile.known()) {
            return true;  // its task may be anything, so it may be complete
        }
        const auto tasks = tile.tasks();
        return wanted.at.task < tasks.size() && count(wanted, tasks[wanted.at.task]) >= tasks[wanted.at.task].number;
    }

    int count(const Trusted& wanted, const Task& task) const {
        const auto first = reached(wanted, task.first);
        const auto second = reached(wanted, task.second);
        switch (task.kind) {
            case Task::Kind::one: return first.count();
            case Task::Kind::either: return std::max(first.count(), second.count());
            case Task::Kind::mix: {
                const int twice = first.count() + second.count();
                return dual_ == DualFrame::twice ? twice : twice - (first & second).count();
            }
        }
        return 0;
    }

    TileSet reached(const Trusted& wanted, Color color) const {
        const auto shows = [&](std::size_t tile) { return frames_[tile].has(color); };
        return flood(display_, wanted.laid, wanted.at.tile, shows);
    }

    const Display& display_;
    DualFrame dual_;
    InlineVector<Colors, tiles_in_bag> frames_;
    std::vector<Blank> blanks_;
};

/// Tries tiles for one `?` after another, dropping a guess as soon as something trusted cannot be.
class Search {
public:
    Search(Guess guess, std::span<const Trusted> all, Budget budget)
        : guess_(std::move(guess)), all_(all), budget_(budget) {}

    bool succeeds() { return fits() && from(0); }

private:
    /// More than this is not worth the wait: the doubt is the players'.
    static constexpr int most_tries = 20000;
    static constexpr std::uint64_t steps_to_fit = 3;

    bool fits() const {
        return std::ranges::all_of(all_, [&](const Trusted& wanted) { return guess_.fits(wanted); });
    }

    bool from(std::size_t next) {
        if (next == guess_.blanks() || gave_up_) {
            return true;
        }
        for (const Tile& tile : guess_.may_be(next)) {
            // A try counts the frames around every task that was trusted.
            gave_up_ = gave_up_ || ++tries_ > most_tries || !budget_.spend(steps_to_fit * all_.size());
            if (gave_up_) {
                return true;
            }
            guess_.set(next, &tile);
            if (fits() && from(next + 1)) {
                return true;
            }
        }
        guess_.set(next, nullptr);
        return false;
    }

    Guess guess_;
    std::span<const Trusted> all_;
    Budget budget_;
    int tries_ = 0;
    bool gave_up_ = false;
};

/// To list what each blank may be.
constexpr std::uint64_t steps_to_guess = 100;

std::uint8_t laid(const Display& display) {
    return static_cast<std::uint8_t>(display.size());
}

}  // namespace

std::optional<Suspects> suspects_of(const State& state, const Move& move) {
    if (move.tile.known() || move.act == Act::store) {
        return std::nullopt;
    }
    Suspects suspects;
    if (!state.agreed.solo()) {
        suspects = from_offer(state, move);
    } else if (move.act == Act::lay) {
        suspects.unseen = true;
    } else if (std::ranges::all_of(state.storage, &Tile::known)) {
        suspects.among.assign(state.storage.begin(), state.storage.end());
    } else {
        return std::nullopt;  // stored tiles that nobody wrote down may have been seen or not
    }
    suspects.player = move.player;
    suspects.tile = static_cast<std::uint8_t>(state.displays[move.player].size());
    return suspects;
}

bool may_be_complete(const State& state, const Display& display, std::span<const Suspects> suspects,
                     const Trusted& wanted, std::span<const Trusted> before) {
    if (display.unknown().empty()) {
        return false;
    }
    std::vector<Trusted> all{wanted};
    std::ranges::copy_if(before, std::back_inserter(all),
                         [&](const auto& past) { return past.player == wanted.player; });
    if (!state.agreed.budget.spend(steps_to_guess * (1 + all.size()))) {
        return true;  // the doubt is the players'
    }
    return Search(Guess(state, wanted.player, display, suspects), all, state.agreed.budget).succeeds();
}

int most_tokens(const State& state, Player player) {
    const Display& display = state.displays[player];
    int most = display.tokens_placed();
    if (display.unknown().empty() || state.agreed.house.tokens == Tokens::claimed) {
        return most;
    }
    const Guess guess(state, player, display, state.suspects);
    for (std::size_t tile = 0; tile < display.size(); ++tile) {
        const bool known = display[tile].tile.known();
        const auto tasks = known ? display[tile].tile.tasks().size() : Tile::most_tasks;
        for (std::size_t task = 0; task < tasks; ++task) {
            const TaskAt at{static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(task)};
            most += !display[tile].has_token(task) && guess.fits({player, at, laid(display)}) ? 1 : 0;
        }
    }
    return std::min<int>(most, state.agreed.tokens[player]);
}

}  // namespace arbiter::framework
