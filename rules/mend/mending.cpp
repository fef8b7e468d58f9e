// Sets the search on a judged record.
#include "rules/mend/mending.hpp"

#include "grammar/habits/meant.hpp"
#include "rules/mend/search.hpp"
#include "rules/record/first_cause.hpp"
#include "rules/registry.hpp"

#include <algorithm>

namespace arbiter::mend {

namespace {

/// Where a place of the text as written is in the text as meant.
std::uint32_t place_in(const habits::Meant& meant, std::uint32_t original) {
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
bool agrees(const Rehearsal& on, const Finding& cause) {
    if (on.stop == on.events.size()) {
        return cause.rule->id == "claim.result";
    }
    const std::size_t last = std::min(on.stop + 1, on.events.size() - 1);
    return cause.span.begin >= on.events[on.stop].line.begin && cause.span.begin <= on.events[last].line.end;
}

}  // namespace

bool is_wanted(const Report& report) {
    return report.verdict == Verdict::violation && record::first_cause(report) != nullptr;
}

void find_mends(const RecordText& text, const FileReader& open, Report& report, Sought sought) {
    const GameEntry* const game = find_game(report.game);
    if (!is_wanted(report) || game == nullptr) {
        return;
    }
    Finding& cause = *record::first_cause(report);
    const bool otherwise = is_meant_otherwise(report);
    const habits::Meant meant = otherwise ? game->as_meant(read_record(text), open) : habits::Meant{};
    RecordText as_meant = text;
    as_meant.text = otherwise ? std::string_view(meant.text()) : text.text;
    const Record record = read_record(as_meant);
    const auto rehearsal = game->rehearse(record, open);
    const Span at = cause.span;
    cause.span = otherwise ? Span{place_in(meant, at.begin), place_in(meant, at.end)} : at;
    if (rehearsal != nullptr && agrees(*rehearsal, cause)) {
        cause.mends = search(*rehearsal, record.text.text, report.seats, cause, sought);
    }
    cause.span = at;
    for (Mend& mend : cause.mends) {
        mend.line = otherwise ? meant.original(mend.line) : mend.line;
    }
}

/// Where little follows that could tell mends apart, only one that is smaller than all others; else one that leads to
/// the end, or far, and three times as far as any other.
bool is_convincing(const Finding& finding) {
    constexpr std::uint32_t few = 3;
    constexpr std::uint32_t far = 10;
    if (finding.mends.empty()) {
        return false;
    }
    const Mend& best = finding.mends.front();
    const bool alone = finding.mends.size() == 1;
    if (!best.reaches_end()) {
        return best.beyond >= far && (alone || best.beyond >= 3 * finding.mends[1].beyond);
    }
    const bool sole = alone || !finding.mends[1].reaches_end() || finding.mends[1].size > best.size;
    return best.beyond > few || sole;
}

}  // namespace arbiter::mend
