// The file of a session: it holds what has been accepted, at any moment.
#pragma once

#include "cli/input/descriptor.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <sys/stat.h>

namespace arbiter::cli {

/// Kept for one session alone as long as it is open. Throws std::runtime_error where it cannot be read or written, or
/// somebody else has changed it.
class SessionFile {
public:
    explicit SessionFile(const std::string& path);

    /// What it held when it was opened.
    const std::string& text() const { return text_; }
    /// Makes it hold this, which is longer at the end than what it holds, or shorter; on the disk when this returns.
    void become(std::string_view text);

private:
    void read();
    void expect_unchanged() const;
    void append(std::string_view bytes);
    void look();
    [[noreturn]] void fail(int error) const;
    [[noreturn]] void refuse(std::string_view why) const;

    std::string path_;
    Descriptor file_;
    std::string text_;
    struct stat status_ {};
};

}  // namespace arbiter::cli
