// Counts the slips between two words: letters changed, left out, put in or swapped.
#include "grammar/text/spelling.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

namespace arbiter {
namespace {

constexpr std::size_t longest = 32;  // nobody misspells a longer word than the longest we know
using Row = std::array<std::size_t, longest + 1>;

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Restricted Damerau-Levenshtein distance.
std::size_t slips(std::string_view a, std::string_view b) {
    Row two_ago{};
    Row last{};
    Row now{};
    for (std::size_t j = 0; j <= b.size(); ++j) {
        last[j] = j;
    }
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = lower(a[i - 1]) == lower(b[j - 1]);
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (same ? 0 : 1)});
            const bool swapped =
                i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]);
            if (swapped) {
                now[j] = std::min(now[j], two_ago[j - 2] + 1);
            }
        }
        two_ago = last;
        last = now;
    }
    return last[b.size()];
}

}  // namespace

std::string_view nearest_word(std::string_view word, std::span<const std::string_view> candidates) {
    if (word.empty() || word.size() > longest) {
        return {};
    }
    std::string_view best;
    std::size_t fewest = (word.size() + 2) / 3 + 1;
    for (const std::string_view candidate : candidates) {
        if (candidate.size() <= longest && slips(word, candidate) < fewest) {
            fewest = slips(word, candidate);
            best = candidate;
        }
    }
    return best;
}

}  // namespace arbiter
