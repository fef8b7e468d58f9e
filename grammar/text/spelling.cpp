// Looks for the word that takes the fewest slips to reach.
#include "grammar/text/spelling.hpp"

#include "grammar/text/alignment.hpp"
#include "grammar/text/ascii.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace arbiter {
namespace {

constexpr std::size_t longest_word = 32;  // nobody misspells a longer word than the longest we know

/// A word in small letters.
class Lowered {
public:
    explicit Lowered(std::string_view word) : size_(word.size()) {
        std::transform(word.begin(), word.end(), letters_.begin(), [](char letter) { return lower_case(letter); });
    }
    std::string_view text() const { return {letters_.data(), size_}; }

private:
    std::size_t size_;
    std::array<char, longest_word> letters_{};
};

std::size_t difference(std::size_t one, std::size_t other) {
    return one < other ? other - one : one - other;
}

}  // namespace

std::string_view nearest_word(std::string_view word, std::span<const std::string_view> candidates) {
    if (word.empty() || word.size() > longest_word) {
        return {};
    }
    Alignment alignment;
    const Lowered written(word);
    std::string_view best;
    std::size_t fewest = (word.size() + 2) / 3 + 1;
    for (const std::string_view candidate : candidates) {
        // Each letter that one has more than the other is a slip.
        if (candidate.size() > longest_word || difference(word.size(), candidate.size()) >= fewest) {
            continue;
        }
        if (const std::size_t found = alignment.slips(written.text(), Lowered(candidate).text()); found < fewest) {
            fewest = found;
            best = candidate;
        }
    }
    return best;
}

}  // namespace arbiter
