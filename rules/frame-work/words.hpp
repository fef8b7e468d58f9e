// FRAME-WORK in plain words: cards, files, hands, lists.
#pragma once

#include "grammar/record/seats.hpp"
#include "grammar/text/phrase.hpp"
#include "rules/frame-work/state.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::frame_work {

/// "E3 (Anonymous Letter)", or the id alone where the deck gives no other name.
std::string title(const Deck& deck, CardId card);
/// The names of some players.
std::string names_of(const Seats& seats, SeatSet set, std::string_view last = " and ");
/// What a player holds: "E1 and an unknown card", "nothing".
std::string hand_in_words(const State& state, Seat seat);
/// "revealed" or "concealed"
std::string_view face_of(const File& file);

}  // namespace arbiter::frame_work
