// Copies a report, and turns its offsets into lines and columns of the whole text.
#include "rules/library/report_of.hpp"

#include "rules/worlds/written.hpp"

#include <fmt/format.h>

namespace arbiter::v1 {
namespace {

Place place_in(const RecordText& record, Span span) {
    const arbiter::Place place = place_of(record, span.begin);
    return {place.line, place.column, record.offset + span.begin, span.end - span.begin};
}

/// `?` has a column; what nobody wrote at all has a line.
Place place_of_fact(const RecordText& record, Span fact) {
    if (worlds::is_written(fact, record.text)) {
        return place_in(record, fact);
    }
    Place place = place_in(record, line_around(record.text, fact.begin));
    place.column = 0;
    return place;
}

std::optional<std::size_t> player_of(Seat seat) {
    return seat == no_seat ? std::nullopt : std::optional(static_cast<std::size_t>(seat));
}

Finding finding_of(const RecordText& record, const arbiter::Finding& finding) {
    Finding out;
    out.code = finding.rule->id;
    out.severity = finding.severity;
    out.place = place_in(record, finding.span);
    out.message = finding.message;
    out.rule = fmt::format("{}: {}", finding.rule->citation, finding.rule->law);
    out.help = finding.help;
    out.context = finding.context;
    for (const arbiter::Note& note : finding.notes) {
        out.notes.push_back({place_in(record, note.span), note.message});
    }
    out.repeats = finding.repeats;
    for (const arbiter::Finding& behind : finding.follows) {
        out.follows.push_back(finding_of(record, behind));
    }
    return out;
}

std::vector<Completed> completed_of(const RecordText& record, const std::vector<arbiter::Completed>& list) {
    std::vector<Completed> out;
    for (const arbiter::Completed& one : list) {
        out.push_back({player_of(one.seat), place_in(record, one.span), one.task, one.at, one.cells});
    }
    return out;
}

void add_players(const arbiter::Report& report, Report& out) {
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        out.players.emplace_back(report.seats.name(seat));
        if (report.won(seat)) {
            out.winners.push_back(static_cast<std::size_t>(seat));
        }
        if ((report.possible_winners >> static_cast<unsigned>(seat) & 1U) != 0) {
            out.possible_winners.push_back(static_cast<std::size_t>(seat));
        }
    }
    for (const arbiter::ScoreRange& range : report.score_ranges) {
        out.score_ranges.push_back({range.least, range.most});
    }
    out.scores.assign(report.scores.begin(), report.scores.begin() + static_cast<std::ptrdiff_t>(report.score_count));
}

}  // namespace

Report report_of(const RecordText& record, const arbiter::Report& report) {
    Report out;
    out.record = record.number;
    out.line = record.line;
    out.game = report.game;
    out.verdict = report.verdict;
    out.finished = report.finished;
    out.open_end = report.open_end;
    out.events = report.events;
    add_players(report, out);
    out.breakdown = report.breakdown;
    out.extra = report.extra;
    out.sheet = report.sheet;
    out.completed = completed_of(record, report.completed);
    out.cancelled = completed_of(record, report.cancelled);
    for (const arbiter::Assumed& assumed : report.assumed) {
        out.assumed.push_back({place_of_fact(record, assumed.span), assumed.text, assumed.could_be});
    }
    for (const arbiter::Settled& settled : report.settled) {
        Settled& one = out.settled.emplace_back();
        one.place = place_of_fact(record, settled.span);
        one.fact = settled.text;
        one.is = settled.is;
        one.by = place_of(record, settled.by.begin).line;
    }
    if (report.outline_from != no_offset) {
        out.outline_from = place_of(record, report.outline_from).line;
    }
    for (const arbiter::Finding& finding : report.findings) {
        out.findings.push_back(finding_of(record, finding));
    }
    for (const Allowed& allowed : report.allowed) {
        out.allowed.push_back(finding_of(record, allowed.finding));
    }
    return out;
}

}  // namespace arbiter::v1
