// How rounds begin and end: whose turn is next, who earns what, who starts, who wins.
#pragma once

#include "rules/frame-work/state.hpp"

#include <optional>

namespace arbiter::frame_work {

inline constexpr std::size_t alibis_in_a_deck = 5;
inline constexpr std::int32_t points_to_win = 5;
inline constexpr std::int32_t most_points = 1'000'000;  ///< that a record can speak of

/// A bust costs a point, if there is one.
void pay_for_bust(State& state, Seat seat);
/// Of the Alibis that the result says, a point each, and one for the most of them. Busted players earn nothing; what
/// the bust itself cost is paid already.
void give_points(State& state, RoundResult& result);
/// They are one player, or team-mates.
bool is_one_side(const State& state, SeatSet seats);
/// Whom a Sudden Death is for: everybody, where nobody shares the lead.
SeatSet who_share_the_lead(const State& state);
/// Those with the most points before anybody was busted in this round.
SeatSet who_led(const State& state);
/// Who may have started this round, or may start the next one.
SeatSet possible_starters(const State& state);
/// Nobody has made a turn in this round.
bool is_untouched(const State& state);
/// Clears the table for a round; its cards are dealt next.
void open_round(State& state);
/// The end a round has come to, if it has.
std::optional<End> end_of_round(const State& state);
/// A turn is through with all its effects: ends the round if it is over, or lets the next player act.
void end_turn(State& state);
/// Scores the round and decides who plays and starts the next one, or who has won.
void close_round(State& state, End end);
/// Whether the points, a round being through, end the game, or are played for in a Sudden Death.
void decide(State& state);
/// Alibis revealed in all Dossiers, as far as they count towards "all five" (ruling busted-alibis).
std::size_t alibis_revealed(const State& state);

}  // namespace arbiter::frame_work
