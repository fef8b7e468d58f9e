#include "rules/framework/guess.hpp"

#include "rules/framework/counting.hpp"
#include "rules/framework/flood.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

namespace arbiter::framework {
namespace {

/// The frames of every tile of a display, guessed where nobody wrote them down.
class Guess {
public:
    Guess(const Display& display, DualFrame dual) : display_(display), dual_(dual) {
        for (const Laid& laid : display.tiles()) {
            frames_.push_back(laid.tile.known() ? laid.tile.colors() : Colors::all());
        }
    }

    void set(std::size_t tile, Colors frames) { frames_[tile] = frames; }

    bool fits(const Trusted& wanted) const {
        const Laid& laid = display_[wanted.at.tile];
        if (!laid.tile.known()) {
            return true;  // its task may be anything, so it may be complete
        }
        const Task& task = laid.tile.tasks()[wanted.at.task];
        return count(wanted, task) >= task.number;
    }

private:
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
};

/// The frames a tile can show at most: three colours, or what the tiles left in the inventory show.
std::vector<Colors> possible_frames(const State& state) {
    std::vector<Colors> frames;
    if (const auto& inventory = state.agreed.inventory) {
        for (std::size_t entry = 0; entry < inventory->entries().size(); ++entry) {
            if (state.drawn[entry] < inventory->entries()[entry].copies) {
                frames.push_back(inventory->entries()[entry].tile.colors());
            }
        }
        return frames;
    }
    for (unsigned bits = 0; bits <= Colors::all().bits(); ++bits) {
        if (Colors::from_bits(bits).count() == Tile::most_frames) {
            frames.push_back(Colors::from_bits(bits));
        }
    }
    return frames;
}

/// Tries frames for one unknown tile after another, dropping a guess as soon as something trusted cannot be.
class Search {
public:
    Search(const State& state, const Display& display, std::span<const Trusted> all)
        : guess_(display, state.agreed.house.dual), all_(all), frames_(possible_frames(state)) {
        display.unknown().for_each([&](std::size_t tile) { unknown_.push_back(tile); });
    }

    bool succeeds() { return fits() && from(0); }

private:
    /// More than this is not worth the wait: the doubt is the players'.
    static constexpr int most_tries = 20000;

    bool fits() const {
        return std::ranges::all_of(all_, [&](const Trusted& wanted) { return guess_.fits(wanted); });
    }

    bool from(std::size_t next) {
        if (next == unknown_.size() || tries_ > most_tries) {
            return true;
        }
        for (const Colors frames : frames_) {
            ++tries_;
            guess_.set(unknown_[next], frames);
            if (fits() && from(next + 1)) {
                return true;
            }
        }
        guess_.set(unknown_[next], Colors::all());
        return false;
    }

    Guess guess_;
    std::span<const Trusted> all_;
    std::vector<Colors> frames_;
    std::vector<std::size_t> unknown_;
    int tries_ = 0;
};

std::uint8_t laid(const Display& display) {
    return static_cast<std::uint8_t>(display.size());
}

}  // namespace

bool may_be_complete(const State& state, const Display& display, const Trusted& wanted,
                     std::span<const Trusted> before) {
    if (display.unknown().empty()) {
        return false;
    }
    std::vector<Trusted> all{wanted};
    std::ranges::copy_if(before, std::back_inserter(all),
                         [&](const auto& past) { return past.player == wanted.player; });
    return Search(state, display, all).succeeds();
}

int most_tokens(const State& state, Player player) {
    const Display& display = state.displays[player];
    int most = display.tokens_placed();
    if (display.unknown().empty() || state.agreed.house.tokens == Tokens::claimed) {
        return most;
    }
    const Guess guess(display, state.agreed.house.dual);
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
