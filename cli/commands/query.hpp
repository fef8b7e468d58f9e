// arbiter query: the records of an archive that are as asked.
#pragma once

#include "cli/search/filter.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arbiter::cli {

struct QueryOptions {
    std::vector<std::string> paths;
    FilterOptions filter;
    bool count = false;              ///< print only how many
    bool json = false;               ///< print an object for each
    bool null = false;               ///< end names with a NUL
    bool unique = false;             ///< of those that are the same only the first
    bool duplicates = false;         ///< only those that came before
    std::string same_by = "id";      ///< or moves
    std::optional<unsigned> sample;  ///< so many of them, by chance
    std::uint64_t seed = 1;
    std::string sort;  ///< a field
    bool descending = false;
    /// So many wait in memory at most, to be sorted, sampled or split.
    std::uint64_t max_records = 1'000'000;
    std::string split;     ///< a field, a header or a number of records: `into` is a folder then
    bool records = false;  ///< print the records themselves
    std::string into;      ///< file for the records that match
    std::string rest;      ///< file for the others
    std::uint64_t jobs = 1;
    std::string range;    ///< K/N; empty: everything
    bool follow = false;  ///< answer record by record

    /// Whether all records have to be known before one comes out.
    bool waits() const { return sample.has_value() || !sort.empty() || !split.empty(); }
    /// Whether what becomes of a record rests on others: then one thread judges.
    bool in_order() const { return waits() || unique || duplicates; }
};

int query(const QueryOptions& options);

}  // namespace arbiter::cli
