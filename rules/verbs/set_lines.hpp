// The position that a record has come to, as the lines that set it.
#pragma once

#include "rules/record/canonical.hpp"
#include "rules/registry/registry.hpp"
#include "rules/replay/replay.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace arbiter::verbs {

/// Whether two positions go on alike, as far as a reader can tell.
template <Game G>
bool goes_on_alike(const typename G::State& one, const typename G::State& other) {
    Report first;
    Report second;
    defaults::scores<G>(one, first);
    defaults::scores<G>(other, second);
    return G::over(one) == G::over(other) && G::to_move(one) == G::to_move(other) &&
           first.score_count == second.score_count && first.scores == second.scores;
}

/// Why a record that begins with these lines does not stand where the other one does; empty when it does.
template <Game G>
[[gnu::cold]] std::string fault_of_position(const Header& header, const std::string& lines,
                                            const typename G::State& meant, const FileReader& open) {
    if constexpr (requires { G::unwritable(meant); }) {
        if (const std::string_view why = G::unwritable(meant); !why.empty()) {
            return std::string(why);
        }
    }
    std::string text;
    record::write_header(header, text);
    text += lines;
    const Record read = read_record(RecordText{text});
    Replay<G> replay;
    Report report;
    replay.run(read, {}, open, report, known_games());
    for (const Finding& finding : report.findings) {
        if (finding.span.begin >= read.header.body && finding.severity == Severity::error) {
            return finding.message;
        }
    }
    return replay.state() && goes_on_alike<G>(*replay.state(), meant) ? std::string()
                                                                      : "no set lines say what the record has come to";
}

/// The lines of one text that the other one has, too.
inline std::string lines_in_both(std::string_view one, const std::string& other) {
    const std::string lines = '\n' + other;
    std::string both;
    for (std::size_t at = 0; at < one.size();) {
        const std::size_t end = one.find('\n', at) + 1;
        std::string line("\n");
        line.append(one.substr(at, end - at));
        both.append(lines.find(line) == std::string::npos ? std::string_view() : one.substr(at, end - at));
        at = end;
    }
    return both;
}

template <CrossesGaps G>
std::string lines_behind_gap(const typename G::State& state, const Seats& seats) {
    std::string text = "gap\n";
    G::write_position(state, {.seats = seats, .record = {}, .behind_gap = true}, text);
    return text;
}

/// The lines that all of these positions have. What has not even been drawn is written as nobody knows it.
template <Game G>
std::string common_lines(std::span<const candidates::CandidateState<G>> members, const FormatContext& context) {
    std::string common;
    for (const candidates::CandidateState<G>& member : members) {
        std::string lines;
        G::write_position(member.state, context, lines);
        common = &member == members.data() ? lines : lines_in_both(common, lines);
    }
    return common;
}

template <Game G>
[[gnu::cold]] SetLines set_lines(const Record& record, const FileReader& open, Report& report) {
    Replay<G> replay;
    replay.run(record, {}, open, report, known_games());
    SetLines lines;
    lines.reached = replay.state().has_value();
    if constexpr (candidates::Joined<G>) {
        if (replay.candidates().active() && !replay.candidates().is_one()) {
            lines.fault = "facts that nobody wrote down leave more than one position possible";
            if constexpr (Positions<G>) {
                lines.text = replay.candidates().relaxed()
                                 ? std::string()
                                 : common_lines<G>(replay.candidates().members(), {report.seats, {}});
            }
            return lines;
        }
    }
    if constexpr (requires { G::write_position(*replay.state(), FormatContext{report.seats, {}}, lines.text); }) {
        if (lines.reached) {
            G::write_position(*replay.state(), {report.seats, {}}, lines.text);
            if constexpr (CrossesGaps<G>) {
                lines.behind_gap = lines_behind_gap<G>(*replay.state(), report.seats);
            }
            if (!report.gaps.empty()) {
                lines.text = lines.behind_gap;
            }
            lines.fault = fault_of_position<G>(replay.header(), lines.text, *replay.state(), open);
        }
    } else {
        lines.fault = "positions of this game have no set lines";
    }
    return lines;
}

}  // namespace arbiter::verbs
