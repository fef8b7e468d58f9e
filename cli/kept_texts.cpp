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

void KeptTexts::each_place(const EachPlace& take) const {
    if (!descending_) {
        each_taken(take);
        return;
    }
    SortedPlaces sorted(*descending_, room_);
    each_taken([&sorted](const KeptPlace& place) { sorted.add(place); });
    sorted.each(take);
}

void KeptTexts::each(const std::function<void(const std::string&)>& take) const {
    each_with_key([&take](const SortKey&, const std::string& text) { take(text); });
}

void KeptTexts::each_with_key(const std::function<void(const SortKey&, const std::string&)>& take) const {
    std::string text;
    each_place([&](const KeptPlace& place) {
        text.resize(place.size);
        texts_.read(place.offset, text.data(), text.size());
        take(place.key, text);
    });
}

void KeptTexts::each_key(const std::function<void(const SortKey&)>& take) const {
    each_place([&take](const KeptPlace& place) { take(place.key); });
}

}  // namespace arbiter::cli
