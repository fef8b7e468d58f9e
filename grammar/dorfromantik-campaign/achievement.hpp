// The Achievement cards of boxes 1, 2, 4 and 5, which games of the campaign unlock.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter::dorfromantik_campaign {

/// In the order of the campaign sheet.
enum class Achievement : std::uint8_t {
    balloon_launch_site,
    construction_site,
    flag_festival,
    forest_cabin,
    golden_heart,
    harbor,
    harvest_festival,
    hearts_desire,
    locomotive,
    on_the_road_to_success,
    red_hearts,
    ship,
    train_station,
    watchtower,
};

inline constexpr std::size_t achievements = 14;

constexpr std::size_t index(Achievement achievement) {
    return static_cast<std::size_t>(achievement);
}

/// As a ledger writes it, in one word: `Forest-Cabin`.
std::string_view name(Achievement achievement);
std::optional<Achievement> achievement_of(std::string_view name);

}  // namespace arbiter::dorfromantik_campaign
