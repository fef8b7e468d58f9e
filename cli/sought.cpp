// Looks for each name until it is met.
#include "cli/sought.hpp"

#include "cli/comparison.hpp"
#include "cli/filter.hpp"
#include "cli/render/plain_text.hpp"

#include <fmt/format.h>

#include <utility>

namespace arbiter::cli {

void Sought::add(Asked asked, std::string pattern) {
    if (asked.is_word()) {
        names_.push_back(std::make_unique<Name>());
        names_.back()->asked = std::move(asked);
        names_.back()->pattern = std::move(pattern);
    }
}

bool Sought::is_in(const Name& name, const Judged& judged) {
    bool found = false;
    const bool date = name.asked.header == "Date";
    name.asked.each_word(judged, [&](std::string_view word) {
        found = found || is_like(word, name.pattern) || (date && compare_dates(word, name.pattern) == 0);
    });
    return found;
}

void Sought::look(const Judged& judged) const {
    for (const auto& name : names_) {
        if (!name->seen.load(std::memory_order_relaxed) && is_in(*name, judged)) {
            name->seen.store(true, std::memory_order_relaxed);
        }
    }
}

std::vector<std::string> Sought::missed() const {
    std::vector<std::string> sentences;
    for (const auto& name : names_) {
        if (!name->seen) {
            const Asked& asked = name->asked;
            const std::string what = asked.field == nullptr ? fmt::format("the header {}:", asked.header)
                                                            : fmt::format("the {}", asked.field->name);
            sentences.push_back(plain_line(fmt::format("no record has {} {}", what, name->pattern)));
        }
    }
    return sentences;
}

}  // namespace arbiter::cli
