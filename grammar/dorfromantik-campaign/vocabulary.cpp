// The table of the words that people say for the letters of the notation.
#include "grammar/dorfromantik-campaign/vocabulary.hpp"

#include <array>
#include <string_view>

namespace arbiter::dorfromantik_campaign {

const lenient::Table& vocabulary() {
    static constexpr std::array<std::string_view, 39> words{"start",
                                                            "Box-1",
                                                            "Box-2",
                                                            "Warehouse",
                                                            "Circus",
                                                            "Grain-Tunnel",
                                                            "Signalman",
                                                            "Deer",
                                                            "Village-Tunnel",
                                                            "Shepherdess",
                                                            "Castle",
                                                            "Forest-Tunnel",
                                                            "Hill",
                                                            "Farm",
                                                            "Clouds",
                                                            "score",
                                                            "record",
                                                            "sheet",
                                                            "date",
                                                            "players",
                                                            "row",
                                                            "circles",
                                                            "unlocked",
                                                            "hearts",
                                                            "achieved",
                                                            "Balloon-Launch-Site",
                                                            "Construction-Site",
                                                            "Flag-Festival",
                                                            "Forest-Cabin",
                                                            "Golden-Heart",
                                                            "Harbor",
                                                            "Harvest-Festival",
                                                            "Hearts-Desire",
                                                            "Locomotive",
                                                            "On-the-Road-to-Success",
                                                            "Red-Hearts",
                                                            "Ship",
                                                            "Train-Station",
                                                            "Watchtower"};
    static constexpr lenient::Table table{{}, words, {}, {}, true};
    return table;
}

}  // namespace arbiter::dorfromantik_campaign
