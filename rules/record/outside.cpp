// What stands outside any record: where it is, and what helps.
#include "rules/record/outside.hpp"

#include "grammar/archive/foreign.hpp"
#include "grammar/lenient/second_record.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/report/referee.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter::record {

namespace {

void judge_outside(const RecordText& text, std::string_view code, std::string message, Report& report) {
    report.reset();
    Referee referee(text, report);
    const std::size_t first = std::min(text.text.find_first_not_of(" \t\r\n"), text.text.size());
    const Span line = line_around(text.text, static_cast<std::uint32_t>(first));
    referee.find(rule(code), {static_cast<std::uint32_t>(first), std::max(line.end, static_cast<std::uint32_t>(first))},
                 std::move(message));
    report.verdict = Verdict::unreadable;
}

/// Where the first line that is neither blank nor a comment begins; the text's size when there is none.
std::size_t first_content(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        const std::size_t first = text.find_first_not_of(" \t", at);
        if (first < end && text[first] != ';') {
            return first;
        }
        at = end + 1;
    }
    return text.size();
}

/// Comments alone, which are not UTF-8.
void judge_damaged_comments(const RecordText& text, Report& report) {
    report.reset();
    Referee referee(text, report);
    for (std::size_t bad = first_bad_byte(text.text); bad != std::string_view::npos;) {
        bad = tell_bad_byte(bad, referee);
    }
    report.verdict = Verdict::unreadable;
}

}  // namespace

void judge_preamble(const RecordText& text, const KnownGames& games, Report& report) {
    const std::size_t at = first_content(text.text);
    if (at == text.text.size()) {
        judge_damaged_comments(text, report);
        return;
    }
    const Span line = line_around(text.text, static_cast<std::uint32_t>(at));
    const bool begins = lenient::names_a_game(line.in(text.text), games.ids);
    judge_outside(text, "syntax.before-first-record",
                  begins ? "a record seems to begin here, but not with Game: in the first column of a line"
                         : "this stands before the first record, and is neither a comment nor blank",
                  report);
    if (!begins) {
        report.findings.front().help =
            "a record begins with a line that names the game, such as Game: azul; arbiter new azul writes one to fill "
            "in";
    }
    if (begins && line.begin != 0 && text.text[line.begin - 1] == '\r') {
        report.findings.front().help =
            "end each line with LF or CR LF; with CR alone: tr '\\r' '\\n' < FILE | arbiter check -";
    }
    report.findings.front().span = {static_cast<std::uint32_t>(at), std::max(line.end, static_cast<std::uint32_t>(at))};
}

void judge_too_long(const RecordText& text, Report& report) {
    judge_outside(text, "syntax.too-long", "this record is longer than 16 MiB; it is passed over", report);
}

void judge_no_record(const RecordText& text, Report& report) {
    judge_outside(text, "syntax.no-record", "there is no record here: no line begins with Game:", report);
}

void judge_foreign(const RecordText& text, Report& report) {
    const Foreign& kind = *foreign(text.text);
    judge_outside(text, kind.compressed ? "syntax.compressed" : "syntax.encoding",
                  kind.compressed ? fmt::format("this file is {}, and no text", kind.what)
                                  : fmt::format("this file is in {}, not in UTF-8", kind.what),
                  report);
    report.findings.front().span = {0, 0};
    report.findings.front().help = kind.remedy;
}

}  // namespace arbiter::record
