// The record with the positions before its events, and trials that begin in any of them.
#pragma once

#include "rules/mend/anew.hpp"
#include "rules/mend/rehearsal.hpp"
#include "rules/mend/run.hpp"
#include "rules/position/opening.hpp"
#include "rules/record/canonical.hpp"
#include "rules/record/players.hpp"
#include "rules/record/setup.hpp"

#include <algorithm>
#include <cstring>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::mend {

template <Game G>
class Stage {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    Stage(const Record& record, const FileReader& open, Effort& effort)
        : header_(record.header),
          effort_(effort),
          size_(record.text.text.size()),
          buffer_(std::string(record.text.text) + '\n' + std::string(longest_line + 1, '\n')),
          text_{buffer_, record.text.offset, record.text.line, record.text.number, false},
          hearing_(text_, seats_),
          anew_(open, effort) {
        body_ = header_.body;
        Report report;
        Referee referee(text_, report);
        if (!read_players(header_, G::about(), referee)) {
            return;
        }
        seats_ = report.seats;
        hearing_.report().seats = seats_;
        Setup setup = read_setup(header_, G::about(), usual::rulings<G>(), referee);
        setup.seats = &seats_;
        setup.open = &open;
        setup.budget = Budget(&effort_);
        start_ = G::start(setup, referee);
        put_down();
    }

    /// Reads all lines and plays them up to the first error; false when that cannot be done, or there is none.
    bool prepare(Rehearsal& rehearsal) {
        if (!start_ || !read_lines() || !(is_open_ ? rehearse_anew(rehearsal) : rehearse(rehearsal))) {
            return false;
        }
        prepare_start(rehearsal);
        for (const Written& written : lines_) {
            rehearsal.events.push_back({written.line.span, written.line.event, written.line.verb});
        }
        return true;
    }

    /// With another player to begin; `text` is the header line that says so.
    std::optional<Outcome> play_start(std::string_view text) {
        const std::string_view record = std::string_view(buffer_).substr(0, size_);
        return anew_.play(with(record, start_line_, std::string(text) + (start_line_.empty() ? "\n" : "")));
    }

    std::optional<Outcome> play(const Attempt& attempt) {
        Written written{};
        const bool has_line = attempt.change == Mend::Change::replace || attempt.change == Mend::Change::insert;
        if (!effort_.spend(3) || (has_line && !read(attempt.text, written))) {
            return std::nullopt;
        }
        const bool anew = is_open_ || leaves_open(written);
        return anew ? play_anew(attempt) : play(attempt, written, nullptr);
    }

    std::string canonical(const Attempt& attempt) {
        Written written{};
        std::string text;
        if (!is_open_ && !attempt.text.empty() && read(attempt.text, written) &&
            written.line.verb >= verb::first_of_game) {
            State state = before(attempt.at);
            typename G::Trail trail;
            usual::proceed_to<G>(state, written, trail);
            G::write(state, written, {seats_, {}}, text);
            text.erase(0, text.rfind('\n') + 1);  // a round left out stays left out
        }
        return text.empty() ? std::string(attempt.text) : text;
    }

    std::string position(const Attempt& attempt) {
        Written written{};
        std::optional<State> last;
        if (!is_open_ && (attempt.text.empty() || (read(attempt.text, written) && !leaves_open(written)))) {
            play(attempt, written, &last);
        }
        std::string text;
        // Set lines can leave open what a position knows; the lines of a ledger do not.
        if constexpr (!Positions<G> && requires { G::write_position(*last, Telling{seats_, {}}, text); }) {
            last ? G::write_position(*last, Telling{seats_, {}}, text) : void();
        }
        return text;
    }

    template <typename Visit>
    void play_moves(std::size_t at, Mend::Change change, std::size_t stop, Visit visit) {
        if (is_open_) {
            return;
        }
        State state = before(at);
        typename G::Trail trail;
        usual::proceed<G>(state, trail);
        if (G::over(state) || G::to_move(state) == no_seat || lines_[at < lines_.size() ? at : at - 1].line.stands()) {
            return;
        }
        std::size_t seen = 0;
        usual::each_move<G>(state, [&](const Written& move) {
            if (leaves_open(move)) {
                return !effort_.spent();
            }
            const Attempt attempt{change, at, {}};
            const std::optional<Outcome> outcome = play(attempt, move, nullptr);
            if (outcome && (outcome->whole || outcome->reaches > stop + (change == Mend::Change::insert ? 1 : 0))) {
                std::string text;
                G::write(state, move, {seats_, {}}, text);
                visit(std::move(text), *outcome);
            }
            return ++seen < most_moves && !effort_.spent();
        });
    }

    std::string table_line(std::size_t at) {
        if (is_open_) {
            return {};
        }
        State state = before(at);
        typename G::Trail trail;
        usual::proceed<G>(state, trail);
        Random random(1);
        Written written{};
        std::string text;
        if (!G::over(state) && usual::deal<G>(state, random, written)) {
            G::write(state, written, {seats_, {}}, text);
        }
        return text;
    }

private:
    static constexpr std::size_t longest_line = 2000;
    static constexpr std::size_t most_lines = 4000;
    static constexpr std::size_t most_with_undo = 1000;
    static constexpr std::size_t most_positions = 400;
    static constexpr std::size_t most_moves = 1500;

    static constexpr std::size_t most_with_open = 60;

    /// The position that the record begins with.
    void put_down() {
        if constexpr (Positions<G>) {
            Opening<G> opening;
            Checks checks;
            const LineCursor cursor{buffer_.data(), buffer_.data() + header_.body, buffer_.data() + size_, &seats_};
            if (!start_ || !opening.read(cursor)) {
                return;
            }
            opening.put_down(*start_, cursor, checks);
            body_ = opening.end();
            checks.wrong() ? start_.reset() : begin_behind();
        }
    }

    void begin_behind() {
        typename G::Trail trail;
        if constexpr (requires { G::begin_behind(*start_, trail); }) {
            G::begin_behind(*start_, trail);
        }
        if constexpr (requires { &G::unset_facts; }) {
            worlds::tell_unset<G>(*start_, seats_, [&](Span, const std::string&) { is_open_ = true; });
        }
    }

    bool read_lines() {
        LineCursor cursor{buffer_.data(), buffer_.data() + body_, buffer_.data() + size_, &seats_};
        Written written{};
        while (cursor.at < cursor.end && lines_.size() < most_lines) {
            if (!G::read(cursor, written)) {
                return false;
            }
            is_open_ = is_open_ || leaves_open(written);
            if (written.line.verb != verb::nothing) {
                lines_.push_back(written);
                takes_back_ = takes_back_ || written.line.verb == verb::undo;
            }
        }
        return cursor.at >= cursor.end && !lines_.empty() && (!takes_back_ || lines_.size() <= most_with_undo);
    }

    /// What somebody has left open is played in all ways it can have been, which is more than a run can do.
    static bool leaves_open(const Written& written) {
        if constexpr (worlds::Joined<G>) {
            return written.line.verb >= verb::first_of_game && G::is_open(written);
        }
        return false;
    }

    /// The record with another line, judged anew: what somebody has left open is more than a run can follow.
    std::optional<Outcome> play_anew(const Attempt& attempt) {
        const std::string_view record = std::string_view(buffer_).substr(0, size_);
        if (attempt.at >= lines_.size()) {
            return attempt.change == Mend::Change::insert
                       ? anew_.play(inserted(static_cast<std::uint32_t>(record.size()), attempt.text))
                       : std::nullopt;
        }
        const Line& line = lines_[attempt.at].line;
        switch (attempt.change) {
            case Mend::Change::replace: return anew_.play(with(record, line.event, attempt.text));
            case Mend::Change::insert: return anew_.play(inserted(line.span.begin, attempt.text));
            case Mend::Change::erase: return anew_.play(with(record, line.event, {}));
            case Mend::Change::swap:
                return attempt.at + 1 < lines_.size() ? anew_.play(swapped(attempt.at)) : std::nullopt;
        }
        return std::nullopt;
    }

    std::string inserted(std::uint32_t at, std::string_view line) const {
        const std::string_view record = std::string_view(buffer_).substr(0, size_);
        const bool begins = at == 0 || record[at - 1] == '\n';
        return with(record, {at, at}, (begins ? "" : "\n") + std::string(line) + '\n');
    }

    std::string swapped(std::size_t at) const {
        const std::string_view record = std::string_view(buffer_).substr(0, size_);
        const Span first = lines_[at].line.event;
        const Span second = lines_[at + 1].line.event;
        return with(with(record, second, first.in(record)), first, second.in(record));
    }

    /// A line that stands in no record, read where the record's text ends.
    bool read(std::string_view text, Written& written) {
        if (text.size() > longest_line || text.find('\n') != std::string_view::npos) {
            return false;
        }
        char* const begin = buffer_.data() + size_ + 1;
        std::memcpy(begin, text.data(), text.size());
        begin[text.size()] = '\n';
        LineCursor cursor{buffer_.data(), begin, begin + text.size() + 1, &seats_};
        return G::read(cursor, written) && cursor.at == cursor.end && written.line.verb != verb::nothing;
    }

    /// Plays the record as it is, and keeps the positions on the way.
    bool rehearse(Rehearsal& rehearsal) {
        const auto begin = takes_back_ ? std::make_shared<const State>(*start_) : nullptr;
        Run<G> run(*start_, {begin, {}}, hearing_);
        std::size_t at = 0;
        for (; at < lines_.size(); ++at) {
            keep(run);
            if (!step(run, lines_[at])) {
                break;
            }
        }
        if (at == lines_.size()) {
            keep(run);
            fits_ = run.fits_result(header_);
        }
        rehearsal.stop = at;
        first_ = at + 1 - std::min(positions_.size(), at + 1);
        rehearsal.first = first_;
        return at != lines_.size() || !fits_;
    }

    /// The same where facts were left open: only lines near the error are changed.
    bool rehearse_anew(Rehearsal& rehearsal) {
        const auto outcome = anew_.play(buffer_.substr(0, size_));
        rehearsal.stop = outcome ? std::min<std::size_t>(outcome->reaches, lines_.size()) : lines_.size();
        rehearsal.first = rehearsal.stop - std::min(rehearsal.stop, most_with_open);
        return outcome && !outcome->whole;
    }

    /// Where the header says who begins, or could.
    void prepare_start(Rehearsal& rehearsal) {
        const HeaderField* const start = header_.find("Start");
        const HeaderField* const players = header_.find("Players");
        const std::string_view record = std::string_view(buffer_).substr(0, size_);
        if (seats_.count() < 2 || players == nullptr) {
            return;
        }
        start_line_ = line_around(record, (start != nullptr ? start : players)->key.begin);
        if (start == nullptr) {
            start_line_ = {start_line_.end + 1, start_line_.end + 1};
        }
        rehearsal.start_line = start_line_;
    }

    void keep(const Run<G>& run) {
        positions_.push_back(run.state());
        if (takes_back_) {
            pasts_.push_back(run.past());
        } else if (positions_.size() > most_positions) {
            positions_.pop_front();
        }
    }

    bool step(Run<G>& run, const Written& written) {
        if (!effort_.spend(step_cost)) {
            return false;
        }
        return run.play(written);
    }

    /// Nearly all lines are: they need no copy of the position.
    bool is_refused(const Attempt& attempt, const Written& written) const {
        constexpr bool proceeds = requires(State & state, typename G::Trail & trail) {
            G::proceed(state, trail);
        }
        || requires(State & state) {
            G::proceed_to(state, written);
        };
        if constexpr (Looks<G> && !proceeds) {
            const bool has_line = attempt.change == Mend::Change::replace || attempt.change == Mend::Change::insert;
            if (has_line && written.line.verb >= verb::first_of_game && !written.line.stands()) {
                const auto fault = usual::look<G>(typename G::Event{before(attempt.at), written});
                return fault &&
                       severity_of(G::rulebook()[static_cast<std::size_t>(fault->law) - 1U].kind) == Severity::error;
            }
        }
        return false;
    }

    const State& before(std::size_t at) const { return positions_[at - first_]; }

    std::optional<Outcome> play(const Attempt& attempt, const Written& written, std::optional<State>* last) {
        if (attempt.at < first_ || attempt.at - first_ >= positions_.size() || !effort_.spend(copy_cost)) {
            return std::nullopt;
        }
        if (is_refused(attempt, written)) {
            return std::nullopt;
        }
        Run<G> run(before(attempt.at), takes_back_ ? pasts_[attempt.at] : typename Run<G>::Past{}, hearing_);
        Outcome outcome{static_cast<std::uint32_t>(attempt.at), static_cast<std::uint32_t>(lines_.size()), false,
                        false};
        const auto go = [&](const Written& line) {
            const bool fits = step(run, line);
            outcome.reaches += fits ? 1 : 0;
            return fits;
        };
        std::size_t next = attempt.at;
        bool fits = true;
        switch (attempt.change) {
            case Mend::Change::replace:
                fits = go(written);
                ++next;
                break;
            case Mend::Change::insert:
                ++outcome.events;
                fits = go(written);
                break;
            case Mend::Change::erase:
                --outcome.events;
                ++next;
                break;
            case Mend::Change::swap:
                fits = next + 1 < lines_.size() && go(lines_[next + 1]) && go(lines_[next]);
                next += 2;
                break;
        }
        if (!fits) {
            return std::nullopt;
        }
        while (next < lines_.size() && go(lines_[next])) {
            ++next;
        }
        if (next >= lines_.size()) {
            outcome.whole = run.fits_result(header_);
            outcome.finished = outcome.whole && G::over(run.state()) && usual::certain<G>(run.state());
        }
        if (last != nullptr) {
            last->emplace(run.state());
        }
        return outcome;
    }

    /// Of a play and of a copy of the position, in steps of the allowance.
    static constexpr std::uint64_t step_cost = 2;
    static constexpr std::uint64_t copy_cost = 2 + sizeof(State) / 400;

    const Header& header_;
    Effort& effort_;
    std::size_t size_;
    std::string buffer_;  ///< the record's text, and room for a line behind it
    RecordText text_;
    Seats seats_;
    Hearing hearing_;
    Anew<G> anew_;
    std::uint32_t body_ = 0;  ///< where the events begin, behind the position if there is one
    Span start_line_;         ///< of the header: what says who begins, or where that may be said
    bool is_open_ = false;    ///< somebody has left facts open
    std::optional<State> start_;
    std::vector<Written> lines_;
    std::deque<State> positions_;               ///< before the events from `first_` on
    std::vector<typename Run<G>::Past> pasts_;  ///< the same for undo, if the record has any
    std::size_t first_ = 0;
    bool takes_back_ = false;
    bool fits_ = false;
};

/// The record, ready for trials; nothing when it cannot be read to its end, or nothing is wrong with it.
template <Game G>
std::unique_ptr<Rehearsal> rehearse(const Record& record, const FileReader& open) {
    auto rehearsal = std::make_unique<Rehearsal>();
    const auto stage = std::make_shared<Stage<G>>(record, open, rehearsal->effort);
    if (!stage->prepare(*rehearsal)) {
        return nullptr;
    }
    const std::size_t stop = rehearsal->stop;
    rehearsal->play = [stage](const Attempt& attempt) { return stage->play(attempt); };
    rehearsal->canonical = [stage](const Attempt& attempt) { return stage->canonical(attempt); };
    rehearsal->position = [stage](const Attempt& attempt) { return stage->position(attempt); };
    rehearsal->play_start = [stage](std::string_view text) { return stage->play_start(text); };
    rehearsal->table_line = [stage](std::size_t at) { return stage->table_line(at); };
    rehearsal->play_moves = [stage, stop](std::size_t at, Mend::Change change, const Rehearsal::Visit& visit) {
        stage->play_moves(at, change, stop, visit);
    };
    return rehearsal;
}

}  // namespace arbiter::mend
