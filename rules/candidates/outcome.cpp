// Compares the reports of possible candidates and keeps what they share.
#include "rules/candidates/outcome.hpp"

#include "rules/score/common_sheet.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace arbiter::candidates {
namespace {

bool same(const Value& one, const Value& other);

bool same_members(const Object& one, const Object& other) {
    return std::ranges::equal(
        one, other, [](const auto& a, const auto& b) { return a.first == b.first && same(a.second, b.second); });
}

bool same(const Value& one, const Value& other) {
    if (one.data.index() != other.data.index()) {
        return false;
    }
    if (const auto* const object = std::get_if<Object>(&one.data)) {
        return same_members(*object, std::get<Object>(other.data));
    }
    if (const auto* const list = std::get_if<List>(&one.data)) {
        return std::ranges::equal(*list, std::get<List>(other.data), same);
    }
    return std::visit(
        [&](const auto& value) {
            using Type = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<Type, Object> || std::is_same_v<Type, List>) {
                return true;
            } else {
                return value == std::get<Type>(other.data);
            }
        },
        one.data);
}

Object common_members(const Object& one, const Object& other) {
    Object common;
    for (const auto& [key, value] : one) {
        const auto found = std::ranges::find(other, key, [](const auto& member) { return member.first; });
        if (found == other.end()) {
            continue;
        }
        Value both = common_part(value, found->second);
        if (!std::holds_alternative<std::monostate>(both.data) || same(value, found->second)) {
            common.emplace_back(key, std::move(both));
        }
    }
    return common;
}

bool same_task(const Completed& one, const Completed& other) {
    return one.seat == other.seat && one.span == other.span && one.task == other.task && one.at == other.at &&
           one.cells == other.cells;
}

void keep_common(std::vector<Completed>& kept, const std::vector<Completed>& other) {
    std::erase_if(kept, [&](const Completed& one) {
        return std::ranges::none_of(other, [&](const Completed& theirs) { return same_task(one, theirs); });
    });
}

/// A candidate's own position can leave scores open, and with them who has won.
std::vector<ScoreRange> ranges_of(const Report& world) {
    std::vector<ScoreRange> ranges = world.score_ranges;
    for (std::size_t i = 0; i < world.score_count; ++i) {
        ranges.push_back({world.scores[i], world.scores[i]});
    }
    return ranges;
}

std::uint8_t may_have_won(const Report& world) {
    return world.open_winners ? world.possible_winners : world.winners;
}

}  // namespace

Value common_part(const Value& one, const Value& other) {
    if (same(one, other)) {
        return one;
    }
    const auto* const object = std::get_if<Object>(&one.data);
    const auto* const others = std::get_if<Object>(&other.data);
    if (object != nullptr && others != nullptr) {
        return common_members(*object, *others);
    }
    const auto* const list = std::get_if<List>(&one.data);
    const auto* const other_list = std::get_if<List>(&other.data);
    if (list != nullptr && other_list != nullptr && list->size() == other_list->size()) {
        List common;
        std::ranges::transform(*list, *other_list, std::back_inserter(common), common_part);
        return common;
    }
    return {};
}

void Outcome::add(const Report& world, bool told) {
    candidates_ == 0 ? add_first(world) : add_end(world);
    some_finished_ = some_finished_ || world.finished;
    some_unfinished_ = some_unfinished_ || !world.finished;
    if (!told) {
        common_.breakdown = {};
        common_.sheet.clear();
        common_.extra.clear();
        common_.completed.clear();
        common_.cancelled.clear();
    } else if (candidates_ != 0) {
        add_trail(world);
    }
    ++candidates_;
}

void Outcome::add_first(const Report& world) {
    common_ = world;
    common_.possible_winners = may_have_won(world);
    winners_differ_ = world.open_winners;
    ranges_ = ranges_of(world);
}

void Outcome::add_end(const Report& world) {
    common_.possible_winners |= may_have_won(world);
    winners_differ_ = winners_differ_ || world.open_winners || world.winners != common_.winners;
    const std::vector<ScoreRange> ranges = ranges_of(world);
    for (std::size_t i = 0; i < std::min(ranges_.size(), ranges.size()); ++i) {
        ranges_[i].least = std::min(ranges_[i].least, ranges[i].least);
        ranges_[i].most = std::max(ranges_[i].most, ranges[i].most);
    }
    const auto is_new = [&](const Assumed& fact) {
        return std::ranges::none_of(common_.assumed, [&](const Assumed& one) { return one.span == fact.span; });
    };
    std::ranges::copy_if(world.assumed, std::back_inserter(common_.assumed), is_new);
}

void Outcome::add_trail(const Report& world) {
    common_.breakdown = common_part(common_.breakdown, world.breakdown);
    common_.extra = common_members(common_.extra, world.extra);
    const bool silent = common_.sheet.empty() || world.sheet.empty();
    common_.sheet = silent ? score::Sheet{} : score::common_sheet(common_.sheet, world.sheet);
    keep_common(common_.completed, world.completed);
    keep_common(common_.cancelled, world.cancelled);
}

void Outcome::write_scores(Report& report) const {
    const bool open = std::ranges::any_of(ranges_, [](const ScoreRange& range) { return range.least != range.most; });
    report.scores = common_.scores;
    report.score_count = open ? 0 : static_cast<std::uint32_t>(ranges_.size());
    report.score_ranges = open ? ranges_ : std::vector<ScoreRange>{};
}

void Outcome::write(Report& report) const {
    report.finished = !some_unfinished_;
    report.open_end = some_finished_ && some_unfinished_;
    report.open_winners = winners_differ_;
    report.winners = report.open_winners ? std::uint8_t{0} : common_.winners;
    report.possible_winners = common_.possible_winners;
    write_scores(report);
    // Behind those from before a gap.
    report.assumed.insert(report.assumed.end(), common_.assumed.begin(), common_.assumed.end());
    report.breakdown = common_.breakdown;
    report.sheet = common_.sheet;
    report.extra = common_.extra;
    report.completed = common_.completed;
    report.cancelled = common_.cancelled;
}

}  // namespace arbiter::candidates
