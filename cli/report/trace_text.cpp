// Writes a record with what its lines earned.
#include "cli/report/trace_text.hpp"

#include "cli/report/text.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace arbiter::cli {
namespace {

/// From here on the margin is written, where the lines leave room for it.
constexpr std::size_t margin_column = 32;

/// The line at this place, without its line break.
std::string_view line_at(std::string_view text, std::size_t at) {
    return text.substr(at, text.find('\n', at) - at);
}

void write_line(std::string_view line, std::string_view margin, std::string& text) {
    line.remove_suffix(line.ends_with('\r') ? 1 : 0);
    const std::string shown = plain_line(line);
    if (margin.empty()) {
        text.append(shown).push_back('\n');
    } else {
        text += fmt::format("{:<{}} | {}\n", shown, margin_column, margin);
    }
}

/// "Ann +3"; all of the points that a player got from the line.
std::string earned_in(const Step& step, const Seats& seats) {
    std::map<Seat, std::int32_t> sums;
    for (const ScoreEvent& earned : step.points) {
        sums[earned.seat] += earned.points;
    }
    std::string text;
    for (const auto& [seat, points] : sums) {
        text += text.empty() ? "" : ", ";
        text += seat == no_seat ? "" : plain_line(seats.name(seat)) + ' ';
        text += fmt::format("{:+}", points);
    }
    return text;
}

std::string scores_behind(const Step& step, const Seats& seats) {
    std::string text;
    for (std::size_t i = 0; i < step.scores.size(); ++i) {
        text += text.empty() ? "" : ", ";
        text += step.scores.size() == 1 ? "" : plain_line(seats.name(static_cast<Seat>(i))) + ' ';
        text += fmt::format("{}", step.scores[i]);
    }
    return text;
}

/// "error: there is no red left on display 3", or "Ann +3: Ann 12, Ben 9"; nothing beside a line that earned nothing.
std::string margin_of(const Step& step, const Seats& seats) {
    for (const Finding& finding : step.findings) {
        if (finding.severity == Severity::error) {
            return "error: " + plain_line(finding.message);
        }
    }
    std::string earned = earned_in(step, seats);
    return earned.empty() ? earned : earned + ": " + scores_behind(step, seats);
}

/// Where the last line begins that counts: what is remarked behind it may be about the record behind this one.
std::size_t last_line(std::string_view record, const Trace& trace) {
    return trace.steps.empty() ? record.find_last_not_of(" \t\r\n") : trace.steps.back().span.begin;
}

void write_last(const Report& report, std::string& text) {
    text += "= ";
    write_outcome(report, {}, text);
    text += '\n';
}

}  // namespace

void write_margins(const JudgedRecord& judged, const Trace& trace, std::string& text) {
    for (std::size_t at = 0; at < judged.front.size(); at += line_at(judged.front, at).size() + 1) {
        write_line(line_at(judged.front, at), {}, text);
    }
    const std::string_view record = judged.record.text;
    const std::size_t last = last_line(record, trace);
    auto step = trace.steps.begin();
    for (std::size_t at = 0; at < record.size(); at += line_at(record, at).size() + 1) {
        const std::string_view line = line_at(record, at);
        const bool acts = step != trace.steps.end() && step->span.begin <= at + line.size();
        write_line(line, acts ? margin_of(*step, judged.report.seats) : "", text);
        step += acts ? 1 : 0;
        if (at <= last && last <= at + line.size()) {
            write_last(judged.report, text);
        }
    }
}

}  // namespace arbiter::cli
