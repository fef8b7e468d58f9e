// A player's Dossier: the files in front of them, from left to right.
#pragma once

#include "rules/frame-work/hand.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace arbiter::frame_work {

struct File {
    Strand strand = 0;
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

    bool operator==(const File&) const = default;
};

/// Places count from 1, as in records. A file taken out leaves no gap (ruling close-up).
class Dossier {
public:
    std::size_t size() const { return files_.size(); }
    bool has(std::size_t place) const { return place >= 1 && place <= files_.size(); }
    const File& at(std::size_t place) const { return files_[place - 1]; }
    const std::vector<File>& files() const { return files_; }
    /// How many are revealed Alibis: counted as they come and go, because every turn asks.
    std::size_t alibis() const { return alibis_; }

    void clear() {
        files_.clear();
        alibis_ = 0;
    }
    void add(const File& file) {
        files_.push_back(file);
        alibis_ += std::size_t{file.alibi};
    }
    File remove(std::size_t place) {
        const File file = at(place);
        files_.erase(files_.begin() + static_cast<std::ptrdiff_t>(place - 1));
        alibis_ -= std::size_t{file.alibi};
        return file;
    }
    /// Puts another file in the place of one, which it returns.
    File replace(std::size_t place, const File& file) {
        alibis_ += std::size_t{file.alibi};
        alibis_ -= std::size_t{at(place).alibi};
        return std::exchange(files_[place - 1], file);
    }

    /// Three neighbouring revealed Evidence files (ruling bust).
    bool is_busted() const {
        std::size_t run = 0;
        return std::ranges::any_of(files_, [&](const File& file) {
            run = file.evidence ? run + 1 : 0;
            return run == 3;
        });
    }

    bool operator==(const Dossier&) const = default;

private:
    std::vector<File> files_;
    std::size_t alibis_ = 0;
};

}  // namespace arbiter::frame_work
