// What a line that nobody can read has in common with moves that were possible: sentences, and lines with too little.
#pragma once

#include "grammar/lenient/line_signs.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lenient {

/// A line in people's own words, asked which moves it may be.
class Sentence {
public:
    Sentence(std::string_view line, const Vocabulary& vocabulary);

    /// It says enough to be one move and no other.
    bool says_enough() const { return said_.signs.size() + said_.perhaps.size() >= fewest_shared; }
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
    bool says_all(const Signs& sorted_move) const;
    void keep(Near near);

    SignReader reader_;
    Said said_;
    Signs sorted_;  ///< what it says, for counting what is shared
    Signs move_;    ///< the same of the move that was compared last
    std::vector<Near> nearest_;
};

}  // namespace arbiter::lenient
