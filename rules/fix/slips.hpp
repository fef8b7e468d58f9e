// A line of a record as text to be changed: its words and marks, and the small changes that slips are.
#pragma once

#include "grammar/record/seats.hpp"
#include "grammar/text/alignment.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::fix {

/// What the lines of a record are made of.
struct Vocabulary {
    struct Word {
        std::string text;
        std::string shape;  ///< its letters and digits as `A`, `a` and `0`: A5 is like S1 and like no name
    };
    std::vector<std::string> names;  ///< as lines name the players
    std::vector<Word> words;         ///< every word
    std::string letters;             ///< every printable ASCII character in which slips are made: not in a name, nor in
                                     ///< a word of the game's language, such as displays

    static constexpr std::size_t most_words = 200;
    explicit Vocabulary(const Seats& seats);
    void add(std::string_view line);

private:
    void add_letters(std::string_view text);
    void add_word(std::string_view text);
};

/// Visits every text that one slip makes of this line, with the size of the slip: 1 for a character, a word for one of
/// its kind, a player for another, a tile turned; 2 for two coordinates swapped. Until `visit` answers false. Nothing
/// of a line of more than 1,000 bytes.
using VisitText = std::function<bool(const std::string& text, unsigned size)>;
void each_slip(std::string_view line, const Vocabulary& vocabulary, const VisitText& visit);

/// Visits the line without one of its claims, and the claim, for each of them; nothing of a line of more than 1,000
/// bytes.
using VisitClaim = std::function<void(const std::string& text, std::string_view claim)>;
void each_claim_left_out(std::string_view line, const VisitClaim& visit);

/// A claim with nothing but its player before it.
bool is_one_claim(std::string_view line);

/// The line with `?` for what chance decides: for each word behind the first, or for each letter of them.
std::string left_open(std::string_view line, bool letters);

/// Lines that are one with `?` where these differ: for whole words, and for letters of them. Empty where they are not
/// made alike; the line itself where there is one.
std::vector<std::string> shared_forms(const std::vector<std::string>& lines);

/// How many characters of one line have to be typed, taken away, replaced or swapped to get another; a player counts as
/// one. At most `most_size`.
inline constexpr unsigned most_size = 99;
class Distance {
public:
    /// Of others from this line. The names outlive it.
    Distance(std::string_view line, const std::vector<std::string>& names);
    /// Any number beyond `most` stands for all of them.
    unsigned to(std::string_view other, unsigned most = most_size);

private:
    const std::vector<std::string>& names_;
    std::string line_;   ///< with a control character for each player
    std::string other_;  ///< the same
    Alignment alignment_;
};

}  // namespace arbiter::fix
