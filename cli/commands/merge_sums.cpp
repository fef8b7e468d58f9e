// Adds the sums of all parts up and prints them as the command prints those of one run.
#include "cli/commands/merge_sums.hpp"

#include "cli/commands/coverage.hpp"
#include "cli/commands/stats.hpp"
#include "cli/inputs.hpp"
#include "cli/options.hpp"
#include "cli/render/file_name.hpp"
#include "cli/sums_json.hpp"

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
void add_sums(const PartReader& part, const std::function<void(const Json&)>& add) {
    try {
        add(json_in(part.end().sums));
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception&) {
        refuse(part.path());
    }
}

/// Hands on what each part has added up.
Troubles each_sums(const std::vector<std::string>& paths, const std::function<void(const Json&)>& add) {
    Troubles troubles;
    for (const std::string& path : paths) {
        PartReader part(path);
        std::vector<std::string> texts;
        if (part.next(texts)) {
            refuse(path);
        }
        add_sums(part, add);
        troubles.insert(troubles.end(), part.end().troubles.begin(), part.end().troubles.end());
    }
    return troubles;
}

}  // namespace

int merge_sums(const MergeOptions& options, const PartHead& head, const std::vector<std::string>& paths) {
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
