// Puts findings together that say the same, and lists the further lines.
#include "cli/report/finding_groups.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>

namespace arbiter::cli {
namespace {

constexpr std::size_t most_lines = 8;

using Saying = std::tuple<const Rule*, Severity, std::string_view>;

/// What is wrong, without the word that happens to stand there: one habit of a writer is one cause on many lines.
std::string_view cause_of(const Finding& finding) {
    const std::string_view message = finding.message;
    return finding.rule->kind == Kind::syntax ? message.substr(0, message.find(", found ")) : message;
}

}  // namespace

std::size_t FindingGroup::count() const {
    std::size_t sum = 1 + first->repeats;
    for (const Finding* const other : others) {
        sum += 1 + other->repeats;
    }
    return sum;
}

std::vector<FindingGroup> groups_of(const Report& report) {
    std::vector<FindingGroup> groups;
    if (report.findings.size() == 1) {
        groups.push_back({&report.findings.front(), {}});
        return groups;
    }
    std::map<Saying, std::size_t> known;
    for (const Finding& finding : report.findings) {
        const auto [at, fresh] = known.try_emplace({finding.rule, finding.severity, cause_of(finding)}, groups.size());
        if (fresh) {
            groups.push_back({&finding, {}});
        } else {
            groups[at->second].others.push_back(&finding);
        }
    }
    return groups;
}

std::string also_on(const JudgedRecord& judged, const FindingGroup& group) {
    std::string words;
    const std::size_t shown = std::min(group.others.size(), most_lines);
    for (std::size_t i = 0; i < shown; ++i) {
        const bool closing = i + 1 == shown && group.count() - 1 - group.first->repeats == shown;
        words += i == 0 ? (group.others.size() == 1 ? "also on line " : "also on lines ") : closing ? " and " : ", ";
        words += fmt::format("{}", place_of(judged.record, group.others[i]->span.begin).line);
    }
    const std::size_t rest = group.count() - 1 - shown - group.first->repeats;
    if (rest != 0) {
        words += fmt::format(" and {} more", rest);
    }
    return words;
}

}  // namespace arbiter::cli
