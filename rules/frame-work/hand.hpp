// The cards a player holds: one between turns, two after a draw or a take.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace arbiter::frame_work {

/// One physical card as far as the record lets us follow it; see ledger.hpp.
using Strand = std::uint32_t;
/// Where in the record a line begins: its byte offset.
using Stamp = std::uint32_t;

/// More than two cards are only ever held in records whose violations `stand`.
class Hand {
public:
    static constexpr std::size_t room = 6;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    /// No card is kept beyond these; one more is held for as long as it takes to play one.
    bool full() const { return size_ >= room; }
    Strand operator[](std::size_t at) const { return strands_[at]; }
    std::span<const Strand> strands() const { return {strands_.data(), size_}; }

    void clear() { size_ = 0; }
    void add(Strand strand) { strands_[size_++] = strand; }
    void replace(std::size_t at, Strand strand) { strands_[at] = strand; }
    Strand remove(std::size_t at) {
        const Strand gone = strands_[at];
        for (std::size_t i = at + 1; i < size_; ++i) {
            strands_[i - 1] = strands_[i];
        }
        --size_;
        return gone;
    }

private:
    std::array<Strand, room + 1> strands_{};
    std::uint8_t size_ = 0;
};

}  // namespace arbiter::frame_work
