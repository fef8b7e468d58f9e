// The 5x5 window of the solo game: the most tiles of a display that it can cover (ruling `solo-window`).
#pragma once

#include "rules/framework/display.hpp"

namespace arbiter::framework {

inline constexpr int window_side = 5;

struct Window {
    Cell corner;  ///< top left
    int tiles = 0;
};

/// A window that covers most tiles. Found when it is asked for: no move depends on it.
Window best_window(const Display& display);

}  // namespace arbiter::framework
