// Sets the search on a judged record.
#include "rules/registry/fixes.hpp"

#include "grammar/lenient/normalized_record.hpp"
#include "rules/fix/fix_search.hpp"
#include "rules/record/first_cause.hpp"
#include "rules/registry/registry.hpp"

#include <algorithm>

namespace arbiter::fix {

namespace {

/// Where a place of the text as written is in the text as meant.
std::uint32_t place_in(const lenient::NormalizedRecord& meant, std::uint32_t original) {
    std::uint32_t at = 0;
    for (auto end = static_cast<std::uint32_t>(meant.text().size()); at < end;) {
        const std::uint32_t middle = at + (end - at) / 2;
        meant.original(middle) < original ? at = middle + 1 : end = middle;
    }
    return at;
}

/// Lines of it were read through habits.
bool is_meant_otherwise(const Report& report) {
    const auto is_tolerated = [](const Finding& finding) { return finding.rule->id == "syntax.tolerated"; };
    return std::any_of(report.findings.begin(), report.findings.end(), is_tolerated) ||
           std::any_of(report.allowed.begin(), report.allowed.end(),
                       [](const Allowed& allowed) { return allowed.finding.rule->id == "syntax.tolerated"; });
}

/// Whether trials fail where the record is said to: not in its header, nor behind something that is allowed. A wrong
/// scores line may have been set aside for what comes next.
bool agrees(const Simulator& on, const Finding& cause) {
    if (on.stop == on.events.size()) {
        return cause.rule->id == "claim.result";
    }
    const std::size_t last = std::min(on.stop + 1, on.events.size() - 1);
    return cause.span.begin >= on.events[on.stop].line.begin && cause.span.begin <= on.events[last].line.end;
}

/// A wrong claim with the number that the rules give, which its finding has named.
bool says_the_same(const Finding& finding, const Fix& fix) {
    return finding.rule != nullptr && fix.text == finding.help &&
           (finding.rule->id == "claim.scores" || finding.rule->id == "claim.result");
}

}  // namespace

bool is_wanted(const Report& report) {
    return report.verdict == Verdict::violation && record::first_cause(report) != nullptr;
}

void find_fixes(const RecordText& text, const FileReader& open, Report& report, Extent sought) {
    const GameEntry* const game = find_game(report.game);
    if (!is_wanted(report) || game == nullptr) {
        return;
    }
    Finding& cause = *record::first_cause(report);
    const bool otherwise = is_meant_otherwise(report);
    const lenient::NormalizedRecord meant =
        otherwise ? game->normalized(read_record(text), open) : lenient::NormalizedRecord{};
    RecordText normalized = text;
    normalized.text = otherwise ? std::string_view(meant.text()) : text.text;
    const Record record = read_record(normalized);
    const auto simulator = game->simulator_of(record, open);
    const Span at = cause.span;
    cause.span = otherwise ? Span{place_in(meant, at.begin), place_in(meant, at.end)} : at;
    if (simulator != nullptr && agrees(*simulator, cause)) {
        cause.fixes = search(*simulator, record.text.text, report.seats, cause, sought);
    }
    cause.span = at;
    for (Fix& fix : cause.fixes) {
        fix.line = otherwise ? meant.original(fix.line) : fix.line;
        for (auto& [span, instead] : fix.edits) {
            span = otherwise ? meant.original(span) : span;
        }
    }
}

std::size_t worth_telling(const Finding& finding) {
    constexpr std::uint32_t few = 3;
    constexpr std::uint32_t far = 10;
    const std::vector<Fix>& fixes = finding.fixes;
    if (fixes.empty() || fixes.front().text == "gap" || says_the_same(finding, fixes.front())) {
        return 0;
    }
    const Fix& best = fixes.front();
    const auto is_as_likely = [&best](const Fix& fix) {
        return fix.size == best.size && fix.text != "gap" &&
               (best.reaches_end() ? fix.reaches_end() : fix.beyond >= best.beyond);
    };
    const auto end = std::find_if_not(fixes.begin(), fixes.end(), is_as_likely);
    const auto alike = static_cast<std::size_t>(end - fixes.begin());
    if (best.reaches_end()) {
        return best.sole || best.beyond > few ? alike : 0;
    }
    const bool much_farther = end == fixes.end() || best.beyond >= 3 * end->beyond;
    return best.beyond >= far && much_farther ? alike : 0;
}

bool has_sole_fix(const Finding& finding) {
    return worth_telling(finding) == 1 && finding.fixes.front().sole;
}

}  // namespace arbiter::fix
