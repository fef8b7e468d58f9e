// One run at a time puts a file in the place of one that it has read.
#pragma once

#include "cli/input/descriptor.hpp"
#include "cli/output/cleanup_on_signal.hpp"
#include "cli/output/output_target.hpp"

#include <optional>

namespace arbiter::cli {

/// While it lives, no other run holds the lock of that folder; what is no file needs none. The folder itself is locked,
/// which leaves nothing behind, and where the file system cannot do that, a file in it says so.
/// Throws std::runtime_error when the lock is not to be had in time: nothing is written without.
class FolderLock {
public:
    explicit FolderLock(const OutputTarget& place);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    /// What stands in the folder meanwhile, where the folder itself cannot be locked.
    static constexpr const char* name = ".arbiter-lock";

private:
    bool attempt(const OutputTarget& place);
    bool attempt_by_file(const OutputTarget& place);

    Descriptor folder_;                        ///< locked as long as it is open
    Descriptor way_;                           ///< to the folder, which may be none that can be read
    std::optional<CleanupOnSignal> leftover_;  ///< the file that says so
};

}  // namespace arbiter::cli
