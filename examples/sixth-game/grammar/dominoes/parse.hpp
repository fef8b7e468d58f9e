// Reads the lines of a record of dominoes.
#pragma once

#include "grammar/dominoes/written.hpp"
#include "grammar/record/reading.hpp"
#include "grammar/record/words.hpp"

namespace arbiter::dominoes {

/// Reads the line at the cursor and moves behind it; false, and the cursor stays, when it is not in the language.
bool read_line(LineCursor& cursor, Written& written);
/// Why read_line refused the line at the cursor.
SyntaxError explain_line(const LineCursor& cursor, const record::Words& words);

/// The same for a line of a position.
bool read_set_line(LineCursor& cursor, Set& set);
SyntaxError explain_set_line(const LineCursor& cursor, const record::Words& words);

}  // namespace arbiter::dominoes
