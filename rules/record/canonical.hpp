// The canonical form of what all records share: header, tails, common lines.
#pragma once

#include "grammar/cell/cell.hpp"
#include "grammar/lenient/normalized_record.hpp"
#include "grammar/record/header.hpp"
#include "grammar/text/record_text.hpp"
#include "rules/record/setup.hpp"
#include "rules/report/report.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace arbiter::record {

/// The header's lines and the blank line behind it. Comments and unknown keys are kept.
void write_header(const Header& header, std::string& text);

/// A comment without its indentation, or a blank line; with the line break.
void write_comment(std::string_view line, std::string& text);

/// Annotations, `stands` and comment, one blank before each; with the line break.
void write_tail(Span tail, std::string_view record, std::string& text);

/// How a line of a position names a player: words such as `grid` are no players there.
std::string_view word_behind_set(const Seats& seats, Seat seat);

/// What could not be replayed: its words, with one blank between them.
void write_as_it_is(std::string_view event, std::string& text);

/// Exactly one line break at the end.
void trim_end(std::string& text);

/// What two reports of the same game do not agree on; empty when they do.
std::string difference(const Report& before, const Report& after);

/// "line 12 cannot be read: expected ...", of the first line that stays as it is; empty when all could be read. The
/// report's places are those of the header's text.
std::string unread(const RecordText& record, const Header& header, const Report& report);

/// What rewriting has to keep of a record: every byte that was read lies in a line that was understood, or that is kept
/// as it is.
struct ToKeep {
    const lenient::NormalizedRecord* meant = nullptr;  ///< how it was read, unless it was as it is written
    const Header& header;                              ///< of the text that was replayed
    std::span<const Span> lines;                       ///< behind the header, those that were written anew or kept
};

/// Why this must not be written in place of a record: something would be lost, or be another record. Empty: it may.
std::string obstacle(const RecordText& record, const ToKeep& keep, std::string_view canonical);

/// The cell counted from the origin. That can have more digits than the notation has room for: so far from everything
/// it is as wrong on the last cell that can be written.
std::string cell_text(Cell cell, Cell origin);

/// A header for a random game: Ann, Ben, … and further lines, each with its line break.
std::string header_for(std::string_view game, std::size_t players, std::string_view more);

/// Whether the game's records have scores lines at all.
bool has_scores(const About& about);

}  // namespace arbiter::record
