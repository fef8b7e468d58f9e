// Counts the slips between two words: letters changed, left out, put in or swapped.
#include "grammar/text/spelling.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>

namespace arbiter {
namespace {

constexpr std::size_t longest = 32;  // nobody misspells a longer word than the longest we know
using Row = std::array<std::uint8_t, longest + 1>;

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// A word in small letters.
struct Lowered {
    explicit Lowered(std::string_view word) : size(word.size()) {
        std::transform(word.begin(), word.end(), letters.begin(), lower);
    }
    std::size_t size;
    std::array<char, longest> letters{};
};

/// Restricted Damerau-Levenshtein distance.
std::size_t slips(const Lowered& a, const Lowered& b) {
    std::array<Row, 3> rows;
    Row* two_ago = &rows[0];
    Row* last = &rows[1];
    Row* now = &rows[2];
    std::iota(last->begin(), last->end(), std::uint8_t{0});
    for (std::size_t i = 1; i <= a.size; ++i) {
        (*now)[0] = static_cast<std::uint8_t>(i);
        for (std::size_t j = 1; j <= b.size; ++j) {
            const bool same = a.letters[i - 1] == b.letters[j - 1];
            int least = std::min({(*last)[j] + 1, (*now)[j - 1] + 1, (*last)[j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a.letters[i - 1] == b.letters[j - 2] && a.letters[i - 2] == b.letters[j - 1]) {
                least = std::min(least, (*two_ago)[j - 2] + 1);
            }
            (*now)[j] = static_cast<std::uint8_t>(least);
        }
        std::swap(two_ago, last);
        std::swap(last, now);
    }
    return (*last)[b.size];
}

std::size_t difference(std::size_t one, std::size_t other) {
    return one < other ? other - one : one - other;
}

}  // namespace

std::string_view nearest_word(std::string_view word, std::span<const std::string_view> candidates) {
    if (word.empty() || word.size() > longest) {
        return {};
    }
    const Lowered written(word);
    std::string_view best;
    std::size_t fewest = (word.size() + 2) / 3 + 1;
    for (const std::string_view candidate : candidates) {
        // Each letter that one has more than the other is a slip.
        if (candidate.size() > longest || difference(word.size(), candidate.size()) >= fewest) {
            continue;
        }
        if (const std::size_t found = slips(written, Lowered(candidate)); found < fewest) {
            fewest = found;
            best = candidate;
        }
    }
    return best;
}

}  // namespace arbiter
