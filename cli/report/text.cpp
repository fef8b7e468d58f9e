// Prints verdicts, what is told of a record, and the count of codes at the end.
#include "cli/report/text.hpp"

#include "cli/report/finding_text.hpp"
#include "cli/text/line_room.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

namespace arbiter::cli {
namespace {

// Whatever may come from a record goes through write_plain, so that no terminal obeys it.

std::string_view name(const Report& report, std::size_t seat) {
    return report.seats.name(static_cast<Seat>(seat));
}

/// Where unknown facts leave the scores open.
void write_ranges(const Report& report, LineRoom& line) {
    const bool single = report.score_ranges.size() == 1;
    for (std::size_t i = 0; i < report.score_ranges.size(); ++i) {
        line += i == 0 ? ": " : ", ";
        if (!single) {
            write_plain(name(report, i), line);
            line += ' ';
        }
        line += in_words(report.score_ranges[i]);
    }
}

void write_scores(const Report& report, LineRoom& line) {
    if (report.score_count == 1) {
        line += ": ";
        write_number(report.scores[0], line);
        return;
    }
    for (std::size_t i = 0; i < report.score_count; ++i) {
        line += i == 0 ? ": " : ", ";
        write_plain(name(report, i), line);
        line += ' ';
        write_number(report.scores[i], line);
    }
}

void write_winners(const Report& report, LineRoom& line) {
    std::size_t count = 0;
    for (std::size_t seat = 0; seat < report.seats.count(); ++seat) {
        if (report.won(static_cast<Seat>(seat))) {
            line += count++ == 0 ? "; " : " and ";
            write_plain(name(report, seat), line);
        }
    }
    line += count == 0 ? "" : count == 1 ? " wins" : " share the victory";
}

void write_result_in(LineRoom& line, const Report& report) {
    write_ranges(report, line);
    if (report.score_count != 0 || !report.score_ranges.empty()) {
        write_scores(report, line);
        write_winners(report, line);
    }
    if (!report.judged_as.empty()) {
        line += "; judged as ";
        write_plain(report.judged_as, line);
    }
}

void write_outcome_in(LineRoom& line, const Report& report, const TextStyle& style) {
    line += ink(style, report.verdict);
    line += name_of(report.verdict);
    line += plain(style);
    if (report.verdict != Verdict::unreadable) {
        write_result_in(line, report);
    }
}

}  // namespace

void write_result(const Report& report, std::string& text) {
    LineRoom line(text);
    write_result_in(line, report);
}

void write_outcome(const Report& report, const TextStyle& style, std::string& text) {
    LineRoom line(text);
    write_outcome_in(line, report, style);
}

void write_verdict(const JudgedRecord& judged, const TextStyle& style, std::string& text) {
    LineRoom line(text);
    write_name(judged.file, line);
    line += ':';
    write_number(judged.record.line, line);
    line += ": ";
    if (judged.record.number != 0) {
        line += "record ";
        write_number(judged.record.number, line);
        line += ": ";
    }
    write_outcome_in(line, judged.report, style);
    line += '\n';
}

void write_differences(const JudgedRecord& judged, std::string& text) {
    if (judged.failed()) {
        write_verdict(judged, {}, text);
    }
    for (const std::string& one : *judged.differences) {
        text += fmt::format("    {}\n", plain_line(one));
    }
}

void write_text(const JudgedRecord& judged, const TextStyle& style, std::string& text, std::vector<Block>* blocks) {
    if (judged.differences != nullptr) {
        write_differences(judged, text);
        return;
    }
    if (judged.baseline.change != Change::no_baseline && !judged.failed()) {
        return;
    }
    bool begins = true;
    for (const FindingGroup& group : groups_of(judged.report)) {
        const bool errors = group.first->severity == Severity::error;
        if (!style.quiet || errors) {
            const std::size_t begin = text.size();
            write_group(judged, group, style, text);
            if (blocks != nullptr) {
                blocks->push_back({begin, text.size(), group.count(), group.first, errors, begins});
                begins = false;
            }
        }
    }
    if (!style.quiet) {
        write_verdict(judged, style, text);
    }
    write_change(judged, text);
}

void write_change(const JudgedRecord& judged, std::string& text) {
    if (judged.baseline.change == Change::changed) {
        text += fmt::format("    was: {}\n    is:  {}\n", judged.baseline.was, judged.baseline.is);
    }
}

void write_summary(const RunTotals& totals, const TextStyle& style, std::string& text) {
    if (style.quiet) {
        return;
    }
    text += fmt::format("\n{}", counted(totals.records, "record"));
    bool first = true;
    for (std::size_t i = 0; i < totals.verdicts.size(); ++i) {
        if (totals.verdicts[i] != 0) {
            text += fmt::format("{} {} {}", first ? ":" : ",", totals.verdicts[i], name_of(static_cast<Verdict>(i)));
            first = false;
        }
    }
    if (totals.outside_findings != 0) {
        text += fmt::format("; {} outside any record", counted(totals.outside_findings, "finding"));
    }
    if (totals.silent != 0) {
        text += fmt::format("; {} expect{} nothing", counted(totals.silent, "record"), totals.silent == 1 ? "s" : "");
    }
    if (totals.unread != 0) {
        text += fmt::format("; {} could not be read", counted(totals.unread, "input"));
    }
    text += '\n';
    for (const auto& [code, count] : totals.codes) {
        text += fmt::format("{:>8} {}\n", count, code);
    }
    for (const auto& [code, count] : totals.allowed) {
        text += fmt::format("{:>8} {} (allowed)\n", count, code);
    }
}

}  // namespace arbiter::cli
