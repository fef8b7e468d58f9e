// What the words of several laws of the campaign have in common: circles, rows, where the walk can go.
#pragma once

#include "rules/dorfromantik-campaign/event.hpp"

#include <array>
#include <optional>
#include <string>

namespace arbiter::dorfromantik_campaign {

/// "Box-2>Warehouse, Box-2>Circus"
std::string walks_in_words(const Ledger& ledger);
/// "120 (Coachman)"
std::string row_in_words(const HighScoreRow& row);
/// What the circles of the last line unlocked.
std::string prizes_in_words(std::span<const Prize> prizes);

inline void help_walk(const Case& of) {
    of.help("next could be {}", of.fault.next);
}

/// The fault of the step at hand.
inline Fault wrong_step(const Event& event, int left) {
    return {.left = left, .next = walks_in_words(event.ledger), .part = event.part};
}

}  // namespace arbiter::dorfromantik_campaign
