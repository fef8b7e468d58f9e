// Compares a record then and now, finding by finding.
#include "cli/baseline/record_comparison.hpp"

#include "cli/baseline/baseline.hpp"
#include "cli/baseline/baseline_line.hpp"
#include "cli/report/digest.hpp"
#include "cli/report/fingerprint.hpp"
#include "cli/report/judged_record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace arbiter::cli {
namespace {

/// What findings are compared by. In the same record, what is wrong is the same wherever comments have pushed it; in
/// one that was edited, it stands in the same line of the game; and a baseline without ids has nothing but places.
enum class Sameness : std::uint8_t { code, line, place };

Sameness sameness(const BaselineLine& then, const JudgedRecord& now) {
    return !then.id ? Sameness::place : then.id == now.id.high ? Sameness::code : Sameness::line;
}

/// Numbers what looks the same: "error azul.line.full", "error azul.line.full #2".
class Numbered {
public:
    std::string operator()(std::string mark) {
        const unsigned count = ++seen_[mark];
        return count == 1 ? mark : fmt::format("{} #{}", mark, count);
    }

private:
    std::map<std::string, unsigned> seen_;
};

std::string mark(Sameness by, const KnownFinding& finding) {
    switch (by) {
        case Sameness::code: return fmt::format("{} {}", finding.severity, finding.code);
        case Sameness::line: return fmt::format("{} {}", finding.severity, finding.mark);
        case Sameness::place: break;
    }
    return words_of(finding.digest());
}

std::vector<std::string> marks_now(Sameness by, const JudgedRecord& judged) {
    std::vector<std::string> marks;
    Numbered numbered;
    for (const Finding& finding : judged.report.findings) {
        const std::string line = by == Sameness::line ? mark_in_game(judged, finding) : std::string{};
        const DigestFinding words = digest_of(judged, finding);
        marks.push_back(
            numbered(mark(by, {std::string(words.severity), std::string(words.code), words.line, words.column, line})));
    }
    return marks;
}

bool is_at_least(std::string_view severity, Severity level) {
    const Severity found = severity == "error"     ? Severity::error
                           : severity == "warning" ? Severity::warning
                                                   : Severity::note;
    return found >= level;
}

std::size_t rank(std::string_view verdict) {
    for (const Verdict one : {Verdict::valid, Verdict::incomplete, Verdict::unverified, Verdict::violation}) {
        if (verdict == name_of(one)) {
            return static_cast<std::size_t>(one);
        }
    }
    return static_cast<std::size_t>(Verdict::unreadable);
}

bool has_same_scores(const BaselineLine& then, const Report& now) {
    return std::equal(then.scores.begin(), then.scores.end(), now.scores.begin(), now.scores.begin() + now.score_count);
}

}  // namespace

void compare_with_baseline(BaselineStatus& status, const BaselineLine& then, const JudgedRecord& now) {
    const Sameness by = sameness(then, now);
    status.marks = marks_now(by, now);
    std::map<std::string, std::string, std::less<>> gone;  // with their words
    Numbered numbered;
    bool relieved = false;
    for (const KnownFinding& finding : then.findings) {
        const auto one = gone.emplace(numbered(mark(by, finding)), words_of(finding.digest())).first;
        status.known.insert(one->first);
    }
    std::size_t fresh = 0;
    for (const std::string& one : status.marks) {
        fresh += gone.erase(one) == 0 ? 1U : 0U;
    }
    for (auto& [key, words] : gone) {
        relieved = relieved || is_at_least(words.substr(0, words.find(' ')), status.level);
        status.fixed.push_back({words, key});
    }
    const bool same_scores = has_same_scores(then, now.report);
    const bool same = then.verdict == name_of(now.report.verdict) && same_scores && fresh == 0 && gone.empty();
    status.change = same ? Change::unchanged : Change::changed;
    if (!same) {
        status.was = then.digest();
        status.is = digest(now);
        status.better = by == Sameness::line || (rank(name_of(now.report.verdict)) <= rank(then.verdict) &&
                                                 (relieved || (fresh == 0 && same_scores)));
    }
}

}  // namespace arbiter::cli
