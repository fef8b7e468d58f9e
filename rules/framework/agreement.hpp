// What is agreed before the first tile: players, starter, tokens, house rules, the list of tiles.
#pragma once

#include "rules/framework/counting.hpp"
#include "rules/framework/covering.hpp"
#include "rules/framework/inventory.hpp"
#include "rules/framework/offer.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>

namespace arbiter::framework {

using Player = std::uint8_t;  ///< from 0, clockwise

/// Who lays the tokens: the referee, or only the record (ruling `tokens`).
enum class Tokens : std::uint8_t { automatic, claimed };

struct House {
    Tokens tokens = Tokens::automatic;
    DualFrame dual = DualFrame::twice;
    std::uint8_t storage = 2;  ///< solo: the tiles the storage card has room for

    bool operator==(const House&) const = default;
};

struct Agreement {
    std::uint8_t players = 2;
    std::optional<Player> start;  ///< unset: the first round line may name the starter, else the first player
    std::array<std::uint8_t, most_players> tokens{tokens_in_box, tokens_in_box, tokens_in_box, tokens_in_box};
    House house;
    std::shared_ptr<const Inventory> inventory;  ///< null: tiles are checked for their shape only

    bool solo() const { return players == 1; }
    /// An offer has one tile more than there are players.
    std::uint32_t rounds() const { return static_cast<std::uint32_t>(tiles_in_bag / (players + 1u)); }
    bool operator==(const Agreement& other) const {
        const auto same_tokens = [&] {
            return std::equal(tokens.begin(), tokens.begin() + players, other.tokens.begin());
        };
        return players == other.players && start == other.start && house == other.house &&
               inventory == other.inventory && same_tokens();
    }
};

}  // namespace arbiter::framework
