// Adds up hidden pieces, kind by kind.
#include "rules/unknown/sums.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace arbiter::unknown {
namespace {

constexpr std::uint64_t steps_of_way = 20;

}  // namespace

Sums::Sums(const HiddenPieces& pieces, std::span<const std::uint32_t> weights, std::span<const std::size_t> sum_of,
           Budget budget)
    : weights_(weights), sum_of_(sum_of) {
    for (std::size_t group = 0; group < pieces.groups().size(); ++group) {
        class_of_.push_back(class_of(pieces, group));
    }
    for (const Fact& fact : pieces.facts()) {
        add_step(fact.kind, true, [&](std::size_t group) { return fact.from.contains(group); });
    }
    pieces.kinds_left().each([&](std::size_t kind) {
        add_step(static_cast<Kind>(kind), false,
                 [&](std::size_t group) { return !pieces.groups()[group].excluded.contains(kind); });
        return true;
    });
    run(budget);
}

std::size_t Sums::class_of(const HiddenPieces& pieces, std::size_t group) {
    const Group& here = pieces.groups()[group];
    std::vector<bool> facts;
    for (const Fact& fact : pieces.facts()) {
        facts.push_back(fact.from.contains(group));
    }
    const auto same = std::ranges::find_if(classes_, [&](const Class& one) {
        const Group& other = pieces.groups()[one.like];
        return other.place == here.place && other.excluded == here.excluded && one.facts == facts;
    });
    const auto at = static_cast<std::size_t>(same - classes_.begin());
    if (same == classes_.end()) {
        classes_.push_back({.like = group, .facts = std::move(facts)});
        sum_of_class_.push_back(sum_of_[here.place]);
    }
    classes_[at].count += here.count;
    return at;
}

template <typename MayHave>
void Sums::add_step(Kind kind, bool shown, MayHave may_have) {
    Step step{.kind = kind, .shown = shown, .to = std::vector<bool>(classes_.size())};
    for (std::size_t group = 0; group < class_of_.size(); ++group) {
        step.to[class_of_[group]] = step.to[class_of_[group]] || may_have(group);
    }
    steps_.push_back(std::move(step));
}

void Sums::run(Budget budget) {
    Way first;
    for (const Class& one : classes_) {
        first.push_back(one.count);
    }
    first.resize(classes_.size() + 1 + *std::ranges::max_element(sum_of_));
    layers_.push_back({first});
    for (std::size_t i = 0; i < steps_.size() && !spent_; ++i) {
        const std::size_t left = steps_.size() - i - 1;
        std::set<Way> next;
        for (const Way& way : layers_.back()) {
            each_next(way, steps_[i], [&](const Way& one, std::size_t) {
                const auto end = one.begin() + static_cast<std::ptrdiff_t>(classes_.size());
                if (std::accumulate(one.begin(), end, std::size_t{0}) <= left) {
                    next.insert(one);
                }
            });
        }
        spent_ = !budget.spend(steps_of_way * next.size());
        layers_.push_back(std::move(next));
    }
}

/// To the stock, and to each class that may have it.
template <typename Visit>
void Sums::each_next(const Way& way, const Step& step, Visit visit) const {
    if (!step.shown) {
        visit(way, classes_.size());
    }
    for (std::size_t to = 0; to < classes_.size(); ++to) {
        if (step.to[to] && way[to] > 0) {
            Way next = way;
            --next[to];
            next[classes_.size() + sum_of_class_[to]] += step.shown ? 0 : weights_[step.kind];
            visit(next, to);
        }
    }
}

Sums::Totals Sums::totals_of(const Way& way) const {
    return {way.begin() + static_cast<std::ptrdiff_t>(classes_.size()), way.end()};
}

void Sums::each(const std::function<void(const Totals& totals)>& visit) const {
    for (const Way& way : layers_.back()) {
        visit(totals_of(way));
    }
}

std::vector<Kinds64> Sums::kinds_where(const std::function<bool(const Totals& totals)>& such) const {
    std::vector<Kinds64> kinds(classes_.size(), known() ? 0 : ~Kinds64{0});
    std::set<Way> good;
    for (const Way& way : layers_.back()) {
        if (known() && such(totals_of(way))) {
            good.insert(way);
        }
    }
    for (std::size_t i = steps_.size(); known() && i-- > 0;) {
        std::set<Way> before;
        for (const Way& way : layers_[i]) {
            each_next(way, steps_[i], [&](const Way& next, std::size_t to) {
                if (good.contains(next)) {
                    before.insert(way);
                    if (to < classes_.size()) {
                        kinds[to] |= Kinds64{1} << steps_[i].kind;
                    }
                }
            });
        }
        good = std::move(before);
    }
    std::vector<Kinds64> of_groups;
    for (const std::size_t of : class_of_) {
        of_groups.push_back(kinds[of]);
    }
    return of_groups;
}

}  // namespace arbiter::unknown
