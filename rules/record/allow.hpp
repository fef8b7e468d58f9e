// The `Allow:` line of a record: findings that its owner has decided to live with.
#pragma once

#include "grammar/record/header.hpp"
#include "rules/report/report.hpp"

#include <string_view>

namespace arbiter::record {

/// Tells whether any rule has this code.
using IsCode = bool (*)(std::string_view code);

/// Moves the findings named in the record's Allow line to `allowed`, settles the verdict anew, and warns of codes that
/// were allowed for nothing. Costs next to nothing when there is no such line.
void allow(const Header& header, IsCode is_code, Report& report);

/// Moves all findings with this code to `allowed`; answers whether there were any. The verdict is left alone.
bool allow_code(std::string_view code, bool in_record, Report& report);

}  // namespace arbiter::record
