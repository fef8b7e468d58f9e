// A file of results by their keys: written once, never changed, and looked up
// on the disk.
#pragma once

#include "cli/descriptor.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// The first half of a SHA-256.
using ResultKey = std::array<std::uint8_t, 16>;

/// Where a reader stands: what was written one behind the other is asked for
/// so, as a rule.
struct ResultPlace {
    std::uint64_t next = 0;   ///< where the result is that is expected now
    std::uint64_t begin = 0;  ///< of the window in the file
    std::string window;
};

/// A file that was cut off, changed or made by something else holds nothing.
class ResultFile {
public:
    /// `mark` says by what program it has to be made.
    ResultFile(const std::string& path, std::uint64_t mark);

    bool find(const ResultKey& key, ResultPlace& place, std::string& bytes) const;
    /// It has been of use: the last to be removed.
    void touch() const;

private:
    bool read(std::uint64_t offset, char* to, std::size_t size) const;
    bool read_fences();
    bool take(const ResultKey& key, ResultPlace& place, std::string& bytes) const;
    bool window(ResultPlace& place, std::uint64_t offset, std::size_t size) const;
    std::uint64_t offset_of(const ResultKey& key) const;

    Descriptor file_;
    std::uint64_t index_ = 0;        ///< where the results end and the index begins
    std::uint64_t count_ = 0;        ///< results
    std::vector<ResultKey> fences_;  ///< the first key of each block of the index
};

/// Throws nothing: a disk without room is no reason not to judge.
class ResultWriter {
public:
    ResultWriter(const std::string& folder, std::uint64_t mark);
    ~ResultWriter();
    ResultWriter(const ResultWriter&) = delete;
    ResultWriter& operator=(const ResultWriter&) = delete;

    void add(const ResultKey& key, std::string_view bytes);
    bool is_full() const;
    /// It takes its place among the files of the folder, if it holds anything.
    /// False when the disk has refused it.
    bool finish();

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    struct Entry {
        ResultKey key;
        std::uint64_t offset;
    };
    void write(std::string_view bytes);

    std::string path_;  ///< until it is finished
    std::unique_ptr<std::FILE, Close> file_;
    std::uint64_t size_ = 0;
    std::vector<Entry> entries_;
    bool failed_ = false;
};

/// What files of results are called, and what they are called while they are
/// written.
inline constexpr std::string_view result_ending = ".results";
inline constexpr std::string_view unfinished_ending = ".unfinished";

}  // namespace arbiter::cli
