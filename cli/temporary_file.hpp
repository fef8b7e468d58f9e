// Bytes that wait on the disk, and go with the program that has put them there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string_view>

namespace arbiter::cli {

/// There is a file from the first byte on. Everything throws std::runtime_error when the disk has no room or fails.
class TemporaryFile {
public:
    void append(std::string_view bytes);
    std::uint64_t size() const { return size_; }
    /// What has been appended there; all of it has to be there.
    void read(std::uint64_t offset, char* to, std::size_t size) const;

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::unique_ptr<std::FILE, Close> file_;
    std::uint64_t size_ = 0;
};

}  // namespace arbiter::cli
