// The cards a player holds: one between turns, two after a draw or a take.
#pragma once

#include "rules/frame-work/deck.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace arbiter::frame_work {

/// Where in the record a line begins: its byte offset.
using Stamp = std::uint32_t;
/// Tells cards that came from the pile unseen apart; 0: somebody wrote down what was drawn.
using Token = std::uint32_t;

/// One physical card on the table.
struct Piece {
    CardId card = hidden_card;  ///< hidden_card: undrawn, it can still be any card of which copies are left
    Token token = 0;
    Stamp named = 0;  ///< the line that told the card

    bool is_known() const { return card != hidden_card; }
};

/// More than two cards are only ever held in records whose violations `stand`.
class Hand {
public:
    static constexpr std::size_t room = 6;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    /// No card is kept beyond these; one more is held for as long as it takes to play one.
    bool full() const { return size_ >= room; }
    Piece& operator[](std::size_t at) { return pieces_[at]; }
    const Piece& operator[](std::size_t at) const { return pieces_[at]; }
    std::span<const Piece> pieces() const { return {pieces_.data(), size_}; }
    std::span<Piece> pieces() { return {pieces_.data(), size_}; }

    void clear() { size_ = taken_ = 0; }
    void add(const Piece& piece) { pieces_[size_++] = piece; }
    /// From a Dossier.
    void take(const Piece& piece) {
        taken_ = static_cast<std::uint8_t>(taken_ | 1U << size_);
        add(piece);
    }
    bool is_taken(std::size_t at) const { return (taken_ >> at & 1U) != 0; }
    Piece remove(std::size_t at) {
        const Piece gone = pieces_[at];
        for (std::size_t i = at + 1; i < size_; ++i) {
            pieces_[i - 1] = pieces_[i];
        }
        --size_;
        const unsigned below = (1U << at) - 1U;
        taken_ = static_cast<std::uint8_t>((taken_ & below) | (taken_ >> 1U & ~below));
        return gone;
    }

private:
    std::array<Piece, room + 1> pieces_{};
    std::uint8_t size_ = 0;
    std::uint8_t taken_ = 0;  ///< which of them have lain in a Dossier, a bit each
};

}  // namespace arbiter::frame_work
