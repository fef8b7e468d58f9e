// Stores what candidates know, node by node, and gathers what facts can be.
#include "rules/candidates/knowledge.hpp"

#include <algorithm>

namespace arbiter::candidates {

void Knowledge::clear() {
    seen_.clear();
    stamp_ = 0;
    if (nodes_.size() == 1 && texts_.size() == 1) [[likely]] {
        return;  // of the record before nothing had to be found out, as of nearly all
    }
    nodes_.resize(1);
    texts_.clear();
    numbers_.clear();
    static_cast<void>(value("?"));  // anything
}

std::uint32_t Knowledge::value(std::string_view text) {
    if (const auto known = numbers_.find(text); known != numbers_.end()) {
        return known->second;
    }
    const auto number = static_cast<std::uint32_t>(texts_.size());
    numbers_.emplace(text, number);
    texts_.emplace_back(text);
    return number;
}

Knowledge::Id Knowledge::with(Id earlier, std::uint32_t fact, std::string_view value) {
    nodes_.push_back({earlier, fact, this->value(value)});
    return static_cast<Id>(nodes_.size() - 1);
}

Knowledge::Id Knowledge::either(Id one, Id other) {
    if (one == other) {
        return one;
    }
    nodes_.push_back({one, merged, other});
    return static_cast<Id>(nodes_.size() - 1);
}

std::size_t Knowledge::collect(std::span<const Id> below, std::size_t most, Possible& possible) {
    seen_.resize(nodes_.size());
    ++stamp_;
    std::size_t steps = 0;
    auto missing = static_cast<std::size_t>(
        std::ranges::count_if(possible, [most](const auto& values) { return values.size() < most; }));
    for (std::size_t next = 0; missing != 0 && (next < below.size() || !stack_.empty());) {
        if (stack_.empty()) {
            visit(below[next++]);
            continue;
        }
        const Node node = nodes_[stack_.back()];
        stack_.pop_back();
        ++steps;
        visit(node.earlier);
        if (node.fact == merged) {
            visit(node.value);
        } else if (auto& values = possible[node.fact];
                   values.size() < most && !std::ranges::count(values, node.value)) {
            values.push_back(node.value);
            missing -= values.size() == most ? 1U : 0U;
        }
    }
    stack_.clear();
    return steps + below.size();
}

}  // namespace arbiter::candidates
