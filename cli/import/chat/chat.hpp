// Games that were played in a chat: what somebody copied from it, with time stamps, names, quotations and emoji.
#pragma once

#include "cli/import/source.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

/// The record of the game, each message a line of it; what is none stands there as a comment with who wrote it.
/// Throws NotImported where nothing says which game it is, or who plays.
std::string chat(std::string_view text, const ImportHints& hints);

}  // namespace arbiter::cli
