// The one loop that referees all games: lines, claims, undo, the end.
#pragma once

#include "rules/game.hpp"
#include "rules/position/opening.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/players.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/record/setup.hpp"
#include "rules/replay/lines.hpp"
#include "rules/replay/onlooker.hpp"
#include "rules/replay/playing.hpp"
#include "rules/usual.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace arbiter {

/// Plays the lines of one record after the other, as they are written; its buffers are kept, so that judging an archive
/// allocates nothing per event.
template <Game G>
class Loop {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    /// Fills the report, whose room is reused. `others` are the keywords of all games.
    void run(const Record& record, const Wishes& wishes, const FileReader& open, Report& report,
             std::span<const std::string_view> others, Onlooker<G> onlooker) {
        report.reset();
        onlooker_ = onlooker;
        onlooker_.tell(&Sights<G>::keep);
        if (!replay(record, wishes, open, report, others, false)) {
            report.reset();
            onlooker_.tell(&Sights<G>::restore);
            replay(record, wishes, open, report, others, true);
        }
    }

    /// The last position reached; nothing when the record could not be replayed.
    const std::optional<State>& state() const { return playing_.course().state(); }
    /// Facts are unknown: `worlds` are all positions that are left, and `state` is one of them.
    bool is_open() const { return playing_.course().is_open(); }
    typename WorldsOf<G>::Type& worlds() { return playing_.course().worlds(); }
    /// Of the record as it was replayed.
    const Header& header() const { return *header_; }
    /// What has been spent on it.
    const Budget& budget() const { return playing_.course().budget(); }

private:
    /// False when the record takes a move back and the way back was not remembered: almost no record does, so no
    /// past is kept, and such a record is replayed again from its start.
    bool replay(const Record& record, const Wishes& wishes, const FileReader& open, Report& report,
                std::span<const std::string_view> others, bool remembering) {
        Referee referee(record.text, report);
        referee_ = &referee;
        header_ = &record.header;
        report.game = G::about().id;
        playing_.begin(referee, record.header, lines_.cursor(), wishes, remembering, onlooker_);
        begin(record, open, others);
        while (!lines_.at_end() && !playing_.forgotten()) {
            hurry();
            if (!lines_.at_end()) {
                step();
            }
        }
        if (!playing_.forgotten()) {
            playing_.finish(wishes);
        }
        referee_ = nullptr;
        return !playing_.forgotten();
    }

    void hurry() {
        if constexpr (RunsAhead<G>) {
            if (!onlooker_ && lines_.ordinary()) {
                playing_.hurry(lines_.cursor());
            }
        }
    }

    void begin(const Record& record, const FileReader& open, std::span<const std::string_view> others) {
        put_down_ = false;
        opening_.clear();
        start(open);
        report().stopped_at = static_cast<std::uint32_t>(record.text.text.size());
        lines_.begin(record, others, *referee_);
        onlooker_.tell(&Sights<G>::begin, record.text.text, report().seats);
        tell_damage(header_->body);
        if constexpr (Positions<G>) {
            put_down();
        }
        course().bar();
        if (onlooker_ && course().state()) {
            onlooker_.tell(&Sights<G>::started, course().moment());
        }
    }

    /// The first position, as far as the header allows one.
    void start(const FileReader& open) {
        record::tell_header_errors(*header_, *referee_);
        const bool playable = read_players(*header_, G::about(), *referee_);
        Setup setup = read_setup(*header_, G::about(), usual::rulings<G>(), *referee_);
        setup.open = &open;
        setup.budget = course().budget();
        playing_.start(playable ? G::start(setup, *referee_) : std::nullopt);
    }

    /// The position written in front of all events, which is one event itself.
    void put_down() requires Positions<G> {
        if (!playing_.live() || !lines_.everybody_listed() || !opening_.read(lines_.cursor())) {
            return;
        }
        Checks checks(onlooker_ && onlooker_->counts_kept);
        opening_.put_down(*course().state(), lines_.cursor(), checks);
        if (checks.wrong()) {
            const Finding& wrong = *checks.wrong();
            Finding& finding = referee_->find(*wrong.rule, wrong.span, wrong.message);
            finding.help = wrong.help;
            finding.notes = wrong.notes;
            playing_.halt(wrong.span.begin);
        } else {
            put_down_ = true;
            onlooker_.tell(&Sights<G>::put_down, checks.kept());
            course().begin_behind(*referee_);
        }
    }

    /// A line of the position that has been put down, or one behind an event. False when it is none, or cannot be read.
    /// Of a record whose players nobody lists it is only read: its seats are nobody's.
    bool set_line() requires Positions<G> {
        const std::uint32_t begin = lines_.offset();
        if (!lines_.read_set(set_)) {
            return false;
        }
        if (!lines_.sound()) [[unlikely]] {
            tell_damage(lines_.offset());
        }
        if (!lines_.everybody_listed()) {
            onlooker_.tell(&Sights<G>::unreadable, set_.line.span);
            return true;
        }
        const bool in_front = opening_.holds(begin);
        const bool placed = playing_.live() && in_front && put_down_;
        onlooker_.tell(&Sights<G>::set, placed ? course().position() : nullptr, placed, set_);
        if (playing_.live() && !in_front) {
            referee_->find(record::rule("record.set.late"), set_.line.event, "this set line stands behind an event");
            playing_.halt(begin);
        }
        return true;
    }

    // What is done for each line is put together by force: left to itself, g++ calls it piece by piece.
    [[gnu::always_inline]] void step() {
        if (onlooker_) [[unlikely]] {
            step_watched();
        } else {
            take_line();
        }
    }

    [[gnu::noinline]] void step_watched() {
        const bool was_live = playing_.live();
        const std::size_t before = referee_->found();
        take_line();
        onlooker_.tell(&Sights<G>::done, course().moment(),
                       LineFate{was_live, playing_.live(), referee_->found() != before});
    }

    [[gnu::always_inline]] void take_line() {
        if (!lines_.read(playing_.line())) [[unlikely]] {
            if constexpr (Positions<G>) {
                if (set_line()) {
                    return;
                }
            }
            unreadable();
            return;
        }
        if (!lines_.ordinary() && !is_somebodys()) [[unlikely]] {
            return;
        }
        if (onlooker_) [[unlikely]] {
            tell_line();
        }
        if (playing_.live() && playing_.line().line.kind() != LineKind::nothing) {
            playing_.act();
        }
    }

    /// Tells of damage in the line that was read; false: its seats are nobody's, so it is not replayed.
    [[gnu::noinline]] bool is_somebodys() {
        if (!lines_.sound()) {
            tell_damage(lines_.offset());
        }
        if (!lines_.everybody_listed()) {
            onlooker_.tell(&Sights<G>::unreadable, playing_.line().line.span);
        }
        return lines_.everybody_listed();
    }

    [[gnu::noinline]] void tell_line() {
        Written& line = playing_.line();
        onlooker_.tell(&Sights<G>::soften, line);
        if constexpr (worlds::Joined<G>) {
            if (onlooker_->sees_worlds && playing_.live() && playing_.opens_worlds()) {
                onlooker_.tell(&Sights<G>::line_in_worlds, worlds(), line);
                return;
            }
        }
        onlooker_.tell(&Sights<G>::line, playing_.live() ? course().position() : nullptr, line);
    }

    void unreadable() {
        const PassedOver line = lines_.pass_over();
        onlooker_.tell(&Sights<G>::unreadable, line.line);
        playing_.halt(line.readable);
    }

    /// Bytes that are no text make a record unreadable, in comments too.
    void tell_damage(std::uint32_t limit) {
        if (lines_.tell_bad_bytes(limit)) {
            playing_.halt(limit);
        }
    }

    Course<G>& course() { return playing_.course(); }
    Report& report() const { return referee_->report(); }

    Onlooker<G> onlooker_;
    Referee* referee_ = nullptr;
    const Header* header_ = nullptr;
    Lines<G> lines_;
    Playing<G> playing_;
    Opening<G> opening_;
    SetOf<G> set_;
    bool put_down_ = false;  ///< the record begins with a position, and nothing is wrong with it
};

}  // namespace arbiter
