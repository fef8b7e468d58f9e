// Reads the lines of a tic-tac-toe record.
#pragma once

#include "grammar/record/reading.hpp"
#include "grammar/record/words.hpp"
#include "grammar/tic-tac-toe/written.hpp"

namespace arbiter::tic_tac_toe {

/// Reads the line at the cursor and moves behind it; false, and the cursor stays, when it is not in the language.
bool read_line(LineCursor& cursor, Written& written);
/// Why read_line refused the line at the cursor.
SyntaxError explain_line(const LineCursor& cursor, const record::Words& words);

}  // namespace arbiter::tic_tac_toe
