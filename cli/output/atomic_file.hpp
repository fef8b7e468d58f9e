// A file that takes its place only when it is complete.
#pragma once

#include "cli/input/descriptor.hpp"
#include "cli/output/cleanup_on_signal.hpp"
#include "cli/output/output_target.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Written beside its place under a name that nobody can foresee; until `take_place` whatever stood there stays as it
/// was. What is no file, such as /dev/null, a FIFO or standard output, is written to directly.
/// Throws std::runtime_error when it cannot be written.
class AtomicFile {
public:
    explicit AtomicFile(OutputTarget destination);
    ~AtomicFile();
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    const OutputTarget& destination() const { return destination_; }
    void write(std::string_view text);
    /// Everything is written, has the old file's mode and is on the disk.
    void finish();
    /// Puts the finished file where it belongs. With `keep_others`, fails when another stands there by now.
    void take_place(bool keep_others = false);

private:
    void open_beside();
    void flush();
    void keep_mode();
    int link_into_place(const char* name) const;
    [[noreturn]] void fail(int error) const;

    OutputTarget destination_;
    Descriptor file_;
    std::string name_;  ///< of the file until it is in its place
    std::optional<CleanupOnSignal> leftover_;
    std::string buffer_;
};

}  // namespace arbiter::cli
