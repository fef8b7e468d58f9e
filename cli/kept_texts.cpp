// Keeps the texts in one temporary file, and where they stand in another.
#include "cli/kept_texts.hpp"

#include "rules/random.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::cli {

void KeptTexts::add(SortKey key, std::string_view text) {
    places_.add({std::move(key), texts_.size(), text.size()});
    texts_.append(text);
}

std::uint64_t KeptTexts::size() const {
    return sample_ ? std::min(sample_->count, places_.size()) : places_.size();
}

/// Goes over them once: each is taken with the chance that is left for it.
void KeptTexts::each_taken(const EachPlace& take) const {
    std::uint64_t wanted = size();
    std::uint64_t left = places_.size();
    Random random(sample_ ? sample_->seed : 0);
    places_.each([&](const KeptPlace& place) {
        const bool taken = wanted == left || random.next() % left < wanted;
        --left;
        wanted -= taken ? 1U : 0U;
        if (taken) {
            take(place);
        }
    });
}

void KeptTexts::each(const std::function<void(const std::string&)>& take) const {
    std::string text;
    const auto take_text = [&](const KeptPlace& place) {
        text.resize(place.size);
        texts_.read(place.offset, text.data(), text.size());
        take(text);
    };
    if (!descending_) {
        each_taken(take_text);
        return;
    }
    SortedPlaces sorted(*descending_, room_);
    each_taken([&sorted](const KeptPlace& place) { sorted.add(place); });
    sorted.each(take_text);
}

}  // namespace arbiter::cli
