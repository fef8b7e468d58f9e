// Looks for each name until it is met.
#include "cli/search/unmatched_terms.hpp"

#include <utility>

namespace arbiter::cli {

void UnmatchedTerms::add(IsIn is_in, std::string sentence) {
    names_.push_back(std::make_unique<Name>());
    names_.back()->is_in = std::move(is_in);
    names_.back()->sentence = std::move(sentence);
}

void UnmatchedTerms::look(const JudgedRecord& judged) const {
    for (const auto& name : names_) {
        if (!name->seen.load(std::memory_order_relaxed) && name->is_in(judged)) {
            name->seen.store(true, std::memory_order_relaxed);
        }
    }
}

std::vector<std::string> UnmatchedTerms::missed() const {
    std::vector<std::string> sentences;
    for (const auto& name : names_) {
        if (!name->seen) {
            sentences.push_back(name->sentence);
        }
    }
    return sentences;
}

}  // namespace arbiter::cli
