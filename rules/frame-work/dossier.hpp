// A player's Dossier: the files in front of them, from left to right.
#pragma once

#include "rules/frame-work/hand.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace arbiter::frame_work {

struct File {
    Piece piece;
    bool revealed = false;
    bool evidence = false;  ///< revealed and no Alibi: three of these in a row bust
    bool alibi = false;     ///< revealed and an Alibi
    Stamp laid = 0;         ///< the line that put it there
    Stamp shown = 0;        ///< the line that turned it face up

    void turn_up(bool is_alibi, Stamp stamp) {
        revealed = true;
        alibi = is_alibi;
        evidence = !is_alibi;
        shown = stamp;
    }
    void turn_down(Stamp stamp) {
        revealed = alibi = evidence = false;
        shown = stamp;
    }
};

/// Places count from 1, as in records. A file taken out leaves no gap (ruling close-up).
class Dossier {
public:
    std::size_t size() const { return files_.size(); }
    bool has(std::size_t place) const { return place >= 1 && place <= files_.size(); }
    const File& at(std::size_t place) const { return files_[place - 1]; }
    Piece& piece(std::size_t place) { return files_[place - 1].piece; }
    const Piece& piece(std::size_t place) const { return files_[place - 1].piece; }
    const std::vector<File>& files() const { return files_; }
    /// How many are revealed Alibis: counted as they come and go, because every turn asks.
    std::size_t alibis() const { return alibis_; }

    /// How many lie face up.
    std::size_t revealed() const { return revealed_; }

    void clear() {
        files_.clear();
        alibis_ = revealed_ = 0;
        evidence_ = 0;
    }
    void add(const File& file) {
        evidence_ |= bit_of(files_.size(), file);
        files_.push_back(file);
        count(file);
    }
    File remove(std::size_t place) {
        const File file = at(place);
        files_.erase(files_.begin() + static_cast<std::ptrdiff_t>(place - 1));
        discount(file);
        close_up(place - 1);
        return file;
    }
    /// Puts another file in the place of one, which it returns.
    File replace(std::size_t place, const File& file) {
        count(file);
        discount(at(place));
        evidence_ ^= bit_of(place - 1, at(place)) ^ bit_of(place - 1, file);
        return std::exchange(files_[place - 1], file);
    }

    /// Three neighbouring revealed Evidence files (ruling bust).
    bool is_busted() const {
        return files_.size() <= most_bits ? (evidence_ & (evidence_ >> 1U) & (evidence_ >> 2U)) != 0
                                          : has_three_in_a_row();
    }

private:
    /// As many files as have a bit: many times what a deck that somebody plays with fills.
    static constexpr std::size_t most_bits = 64;

    static std::uint64_t bit_of(std::size_t index, const File& file) {
        return index < most_bits ? std::uint64_t{file.evidence} << index : 0;
    }
    /// A file has been taken out here: those behind it have moved.
    void close_up(std::size_t index) {
        const std::uint64_t before = index < most_bits ? (std::uint64_t{1} << index) - 1 : ~std::uint64_t{0};
        evidence_ = (evidence_ & before) | ((evidence_ >> 1U) & ~before);
        if (files_.size() >= most_bits) [[unlikely]] {
            evidence_ |= bit_of(most_bits - 1, files_[most_bits - 1]);
        }
    }
    bool has_three_in_a_row() const {
        std::size_t run = 0;
        return std::ranges::any_of(files_, [&](const File& file) {
            run = (run + 1) * std::size_t{file.evidence};
            return run == 3;
        });
    }
    void count(const File& file) {
        alibis_ += std::size_t{file.alibi};
        revealed_ += std::size_t{file.revealed};
    }
    void discount(const File& file) {
        alibis_ -= std::size_t{file.alibi};
        revealed_ -= std::size_t{file.revealed};
    }

    std::vector<File> files_;
    std::size_t alibis_ = 0;
    std::size_t revealed_ = 0;
    std::uint64_t evidence_ = 0;  ///< which of the first files are, a bit each
};

}  // namespace arbiter::frame_work
