// Texts that wait in memory until all are known, and then come in another order, or only some of them.
#pragma once

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

class SortBuffer {
public:
    /// For so many texts.
    explicit SortBuffer(std::uint64_t most) : most_(most) {}

    /// The text comes once for each key. Throws std::runtime_error when there is one too many.
    void add(std::vector<SortKey> keys, std::string text);
    /// How often texts come.
    std::uint64_t size() const { return entries_.size(); }

    /// Each that comes has the same chance to be among those that stay; the same seed leaves the same.
    void sample(std::uint64_t count, std::uint64_t seed);
    /// Those with equal keys stay in their order.
    void sort(bool descending);
    void each_with_key(const std::function<void(const SortKey&, const std::string&)>& take) const;
    void each_key(const std::function<void(const SortKey&)>& take) const;

private:
    struct Entry {
        SortKey key;
        std::size_t text;
    };

    std::uint64_t most_;
    std::vector<std::string> texts_;
    std::vector<Entry> entries_;
};

}  // namespace arbiter::cli
