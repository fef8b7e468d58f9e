// How fuzz targets judge: side files come from memory, and all that is said of a record is one text to compare.
#pragma once

#include "cli/report/text.hpp"
#include "grammar/archive/archive.hpp"
#include "rules/registry/judge.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace arbiter::fuzz {

/// The decks, tile lists and records of this project by their names without folders; none where they cannot be found.
const FileReader& known_files();

/// All that is said of a record for its players and for machines.
std::string said(const RecordText& record, const Report& report);
std::string judged(const RecordText& record, const ReportOptions& options, const FileReader& open);

/// Calls each(piece, record) for everything in the text, which the archive gets in portions of at most so many bytes.
void each_piece(std::string_view text, std::size_t portion, const std::function<void(Piece, const RecordText&)>& each);
/// Calls each(record, game) for the records of games that there are.
void each_record(std::string_view text, const std::function<void(const RecordText&, const GameEntry&)>& each);

}  // namespace arbiter::fuzz
