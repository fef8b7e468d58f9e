// A state as one line of text, and back: "grawlix play 1 1+%O$R#G$G 2+*O@V#B#R 1@B:0,0 2&V:1,0".
#pragma once

#include "rules/grawlix/state.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::grawlix {

/// The phase, the player to move, both hands, and every tile laid with its player, in the order laid. Unseen tiles have
/// no name, and do not stand there.
std::string snapshot(const State& state);

/// The state a snapshot shows; nothing when the line is none. Its events stand nowhere in a record.
std::optional<State> restore(std::string_view line);

}  // namespace arbiter::grawlix
