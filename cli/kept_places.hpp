// Where texts stand and what they are ordered by, on the disk: any number of them in little memory.
#pragma once

#include "cli/temporary_file.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace arbiter::cli {

/// What texts are ordered by: a number, or a word; whatever has neither comes last.
struct SortKey {
    bool any = false;
    std::int64_t number = 0;
    std::string word;
};

struct KeptPlace {
    SortKey key;
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
};

/// A stretch of a temporary file.
struct PlaceRun {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

using EachPlace = std::function<void(const KeptPlace&)>;

/// Places in the order in which they were added.
class KeptPlaces {
public:
    void add(const KeptPlace& place);
    std::uint64_t size() const { return count_; }
    void each(const EachPlace& take) const;

private:
    TemporaryFile file_;
    std::uint64_t count_ = 0;
};

/// Places in the order of their keys, those with equal keys in the order in which they were added. Sorts as many at
/// once as there is room for, and then merges what lies on the disk.
class SortedPlaces {
public:
    SortedPlaces(bool descending, std::size_t room) : descending_(descending), room_(room) {}

    void add(const KeptPlace& place);
    void each(const EachPlace& take);

private:
    void spill();
    void merge(const EachPlace& take) const;
    void merge_runs();

    bool descending_;
    std::size_t room_;  ///< bytes in memory
    std::size_t taken_ = 0;
    std::vector<KeptPlace> waiting_;
    TemporaryFile file_;
    std::vector<PlaceRun> runs_;
};

}  // namespace arbiter::cli
