// What an edge of a tile can show, with the letters and words used for it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter::dorfromantik {

enum class Terrain : std::uint8_t { forest, grain, village, track, stream, meadow };

/// Meadow comes last and is not counted: it joins nothing, carries no task and no flag.
inline constexpr std::size_t terrains = 5;

/// Only forest, grain and village have flags.
inline constexpr std::size_t flagged_terrains = 3;

inline constexpr std::array<Terrain, terrains> all_terrains{Terrain::forest, Terrain::grain, Terrain::village,
                                                            Terrain::track, Terrain::stream};

constexpr std::size_t index(Terrain terrain) {
    return static_cast<std::size_t>(terrain);
}

constexpr char letter(Terrain terrain) {
    return "FGVTS."[index(terrain)];
}

constexpr std::string_view word(Terrain terrain) {
    constexpr std::array<std::string_view, terrains + 1> words{"forest", "grain",  "village",
                                                               "track",  "stream", "meadow"};
    return words[index(terrain)];
}

constexpr std::optional<Terrain> terrain_of(char letter) {
    constexpr std::string_view letters = "FGVTS.";
    const auto at = letters.find(letter);
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    return static_cast<Terrain>(at);
}

/// Tracks and streams must run on into their like ("placement rules"); everything else may meet anything.
constexpr bool must_match(Terrain terrain) {
    return terrain == Terrain::track || terrain == Terrain::stream;
}

}  // namespace arbiter::dorfromantik
