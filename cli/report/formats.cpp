// The list of report formats, one line each.
#include "cli/report/formats.hpp"

#include <array>

namespace arbiter::cli {

std::span<const Format> formats() {
    static const std::array all{
        github_format(), html_format(),  json_format(), jsonl_format(),
        junit_format(),  sarif_format(), tap_format(),  text_format(),
    };
    return all;
}

}  // namespace arbiter::cli
