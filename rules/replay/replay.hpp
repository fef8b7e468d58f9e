// A record replayed as it was meant: as it is written, and once more with the habits of its writer undone where
// something in it could not be read or looked up.
#pragma once

#include "rules/record/lenient_header.hpp"
#include "rules/replay/lenient_reading.hpp"
#include "rules/replay/loop.hpp"
#include "rules/replay/near_moves.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

/// Replays one record after the other; somebody may look on (rules/replay/observer.hpp).
template <Game G>
class Replay {
public:
    using State = typename G::State;

    /// Fills the report, whose room is reused. `known` are all games.
    void run(const Record& record, const ReportOptions& options, const FileReader& open, Report& report,
             const KnownGames& known, ObserverRef<G> observer = {}) {
        if (run_leniently(record, options, open, report, known, observer)) [[unlikely]] {
            tell_leniently(record, open, report, known);
        }
    }

    /// The same without a word about habits that were undone, and with places in the text that was replayed. False:
    /// there was no reason to look for any.
    bool run_leniently(const Record& record, const ReportOptions& options, const FileReader& open, Report& report,
                       const KnownGames& known, ObserverRef<G> observer = {}) {
        undone_ = false;
        effort_to_read_ = 0;
        run_as_written(record, options, open, report, known, observer);
        const std::vector<HeaderField>& fields = record.header.fields;
        const bool named = !fields.empty() && record.header.value(fields.front()) == G::about().id &&
                           !record::has_remarked_codes(record.header);
        if (named && (report.findings.empty() || !record::may_have_habits(report))) [[likely]] {
            return false;
        }
        effort_to_read_ = read_leniently<G>(record, known, open, meant_) * steps_of_try;
        if (meant_.changed()) {
            RecordText text = record.text;
            text.text = meant_.text();
            read_record(text, normalized_);
            observer.tell(&ObserverCalls<G>::restore);
            undone_ = true;
            run_as_written(normalized_, options, open, report, known, observer);
        }
        return true;
    }

    /// The same for a record whose habits have been undone.
    void run_as_written(const Record& record, const ReportOptions& options, const FileReader& open, Report& report,
                        const KnownGames& known, ObserverRef<G> observer = {}) {
        loop_.run(record, options, open, report, known, observer);
    }

    /// The last position reached; nothing when the record could not be replayed.
    const std::optional<State>& state() const { return loop_.state(); }
    /// Facts are unknown: `worlds` are all positions that are left, and `state` is one of them.
    bool is_open() const { return loop_.is_open(); }
    auto& candidates() { return loop_.candidates(); }
    /// The position is one, and nothing before it was wrong.
    bool is_certain(const Report& report) {
        const bool wrong = first_error(report.findings) != nullptr;
        return state() && !is_open() && !wrong && !G::over(*state()) && defaults::certain<G>(*state());
    }
    /// Of the record as it was replayed: with the habits of its writer undone.
    const Header& header() const { return loop_.header(); }
    /// What has been spent on it.
    const Budget& budget() const { return loop_.budget(); }
    /// How the text that was replayed came from the one that was written; nullptr where they are the same.
    const lenient::NormalizedRecord* meant() const { return undone_ ? &meant_ : nullptr; }
    const Record& normalized() const { return normalized_; }
    /// The steps (rules/report/effort.hpp) that it took to find out what lines that cannot be read were meant to say.
    std::uint64_t effort_to_read() const { return effort_to_read_; }

private:
    static constexpr std::uint64_t steps_of_try = 100;
    static constexpr std::uint64_t steps_of_move = 15;

    /// What was read in spite of a habit, and what may be meant where nothing could be read.
    [[gnu::cold]] void tell_leniently(const Record& record, const FileReader& open, Report& report,
                                      const KnownGames& known) {
        if (const Finding* const first = record::first_to_offer(meant_, report); first != nullptr) {
            offer_by_rules(meant_.changed() ? normalized_ : record, first->span, open, known);
        }
        record::tell_offers(meant_, report);
        record::tell_habits(meant_, report);
    }

    /// Before the first line that cannot be read the position is known, and with it what may be meant: looked at where
    /// the notation alone has nothing to offer.
    [[gnu::cold]] void offer_by_rules(const Record& record, Span unreadable, const FileReader& open,
                                      const KnownGames& known) {
        const Span line = line_around(record.text.text, unreadable.begin);
        RecordText text = record.text;
        text.text = text.text.substr(0, line.begin);
        const Record before = read_record(text);
        Replay<G> replay;
        Report report;
        replay.run_as_written(before, {}, open, report, known);
        if (!replay.is_certain(report)) {
            return;
        }
        OwnWords own;
        const lenient::Vocabulary vocabulary = vocabulary_of<G>(before.header, report.seats, open, own);
        lenient::Suggestion& offered = meant_.offered_at(line.begin);
        for (std::string& offer : offered.lines) {
            write_canonical<G>(*replay.state(), report.seats, offer);
        }
        if (offered.lines.empty()) {
            effort_to_read_ += most_compared_moves * steps_of_move;
            offered.lines = near_moves<G>(*replay.state(), line.in(record.text.text), vocabulary);
        }
    }

    Loop<G> loop_;
    lenient::NormalizedRecord meant_;
    Record normalized_;    ///< the record with the habits of its writer undone, if it could not be read as it is
    bool undone_ = false;  ///< it is what was replayed
    std::uint64_t effort_to_read_ = 0;
};

}  // namespace arbiter
