// A position of Grawlix put together from its set lines, and written as such.
#pragma once

#include "rules/game/game.hpp"
#include "rules/grawlix/partial_position.hpp"
#include "rules/grawlix/state.hpp"
#include "rules/position/gap.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::grawlix {

class PositionBuilder {
public:
    PositionBuilder(const State& start, const Seats& seats) : start_(start), seats_(seats) {}

    void place(const Set& set, Checks& checks);
    /// What stays across a gap, and what nobody wrote down behind it (rules/position/gap.hpp).
    Unknowns carry(const State& before, const Gap<Written>& gap, Checks& checks);
    void validate(Checks& checks);
    State take() &&;

private:
    void place_grid(const Set& set, Checks& checks);
    void place_hand(const Set& set, Checks& checks);
    bool is_new(const WrittenTile& tile, Checks& checks);
    bool is_in_box(const SetTile& tile, Checks& checks);
    void lay(SetTile tile, Checks& checks);
    bool has_room(const SetTile& tile, Checks& checks) const;
    void check_frame(const SetTile& tile, Checks& checks) const;
    void check_line(const SetTile& tile, std::int32_t Cell::*line, std::string_view what, Checks& checks) const;

    void carry(const Lay& lay, Span gap, Checks& checks);
    void hold_drafted(const State& before, Checks& checks) const;
    bool contradicts_turns(const Gap<Written>& gap) const;

    void validate_played(Checks& checks);
    void validate_mover();
    void validate_hands(Checks& checks);
    void check_hand(int player, int left, Checks& checks) const;
    void place_unset();
    void validate_apart(Checks& checks) const;
    void validate_open(Checks& checks) const;

    int tiles_laid() const { return static_cast<int>(partial_position_.grid.size()); }
    std::string_view name(int player) const { return seats_.name(static_cast<Seat>(player)); }

    State start_;
    const Seats& seats_;
    PartialPosition partial_position_;
    std::array<std::optional<Span>, tile_count> set_at_;  ///< where each tile is written
    std::array<std::optional<Set>, player_count> hands_;
    std::array<std::optional<Set>, player_count> played_;
    std::optional<Seat> turn_;
    bool grid_set_ = false;  ///< if only `-`
    Span last_line_;
    int shown_ = 0;  ///< tiles written, those without a name, too
};

/// The lines of a position, tiles in the order laid on the cells they have.
void write_position(const State& state, const FormatContext& context, std::string& text);
/// How often everybody has played.
void write_implied(const State& state, const FormatContext& context, std::string& text);

}  // namespace arbiter::grawlix
