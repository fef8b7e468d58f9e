// Records with `?`: whether any choice of the unknown tiles fits everything that is recorded.
#pragma once

#include "rules/grawlix/history.hpp"

#include <cstdint>
#include <optional>

namespace arbiter::grawlix {

enum class Outlook : std::uint8_t { possible, impossible, gave_up };

struct Possibility {
    Outlook outlook = Outlook::impossible;
    World world;  ///< one that fits; after `gave_up` one that fits the hands, but perhaps not the lines
};

/// Looks for a world in which every lay not marked as standing was legal, and in which `stuck_player`, if given, can
/// play nothing at the end. Gives up after so many steps that only a record made of `?` gets there.
Possibility find_world(const History& history, std::optional<int> stuck_player = std::nullopt);

/// The same, but tiles of a line may clash: always answers `gave_up` or `impossible`.
Possibility find_loose_world(const History& history);

}  // namespace arbiter::grawlix
