// An earlier run, as its JSONL report has it: what every record was then.
#pragma once

#include "cli/judged.hpp"

#include <map>
#include <string>
#include <utility>

namespace arbiter::cli {

/// Records are known again by file and number. Lines count from their record's first, so that what happens in one
/// record changes no other.
class Baseline {
public:
    /// Throws std::runtime_error when a line is not one of arbiter's JSONL.
    void read(const std::string& text, const std::string& path);

    /// "valid; scores 71 64; no findings", or nullptr when the record was not there.
    const std::string* find(const Judged& judged) const;
    std::size_t size() const { return records_.size(); }

private:
    std::map<std::pair<std::string, std::uint64_t>, std::string> records_;
};

/// The same words for a record as it is now.
std::string digest(const Judged& judged);

}  // namespace arbiter::cli
