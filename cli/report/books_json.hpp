// The rulebooks as JSON: rules, rulings, and a rule with its example judged.
#pragma once

#include "rules/report/rule.hpp"

#include <span>
#include <string>
#include <string_view>

namespace arbiter::cli {

class JsonText;

std::string rules_json(std::string_view game, std::span<const Rule> rules);
std::string rulings_json(std::string_view game, std::span<const Ruling> rulings);
void put_ruling(const Ruling& ruling, JsonText& to);
/// With what the referee says of its example.
std::string rule_json(const Rule& rule);

}  // namespace arbiter::cli
