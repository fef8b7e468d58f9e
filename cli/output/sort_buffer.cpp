// Keeps each text once, and puts what stands for it in order.
#include "cli/output/sort_buffer.hpp"

#include "grammar/text/phrase.hpp"
#include "rules/game/random.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace arbiter::cli {
namespace {

/// More is not compared: a word may be as long as a record.
constexpr std::size_t longest_word = 1024;

bool is_before(const SortKey& one, const SortKey& other, bool descending) {
    if (one.any != other.any || !one.any) {
        return one.any && !other.any;
    }
    const SortKey& first = descending ? other : one;
    const SortKey& second = descending ? one : other;
    return first.number != second.number ? first.number < second.number : first.word < second.word;
}

}  // namespace

void SortBuffer::add(std::vector<SortKey> keys, std::string text) {
    if (texts_.size() == most_) {
        throw std::runtime_error(
            fmt::format("more than {} would have to wait in memory to be sorted, sampled or split; nothing is written "
                        "(--max-records lets more of them wait)",
                        counted(most_, "record")));
    }
    for (SortKey& key : keys) {
        key.word.resize(std::min(key.word.size(), longest_word));
        entries_.push_back({std::move(key), texts_.size()});
    }
    texts_.push_back(std::move(text));
}

/// Goes over them once: each is taken with the chance that is left for it.
void SortBuffer::sample(std::uint64_t count, std::uint64_t seed) {
    std::uint64_t left = entries_.size();
    std::uint64_t wanted = std::min(count, left);
    Random random(seed);
    std::vector<Entry> taken;
    for (Entry& entry : entries_) {
        if (wanted == left || random.next() % left < wanted) {
            taken.push_back(std::move(entry));
            --wanted;
        }
        --left;
    }
    entries_ = std::move(taken);
}

void SortBuffer::sort(bool descending) {
    std::ranges::stable_sort(entries_, [descending](const Entry& one, const Entry& other) {
        return is_before(one.key, other.key, descending);
    });
}

void SortBuffer::each_with_key(const std::function<void(const SortKey&, const std::string&)>& take) const {
    for (const Entry& entry : entries_) {
        take(entry.key, texts_[entry.text]);
    }
}

void SortBuffer::each_key(const std::function<void(const SortKey&)>& take) const {
    for (const Entry& entry : entries_) {
        take(entry.key);
    }
}

}  // namespace arbiter::cli
