// Prints in the order of the inputs.
#include "cli/print_each.hpp"

#include "cli/options.hpp"

#include <cstdio>

namespace arbiter::cli {

int print_each(const RunOptions& options, const std::function<void(const Judged&, std::string&)>& write) {
    bool failed = false;
    const auto render = [&](const Judged& judged, Rendered& rendered) {
        failed = failed || first_error(judged.report.findings) != nullptr;
        write(judged, rendered.outputs[0]);
    };
    const auto accept = [](Rendered& rendered) {
        std::fwrite(rendered.outputs[0].data(), 1, rendered.outputs[0].size(), stdout);
        rendered.outputs[0].clear();
    };
    const std::vector<Trouble> troubles = run(options, render, accept);
    tell_troubles(troubles);
    return is_unread(troubles) ? Exit::unreadable : failed ? Exit::findings : Exit::clean;
}

}  // namespace arbiter::cli
