// What the header of every record says beside its players: who starts, house rulings; and what is wrong with it.
#pragma once

#include "rules/referee.hpp"
#include "rules/setup.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace arbiter {

/// The keys that a header of the game can have.
std::vector<std::string_view> header_keys(const About& about);

/// Reads the other keys that all games share. Wrong values are found, defaults are taken.
Setup read_setup(const Header& header, const About& about, std::span<const Ruling> rulings, Referee& referee);

}  // namespace arbiter
