// What each possible candidate says of the facts that nobody wrote down, shared between candidates with the same past.
#pragma once

#include "grammar/text/by_text.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::candidates {

/// Sets of values, by fact; a value is a number into Knowledge::text.
using Possible = std::vector<std::vector<std::uint32_t>>;

/// A candidate's knowledge is one number: a fact's value on top of an earlier knowledge, or one of two where candidates
/// that have become the same were merged. What a fact can be is what is found on some way down, so merging loses
/// nothing.
class Knowledge {
public:
    using Id = std::uint32_t;
    static constexpr Id nothing = 0;
    /// The value "?" of a fact that nothing bounds: what it can be cannot be listed, and it is never settled.
    static constexpr std::uint32_t anything = 0;

    void clear();
    Id with(Id earlier, std::uint32_t fact, std::string_view value);
    Id either(Id one, Id other);
    std::size_t size() const { return nodes_.size(); }

    std::uint32_t value(std::string_view text);
    const std::string& text(std::uint32_t value) const { return texts_[value]; }

    /// Adds to each fact what it can be, below these; enough of a fact is known when it has `most` values. Answers the
    /// number of steps it took.
    std::size_t collect(std::span<const Id> below, std::size_t most, Possible& possible);

private:
    struct Node {
        Id earlier;
        std::uint32_t fact;  ///< or merged: the other one is in `value`
        std::uint32_t value;
    };
    static constexpr std::uint32_t merged = 0xFFFFFFFF;

    void visit(Id id) {
        if (id != nothing && seen_[id] != stamp_) {
            seen_[id] = stamp_;
            stack_.push_back(id);
        }
    }

    std::vector<Node> nodes_{Node{}};
    std::vector<std::string> texts_;
    ByText<std::uint32_t> numbers_;
    std::vector<std::uint32_t> seen_;
    std::uint32_t stamp_ = 0;
    std::vector<Id> stack_;
};

}  // namespace arbiter::candidates
