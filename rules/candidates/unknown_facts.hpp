// The facts of a record that nobody wrote down, in the order written, and which line settled which.
#pragma once

#include "rules/candidates/knowledge.hpp"
#include "rules/report/report.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::candidates {

struct Fact {
    Span span;             ///< the `?`
    std::string words;     ///< "which tile Ann drafted"
    Span settled_by{};     ///< the line that left one value, itself if that is its own; empty when several are left
    bool touched = true;   ///< something rests on it
    bool told = true;      ///< everything it can be is known; false once candidates are followed no longer
    bool perhaps = false;  ///< only some candidates leave it open: it is one as long as they do
};

class Facts {
public:
    void clear() { facts_.clear(); }
    std::size_t size() const { return facts_.size(); }
    bool empty() const { return facts_.empty(); }
    Fact& operator[](std::size_t fact) { return facts_[fact]; }
    /// From the first `?` to the last, where there are any.
    Span extent() const { return {facts_.front().span.begin, facts_.back().span.end}; }

    void add(Span span, std::string words) { facts_.push_back({span, std::move(words)}); }
    /// Facts that are open only in some of the positions that a written one can be, among the others.
    void add_perhaps(Span span, std::string words) {
        const auto behind =
            std::ranges::upper_bound(facts_, span.begin, {}, [](const Fact& fact) { return fact.span.begin; });
        facts_.insert(behind, {.span = span, .words = std::move(words), .perhaps = true});
    }
    /// The fact whose `?` stands here.
    std::optional<std::uint32_t> at(std::uint32_t offset) const {
        const auto found =
            std::ranges::lower_bound(facts_, offset, {}, [](const Fact& fact) { return fact.span.begin; });
        const bool here = found != facts_.end() && found->span.begin == offset;
        return here ? std::optional(static_cast<std::uint32_t>(found - facts_.begin())) : std::nullopt;
    }
    /// Behind this line, or the lines of a position, those facts with one value are settled.
    void infer(const Possible& possible, Span line) {
        for (std::size_t i = 0; i < facts_.size(); ++i) {
            const bool settled = possible[i].size() == 1 && possible[i].front() != Knowledge::anything;
            if (settled && facts_[i].settled_by.empty()) {
                const Span fact = facts_[i].span;
                facts_[i].settled_by = line.begin <= fact.begin && fact.end <= line.end ? fact : line;
            }
        }
    }
    /// What can be said of all facts at the end. `completions`: how many complete records are left, as far as it is
    /// known.
    void report(const Possible& possible, const Knowledge& knowledge, Report& report) const;

private:
    std::vector<Fact> facts_;
};

}  // namespace arbiter::candidates
