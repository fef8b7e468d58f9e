// Counts the signs that a sentence and a move have in common.
#include "grammar/lenient/similarity.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::lenient {
namespace {

constexpr std::size_t most_near = 3;
constexpr std::size_t most_ties = 200;

Signs sorted(Signs signs) {
    std::sort(signs.begin(), signs.end());
    return signs;
}

/// How many signs stand in both; both are sorted.
std::size_t common(const Signs& one, const Signs& other) {
    std::size_t both = 0;
    for (auto a = one.begin(), b = other.begin(); a != one.end() && b != other.end();) {
        if (*a == *b) {
            ++both;
            ++a;
            ++b;
        } else {
            *a < *b ? ++a : ++b;
        }
    }
    return both;
}

/// How many signs stand in both in the same order.
std::size_t common_in_order(const Signs& one, const Signs& other) {
    std::vector<std::size_t> row(other.size() + 1);
    for (const Sign sign : one) {
        std::size_t corner = 0;
        for (std::size_t i = 0; i < other.size(); ++i) {
            const std::size_t above = row[i + 1];
            row[i + 1] = sign == other[i] ? corner + 1 : std::max(above, row[i]);
            corner = above;
        }
    }
    return row.back();
}

}  // namespace

Sentence::Sentence(std::string_view line, const Vocabulary& vocabulary)
    : reader_(vocabulary), said_(reader_.sentence(line)), sorted_(sorted(said_.signs)) {
    said_.perhaps = sorted(std::move(said_.perhaps));
}

/// People also say how many they take, which no move says: one number may be too many.
bool Sentence::says_all(const Signs& sorted_move) const {
    std::size_t numbers_missing = 0;
    auto at = sorted_move.begin();
    for (const Sign sign : sorted_) {
        at = std::find_if(at, sorted_move.end(), [sign](Sign other) { return other >= sign; });
        if (at != sorted_move.end() && *at == sign) {
            ++at;
        } else if (!reader_.is_number(sign) || ++numbers_missing > 1) {
            return false;
        }
    }
    return true;
}

void Sentence::compare(std::string_view move) {
    const Signs& signs = reader_.move(move);
    move_.assign(signs.begin(), signs.end());
    std::sort(move_.begin(), move_.end());
    const std::size_t shared = common(sorted_, move_) + common(said_.perhaps, move_);
    const std::size_t spare = signs.size() - shared;
    const bool is_about_it = shared >= said_.unknown || (spare == 0 && shared >= said_.strange);
    if (shared >= fewest_shared && is_about_it && says_all(move_)) {
        keep({std::string(move), shared, spare, common_in_order(said_.signs, signs)});
    }
}

void Sentence::keep(Near near) {
    const auto rank = [](const Near& one) { return std::pair(one.shared, -static_cast<std::ptrdiff_t>(one.spare)); };
    if (!nearest_.empty() && rank(near) > rank(nearest_.front())) {
        nearest_.clear();
    }
    if (nearest_.size() < most_ties && (nearest_.empty() || rank(near) == rank(nearest_.front()))) {
        nearest_.push_back(std::move(near));
    }
}

std::vector<std::string> Sentence::nearest() {
    std::stable_sort(nearest_.begin(), nearest_.end(),
                     [](const Near& one, const Near& other) { return one.in_order > other.in_order; });
    if (nearest_.size() > most_near) {
        const std::size_t best = nearest_.front().in_order;
        std::erase_if(nearest_, [best](const Near& near) { return near.in_order != best; });
    }
    std::vector<std::string> moves;
    for (Near& near : nearest_) {
        moves.push_back(std::move(near.move));
    }
    return moves.size() > most_near ? std::vector<std::string>{} : moves;
}

}  // namespace arbiter::lenient
