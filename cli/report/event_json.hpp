// Events in parts as JSON, as other engines are given them.
#pragma once

#include "cli/text/json_text.hpp"
#include "rules/registry/registry.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// `at`, text, player, verb and parts of a line; `bare`: without its claims, players as P1, P2 …
void put_event(std::size_t at, const DissectedLine& line, bool bare, JsonText& to);

/// `position`, as text and as parts.
void put_position(const std::vector<DissectedLine>& lines, bool bare, JsonText& to);

}  // namespace arbiter::cli
