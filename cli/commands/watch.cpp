// Runs check again and again.
#include "cli/commands/watch.hpp"

#include "cli/input/file_watcher.hpp"

#include <fmt/format.h>

#include <cstdio>

namespace arbiter::cli {

int watch(const CheckOptions& options) {
    FileWatcher saved(options.paths);
    for (;;) {
        static_cast<void>(check(options));
        std::fflush(stdout);
        saved.wait();
        fmt::print("\n---- saved, and checked again ----\n\n");
    }
}

}  // namespace arbiter::cli
