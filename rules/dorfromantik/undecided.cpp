// Adds up markers in every way there is.
#include "rules/dorfromantik/undecided.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace arbiter::dorfromantik {
namespace {

/// In how many ways the first so many markers come to each sum; more than one is two.
using Ways = std::vector<std::vector<std::uint8_t>>;

std::size_t number(const Undecided& undecided) {
    return undecided.marker.number;
}

Ways ways_of(std::span<const Undecided> undecided) {
    std::size_t most = 0;
    Ways ways{{1}};
    for (const Undecided& one : undecided) {
        const std::vector<std::uint8_t>& before = ways.back();
        most += number(one);
        std::vector<std::uint8_t> after(most + 1);
        for (std::size_t sum = 0; sum < before.size(); ++sum) {
            after[sum] = static_cast<std::uint8_t>(std::min(2, after[sum] + before[sum]));
            std::uint8_t& with = after[sum + number(one)];
            with = static_cast<std::uint8_t>(std::min(2, with + before[sum]));
        }
        ways.push_back(std::move(after));
    }
    return ways;
}

}  // namespace

std::vector<std::int64_t> possible_sums(std::span<const Undecided> undecided) {
    if (undecided.size() > most_undecided) {
        return {};
    }
    const Ways ways = ways_of(undecided);
    std::vector<std::int64_t> sums;
    for (std::size_t sum = 0; sum < ways.back().size(); ++sum) {
        if (ways.back()[sum] != 0) {
            sums.push_back(static_cast<std::int64_t>(sum));
        }
    }
    return sums;
}

std::optional<std::vector<bool>> only_choice(std::span<const Undecided> undecided, std::int64_t sum) {
    const Ways ways = ways_of(undecided);
    auto left = static_cast<std::size_t>(sum);
    if (ways.back()[left] != 1) {
        return std::nullopt;
    }
    std::vector<bool> completed(undecided.size());
    for (std::size_t at = undecided.size(); at-- > 0;) {
        completed[at] = left >= ways[at].size() || ways[at][left] == 0;
        left -= completed[at] ? number(undecided[at]) : 0;
    }
    return completed;
}

/// Backwards from the sum: what the markers before each may have come to.
std::vector<Fates> fates(std::span<const Undecided> undecided, std::int64_t sum) {
    const Ways ways = ways_of(undecided);
    std::vector<Fates> fates(undecided.size());
    std::vector<std::uint8_t> wanted(ways.back().size());
    wanted[static_cast<std::size_t>(sum)] = 1;
    for (std::size_t at = undecided.size(); at-- > 0;) {
        const std::vector<std::uint8_t>& before = ways[at];
        std::vector<std::uint8_t> earlier(before.size());
        for (std::size_t left = 0; left < before.size(); ++left) {
            const bool cancelled = before[left] != 0 && wanted[left] != 0;
            const bool completed = before[left] != 0 && wanted[left + number(undecided[at])] != 0;
            fates[at].cancelled = fates[at].cancelled || cancelled;
            fates[at].completed = fates[at].completed || completed;
            earlier[left] = cancelled || completed ? 1 : 0;
        }
        wanted = std::move(earlier);
    }
    return fates;
}

std::vector<worlds::Value> fates_at(std::span<const Undecided> undecided, std::int64_t sum) {
    std::vector<worlds::Value> values;
    const std::vector<Fates> all = fates(undecided, sum);
    for (std::size_t at = 0; at < undecided.size(); ++at) {
        if (all[at].cancelled) {
            values.push_back({undecided[at].span.begin, "cancelled"});
        }
        if (all[at].completed) {
            values.push_back({undecided[at].span.begin, "completed"});
        }
    }
    return values;
}

std::string question_of_fate(const std::string& marker) {
    return "whether " + marker + " was completed or cancelled";
}

}  // namespace arbiter::dorfromantik
