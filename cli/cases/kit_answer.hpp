// An engine's answer to a case, held against what is so.
#pragma once

#include "cli/cases/engine_process.hpp"
#include "cli/cases/kit_case.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

struct KitResult {
    enum class Kind {
        passed,
        failed,
        unknown,   ///< the engine says that it does not know this
        left_out,  ///< it needs what an engine need not know
    };

    Kind kind = Kind::passed;
    std::string why;                             ///< in one line, where it failed or was left out
    std::string answer;                          ///< the engine's line, where there is one that is JSON
    std::vector<std::string_view> failed_rules;  ///< what the engine seems not to know
    bool answered = true;                        ///< false: with nothing that could be held against the case
};

/// "passed", "failed", "unknown", "left-out".
std::string_view name_of(KitResult::Kind kind);

KitResult compare(const KitCase& one, const Reply& reply);

}  // namespace arbiter::cli
