// Counts slips row by row, of which a swap looks back two.
#include "grammar/text/alignment.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace arbiter {

unsigned Alignment::slips(std::string_view one, std::string_view other) {
    auto* before = &rows_[0];
    auto* last = &rows_[1];
    auto* row = &rows_[2];
    std::iota(last->begin(), last->begin() + other.size() + 1, std::uint8_t{0});
    for (std::size_t i = 1; i <= one.size(); ++i) {
        (*row)[0] = static_cast<std::uint8_t>(i);
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const unsigned replaced = (*last)[j - 1] + (one[i - 1] == other[j - 1] ? 0U : 1U);
            unsigned least = std::min({(*last)[j] + 1U, (*row)[j - 1] + 1U, replaced});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1]) {
                least = std::min(least, (*before)[j - 2] + 1U);
            }
            (*row)[j] = static_cast<std::uint8_t>(least);
        }
        std::swap(before, last);
        std::swap(last, row);
    }
    return (*last)[other.size()];
}

}  // namespace arbiter
