// What a finding offers, as a reader sees it.
#pragma once

#include <string>

namespace arbiter::cli {

/// A help that begins with a blank line says so: nobody sees one.
inline std::string help_text(const std::string& help) {
    return help.starts_with('\n') ? "(a blank line)" + help : help;
}

}  // namespace arbiter::cli
