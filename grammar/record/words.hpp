// Why a body line cannot be read, as far as that is the same in every game.
#pragma once

#include "grammar/record/reading.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace arbiter::record {

/// The words that may begin a line.
struct Words {
    std::span<const std::string_view> own;     ///< keywords of this game
    std::span<const std::string_view> others;  ///< keywords of all games: known, but perhaps not here
};

/// What a position can say of the table, in any game: behind `set` these words are never players.
bool is_position_word(std::string_view word);

/// Whether the line at the cursor is one of a position, readable or not.
bool is_set_line(const LineCursor& cursor);

/// A word behind `set` that is neither a player nor any that this game sets; `own` are those it sets of the table.
std::optional<SyntaxError> misplaced_set_word(const LineCursor& cursor, std::span<const std::string_view> own);

/// A first word that is no player and no keyword of this game, though the line is no move without an actor;
/// a line of the header in the body.
std::optional<SyntaxError> misplaced_word(const LineCursor& cursor, const Words& words);

/// "expected a, b or c, found …" at the farthest place the grammar came to.
SyntaxError expected(const LineCursor& cursor, const peg::Farthest& farthest);

/// The line ends where a blank was expected, so that nobody learns what should stand behind it.
bool ends_before_blank(const LineCursor& cursor, const peg::Farthest& farthest);
/// Says that what is wanted behind the blank is missing.
void tell_missing(const peg::Farthest& behind, SyntaxError& error);

/// The text of the cursor's line, without its line break.
std::string_view current_line(const LineCursor& cursor);

}  // namespace arbiter::record
