// A score sheet that was added up, or why it cannot be, for people and as JSON.
#pragma once

#include "rules/score/form.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

void write_added(const form::Form& form, const form::Filled& filled, const form::Added& added, std::string& text);

/// One object, schema/sheet.schema.json.
void write_added_json(std::string_view game, const form::Form& form, const form::Filled& filled,
                      const form::Added& added, std::string& text);

}  // namespace arbiter::cli
