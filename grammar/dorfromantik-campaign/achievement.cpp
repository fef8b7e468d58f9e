// The names of the Achievement cards.
#include "grammar/dorfromantik-campaign/achievement.hpp"

#include <algorithm>
#include <array>

namespace arbiter::dorfromantik_campaign {
namespace {

constexpr std::array<std::string_view, achievements> achievement_names{
    "Balloon-Launch-Site", "Construction-Site", "Flag-Festival", "Forest-Cabin",           "Golden-Heart", "Harbor",
    "Harvest-Festival",    "Hearts-Desire",     "Locomotive",    "On-the-Road-to-Success", "Red-Hearts",   "Ship",
    "Train-Station",       "Watchtower"};

}  // namespace

std::string_view name(Achievement achievement) {
    return achievement_names[index(achievement)];
}

std::optional<Achievement> achievement_of(std::string_view name) {
    const auto found = std::find(achievement_names.begin(), achievement_names.end(), name);
    return found == achievement_names.end()
               ? std::nullopt
               : std::optional(static_cast<Achievement>(found - achievement_names.begin()));
}

}  // namespace arbiter::dorfromantik_campaign
