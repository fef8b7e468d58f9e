// What people enter into a score sheet: as words of a command line, as CSV or as JSON.
#pragma once

#include "rules/score/form.hpp"

#include <span>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Either what was entered, or why it cannot be read.
struct FilledForm {
    form::Filled columns;
    std::string fault;
};

/// `Ann track=51 rows=1 Ben track=40`: a word without = begins the column of a player.
FilledForm read_words(const form::Form& form, std::span<const std::string> words);

/// JSON or CSV, whichever it is. JSON: an object a player, all in one list or one a line; `player` is the name. CSV:
/// the first line names the boxes, `player` among them, then a line a player, with commas, semicolons or tabs.
FilledForm read_text(const form::Form& form, std::string_view text);

/// "track, rows, columns"
std::string keys_of(const form::Form& form);

}  // namespace arbiter::cli
