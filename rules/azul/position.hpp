// A position of Azul put together from its set lines, and written as such.
#pragma once

#include "grammar/azul/set.hpp"
#include "grammar/azul/written.hpp"
#include "rules/azul/state.hpp"
#include "rules/game/game.hpp"
#include "rules/position/gap.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::azul {

class PositionBuilder {
public:
    PositionBuilder(const State& start, const Seats& seats) : state_(start), seats_(seats) {}

    void place(const Set& set, Checks& checks);
    /// Whether the next line is wanted, too: nothing has said so far who is to move.
    bool look_ahead(const Written& written);
    /// What stays across a gap, and what nobody wrote down behind it (rules/position/gap.hpp).
    Unknowns carry(const State& before, const Gap<Written>& gap, Checks& checks);
    void validate(Checks& checks);
    State take() && { return std::move(state_); }

private:
    /// What is set of one player.
    struct Own {
        std::optional<Set> wall, lines, floor, score;
    };

    Own& own(const Set& set) { return own_[static_cast<std::size_t>(set.line.seat)]; }
    std::string_view name(std::size_t seat) const { return seats_.name(static_cast<Seat>(seat)); }

    // What a line shows by itself.
    void place_round(const Set& set, Checks& checks);
    void place_displays(const Set& set, Checks& checks);
    void place_wall(const Set& set, Checks& checks);
    void tell_printed(SetTile& tile);
    bool may_lie(const SetTile& tile, Board& wall, Checks& checks) const;
    void place_lines(const Set& set, Checks& checks) const;
    void place_floor(const Set& set, Checks& checks) const;
    void place_score(const Set& set, Checks& checks) const;
    void count_tiles(const Set& set, Checks& checks);
    void count_color(const SetTile& tile, Checks& checks);
    void count_markers(const Set& set, Checks& checks);

    // What can never be taken back.
    bool has_full_line() const;
    void hold_wall(const Board& before, std::size_t seat, Checks& checks) const;
    void hold_score(const Table& before, std::size_t seat, Checks& checks) const;

    // What can only be seen from several lines.
    void validate_lines(std::size_t seat, Checks& checks) const;
    void validate_rows(Checks& checks) const;
    void validate_scores(Checks& checks) const;
    void validate_marker(Checks& checks) const;
    void validate_turn(Checks& checks) const;
    void validate_bag(Checks& checks) const;
    void validate_unset(Checks& checks) const;

    // Putting it down.
    void build();
    void build_board(std::size_t seat);
    void build_line(std::size_t seat, std::uint8_t row);
    void build_round();
    void start_with(const Line& line);
    void build_starter();
    std::uint8_t first_to_move() const;
    void build_offer();
    void build_turn();
    void build_stock();
    void leave_unset(UnsetTiles tiles);
    void build_tracks();
    Filled unset_spaces(std::size_t seat) const;

    bool in_play() const { return displays_ || center_; }
    bool is_due() const;
    bool tiles_offered() const;
    bool untouched() const;
    bool names_starter() const;
    bool knows_starter() const;

    State state_;
    const Seats& seats_;
    std::optional<Line> round_;
    std::optional<Line> turn_;
    std::optional<Set> displays_, center_, bag_, lid_;
    std::array<Own, most_players> own_;
    std::array<unsigned, colors> shown_{};  ///< tiles of each color in all lines
    unsigned all_shown_ = 0;                ///< all of them, those written `?` as well
    std::optional<Span> marker_;            ///< where it is written
    std::vector<UnsetTiles> unset_;
    Seat first_actor_ = no_seat;  ///< who moves `turns_ahead_` turns behind the position
    std::size_t turns_ahead_ = 0;
};

/// What follows from the tiles of a position, once all are known: a game that is over, how bag and lid may divide.
void infer_bag(State& state, const std::optional<Piles>& piles, bool in_play);

/// Whether the tiles written `?` can be anything at all.
bool can_be_filled(const State& state);

/// Begins what the rules do at once behind a position, and tells of what it shows complete.
void begin_behind(State& state, ScoreLog& log);

/// Why no set lines say all that is known of this position; empty when they do.
std::string_view unwritable(const State& state);

/// The lines of a position: what is certain of it.
void write_position(const State& state, const FormatContext& context, std::string& text);
/// What nobody knows.
void write_implied(const State& state, const FormatContext& context, std::string& text);

}  // namespace arbiter::azul
