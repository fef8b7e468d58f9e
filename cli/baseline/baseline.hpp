// An earlier run, as its JSONL report has it: what every record was then.
#pragma once

#include "cli/input/inputs.hpp"
#include "cli/report/digest.hpp"
#include "cli/report/judged_record.hpp"

#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// Of each record a few bytes are kept; what it was is read again when somebody asks.
class Baseline {
public:
    /// Opens and reads it; `error()` is not empty when that fails. Throws std::runtime_error when a line is not one of
    /// arbiter's JSONL.
    explicit Baseline(const std::string& path);

    struct Known {
        std::uint64_t id = 0;  ///< 0 when an earlier program wrote none
        std::uint64_t number = 0;
        std::uint64_t offset = 0;
        std::uint32_t file = 0;  ///< which of the files
    };

    const std::string& error() const { return file_.error(); }
    /// File by file as they are first named, and in a file by number.
    const std::vector<Known>& records() const { return records_; }
    /// As reports show their names.
    const std::vector<std::string>& files() const { return files_; }
    static constexpr std::uint32_t no_file = 0xFFFFFFFF;
    /// no_file when it has no record of that file.
    std::uint32_t number_of(const std::string& file) const;
    /// The line of a record, as it stands in the file, without its line break.
    std::string text_of(const Known& known) const { return line_at(known.offset); }

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    void read();
    void add(std::string_view text, std::uint64_t offset, std::uint64_t number);
    void sort();
    std::uint32_t file_of(const std::string& name);
    void keep_copy(std::string_view bytes);
    std::string line_at(std::uint64_t offset) const;

    std::string path_;
    OpenFile file_;
    std::unique_ptr<std::FILE, Close> copy_;  ///< of what cannot be read twice
    std::vector<Known> records_;
    std::vector<std::string> files_;
    std::map<std::string, std::uint32_t, std::less<>> numbers_;  ///< of the files
};

/// "valid; scores 71 64; no findings": a record as it is now, in the words of BaselineLine::digest.
std::string digest(const JudgedRecord& judged);
DigestFinding digest_of(const JudgedRecord& judged, const Finding& finding);

}  // namespace arbiter::cli
