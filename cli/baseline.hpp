// An earlier run, as its JSONL report has it: what every record was then.
#pragma once

#include "cli/inputs.hpp"
#include "cli/judged.hpp"

#include <cstdint>
#include <cstdio>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Records are known again by file and number. Lines count from their record's first, so that what happens in one
/// record changes no other. Of each record 16 bytes are kept; what it was is read again when somebody asks.
class Baseline {
public:
    /// Opens and reads it; `error()` is not empty when that fails. Throws std::runtime_error when a line is not one of
    /// arbiter's JSONL.
    explicit Baseline(const std::string& path);

    const std::string& error() const { return file_.error(); }
    /// "valid; scores 71 64; no findings", or nothing when the record was not there.
    std::optional<std::string> find(const Judged& judged) const;
    std::size_t size() const { return size_; }

private:
    struct Line {
        std::uint64_t key = 0;  ///< made of file and number
        std::uint64_t offset = 0;
    };
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    void read();
    void add(std::string_view text, std::uint64_t offset, std::uint64_t number);
    void sort();
    void keep_copy(std::string_view bytes);
    std::string line_at(std::uint64_t offset) const;

    std::string path_;
    OpenFile file_;
    std::unique_ptr<std::FILE, Close> copy_;  ///< of what cannot be read twice
    std::deque<Line> lines_;
    std::size_t size_ = 0;
};

/// The same words for a record as it is now.
std::string digest(const Judged& judged);

}  // namespace arbiter::cli
