// What the header of every record says beside its players: who starts, house rulings; and what is wrong with it.
#pragma once

#include "grammar/record/record.hpp"
#include "rules/referee.hpp"
#include "rules/setup.hpp"

#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

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
