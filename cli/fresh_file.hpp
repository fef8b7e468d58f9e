// A file that takes its place only when it is complete.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// The file that a path leads to, past all links; the path itself where nothing stands yet.
std::string past_links(const std::string& path);

/// Written beside its place; without `keep` the file that stood there stays as it was. A link keeps leading to it.
/// What is no file, such as /dev/null, is written to directly. An empty path writes nothing.
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
