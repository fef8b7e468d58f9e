// Takes areas apart again.
#include "rules/dorfromantik/areas.hpp"

namespace arbiter::dorfromantik {

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
