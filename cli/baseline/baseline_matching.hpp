// Which record of a baseline each record of a run is compared with.
#pragma once

#include "cli/baseline/baseline.hpp"
#include "cli/baseline/baseline_line.hpp"
#include "cli/report/judged_record.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::cli {

/// Records are known again by what they say. One that says something new is compared with the one that stood at its
/// place, behind the same neighbor or first in its file, unless that one is somewhere else now: a fixed record is the
/// old one, a record put in is a new one. For this, all records of a run have to be known beforehand.
class BaselineMatching {
public:
    explicit BaselineMatching(const Baseline& baseline) : baseline_(baseline) {}

    /// In input order; `turn` as in JudgedRecord.
    void add(const std::string& file, unsigned turn, std::uint64_t number, std::uint64_t id);
    /// All are known.
    void pair();

    /// What the record says, as far as it was added.
    std::optional<std::uint64_t> id_of(const JudgedRecord& judged) const;
    /// Nothing for a record that the baseline does not have. One that was not added is looked for by what it says, then
    /// by its number.
    std::optional<BaselineLine> then(const JudgedRecord& judged) const;
    /// Whether a record of the run is compared with the baseline's n-th.
    bool is_taken(std::size_t n) const { return taken_[n]; }

private:
    static constexpr std::uint32_t nothing = 0xFFFFFFFF;
    struct Now {
        std::uint64_t number = 0;
        std::uint64_t id = 0;
        std::uint32_t then = nothing;  ///< which of the baseline's records
    };
    using Place = std::pair<std::string, unsigned>;  ///< file and turn

    void pair_by_id(bool same_file);
    void pair_by_place(const Place& place, std::vector<Now>& records);
    void join(Now& now, std::uint32_t then);
    std::uint32_t free_from(std::uint32_t at);
    std::uint32_t first_of(std::uint64_t id, std::uint32_t file) const;
    std::uint32_t at_place(const std::string& file, std::uint64_t number) const;
    std::uint32_t by_itself(const JudgedRecord& judged) const;
    const Now* find(const JudgedRecord& judged) const;

    const Baseline& baseline_;
    std::vector<Place> order_;
    std::map<Place, std::vector<Now>> now_;
    std::vector<std::uint32_t> by_id_;  ///< the baseline's records, by id, file and number
    std::vector<std::uint32_t> next_;   ///< in that order: itself when it is free, or one behind it
    std::vector<bool> taken_;           ///< by record of the baseline
};

}  // namespace arbiter::cli
