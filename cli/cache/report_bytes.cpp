// One list of members, gone through by a writer and by a reader: what one writes, the other reads.
#include "cli/cache/report_bytes.hpp"

#include "cli/cache/bytes.hpp"

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <variant>

namespace arbiter::cli {
namespace {

constexpr unsigned deepest_report = 64;

// `Io` is ByteWriter, which takes everything const, or ByteReader.

template <typename Io, typename List, typename Pass>
void pass_list(Io& io, List& list, Pass pass) {
    const std::size_t count = io.size(list);
    for (std::size_t i = 0; i < count; ++i) {
        pass(io, list[i]);
    }
}

constexpr auto pass_text = [](auto& io, auto& text) { io.text(text); };
constexpr auto pass_number = [](auto& io, auto& number) { io.number(number); };

template <typename Kind, std::size_t index = 0>
void become(Kind& data, std::size_t wanted) {
    if constexpr (index == std::variant_size_v<Kind>) {
        throw Unfit{};
    } else if (index == wanted) {
        data.template emplace<index>();
    } else {
        become<Kind, index + 1>(data, wanted);
    }
}

template <typename Io, typename Members>
void pass_object(Io& io, Members& members, unsigned depth);

template <typename Io, typename V>
void pass_value(Io& io, V& value, unsigned depth) {
    if (depth > deepest_report) {
        throw Unfit{};
    }
    std::size_t kind = value.data.index();
    io.number(kind);
    if constexpr (Io::reads) {
        become(value.data, kind);
    }
    std::visit(
        [&io, depth](auto& data) {
            using Kind = std::remove_cvref_t<decltype(data)>;
            if constexpr (std::is_same_v<Kind, std::string>) {
                io.text(data);
            } else if constexpr (std::is_same_v<Kind, List>) {
                pass_list(io, data, [depth](Io& to, auto& one) { pass_value(to, one, depth + 1); });
            } else if constexpr (std::is_same_v<Kind, Object>) {
                pass_object(io, data, depth + 1);
            } else if constexpr (!std::is_same_v<Kind, std::monostate>) {
                io.number(data);
            }
        },
        value.data);
}

template <typename Io, typename Members>
void pass_object(Io& io, Members& members, unsigned depth) {
    pass_list(io, members, [depth](Io& to, auto& member) {
        to.name(member.first);
        pass_value(to, member.second, depth);
    });
}

template <typename Io, typename M>
void pass_mend(Io& io, M& mend) {
    io.number(mend.change);
    io.span(mend.line);
    io.text(mend.text);
    io.text(mend.instead);
    io.number(mend.reaches);
    io.number(mend.events);
    io.number(mend.beyond);
    io.number(mend.size);
    io.number(mend.in_header);
}

template <typename Io, typename F>
void pass_finding(Io& io, F& finding, unsigned depth) {
    if (depth > deepest_report) {
        throw Unfit{};
    }
    io.rule(finding.rule);
    io.number(finding.severity);
    io.span(finding.span);
    io.text(finding.message);
    io.text(finding.help);
    io.text(finding.context);
    pass_list(io, finding.notes, [](Io& to, auto& note) {
        to.span(note.span);
        to.text(note.message);
    });
    io.number(finding.repeats);
    io.number(finding.consequence);
    pass_list(io, finding.follows, [depth](Io& to, auto& one) { pass_finding(to, one, depth + 1); });
    pass_list(io, finding.mends, [](Io& to, auto& mend) { pass_mend(to, mend); });
}

template <typename Io, typename C>
void pass_completed(Io& io, C& one) {
    io.number(one.seat);
    io.span(one.span);
    io.text(one.task);
    io.text(one.at);
    pass_list(io, one.cells, pass_text);
}

template <typename Io, typename A>
void pass_assumed(Io& io, A& one) {
    io.span(one.span);
    io.text(one.text);
    pass_list(io, one.could_be, pass_text);
}

template <typename Io, typename S>
void pass_settled(Io& io, S& one) {
    io.span(one.span);
    io.text(one.text);
    io.text(one.is);
    io.span(one.by);
}

void pass_seats(ByteWriter& io, const Seats& seats) {
    io.number(seats.count());
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        io.part_of_record(seats.name(seat));
        io.span(seats.span(seat));
        io.number(seats.usable(seat));
    }
}

void pass_seats(ByteReader& io, Seats& seats) {
    std::size_t count = 0;
    io.number(count);
    if (count > most_seats) {
        throw Unfit{};
    }
    seats.clear();
    for (std::size_t i = 0; i < count; ++i) {
        std::string_view name;
        Span span;
        bool usable = false;
        io.part_of_record(name);
        io.span(span);
        io.number(usable);
        seats.add(name, span, usable);
    }
}

/// What is a number, a word or a list of numbers.
template <typename Io, typename R>
void pass_results(Io& io, R& report) {
    io.game(report.game);
    io.number(report.verdict);
    io.number(report.finished);
    io.number(report.events);
    io.number(report.stopped_at);
    io.number(report.lines);
    for (auto& score : report.scores) {
        io.number(score);
    }
    io.number(report.score_count);
    io.number(report.winners);
    io.number(report.possible_winners);
    io.number(report.open_end);
    io.number(report.open_winners);
    pass_list(io, report.score_ranges, [](Io& to, auto& range) {
        to.number(range.least);
        to.number(range.most);
    });
    pass_list(io, report.totals, pass_number);
    io.number(report.one_filling);
    io.number(report.outline_from);
    io.text(report.sheet);
}

template <typename Io, typename R>
void pass(Io& io, R& report) {
    pass_results(io, report);
    pass_seats(io, report.seats);
    pass_value(io, report.breakdown, 0);
    pass_object(io, report.extra, 0);
    pass_list(io, report.completed, [](Io& to, auto& one) { pass_completed(to, one); });
    pass_list(io, report.cancelled, [](Io& to, auto& one) { pass_completed(to, one); });
    pass_list(io, report.assumed, [](Io& to, auto& one) { pass_assumed(to, one); });
    pass_list(io, report.settled, [](Io& to, auto& one) { pass_settled(to, one); });
    pass_list(io, report.findings, [](Io& to, auto& one) { pass_finding(to, one, 0); });
    pass_list(io, report.allowed, [](Io& to, auto& one) {
        pass_finding(to, one.finding, 0);
        to.number(one.in_record);
    });
}

bool is_within_bounds(const Report& report) {
    return report.verdict <= Verdict::unreadable && report.score_count <= most_seats &&
           std::all_of(report.findings.begin(), report.findings.end(),
                       [](const Finding& finding) { return finding.severity <= Severity::error; });
}

}  // namespace

std::optional<std::string> bytes_of(const Report& report, std::string_view text) {
    std::string bytes;
    try {
        ByteWriter writer(bytes, text);
        pass(writer, report);
    } catch (const Unfit&) {
        return std::nullopt;
    }
    return bytes;
}

bool read_report(std::string_view bytes, std::string_view text, Report& report) {
    report.reset();
    try {
        ByteReader reader(bytes, text);
        pass(reader, report);
        return reader.at_end() && is_within_bounds(report);
    } catch (const Unfit&) {
        return false;
    }
}

}  // namespace arbiter::cli
