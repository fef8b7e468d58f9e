// Joins areas where a tile connects them.
#include "rules/dorfromantik/areas.hpp"

#include <utility>

namespace arbiter::dorfromantik {

AreaNumber Areas::join(AreaNumber one, AreaNumber other) {
    one = root(one);
    other = root(other);
    if (one == other) {
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
    return one;
}

}  // namespace arbiter::dorfromantik
