// What stands beside a run: results of earlier ones, and a line that says how far it is.
#pragma once

#include "cli/cache/result_cache.hpp"
#include "cli/progress.hpp"
#include "cli/run.hpp"

#include <optional>
#include <string>

namespace arbiter::cli {

class RunAids {
public:
    /// `cache` is a folder, or empty for none. Nobody is shown how far a quiet run is. Throws std::runtime_error when
    /// nothing can be kept in the folder.
    explicit RunAids(const std::string& cache = {}, bool quiet = false) {
        if (!cache.empty()) {
            cache_.emplace(cache);
        }
        if (Progress::is_seen() && !quiet) {
            progress_.emplace();
        }
    }

    /// They have to outlive the run.
    void lend(RunOptions& run) {
        run.progress = progress();
        run.cache = cache_ ? &*cache_ : nullptr;
    }
    /// nullptr when nobody would see it.
    Progress* progress() { return progress_ ? &*progress_ : nullptr; }
    /// Keeps what is new for the next run.
    void keep() {
        if (cache_) {
            cache_->keep();
        }
    }

private:
    std::optional<ResultCache> cache_;
    std::optional<Progress> progress_;
};

}  // namespace arbiter::cli
