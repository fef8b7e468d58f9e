// A position of FRAME-WORK put together from its set lines, and written as such.
#pragma once

#include "grammar/frame-work/set.hpp"
#include "rules/frame-work/state.hpp"
#include "rules/game/game.hpp"
#include "rules/position/gap.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::frame_work {

/// A position lies between turns.
class PositionBuilder {
public:
    PositionBuilder(const State& start, const Seats& seats);

    void place(const Set& set, Checks& checks);
    /// Whether the next line is wanted, too: nothing has said so far who is to move.
    bool look_ahead(const Written& written);
    /// What stays across a gap, and what nobody wrote down behind it (rules/position/gap.hpp).
    Unknowns carry(const State& before, const Gap<Written>& gap, Checks& checks);
    void validate(Checks& checks);
    State take() &&;

private:
    template <typename Thing>
    using OfSeats = std::array<std::optional<Thing>, most_players>;

    void place_points(const Set& set, Checks& checks);
    void place_hand(const Set& set, Checks& checks);
    void place_dossier(const Set& set, Checks& checks);
    void place_passed(const Set& set, Checks& checks);
    Piece piece_of(const SetCard& card, Checks& checks);
    bool is_left(const SetCard& card, CardId id, Checks& checks);

    bool shows_all_cards() const;
    bool knows_points(Seat seat) const;
    void carry_points(const State& before, Seat seat);
    void hold_player(const State& before, Seat seat, bool same_round, Checks& checks) const;
    void hold_pile(const State& before, Checks& checks) const;

    void validate_points(Checks& checks);
    void validate_round(Checks& checks);
    void validate_players(Checks& checks);
    void validate_lead(Checks& checks) const;
    Span where_points_are(SeatSet seats) const;
    SeatSet who_play_on() const;
    void validate_busts();
    void validate_hands(Checks& checks);
    void validate_pile(Checks& checks);
    void validate_passed(Checks& checks);
    void validate_turn(Checks& checks);
    void check_turn_behind_passes(Seat turn, Checks& checks);

    bool in_play() const;
    std::string_view name(Seat seat) const { return seats_.name(seat); }

    State state_;
    const Seats& seats_;
    std::optional<Line> round_;
    std::optional<Line> turn_;
    std::optional<Set> pile_;
    std::optional<Set> passed_;
    bool aside_set_ = false;
    bool behind_gap_ = false;
    OfSeats<Set> points_;
    OfSeats<Set> hands_;
    OfSeats<Set> dossiers_;
    std::optional<Seat> first_actor_;  ///< who moves `turns_ahead_` turns behind the position
    std::size_t turns_ahead_ = 0;
    std::uint32_t shown_ = 0;  ///< cards written
};

/// The lines of a position.
void write_position(const State& state, const FormatContext& context, std::string& text);
/// The points of everybody, also none.
void write_implied(const State& state, const FormatContext& context, std::string& text);
/// Why no set lines can say where the game stands; empty when they can.
std::string_view unwritable(const State& state);

}  // namespace arbiter::frame_work
