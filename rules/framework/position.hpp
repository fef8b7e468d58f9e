// A position of Framework put together from its set lines, and written as such.
#pragma once

#include "grammar/framework/set.hpp"
#include "grammar/framework/written.hpp"
#include "rules/framework/covering.hpp"
#include "rules/framework/state.hpp"
#include "rules/game/game.hpp"
#include "rules/position/gap.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::framework {

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
    using Spans = std::vector<Span>;

    struct Token {
        Player player;
        TaskAt at;
        Span span;
    };

    void place_display(const Set& set, Checks& checks);
    void lay(Player player, const SetTile& written, Stamp line, Checks& checks);
    bool is_sound(const SetTile& written, Checks& checks);
    bool is_listed(const SetTile& written, Checks& checks);
    std::optional<Cell> cell_of(Player player, const SetTile& written, Checks& checks) const;
    void place_offer(const Set& set, Checks& checks);
    void place_store(const Set& set, Checks& checks);

    void carry(Player player, const Laid& before, Span gap, Checks& checks);
    void carry_tokens(Player player, const Display& before, Span gap);

    void validate_round(Checks& checks);
    void validate_starter(Checks& checks);
    void validate_turn(Checks& checks);
    bool may_be_joined(Player player) const;
    void validate_apart(Player player, Checks& checks) const;
    void validate_tokens(Player player, Checks& checks);
    void validate_number(Player player, Checks& checks) const;
    bool may_lie(Player player, const TokenMark& mark, Checks& checks) const;
    int most_frames(Player player, TaskAt at) const;
    std::string incomplete_in_words(Player player, TaskAt at, int frames) const;
    void validate_together(Checks& checks) const;
    void validate_end(Checks& checks);

    std::size_t taken() const;
    bool knows_turn() const;
    Span later_of_turn() const;
    Span last_token(Player player) const;
    Span last_token_of_winners(const State& filled) const;
    void validate_winner(Checks& checks) const;
    std::string_view name(Player player) const { return seats_.name(static_cast<Seat>(player)); }

    State state_;
    const Seats& seats_;
    std::optional<Line> round_;
    std::optional<Line> turn_;
    std::optional<Line> offer_line_;
    std::vector<SetTile> offer_;
    std::array<Spans, most_players> laid_;  ///< where the tiles of each display are written
    std::array<bool, most_players> set_{};  ///< and whether anything is, if only `-`
    bool store_set_ = false;
    std::array<std::optional<Set>, most_players> tokens_;
    std::vector<Token> laid_tokens_;
    std::size_t drawn_ = 0;
    std::optional<Player> first_actor_;  ///< who moves `turns_ahead_` turns behind the position
    std::size_t turns_ahead_ = 0;
};

/// The lines of a position, tiles in the order laid on the cells they have.
void write_position(const State& state, const FormatContext& context, std::string& text);
/// Why its lines would say something else of it; empty when they would not.
std::string_view unwritable(const State& state);

}  // namespace arbiter::framework
