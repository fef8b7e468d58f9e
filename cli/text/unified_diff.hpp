// Two texts as a unified diff, piece by piece.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Compares a file with its new form while both go by; what is the same at both ends of a piece is passed over fast.
class Unified {
public:
    explicit Unified(std::string_view path) : path_(path) {}

    /// Appends the hunks of the next piece; before the first one, what the two files are called.
    void compare(std::string_view before, std::string_view after, std::string& text);

    bool differs() const { return differs_; }

private:
    std::string path_;
    std::uint64_t old_line_ = 1;
    std::uint64_t new_line_ = 1;
    bool differs_ = false;
};

}  // namespace arbiter::cli
