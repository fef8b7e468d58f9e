// The outputs of one command, which take their places together.
#pragma once

#include "cli/output/atomic_file.hpp"

#include <memory>
#include <string>
#include <vector>

namespace arbiter::cli {

/// All are complete and on the disk before the first takes its place, and one that replaces an input comes last:
/// stopped at any moment, what stood in an input stands there or in the other outputs. Two outputs to one place are
/// refused.
class OutputCommit {
public:
    explicit OutputCommit(std::vector<std::string> inputs = {}) : inputs_(std::move(inputs)) {}

    /// What may be done to what stands there already.
    enum class Over {
        files,   ///< replace it, unless it is to be read
        inputs,  ///< replace it, even if it is to be read
        nothing  ///< leave it
    };
    /// Throws std::runtime_error when it cannot be written.
    AtomicFile& open(const std::string& path, Over over = Over::files);

    bool replaces_input(const AtomicFile& file) const;
    /// Leaves what stood there, whatever becomes of the others.
    void drop(const AtomicFile& file);
    void keep();

private:
    struct Output {
        std::unique_ptr<AtomicFile> file;
        Over over = Over::files;
        bool is_input = false;
    };

    void refuse(const OutputTarget& destination, Over over, bool is_input) const;
    const Output* find(const AtomicFile& file) const;

    std::vector<std::string> inputs_;
    std::vector<Output> outputs_;
};

}  // namespace arbiter::cli
