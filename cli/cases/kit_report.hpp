// What became of the cases that an engine was asked: by rule, and as JSON and JUnit.
#pragma once

#include "cli/cases/kit_answer.hpp"
#include "cli/input/input_error.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// How often a rule was asked for, and how often the engine was right.
struct RuleScore {
    std::uint64_t right = 0;
    std::uint64_t asked = 0;
};

class KitReport {
public:
    void add(const KitCase& one, const KitResult& result);

    std::uint64_t count(KitResult::Kind kind) const { return counts_[static_cast<std::size_t>(kind)]; }
    const std::map<std::string_view, RuleScore>& rules() const { return rules_; }

    std::string json(std::string_view engine) const;
    std::string junit(const InputErrors& input_errors) const;

private:
    void add_rules(const KitCase& one, const KitResult& result);
    void add_json(const KitCase& one, const KitResult& result);
    void add_junit(const KitCase& one, const KitResult& result);

    std::array<std::uint64_t, 4> counts_{};
    std::map<std::string_view, RuleScore> rules_;
    std::string json_;   ///< the cases
    std::string junit_;  ///< likewise
};

}  // namespace arbiter::cli
