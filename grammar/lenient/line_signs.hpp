// What lines and moves say, sign by sign, so that they can be compared.
#pragma once

#include "grammar/lenient/vocabulary.hpp"
#include "grammar/text/by_text.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lenient {

/// A keyword or a name, a number with its minus, or a letter that the notation has for a word: each as a number.
using Sign = std::uint32_t;
using Signs = std::vector<Sign>;

/// Gives the same number to the same text; a letter may be large or small.
class SignNumbers {
public:
    SignNumbers() { letters_.fill(none); }
    Sign of(std::string_view text);
    /// Whether a sign is a number, such as 3 or -1.
    bool is_number(Sign sign) const { return is_number_[sign]; }

private:
    static constexpr Sign none = ~Sign{0};

    Sign look_up(std::string_view text);

    std::array<Sign, 256> letters_;  ///< of one byte
    ByText<Sign> texts_;
    std::vector<bool> is_number_;
};

/// What a word of a move says, and how many of its bytes do.
struct SaidWord {
    Signs signs;
    std::size_t size = 0;
};

/// What a sentence says in people's own words.
struct Said {
    Signs signs;
    Signs perhaps;            ///< keywords that its words come near to: a move need not have them
    std::size_t unknown = 0;  ///< words that say nothing of a game
    std::size_t strange = 0;  ///< those of them that are not small words between others
};

/// Reads a sentence, and then moves by the thousand: their words are few.
class SignReader {
public:
    /// The vocabulary outlives it.
    explicit SignReader(const Vocabulary& vocabulary) : vocabulary_(vocabulary) {}

    Said sentence(std::string_view line);
    /// Of a move in its canonical text; valid until the next one is read.
    const Signs& move(std::string_view text);
    bool is_number(Sign sign) const { return numbers_.is_number(sign); }

private:
    const Vocabulary& vocabulary_;
    SignNumbers numbers_;
    ByText<SaidWord> words_;  ///< of moves
    Signs move_;
};

}  // namespace arbiter::lenient
