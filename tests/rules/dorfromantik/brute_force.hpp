// The rules of the map a second time, the slow way: letters in a dictionary and a flood fill after every tile.
// Shares no code with rules/dorfromantik, so that the two can be held against each other.
#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace brute_force {

using Place = std::pair<int, int>;

inline const std::array<Place, 6> steps{{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};

inline Place step(Place from, std::size_t side) {
    return {from.first + steps[side].first, from.second + steps[side].second};
}

struct Blob {
    std::set<Place> tiles;
    int open = 0;
    int flags = 0;
};

struct Task {
    Place at;
    char letter;
    int number;

    auto operator<=>(const Task&) const = default;
};

struct World {
    std::map<Place, std::string> tiles;  ///< six letters and perhaps `^` and a flag
    std::vector<Task> waiting;
    std::vector<Task> done;
    std::vector<Task> lost;

    bool shows(Place at, std::size_t side, char letter) const {
        const auto found = tiles.find(at);
        return found != tiles.end() && found->second[side] == letter;
    }

    Blob blob(Place from, char letter) const {
        Blob blob;
        std::vector<Place> todo{from};
        while (!todo.empty()) {
            const Place at = todo.back();
            todo.pop_back();
            if (!blob.tiles.insert(at).second) {
                continue;
            }
            const std::string& tile = tiles.at(at);
            blob.flags += tile.size() == 8 && tile[7] == letter ? 1 : 0;
            for (std::size_t side = 0; side < 6; ++side) {
                const Place next = step(at, side);
                if (tile[side] != letter) {
                    continue;
                }
                if (!tiles.contains(next)) {
                    ++blob.open;
                } else if (shows(next, (side + 3) % 6, letter)) {
                    todo.push_back(next);
                }
            }
        }
        return blob;
    }

    bool touches(Place at) const {
        for (std::size_t side = 0; side < 6; ++side) {
            if (tiles.contains(step(at, side))) {
                return true;
            }
        }
        return false;
    }

    bool lines_run_on(const std::string& tile, Place at) const {
        for (std::size_t side = 0; side < 6; ++side) {
            const auto found = tiles.find(step(at, side));
            if (found == tiles.end()) {
                continue;
            }
            const char mine = tile[side];
            const char theirs = found->second[(side + 3) % 6];
            for (const char line : {'T', 'S'}) {
                if ((mine == line) != (theirs == line)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Whether the tile may lie there; a landscape tile has no number.
    bool may_lie(const std::string& tile, Place at, char letter = 0, int number = 0) const {
        if (tiles.contains(at) || (!tiles.empty() && !touches(at)) || !lines_run_on(tile, at)) {
            return false;
        }
        if (number == 0) {
            return true;
        }
        World after = *this;
        after.tiles[at] = tile;
        const Blob own = after.blob(at, letter);
        const int size = static_cast<int>(own.tiles.size());
        return size <= number && !(size < number && own.open == 0);
    }

    void lay(const std::string& tile, Place at, char letter = 0, int number = 0) {
        tiles[at] = tile;
        if (number != 0) {
            waiting.push_back({at, letter, number});
        }
        std::vector<Task> still;
        for (const Task& task : waiting) {
            const Blob area = blob(task.at, task.letter);
            const int size = static_cast<int>(area.tiles.size());
            (size == task.number ? done : size > task.number || area.open == 0 ? lost : still).push_back(task);
        }
        waiting = still;
    }

    int flags(char letter) const {
        int points = 0;
        for (const auto& [at, tile] : tiles) {
            if (tile.size() == 8 && tile[7] == letter) {
                const Blob area = blob(at, letter);
                points += area.open == 0 ? static_cast<int>(area.tiles.size()) : 0;
            }
        }
        return points;
    }

    int longest(char letter) const {
        std::size_t longest = 0;
        for (const auto& [at, tile] : tiles) {
            if (tile.find(letter) < 6) {
                longest = std::max(longest, blob(at, letter).tiles.size());
            }
        }
        return static_cast<int>(longest);
    }
};

}  // namespace brute_force
