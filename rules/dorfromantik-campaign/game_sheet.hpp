// The score sheet of a game that a ledger writes out, box by box: what it comes to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::dorfromantik_campaign {

struct GameSheet {
    std::optional<std::int32_t> total{};
    std::string problem{};  ///< why it comes to nothing, in words
};

/// `B1=4,5,6 D1=7 E=10`: the boxes as `arbiter sheet dorfromantik` calls them.
GameSheet read_game_sheet(std::string_view words);

}  // namespace arbiter::dorfromantik_campaign
