// Records that are divided into files, one for each value that they have in common.
#pragma once

#include "cli/output/sort_buffer.hpp"
#include "cli/search/fields.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

class Splitting {
public:
    /// So many files are made at most.
    static constexpr std::size_t most_files = 10'000;

    /// `by`: a field, the key of a header line, or a number of records. `folder` is made when it is not there. Throws
    /// std::runtime_error when it cannot be split so.
    Splitting(const std::string& by, std::string folder);

    /// Where a record belongs: one place for each value that it has, or one for those that have none.
    std::vector<SortKey> keys_of(const JudgedRecord& judged);
    /// Writes the files one after the other, only one of them being open. None is written where one of their names is
    /// taken already.
    void write(SortBuffer& kept) const;

private:
    std::vector<std::string> names_of(SortBuffer& kept) const;

    std::uint64_t size_ = 0;  ///< so many records in each; 0: by values
    std::uint64_t count_ = 0;
    std::optional<AskedField> by_;
    std::string folder_;
};

/// What a file can be called on any system: letters, digits and what is not ASCII and seen; the rest becomes `_`.
std::string safe_name(std::string_view value);

}  // namespace arbiter::cli
