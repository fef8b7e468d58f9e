// The record with the positions before its events, and trials that begin in any of them.
#pragma once

#include "rules/mend/anew.hpp"
#include "rules/mend/beginning.hpp"
#include "rules/mend/changed_text.hpp"
#include "rules/mend/rehearsal.hpp"
#include "rules/mend/run.hpp"
#include "rules/mend/script.hpp"
#include "rules/mend/trial.hpp"
#include "rules/mend/waypoints.hpp"
#include "rules/record/canonical.hpp"

#include <algorithm>
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
          script_(record.text),
          beginning_(record.header, script_, open, effort),
          hearing_(script_.text(), seats()),
          anew_(open, effort) {}

    /// Reads all lines and plays them up to the first error; false when that cannot be done, or there is none.
    bool prepare(Rehearsal& rehearsal) {
        if (!beginning_.position() || !script_.read_all(script_.behind(beginning_.body(), seats())) ||
            !(is_open() ? rehearse_anew(rehearsal) : rehearse(rehearsal))) {
            return false;
        }
        prepare_start(rehearsal);
        rehearsal.events = script_.events();
        return true;
    }

    /// With another player to begin; `text` is the header line that says so.
    std::optional<Outcome> play_start(std::string_view text) {
        return anew_.play(with(script_.record(), start_line_, std::string(text) + (start_line_.empty() ? "\n" : "")));
    }

    std::optional<Outcome> play(const Attempt& attempt) {
        changed_.line.reset(0);
        if (!effort_.spend(3) || (has_line(attempt) && !read(attempt.text, changed_))) {
            return std::nullopt;
        }
        const bool anew = is_open() || Script<G>::leaves_open(changed_);
        return anew ? play_anew(attempt) : play(attempt, changed_, nullptr);
    }

    std::string canonical(const Attempt& attempt) {
        Written written{};
        std::string text;
        if (attempt.text.empty() || !read(attempt.text, written)) {
            return std::string(attempt.text);
        }
        if (is_open() || written.line.kind() != LineKind::event) {
            Fields line(text);
            add_common(written.line, seats(), line);
        } else {
            State state = waypoints_.before(attempt.at);
            typename G::Trail trail;
            usual::proceed_to<G>(state, written, trail);
            usual::write<G>(state, written, {seats(), {}}, text);
            text.erase(0, text.rfind('\n') + 1);  // a round left out stays left out
        }
        if (text.empty()) {
            record::write_as_it_is(attempt.text, text);
        }
        return text;
    }

    std::string position(const Attempt& attempt) {
        Written written{};
        std::optional<State> last;
        if (!is_open() && (attempt.text.empty() || (read(attempt.text, written) && !Script<G>::leaves_open(written)))) {
            play(attempt, written, &last);
        }
        std::string text;
        // Set lines can leave open what a position knows; the lines of a ledger do not.
        if constexpr (!Positions<G> && requires { G::write_position(*last, Telling{seats(), {}}, text); }) {
            last ? G::write_position(*last, Telling{seats(), {}}, text) : void();
        }
        return text;
    }

    void play_moves(std::size_t at, Mend::Change change, std::size_t stop, const Rehearsal::Filter& passes,
                    const Rehearsal::Visit& visit) {
        if (is_open()) {
            return;
        }
        State state = waypoints_.before(at);
        typename G::Trail trail;
        usual::proceed<G>(state, trail);
        if (G::over(state) || G::to_move(state) == no_seat || lines()[at].line.stands()) {
            return;
        }
        std::size_t seen = 0;
        std::string text;
        const auto written = [&](const Written& move) -> std::string_view {
            text.clear();
            usual::write<G>(state, move, {seats(), {}}, text);
            return text;
        };
        usual::each_move<G>(state, [&](const Written& move) {
            if (Script<G>::leaves_open(move)) {
                return !effort_.spent();
            }
            if (passes == nullptr || (effort_.spend(write_cost) && passes(written(move)))) {
                const std::optional<Outcome> outcome = play({change, at, {}}, move, nullptr);
                if (outcome && (outcome->whole || outcome->reaches > stop + (change == Mend::Change::insert ? 1 : 0))) {
                    visit(written(move), *outcome);
                }
            }
            return ++seen < most_moves && !effort_.spent();
        });
    }

    std::string table_line(std::size_t at) {
        if (is_open()) {
            return {};
        }
        State state = waypoints_.before(at);
        typename G::Trail trail;
        usual::proceed<G>(state, trail);
        Random random(1);
        Written written{};
        std::string text;
        if (!G::over(state) && usual::deal<G>(state, random, written)) {
            usual::write<G>(state, written, {seats(), {}}, text);
        }
        return text;
    }

private:
    static constexpr std::size_t most_moves = 1500;
    static constexpr std::size_t most_with_open = 60;
    static constexpr std::uint64_t write_cost = 1;

    const Seats& seats() const { return beginning_.seats(); }
    const std::vector<Written>& lines() const { return script_.lines(); }
    bool is_open() const { return beginning_.is_open() || script_.leaves_open(); }
    bool read(std::string_view text, Written& written) { return script_.read(text, seats(), written); }
    static bool has_line(const Attempt& attempt) {
        return attempt.change == Mend::Change::replace || attempt.change == Mend::Change::insert;
    }

    /// The record with another line, judged anew: what somebody has left open is more than a run can follow.
    std::optional<Outcome> play_anew(const Attempt& attempt) {
        return anew_.play(with(script_.record(), script_.events(), attempt));
    }

    /// Plays the record as it is, and keeps the positions on the way.
    bool rehearse(Rehearsal& rehearsal) {
        const State& start = *beginning_.position();
        const auto begin = script_.takes_back() ? std::make_shared<const State>(start) : nullptr;
        Run<G> run(start, {begin, {}}, hearing_);
        std::size_t at = 0;
        waypoints_.add(run);
        for (; at < lines().size() && effort_.spend(Run<G>::line_cost) && run.play(lines()[at]); ++at) {
            waypoints_.add(run);
        }
        rehearsal.stop = at;
        rehearsal.first = waypoints_.first();
        return at != lines().size() || !run.fits_result(header_);
    }

    /// The same where facts were left open: only lines near the error are changed.
    bool rehearse_anew(Rehearsal& rehearsal) {
        const auto outcome = anew_.play(std::string(script_.record()));
        rehearsal.stop = outcome ? std::min<std::size_t>(outcome->reaches, lines().size()) : lines().size();
        rehearsal.first = rehearsal.stop - std::min(rehearsal.stop, most_with_open);
        return outcome && !outcome->whole;
    }

    /// Where the header says who begins, or could.
    void prepare_start(Rehearsal& rehearsal) {
        const HeaderField* const start = header_.find("Start");
        const HeaderField* const players = header_.find("Players");
        if (seats().count() < 2 || players == nullptr) {
            return;
        }
        start_line_ = line_around(script_.record(), (start != nullptr ? start : players)->key.begin);
        if (start == nullptr) {
            start_line_ = {start_line_.end + 1, start_line_.end + 1};
        }
        rehearsal.start_line = start_line_;
    }

    /// Nearly all lines are: they need no copy of the position.
    bool is_refused(const Attempt& attempt, const Written& written) const {
        constexpr bool hangs_on_next = requires(State & state) {
            G::proceed_to(state, written);
        };
        if constexpr (Looks<G> && !hangs_on_next) {
            if (has_line(attempt) && written.line.kind() == LineKind::event && !written.line.stands()) {
                return usual::look<G>(typename G::Event{waypoints_.before(attempt.at), written}).has_value();
            }
        }
        return false;
    }

    std::optional<Outcome> play(const Attempt& attempt, const Written& written, std::optional<State>* last) {
        if (!waypoints_.has(attempt.at) || !effort_.spend(copy_cost) || is_refused(attempt, written)) {
            return std::nullopt;
        }
        Run<G> run = waypoints_.run_from(attempt.at, hearing_);
        Trial<G> trial(attempt, lines(), run, effort_);
        if (!trial.play_change(written)) {
            return std::nullopt;
        }
        trial.play_on(header_);
        if (last != nullptr) {
            last->emplace(run.state());
        }
        // What a position may still find out is paid from the same allowance, and then convicts nobody.
        return effort_.spent() ? std::nullopt : std::optional(trial.outcome());
    }

    /// Of a copy of the position, in steps of the allowance.
    static constexpr std::uint64_t copy_cost = 2 + sizeof(State) / 400;

    const Header& header_;
    Effort& effort_;
    Script<G> script_;
    Beginning<G> beginning_;
    Hearing hearing_;
    Anew<G> anew_;
    Waypoints<G> waypoints_;
    Written changed_{};  ///< the line that was read last
    Span start_line_;    ///< of the header: what says who begins, or where that may be said
};

/// The record, ready for trials; nothing when it cannot be read to its end, or nothing is wrong with it.
template <Game G>
[[gnu::cold]] std::unique_ptr<Rehearsal> rehearse(const Record& record, const FileReader& open) {
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
    rehearsal->play_moves = [stage, stop](std::size_t at, Mend::Change change, const Rehearsal::Filter& passes,
                                          const Rehearsal::Visit& visit) {
        stage->play_moves(at, change, stop, passes, visit);
    };
    return rehearsal;
}

}  // namespace arbiter::mend
