// Lists the facts that are open and those that are settled.
#include "rules/candidates/unknown_facts.hpp"

namespace arbiter::candidates {

void Facts::report(const Possible& possible, const Knowledge& knowledge, Report& report) const {
    for (std::size_t i = 0; i < facts_.size(); ++i) {
        const Fact& fact = facts_[i];
        if (!fact.touched || (fact.perhaps && possible[i].size() < 2)) {
            continue;
        }
        const bool listed = fact.told && !std::ranges::count(possible[i], Knowledge::anything);
        std::vector<std::string> could_be;
        for (const std::uint32_t value : possible[i]) {
            could_be.push_back(knowledge.text(value));
        }
        std::ranges::sort(could_be);
        if (listed && could_be.size() == 1) {
            report.settled.push_back({fact.span, fact.words, std::move(could_be.front()), fact.settled_by});
        } else {
            report.assumed.push_back(
                {fact.span, fact.words, listed ? std::move(could_be) : std::vector<std::string>{}});
        }
    }
}

}  // namespace arbiter::candidates
