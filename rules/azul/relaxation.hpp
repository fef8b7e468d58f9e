// A game in which so much is unknown that its possible tables are too many to follow. Whose turn it is, which displays
// are empty, what a pattern line took this round and the like are still certain: a record that breaks these rules
// breaks them whatever the unknown tiles are.
//
// A relaxation is a Table of which only this much is meant:
// - a source holds the tiles that certainly lie there, and in the byte above the colors how many more there may be;
// - a pattern line holds what it got since the round began, one tile for each that is certain; the others count as
// empty;
// - a wall row has the colors that it certainly has.
// A board of which nothing is unknown (Table::known_boards) stays what it is, lines, wall, floor and score, as long as
// its player says how many tiles of which color went where: what is free of the others does not reach it.
#pragma once

#include "rules/azul/event.hpp"

#include <optional>

namespace arbiter::azul {

/// Whether tiles certainly lie on displays or in the center: the round is not over.
bool certainly_left(const Table& relaxation);

/// What these two tables have in common, put into the first.
void blur(Table& relaxation, const Table& other);

/// The relaxation of the next round, before its `round` or `displays` line; the relaxation itself when that round has
/// begun.
Table coming_round(const Table& relaxation);

/// Whether the line, which stands, takes what may not be there, or begins a round that may not be over: then nothing
/// changes.
bool may_change_nothing(const Table& relaxation, const Written& written);

/// What the total of a player can be, if the relaxation knows the board. `ended`: the game is over.
std::optional<ScoreRange> known_total(const Table& relaxation, Seat seat, bool ended);

/// Who starts the coming round has taken the marker, if nobody knew who had, and nobody else has.
void hear_starter(Table& relaxation, Seat starter);

/// A turn of which nothing was noted but whose it was.
void play_unnoted(Table& relaxation, Seat seat);

/// Plays an event, `?` included, as far as it is certain, that is not a violation on every table.
void apply_relaxed(Table& relaxation, const Written& written);

/// A line that the table let stand, as far as the pieces certainly allow. False: a pick that certainly takes nothing.
bool force_relaxed(Table& relaxation, const Written& written);

}  // namespace arbiter::azul
