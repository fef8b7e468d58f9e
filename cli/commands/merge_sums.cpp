// Adds the sums of all parts up and prints them as the command prints those of one run.
#include "cli/commands/merge_sums.hpp"

#include "cli/commands/coverage.hpp"
#include "cli/commands/stats.hpp"
#include "cli/input/inputs.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/run/sums_json.hpp"
#include "cli/text/file_name.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <functional>
#include <new>
#include <stdexcept>

namespace arbiter::cli {
namespace {

[[noreturn]] void refuse(const std::string& path) {
    throw std::runtime_error(fmt::format("{}: it is damaged", shown_name(path)));
}

/// Whatever stands in a part that cannot be what was written there.
void add_sums(const PartialReader& part, const std::function<void(const Json&)>& add) {
    try {
        add(json_in(part.end().sums));
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception&) {
        refuse(part.path());
    }
}

/// Hands on what each part has added up.
InputErrors each_sums(const std::vector<std::string>& paths, const std::function<void(const Json&)>& add) {
    InputErrors input_errors;
    for (const std::string& path : paths) {
        PartialReader part(path);
        std::vector<std::string> texts;
        if (part.next(texts)) {
            refuse(path);
        }
        add_sums(part, add);
        input_errors.insert(input_errors.end(), part.end().input_errors.begin(), part.end().input_errors.end());
    }
    return input_errors;
}

}  // namespace

int merge_sums(const MergeOptions& options, const PartialHead& head, const std::vector<std::string>& paths) {
    if (!options.reports.empty()) {
        throw std::runtime_error(fmt::format("--report: the parts hold sums of {}, which are printed", head.command));
    }
    if (head.command == "coverage" && (options.csv || options.svg)) {
        throw std::runtime_error("--csv and --svg are for stats; the parts hold sums of coverage");
    }
    const auto each = [&paths](const std::function<void(const Json&)>& add) { return each_sums(paths, add); };
    return head.command == "coverage" ? merge_coverage(options.json, each)
                                      : merge_stats({options.json, options.csv, options.svg}, each);
}

}  // namespace arbiter::cli
