// Pairs records by what they say, then those that are left by their places.
#include "cli/baseline/baseline_matching.hpp"

#include "cli/baseline/baseline_line.hpp"
#include "cli/text/file_name.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace arbiter::cli {

void BaselineMatching::add(const std::string& file, unsigned turn, std::uint64_t number, std::uint64_t id) {
    const Place place{file, turn};
    std::vector<Now>& records = now_[place];
    if (records.empty()) {
        order_.push_back(place);
    }
    records.push_back({number, id});
}

void BaselineMatching::pair() {
    const auto& known = baseline_.records();
    taken_.assign(known.size(), false);
    by_id_.resize(known.size());
    std::iota(by_id_.begin(), by_id_.end(), 0U);
    std::sort(by_id_.begin(), by_id_.end(), [&known](std::uint32_t a, std::uint32_t b) {
        return std::tie(known[a].id, known[a].file, a) < std::tie(known[b].id, known[b].file, b);
    });
    next_.resize(known.size() + 1);
    std::iota(next_.begin(), next_.end(), 0U);
    pair_by_id(true);
    pair_by_id(false);
    for (const Place& place : order_) {
        pair_by_place(place, now_[place]);
    }
}

/// The next one that is free, in the order of ids; whoever asks again finds it sooner.
std::uint32_t BaselineMatching::free_from(std::uint32_t at) {
    std::uint32_t free = at;
    while (next_[free] != free) {
        free = next_[free];
    }
    while (next_[at] != free) {
        at = std::exchange(next_[at], free);
    }
    return free;
}

std::uint32_t BaselineMatching::first_of(std::uint64_t id, std::uint32_t file) const {
    const auto& known = baseline_.records();
    const auto at =
        std::lower_bound(by_id_.begin(), by_id_.end(), std::pair(id, file),
                         [&known](std::uint32_t one, const std::pair<std::uint64_t, std::uint32_t>& wanted) {
                             return std::pair(known[one].id, known[one].file) < wanted;
                         });
    return static_cast<std::uint32_t>(at - by_id_.begin());
}

void BaselineMatching::join(Now& now, std::uint32_t then) {
    now.then = then;
    taken_[then] = true;
}

void BaselineMatching::pair_by_id(bool same_file) {
    const auto& known = baseline_.records();
    for (const Place& place : order_) {
        const std::uint32_t file = same_file ? baseline_.number_of(place.first) : 0;
        for (Now& now : now_[place]) {
            if (now.then != nothing) {
                continue;
            }
            const std::uint32_t at = free_from(first_of(now.id, file));
            const bool found = at < by_id_.size() && known[by_id_[at]].id == now.id && now.id != 0 &&
                               (!same_file || known[by_id_[at]].file == file);
            if (found) {
                join(now, by_id_[at]);
                next_[at] = at + 1;
            }
        }
    }
}

void BaselineMatching::pair_by_place(const Place& place, std::vector<Now>& records) {
    const auto& known = baseline_.records();
    std::uint32_t file = baseline_.number_of(place.first);
    const auto first =
        std::lower_bound(known.begin(), known.end(), file,
                         [](const Baseline::Known& one, std::uint32_t wanted) { return one.file < wanted; });
    auto at = static_cast<std::uint32_t>(first - known.begin());
    for (Now& now : records) {
        if (now.then != nothing) {
            at = now.then;
            file = known[at].file;
            ++at;
        } else if (at < known.size() && known[at].file == file && !taken_[at]) {
            join(now, at++);
        } else if (place.second > 1) {
            now.then = at_place(place.first, now.number);
        }
    }
}

std::uint32_t BaselineMatching::at_place(const std::string& file, std::uint64_t number) const {
    const auto& known = baseline_.records();
    const std::pair wanted{baseline_.number_of(file), number};
    const auto at = std::lower_bound(
        known.begin(), known.end(), wanted,
        [](const Baseline::Known& one, const auto& place) { return std::pair(one.file, one.number) < place; });
    return at != known.end() && std::pair(at->file, at->number) == wanted
               ? static_cast<std::uint32_t>(at - known.begin())
               : nothing;
}

std::uint32_t BaselineMatching::by_itself(const JudgedRecord& judged) const {
    const auto& known = baseline_.records();
    const std::uint32_t at = first_of(judged.id.high, 0);
    if (judged.id.high != 0 && at < by_id_.size() && known[by_id_[at]].id == judged.id.high) {
        return by_id_[at];
    }
    const std::uint32_t there = at_place(shown_name(judged.file), judged.record.number);
    return there != nothing && !taken_[there] ? there : nothing;
}

const BaselineMatching::Now* BaselineMatching::find(const JudgedRecord& judged) const {
    const auto file = now_.find({shown_name(judged.file), judged.turn});
    if (file == now_.end()) {
        return nullptr;
    }
    const std::vector<Now>& records = file->second;
    const auto at = std::lower_bound(records.begin(), records.end(), judged.record.number,
                                     [](const Now& one, std::uint64_t number) { return one.number < number; });
    return at != records.end() && at->number == judged.record.number ? &*at : nullptr;
}

std::optional<std::uint64_t> BaselineMatching::id_of(const JudgedRecord& judged) const {
    const Now* const now = find(judged);
    return now == nullptr ? std::nullopt : std::optional(now->id);
}

std::optional<BaselineLine> BaselineMatching::then(const JudgedRecord& judged) const {
    const Now* const now = find(judged);
    const std::uint32_t then = now == nullptr ? by_itself(judged) : now->then;
    return then == nothing ? std::nullopt : read_baseline_line(baseline_.text_of(baseline_.records()[then]));
}

}  // namespace arbiter::cli
