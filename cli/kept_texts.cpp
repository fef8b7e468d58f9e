// Keeps the texts in a temporary file, and in memory where they stand in it.
#include "cli/kept_texts.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace arbiter::cli {
namespace {

[[noreturn]] void fail() {
    throw std::runtime_error("the temporary file of the records found cannot be written or read");
}

/// SplitMix64: the same numbers everywhere.
std::uint64_t next_random(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15;
    std::uint64_t value = state;
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EB;
    return value ^ (value >> 31U);
}

bool is_before(const SortKey& one, const SortKey& other, bool descending) {
    if (one.any != other.any || !one.any) {
        return one.any && !other.any;
    }
    const SortKey& first = descending ? other : one;
    const SortKey& second = descending ? one : other;
    return first.number != second.number ? first.number < second.number : first.word < second.word;
}

}  // namespace

void KeptTexts::add(SortKey key, std::string_view text) {
    if (file_ == nullptr) {
        file_.reset(std::tmpfile());
    }
    if (file_ == nullptr || std::fwrite(text.data(), 1, text.size(), file_.get()) != text.size()) {
        fail();
    }
    places_.push_back({std::move(key), end_, text.size()});
    end_ += text.size();
}

/// Goes over them once: each is taken with the chance that is left for it.
void KeptTexts::sample(std::size_t count, std::uint64_t seed) {
    std::size_t wanted = std::min(count, places_.size());
    std::size_t left = places_.size();
    std::erase_if(places_, [&](const Place&) {
        const bool taken = next_random(seed) % left < wanted;
        --left;
        wanted -= taken ? 1U : 0U;
        return !taken;
    });
}

void KeptTexts::sort(bool descending) {
    std::stable_sort(places_.begin(), places_.end(), [descending](const Place& one, const Place& other) {
        return is_before(one.key, other.key, descending);
    });
}

void KeptTexts::each(const std::function<void(const std::string&)>& take) const {
    std::string text;
    for (const Place& place : places_) {
        text.resize(place.size);
        if (std::fseek(file_.get(), static_cast<long>(place.offset), SEEK_SET) != 0 ||
            std::fread(text.data(), 1, text.size(), file_.get()) != text.size()) {
            fail();
        }
        take(text);
    }
}

}  // namespace arbiter::cli
