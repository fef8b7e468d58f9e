// What a line that nobody can read has in common with moves that were possible: sentences, and lines with too little.
#pragma once

#include "grammar/habits/vocabulary.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::habits {

/// What a text says, word by word and letter by letter, in small letters: keywords and names whole, other words as the
/// letters that the notation has for them, numbers with their sign.
using Signs = std::vector<std::string>;

/// A line in people's own words, asked which moves it may be.
class Sentence {
public:
    Sentence(std::string_view line, const Vocabulary& vocabulary);

    /// It says enough to be one move and no other.
    bool says_enough() const { return signs_.size() + perhaps_.size() >= fewest_shared; }
    /// A move that was possible, in its canonical text.
    void compare(std::string_view move);
    /// The moves that say all that the line says, and the least beside; none, too, where they are many, or where more
    /// of the line is in words that nobody knows.
    std::vector<std::string> nearest();

private:
    static constexpr std::size_t fewest_shared = 3;

    struct Near {
        std::string move;
        std::size_t shared = 0;    ///< signs that both have
        std::size_t spare = 0;     ///< signs of the move that were not said
        std::size_t in_order = 0;  ///< of the shared ones: so many stand in the same order
    };
    bool says_all(const Signs& move) const;
    void keep(Near near);

    const Vocabulary& vocabulary_;
    Signs signs_;
    Signs sorted_;             ///< the same, for counting what is shared
    Signs perhaps_;            ///< keywords that its words come near to, sorted
    std::size_t unknown_ = 0;  ///< words that say nothing of a game
    std::size_t strange_ = 0;  ///< those of them that are not small words between others
    std::vector<Near> nearest_;
};

}  // namespace arbiter::habits
