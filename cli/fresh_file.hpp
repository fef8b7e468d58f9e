// A file that takes its place only when it is complete.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Written beside its place; without `keep` the file that stood there stays as it was. An empty path writes nothing.
/// Throws std::runtime_error when it cannot be written.
class FreshFile {
public:
    explicit FreshFile(const std::string& path);
    ~FreshFile();
    FreshFile(const FreshFile&) = delete;
    FreshFile& operator=(const FreshFile&) = delete;

    void write(std::string_view text);
    void keep();

private:
    [[noreturn]] void fail() const;

    std::string path_;
    std::string fresh_;
    std::FILE* file_ = nullptr;
};

}  // namespace arbiter::cli
