// Counts which rules the lines of a record held.
#pragma once

#include "rules/candidates/possible_moves.hpp"
#include "rules/record/held.hpp"
#include "rules/record/setup.hpp"
#include "rules/registry/registry.hpp"
#include "rules/replay/replay.hpp"
#include "rules/verbs/replayed.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace arbiter {

/// Counts the rules that legal events held, and keeps the lines that all games have.
template <Game G>
struct Coverage {
    std::vector<std::uint64_t> held;  ///< by rule
    std::vector<std::uint16_t> rules;
    std::vector<Line> common;  ///< lines with claims about the record itself: scores, undo, end, stands, set

    static constexpr bool counts_kept = true;
    template <typename Set>
    void set(const typename G::State*, bool is_put_down, const Set& set) {
        if (is_put_down) {
            common.push_back(set.line);
        }
    }
    void put_down(std::span<const Rule* const> kept) {
        const std::span<const Rule> book = G::rulebook();
        for (const Rule* const rule : kept) {
            const auto same = [rule](const Rule& one) { return &one == rule; };
            const auto found = std::find_if(book.begin(), book.end(), same);
            if (found != book.end()) {
                ++held[static_cast<std::size_t>(found - book.begin())];
            }
        }
    }

    void line(const typename G::State* position, const typename G::Written& written) {
        rules.clear();
        const Line& line = written.line;
        if (position == nullptr || line.kind() == LineKind::nothing) {
            return;
        }
        if (line.kind() != LineKind::event || line.stands()) {
            common.push_back(line);
        }
        if (!G::over(*position)) {
            const typename G::Event event{*position, written};
            if (!defaults::look<G>(event)) {
                defaults::held<G>(event, rules);
            }
        }
    }
    /// Where facts are unknown: what the line held in all that it can have been.
    template <typename Candidates>
    void line_in_candidates(Candidates& candidates, const typename G::Written& written) {
        line(nullptr, written);
        if (written.line.kind() == LineKind::nothing) {
            return;
        }
        if (written.line.kind() != LineKind::event || written.line.stands()) {
            common.push_back(written.line);
        }
        if (written.line.kind() == LineKind::event || written.line.kind() == LineKind::round) {
            if (!candidates.relaxed()) {
                candidates::held_in_all<G>(candidates.members(), written, candidates::most_members, rules);
            }
        }
    }
    void unreadable(Span) {}
    template <typename State, typename Written>
    void played(const State&, const Written&) {
        for (const std::uint16_t rule : rules) {
            ++held[rule - 1U];
        }
    }
};

namespace verbs {

template <Game G>
[[gnu::cold]] void cover(const Record& record, const FileReader& open, Report& report, Covered& covered) {
    covered.held.resize(G::rulebook().size());
    // Names in the report look into its texts until the thread covers the next record.
    static thread_local std::optional<Replay<G>> kept;
    Replay<G>& replay = kept.emplace();
    RestorableObserver<Coverage<G>> coverage{{std::move(covered.held), {}, {}}};
    replay_record(replay, record, open, report, observer<G>(coverage));
    covered.held = std::move(coverage.now.held);
    Report aside;
    Referee referee(record.text, aside);
    covered.options = read_setup(replay.header(), G::about(), defaults::rulings<G>(), referee).house;
    record::count_held(replay.header(), coverage.now.common, report, covered);
}

}  // namespace verbs

}  // namespace arbiter
