// Joins areas where a tile connects them.
#include "rules/dorfromantik/areas.hpp"

#include <utility>

namespace arbiter::dorfromantik {

AreaNumber Areas::join(AreaNumber one, AreaNumber other) {
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

void Areas::part() {
    const AreaNumber part = joined_.back();
    joined_.pop_back();
    if (part == none) {
        return;
    }
    Node& node = nodes_[part];
    Area& whole = nodes_[node.parent].area;
    whole.tiles -= node.area.tiles;
    whole.open -= node.area.open;
    whole.flags -= node.area.flags;
    node.parent = part;
}

}  // namespace arbiter::dorfromantik
