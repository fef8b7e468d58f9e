// The files a command is to read: paths, folders, standard input.
#pragma once

#include "cli/input/input_error.hpp"
#include "cli/input/side_files.hpp"
#include "grammar/archive/archive.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// Folders become the .tgn files below them, in the order of their names; "-" is standard input. What such a folder has
/// that looks like records and is not read is told as trouble.
std::vector<std::string> expand(const std::vector<std::string>& paths, std::vector<InputError>& input_errors);

/// "arbiter: PATH: WHY" on stderr, a line each.
void print_input_error(const InputError& input_error);
void print_input_errors(const std::vector<InputError>& input_errors);

/// A file that is open for reading; closed when it goes.
class OpenFile {
public:
    /// Opens it; `error()` is not empty when that fails.
    explicit OpenFile(const std::string& path);
    ~OpenFile();
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    const std::string& error() const { return error_; }
    /// Whether reading would have to wait for whoever writes: a pipe or terminal with nothing in it for now.
    bool is_idle() const;
    /// Reads; 0 at the end, and also when reading fails: then `error()` says so.
    std::size_t read(char* to, std::size_t size);
    bool is_regular() const { return regular_; }
    int descriptor() const { return descriptor_; }
    /// Reads a regular file once more from there on; 0 when that fails.
    std::size_t read_at(std::uint64_t offset, char* to, std::size_t size) const;

private:
    int descriptor_ = -1;
    bool regular_ = false;
    bool ended_ = false;  ///< a terminal has more behind its end, which is not for this reader
    std::string error_;
};

/// Everything that is left of it; `error()` says whether that worked.
std::string read_all(OpenFile& file);

}  // namespace arbiter::cli
