// The members of a report and of its parts, each once: what JSON calls it, its value, and when it is left out. JSON,
// the library's copy and the test that reads the schema walk them.
//
// members(part, take) answers take(member...) with all members in the order of the JSON; the values of the library's
// types stand in the same order. A std::optional without value is null, or left out where it may be.
#pragma once

#include "rules/report/report.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace arbiter {

enum class Shown : std::uint8_t {
    always,
    not_empty,  ///< left out where there is nothing to be said
    breakdown,  ///< and these where nobody has asked for them
    completed,
    sheet,
};

template <typename T>
struct Member {
    std::string_view name;
    const T& value;
    Shown shown = Shown::always;
};

/// A place: its line, column, offset and length.
struct At {
    Span span;
};

/// The place of a fact, which has no column where nobody wrote it.
struct AtFact {
    Span span;
};

/// A place of which JSON says the line.
struct AtLine {
    Span span;
};

struct SeatOf {
    Seat seat;
};

/// Some of the players, one bit a seat.
struct SeatSet {
    const Seats& seats;
    unsigned bits;

    template <typename Use>
    void each(Use use) const {
        for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
            if ((bits >> static_cast<unsigned>(seat) & 1U) != 0) {
                use(seat);
            }
        }
    }
};
inline constexpr unsigned all_seats = ~0U;

/// Members that only this game has, between the common ones.
struct Further {
    const Object& members;
};

template <typename Take>
auto members(const Note& note, Take&& take) {
    return take(At{note.span}, Member{"message", note.message});
}

template <typename Take>
auto members(const Fix& fix, Take&& take) {
    return take(AtLine{fix.line}, Member{"change", fix.change}, Member{"text", fix.text, Shown::not_empty},
                Member{"what", fix.what, Shown::not_empty}, Member{"sole", fix.sole}, Member{"alike", fix.alike},
                Member{"reaches", fix.reaches}, Member{"events", fix.events});
}

template <typename Take>
auto members(const Finding& finding, Take&& take) {
    return take(Member{"code", finding.rule->id}, Member{"severity", finding.severity}, At{finding.span},
                Member{"message", finding.message},
                Member{"rule", fmt::format("{}: {}", finding.rule->citation, finding.rule->law)},
                Member{"help", finding.help, Shown::not_empty}, Member{"context", finding.context, Shown::not_empty},
                Member{"notes", finding.notes, Shown::not_empty}, Member{"repeats", finding.repeats, Shown::not_empty},
                Member{"follows", finding.follows, Shown::not_empty}, Member{"fixes", finding.fixes, Shown::not_empty});
}

template <typename Take>
auto members(const Completed& completed, Take&& take) {
    const bool of_all = completed.seat == no_seat;
    return take(Member{"player", of_all ? std::nullopt : std::optional(SeatOf{completed.seat}), Shown::not_empty},
                AtLine{completed.span}, Member{"task", completed.task}, Member{"at", completed.at},
                Member{"cells", completed.cells, Shown::not_empty});
}

template <typename Take>
auto members(const Assumed& assumed, Take&& take) {
    return take(AtFact{assumed.span}, Member{"fact", assumed.text},
                Member{"could_be", assumed.could_be, Shown::not_empty});
}

template <typename Take>
auto members(const Settled& settled, Take&& take) {
    return take(AtFact{settled.span}, Member{"fact", settled.text}, Member{"is", settled.is},
                Member{"by", LineOf{settled.by.begin}});
}

/// Of a report: who plays, who has won, and the verdict. Scores and winners that hang on facts nobody wrote down are
/// null, and what they can be stands beside them.
template <typename Take>
auto members_of_result(const Report& report, Take&& take) {
    const bool named = !report.game.empty();
    const bool open_scores = !report.score_ranges.empty();
    const std::span scores(report.scores.data(), report.score_count);
    const std::span ranges(report.score_ranges);
    const SeatSet winners{report.seats, report.winners};
    return take(Member{"game", named ? std::optional(report.game) : std::nullopt}, Member{"players", report.seats},
                Member{"scores", open_scores ? std::nullopt : std::optional(scores)},
                Member{"winners", report.open_winners ? std::nullopt : std::optional(winners)},
                Member{"score_ranges", open_scores ? std::optional(ranges) : std::nullopt},
                Member{"possible_winners", SeatSet{report.seats, report.possible_winners}},
                Member{"verdict", report.verdict});
}

/// Of a report, behind its progress: all that is told one by one.
template <typename Take>
auto members_of_detail(const Report& report, Take&& take) {
    const bool followed = report.relaxed_from == no_offset;
    return take(
        Member{"breakdown", report.breakdown, Shown::breakdown}, Further{report.extra},
        Member{"completed", report.completed, Shown::completed}, Member{"cancelled", report.cancelled},
        Member{"assumed", report.assumed}, Member{"settled", report.settled},
        Member{"gaps", report.gaps, Shown::not_empty}, Member{"unjudged", report.unjudged, Shown::not_empty},
        Member{"relaxed_from", followed ? std::nullopt : std::optional(LineOf{report.relaxed_from}), Shown::not_empty},
        Member{"findings", report.findings}, Member{"allowed", report.allowed, Shown::not_empty},
        Member{"sheet", report.sheet, Shown::sheet});
}

}  // namespace arbiter
