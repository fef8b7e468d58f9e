// What a game says of its headers, and what a record says in its own beside its players: who starts, house rulings.
#pragma once

#include "grammar/record/header.hpp"
#include "grammar/record/header_key.hpp"
#include "grammar/record/record.hpp"
#include "grammar/record/seats.hpp"
#include "rules/report/effort.hpp"
#include "rules/report/referee.hpp"
#include "rules/report/rule.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

/// Reads a file that a record names (a deck, a tile list), its path being relative to the record; nothing when it
/// cannot.
using FileReader = std::function<std::optional<std::string>(std::string_view path)>;

/// What a game says about itself.
struct About {
    std::string_view id;     ///< the word in `Game:`
    std::string_view title;  ///< as on the box
    std::size_t fewest_players = 2;
    std::size_t most_players = 4;
    std::span<const std::string_view> keywords;  ///< words that can begin a line or stand where a name would
    std::span<const HeaderKey> header_keys;      ///< beside those that every game has
    bool any_count_plays =
        false;              ///< the rules do not depend on how many play: a wrong number is found, replay goes on
    bool together = false;  ///< all players win or lose together
    std::span<const std::string_view> decks{};  ///< those that it has in itself, by the names for `Deck:`
};

inline constexpr std::size_t most_house_rulings = 8;

struct Setup {
    const Header* header = nullptr;
    const Seats* seats = nullptr;
    Seat start = 0;            ///< who starts: `Start`, or the first player listed
    bool start_given = false;  ///< `Start` says so; otherwise `round 1 NAME` may say otherwise
    /// The option chosen for the n-th ruling of the game's table, 0 being the default.
    std::array<std::uint8_t, 32> house{};
    const FileReader* open = nullptr;  ///< never null while replaying
    Budget budget;                     ///< for searching; of the record that is replayed
};

/// By what the games of this program are known, whichever a record is of: their ids, and the keywords of them all.
struct KnownGames {
    std::span<const std::string_view> ids;
    std::span<const std::string_view> keywords;
};

/// The keys that a header of the game can have.
std::vector<HeaderKey> header_keys(const About& about);
/// One of them; nullptr where there is none of that name.
const HeaderKey* find_header_key(const About& about, std::string_view key);

/// Reads the other keys that all games share. Wrong values are found, defaults are taken.
Setup read_setup(const Header& header, const About& about, std::span<const Ruling> rulings, Referee& referee);

/// Each ruling that leaves a choice, with the option that the game is played by: chosen in the header, or the default.
std::vector<std::pair<std::string_view, std::string_view>> house_of(const Record& record, const About& about,
                                                                    std::span<const Ruling> rulings);

}  // namespace arbiter
