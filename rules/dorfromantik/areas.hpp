// Territories, tracks and streams as they grow together: union-find with tiles, open edges and flags counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {

using AreaNumber = std::uint32_t;

struct Area {
    std::uint32_t tiles = 0;
    std::uint32_t open = 0;  ///< edges of its terrain that face an empty cell
    std::uint32_t flags = 0;

    bool closed() const { return open == 0; }
};

/// Every terrain a tile shows starts as an area of its own; joined ones share one name, the root, and its counts.
class Areas {
public:
    AreaNumber add(Area area) {
        const AreaNumber number = size();
        nodes_.push_back({number, area});
        return number;
    }
    /// The larger area keeps its name, so no chain is longer than the logarithm of the map.
    AreaNumber root(AreaNumber number) const {
        while (nodes_[number].parent != number) {
            number = nodes_[number].parent;
        }
        return number;
    }
    AreaNumber join(AreaNumber one, AreaNumber other);
    /// Undoes the last join, whether it joined anything or not.
    void part();
    const Area& operator[](AreaNumber root) const { return nodes_[root].area; }
    void close_edge(AreaNumber root) { --nodes_[root].area.open; }
    void open_edge(AreaNumber root) { ++nodes_[root].area.open; }
    /// Forgets the areas from this one on, which are joined to none before it.
    void drop_from(AreaNumber number) { nodes_.erase(nodes_.begin() + number, nodes_.end()); }
    AreaNumber size() const { return static_cast<AreaNumber>(nodes_.size()); }
    void reserve(std::size_t areas) {
        nodes_.reserve(areas);
        joined_.reserve(areas);
    }
    /// What a copy takes, in bytes.
    std::size_t weight() const { return nodes_.size() * sizeof(Node) + joined_.size() * sizeof(AreaNumber); }

private:
    struct Node {
        AreaNumber parent;
        Area area;
    };

    static constexpr AreaNumber none = 0xFFFFFFFF;

    std::vector<Node> nodes_;
    std::vector<AreaNumber> joined_;  ///< which area each join made a part of another, or none
};

inline AreaNumber Areas::join(AreaNumber one, AreaNumber other) {
    one = root(one);
    other = root(other);
    if (one == other) {
        joined_.push_back(none);
        return one;
    }
    if (nodes_[one].area.tiles < nodes_[other].area.tiles) {
        std::swap(one, other);
    }
    Area& whole = nodes_[one].area;
    const Area& part = nodes_[other].area;
    whole.tiles += part.tiles;
    whole.open += part.open;
    whole.flags += part.flags;
    nodes_[other].parent = one;
    joined_.push_back(other);
    return one;
}

}  // namespace arbiter::dorfromantik
