// Says where a report differs from what its record expects, and what the record would have to say.
#include "cli/cases/expectation.hpp"
#include "grammar/text/phrase.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/registry/registry.hpp"
#include "rules/report/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <utility>

namespace arbiter::cli {
namespace {

std::string join(const std::vector<std::string_view>& words) {
    return words.empty() ? "nobody" : joined_by(words, " ");
}

std::vector<std::string_view> names_of(const Report& report, std::uint8_t seats) {
    std::vector<std::string_view> names;
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        if ((seats >> static_cast<unsigned>(seat) & 1U) != 0) {
            names.push_back(report.seats.name(seat));
        }
    }
    return names;
}

void compare_names(std::uint64_t line, const std::string& what, std::vector<std::string_view> expected,
                   std::vector<std::string_view> found, std::vector<Mismatch>& mismatches) {
    std::sort(expected.begin(), expected.end());
    std::sort(found.begin(), found.end());
    if (expected != found) {
        mismatches.push_back({line, {what + join(expected)}, {what + join(found)}});
    }
}

std::string scores_in_words(std::span<const ScoreRange> scores) {
    std::string words = scores.empty() ? "no scores" : "scores";
    for (const ScoreRange& range : scores) {
        words += range.least == range.most ? fmt::format(" {}", range.most)
                                           : fmt::format(" {}..{}", range.least, range.most);
    }
    return words;
}

void compare_outcome(const Expectation& expectation, const Report& report, std::vector<Mismatch>& mismatches) {
    if (!expectation.fault.empty()) {
        mismatches.push_back({expectation.line, {"an Expect line that can be read"}, {expectation.fault}});
    }
    if (expectation.verdict && *expectation.verdict != report.verdict) {
        mismatches.push_back({expectation.line,
                              {fmt::format("verdict {}", name_of(*expectation.verdict))},
                              {fmt::format("verdict {}", name_of(report.verdict))}});
    }
    const Totals totals = Totals::of(report);
    const std::span scores = totals.all();
    if (expectation.scores && !std::ranges::equal(*expectation.scores, scores)) {
        mismatches.push_back({expectation.line, {scores_in_words(*expectation.scores)}, {scores_in_words(scores)}});
    }
    if (expectation.winners) {
        compare_names(expectation.line, "winners ", *expectation.winners, names_of(report, report.winners), mismatches);
    }
    if (expectation.may_win) {
        compare_names(expectation.line, "may-win ", *expectation.may_win, names_of(report, report.possible_winners),
                      mismatches);
    }
}

/// The codes of one line, on both sides.
struct LineCodes {
    std::set<std::string_view> expected;
    std::set<std::string_view> found;
    std::vector<std::string> told;  ///< what was found, in words
};

std::string tell(const Finding& finding) {
    return fmt::format("{}: {}", finding.rule->id, finding.message);
}

std::vector<std::string> tell(const std::set<std::string_view>& codes) {
    std::vector<std::string> lines;
    for (const std::string_view code : codes) {
        lines.push_back(fmt::format("{}{}", code, find_rule(code) == nullptr ? " (there is no such code)" : ""));
    }
    return lines;
}

std::map<std::uint64_t, LineCodes> codes_by_line(const Expectation& expectation, const RecordText& record,
                                                 const Report& report) {
    std::map<std::uint64_t, LineCodes> lines;
    for (const ExpectedCode& expected : expectation.codes) {
        lines[expected.line].expected.insert(expected.code);
    }
    const auto find = [&](const Finding& finding) {
        LineCodes& line = lines[place_of(record, finding.span.begin).line];
        if (!record::follows_from_record(finding.rule->id) || line.expected.count(finding.rule->id) != 0) {
            line.found.insert(finding.rule->id);
            line.told.push_back(tell(finding));
        }
    };
    for (const Finding& finding : report.findings) {
        find(finding);
        std::for_each(finding.follows.begin(), finding.follows.end(), find);
    }
    return lines;
}

void compare_codes(const Expectation& expectation, const RecordText& record, const Report& report,
                   std::vector<Mismatch>& mismatches) {
    for (const auto& [number, line] : codes_by_line(expectation, record, report)) {
        if (line.expected != line.found) {
            mismatches.push_back({number, tell(line.expected), line.told});
        }
    }
}

void compare_errors(const RecordText& record, const Report& report, std::vector<Mismatch>& mismatches) {
    for (const Finding& finding : report.findings) {
        if (finding.severity == Severity::error) {
            mismatches.push_back({place_of(record, finding.span.begin).line, {}, {tell(finding)}});
        }
    }
}

}  // namespace

std::vector<Mismatch> compare(const Expectation& expectation, const RecordText& record, const Report& report) {
    std::vector<Mismatch> mismatches;
    if (!expectation.any()) {
        compare_errors(record, report, mismatches);
        return mismatches;
    }
    compare_outcome(expectation, report, mismatches);
    compare_codes(expectation, record, report, mismatches);
    std::stable_sort(mismatches.begin(), mismatches.end(),
                     [](const Mismatch& a, const Mismatch& b) { return a.line < b.line; });
    return mismatches;
}

std::vector<std::pair<std::uint64_t, std::vector<std::string_view>>> codes_instead(const Expectation& expectation,
                                                                                   const RecordText& record,
                                                                                   const Report& report) {
    std::vector<std::pair<std::uint64_t, std::vector<std::string_view>>> lines;
    for (const auto& [number, line] : codes_by_line(expectation, record, report)) {
        if (line.expected != line.found) {
            lines.emplace_back(number, std::vector<std::string_view>(line.found.begin(), line.found.end()));
        }
    }
    return lines;
}

std::string outcome_instead(const Expectation& expectation, const Report& report) {
    std::vector<Mismatch> mismatches;
    compare_outcome(expectation, report, mismatches);
    if (mismatches.empty()) {
        return {};
    }
    std::string text(name_of(report.verdict));
    const Totals totals = Totals::of(report);
    if (expectation.scores && totals.count != 0) {
        text += fmt::format(", {}", scores_in_words(totals.all()));
    }
    if (expectation.winners) {
        text += fmt::format(", winners {}", join(names_of(report, report.winners)));
    }
    if (expectation.may_win) {
        text += fmt::format(", may-win {}", join(names_of(report, report.possible_winners)));
    }
    return text;
}

}  // namespace arbiter::cli
