// The names of the sheet's hexes.
#include "grammar/dorfromantik-campaign/hex.hpp"

#include <algorithm>
#include <array>

namespace arbiter::dorfromantik_campaign {
namespace {

constexpr std::array<std::string_view, hexes> names{
    "start",          "Box-1",       "Box-2",  "Warehouse",     "Circus", "Grain-Tunnel", "Signalman", "Deer",
    "Village-Tunnel", "Shepherdess", "Castle", "Forest-Tunnel", "Hill",   "Farm",         "Clouds"};

}  // namespace

std::string_view name(Hex hex) {
    return names[index(hex)];
}

std::optional<Hex> hex_of(std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Hex>(found - names.begin()));
}

}  // namespace arbiter::dorfromantik_campaign
