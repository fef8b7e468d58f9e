// Counts, for every common rule, the lines of a record that could have broken it.
#include "rules/record/held.hpp"

#include "grammar/text/utf8.hpp"
#include "rules/record/rulebook.hpp"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace arbiter::record {
namespace {

/// Counts one record for the rules it met.
class Tester {
public:
    Tester(const Report& report, Covered& covered) : report_(report), covered_(covered) {
        covered_.common.resize(rulebook().size());
    }

    /// The whole record could have broken these.
    void record(std::initializer_list<std::string_view> codes) { lines({0, 0xFFFFFFFF}, codes); }
    /// This line could have.
    void lines(Span where, std::initializer_list<std::string_view> codes) {
        for (const std::string_view code : codes) {
            if (!broken(code, where)) {
                ++covered_.common[static_cast<std::size_t>(&rule(code) - rulebook().data())];
            }
        }
    }

private:
    bool broken(std::string_view code, Span where) const {
        return std::any_of(report_.findings.begin(), report_.findings.end(), [&](const Finding& finding) {
            return finding.rule->id == code && finding.span.begin >= where.begin && finding.span.begin < where.end;
        });
    }

    const Report& report_;
    Covered& covered_;
};

void count_header(const Header& header, const Report& report, Tester& tester) {
    tester.record({"syntax.header-line", "record.header.unknown-key", "record.header.twice",
                   "record.header.contradiction", "record.header.bad-value", "record.players.missing",
                   "record.players.count", "record.players.same-name", "record.players.bad-name",
                   "record.players.doubtful"});
    if (header.find("Date") != nullptr) {
        tester.record({"record.header.date"});
    }
    if (header.find("Start") != nullptr) {
        tester.record({"record.start.nobody"});
    }
    if (header.find("House") != nullptr) {
        tester.record({"record.house.unknown", "record.house.bad-option"});
    }
    if (header.find("Allow") != nullptr) {
        tester.record({"record.allow.unused"});
    }
    if (header.find("Result") != nullptr) {
        tester.record({"record.result.not-compared", "record.header.result"});
    }
    if (header.find("Result") != nullptr && report.finished) {
        tester.record({"claim.result"});
    }
}

void count_text(const Header& header, const Report& report, Tester& tester) {
    tester.record({"syntax.before-first-record", "syntax.no-record", "syntax.too-long", "syntax.compressed",
                   "syntax.second-record", "syntax.unknown-game", "syntax.nul"});
    if (!is_plain_ascii(header.text)) {
        tester.record({"syntax.encoding", "syntax.tolerated"});
    }
    if (report.events != 0) {
        tester.record({"syntax.line", "syntax.unknown-name", "syntax.other-game", "syntax.header-in-body",
                       "record.unverified", "record.settled", "record.outline"});
    }
    if (report.finished) {
        tester.record({"record.unfinished", "record.after-end"});
    }
}

void count_line(const Line& line, Tester& tester, Covered& covered) {
    if (line.stands()) {
        tester.lines(line.span, {"record.stands.nothing"});
    }
    if (line.kind() == LineKind::gap) {
        tester.lines(line.span, {"record.gap", "record.gap.again", "record.gap.undone"});
    }
    if (line.kind() == LineKind::turn) {
        tester.lines(line.span, {"record.turn.nobody"});
    }
    if (line.kind() == LineKind::scores) {
        tester.lines(line.span, {"claim.scores"});
    } else if (line.kind() == LineKind::set) {
        tester.lines(line.span, {"record.set.late", "record.set.twice"});
    } else if (line.kind() == LineKind::undo) {
        tester.lines(line.span, {"record.undo.nothing", "record.undo.over"});
    } else if (line.kind() == LineKind::end) {
        tester.record({"record.after-end-line"});
        tester.lines(line.span, {line.end_kind == EndKind::finished ? "claim.finished" : "claim.end"});
        if (line.end_kind == EndKind::resigned || line.end_kind == EndKind::adjudicated) {
            tester.lines(line.span, {"record.end.together"});
        }
        ++covered.ends[static_cast<std::size_t>(line.end_kind)];
    }
}

}  // namespace

void count_held(const Header& header, std::span<const Line> lines, const Report& report, Covered& covered) {
    Tester tester(report, covered);
    count_header(header, report, tester);
    count_text(header, report, tester);
    for (const Line& line : lines) {
        count_line(line, tester, covered);
    }
}

}  // namespace arbiter::record
