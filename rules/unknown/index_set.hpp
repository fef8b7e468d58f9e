// A set of small numbers as bits: kinds of pieces, groups of them. Up to 64 it takes no memory of its own.
#pragma once

#include <algorithm>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace arbiter::unknown {

class IndexSet {
public:
    IndexSet() = default;
    /// Of the numbers below 64.
    static IndexSet of_bits(std::uint64_t bits) {
        IndexSet set;
        set.first_ = bits;
        return set;
    }
    static IndexSet of(std::size_t index) {
        IndexSet set;
        set.add(index);
        return set;
    }
    /// The numbers below 64, as bits.
    std::uint64_t bits() const { return first_; }

    bool contains(std::size_t index) const { return (word(index / 64) >> index % 64 & 1U) != 0; }
    bool empty() const { return first_ == 0 && more_.empty(); }
    bool intersects(const IndexSet& other) const {
        bool some = (first_ & other.first_) != 0;
        for (std::size_t i = 0; !some && i < std::min(more_.size(), other.more_.size()); ++i) {
            some = (more_[i] & other.more_[i]) != 0;
        }
        return some;
    }
    std::size_t size() const {
        auto count = static_cast<std::size_t>(std::popcount(first_));
        for (const std::uint64_t word : more_) {
            count += static_cast<std::size_t>(std::popcount(word));
        }
        return count;
    }

    void add(std::size_t index) {
        const std::uint64_t bit = std::uint64_t{1} << index % 64;
        if (index < 64) {
            first_ |= bit;
            return;
        }
        more_.resize(std::max(more_.size(), index / 64));
        more_[index / 64 - 1] |= bit;
    }
    void remove(std::size_t index) {
        const std::uint64_t bit = std::uint64_t{1} << index % 64;
        if (index < 64) {
            first_ &= ~bit;
        } else if (index / 64 <= more_.size()) {
            more_[index / 64 - 1] &= ~bit;
            trim();
        }
    }

    IndexSet& operator|=(const IndexSet& other) {
        first_ |= other.first_;
        if (more_.size() < other.more_.size()) {
            more_.resize(other.more_.size());
        }
        for (std::size_t i = 0; i < other.more_.size(); ++i) {
            more_[i] |= other.more_[i];
        }
        return *this;
    }
    IndexSet& operator&=(const IndexSet& other) {
        first_ &= other.first_;
        more_.resize(std::min(more_.size(), other.more_.size()));
        for (std::size_t i = 0; i < more_.size(); ++i) {
            more_[i] &= other.more_[i];
        }
        trim();
        return *this;
    }
    IndexSet& operator-=(const IndexSet& other) {
        first_ &= ~other.first_;
        for (std::size_t i = 0; i < std::min(more_.size(), other.more_.size()); ++i) {
            more_[i] &= ~other.more_[i];
        }
        trim();
        return *this;
    }
    friend IndexSet operator|(IndexSet one, const IndexSet& other) { return one |= other; }
    friend IndexSet operator&(IndexSet one, const IndexSet& other) { return one &= other; }
    friend IndexSet operator-(IndexSet one, const IndexSet& other) { return one -= other; }
    friend auto operator<=>(const IndexSet&, const IndexSet&) = default;

    /// Calls visit(number) in ascending order until it answers false; answers whether it never did.
    template <typename Visit>
    bool each(Visit visit) const {
        for (std::size_t i = 0; i <= more_.size(); ++i) {
            for (std::uint64_t left = word(i); left != 0; left &= left - 1) {
                if (!visit(i * 64 + static_cast<std::size_t>(std::countr_zero(left)))) {
                    return false;
                }
            }
        }
        return true;
    }

private:
    std::uint64_t word(std::size_t index) const {
        return index == 0 ? first_ : index <= more_.size() ? more_[index - 1] : 0;
    }
    void trim() {
        while (!more_.empty() && more_.back() == 0) {
            more_.pop_back();
        }
    }

    std::uint64_t first_ = 0;
    std::vector<std::uint64_t> more_;  ///< the words behind it; the last one is not 0
};

}  // namespace arbiter::unknown
