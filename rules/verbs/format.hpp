// Writes a record in canonical form.
#pragma once

#include "rules/record/canonical.hpp"
#include "rules/registry/registry.hpp"
#include "rules/replay/canonical_line.hpp"
#include "rules/replay/replay.hpp"
#include "rules/verbs/replayed.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// Writes the canonical form of every line it sees.
template <Game G>
class Scribe {
public:
    /// Cells are moved to where the first one is 0,0, or stay.
    explicit Scribe(bool cells_stay) : cells_stay_(cells_stay) {}

    void line(const typename G::State* before, const typename G::Written& written) {
        const Line& line = written.line;
        lines_.push_back(line.span);
        if (line.kind() == LineKind::nothing) {
            record::write_comment(line.span.in(record_), text_);
            return;
        }
        knows_all_ = knows_all_ && (before != nullptr || line.kind() != LineKind::event);
        write_event<G>(before, written, context(), text_);
        record::write_tail({line.event.end, line.span.end}, record_, text_);
    }
    void unreadable(Span span) {
        lines_.push_back(span);
        knows_all_ = false;
        text_.append(span.in(record_)).push_back('\n');
    }
    template <typename Set>
    void set(const typename G::State* position, bool, const Set& set) {
        lines_.push_back(set.line.span);
        knows_all_ = knows_all_ && position != nullptr;
        write_set_line<G>(position, set, context(), text_);
        record::write_tail({set.line.event.end, set.line.span.end}, record_, text_);
    }
    static constexpr bool counts_kept = false;
    void put_down(std::span<const Rule* const>) {}
    template <typename State, typename Written>
    void played(const State&, const Written&) {}

    /// The first line follows.
    void begin(std::string_view record, const Seats& seats) {
        record_ = record;
        seats_ = &seats;
    }
    const std::string& text() const { return text_; }
    /// Where each cell is counted from was known in every line: no line had to stay as it was written.
    bool knows_all() const { return knows_all_; }
    /// All lines in order, as they stand in the record that was replayed.
    const std::vector<Span>& lines() const { return lines_; }

private:
    FormatContext context() const { return {*seats_, record_, cells_stay_}; }

    std::string_view record_;
    const Seats* seats_ = nullptr;
    bool cells_stay_;
    bool knows_all_ = true;
    std::string text_;
    std::vector<Span> lines_;
};

namespace verbs {

/// Lines that stay as they are written, behind a violation or where nothing can be read, leave the cells of all others
/// where they are: together they are one map.
template <Game G>
std::string write_text(Replay<G>& replay, RestorableObserver<Scribe<G>>& scribe, const Record& record,
                       const FileReader& open, Report& report) {
    replay.run_leniently(record, {}, open, report, known_games(), observer<G>(scribe));
    if (!scribe.now.knows_all()) {
        scribe.now = Scribe<G>(true);
        report = {};
        replay.run_leniently(record, {}, open, report, known_games(), observer<G>(scribe));
    }
    std::string text;
    record::write_header(replay.header(), text);
    text += scribe.now.text();
    record::trim_end(text);
    return text;
}

template <Game G>
[[gnu::cold]] std::string canonical_text(const Record& record, const FileReader& open) {
    Replay<G> replay;
    RestorableObserver<Scribe<G>> scribe{Scribe<G>(false)};
    Report report;
    return write_text<G>(replay, scribe, record, open, report);
}

template <Game G>
[[gnu::cold]] Canonical format(const Record& record, const FileReader& open) {
    Replay<G> replay;
    RestorableObserver<Scribe<G>> scribe{Scribe<G>(false)};
    Report before;
    Canonical canonical;
    canonical.text = write_text<G>(replay, scribe, record, open, before);
    canonical.unread = record::unread(record.text, replay.header(), before);
    Report after;
    RecordText text = record.text;
    text.text = canonical.text;
    const Record written = read_record(text);
    Replay<G> again;
    replay_record(again, written, open, after);
    canonical.difference =
        record::obstacle(record.text, {replay.meant(), replay.header(), scribe.now.lines()}, canonical.text);
    canonical.whole = canonical.difference.empty();
    if (canonical.whole) {
        canonical.difference = record::difference(before, after);
    }
    canonical.same = canonical.difference.empty();
    return canonical;
}

}  // namespace verbs

}  // namespace arbiter
