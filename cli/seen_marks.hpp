// Marks of 64 bits that have been met, 16 bytes each at most.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace arbiter::cli {

class SeenMarks {
public:
    /// Whether it is met for the first time.
    bool add(std::uint64_t mark) {
        if (2 * (count_ + 1) > slots_.size()) {
            grow();
        }
        // 0 is an empty slot.
        const bool fresh = put(mark == 0 ? 1 : mark);
        count_ += fresh ? 1U : 0U;
        return fresh;
    }

private:
    bool put(std::uint64_t mark) {
        const std::size_t last = slots_.size() - 1;
        std::size_t at = (mark * 0x9E3779B97F4A7C15) >> 20U & last;
        while (slots_[at] != 0 && slots_[at] != mark) {
            at = (at + 1) & last;
        }
        return std::exchange(slots_[at], mark) != mark;
    }
    void grow() {
        std::vector<std::uint64_t> old(slots_.empty() ? 1024 : 2 * slots_.size());
        std::swap(old, slots_);
        for (const std::uint64_t mark : old) {
            if (mark != 0) {
                put(mark);
            }
        }
    }

    std::vector<std::uint64_t> slots_;  ///< a power of two of them, half of them empty at least
    std::size_t count_ = 0;
};

}  // namespace arbiter::cli
