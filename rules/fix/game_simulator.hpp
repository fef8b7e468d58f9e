// The record with the positions before its events, and trials that begin in any of them.
#pragma once

#include "rules/fix/candidate_replay.hpp"
#include "rules/fix/changed_text.hpp"
#include "rules/fix/checkpoints.hpp"
#include "rules/fix/record_judge.hpp"
#include "rules/fix/record_lines.hpp"
#include "rules/fix/silent_replay.hpp"
#include "rules/fix/simulator.hpp"
#include "rules/fix/start_position.hpp"
#include "rules/record/canonical.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::fix {

template <Game G>
class GameSimulator {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    GameSimulator(const Record& record, const FileReader& open, Effort& effort)
        : header_(record.header),
          effort_(effort),
          lines_of_record_(record.text),
          start_(record.header, lines_of_record_, open, effort),
          hearing_(lines_of_record_.text(), seats()),
          judge_(open, effort) {}

    /// Reads all lines and plays them up to the first error; false when that cannot be done, or there is none.
    bool prepare(Simulator& simulator) {
        if (!start_.position() || !lines_of_record_.read_all(lines_of_record_.behind(start_.body(), seats())) ||
            !(is_open() ? judge_as_it_is(simulator) : play_as_it_is(simulator))) {
            return false;
        }
        prepare_start(simulator);
        first_end_ = first_end();
        simulator.events = lines_of_record_.events();
        return true;
    }

    /// With another player to begin; `text` is the header line that says so.
    std::optional<Outcome> play_start(std::string_view text) {
        return judge_.play(
            with(lines_of_record_.record(), start_line_, std::string(text) + (start_line_.empty() ? "\n" : "")));
    }

    std::optional<Outcome> judge(const std::string& text) { return judge_.play(text); }

    std::string chance_left_open(std::string_view line) {
        Written written{};
        std::string text(line);
        if (!read(line, written) || written.line.kind() != LineKind::event) {
            return text;
        }
        std::vector<Span> drawn;
        const Span whole = written.line.span;
        const ChanceSink add = [&](Span span) {
            if (span.begin >= whole.begin && span.end <= whole.end && !span.empty()) {
                drawn.push_back(span);  // nothing was drawn where it stands nowhere
            }
        };
        Fields fields(add);
        G::fields(nullptr, written, {seats(), lines_of_record_.text().text}, fields);
        for (const Span span : drawn | std::views::reverse) {
            text.replace(span.begin - whole.begin, span.end - span.begin, "?");
        }
        return text;
    }

    std::optional<Outcome> play(const Candidate& candidate) {
        changed_.line.reset(0);
        if (!effort_.spend(3) || (has_line(candidate) && !read(candidate.text, changed_))) {
            return std::nullopt;
        }
        const bool anew = is_open() || RecordLines<G>::leaves_open(changed_) || changed_.line.kind() == LineKind::gap;
        return anew ? play_anew(candidate) : play(candidate, changed_, nullptr);
    }

    std::string canonical(const Candidate& candidate) {
        Written written{};
        std::string text;
        // A line with `?` was made of canonical ones, and may not be playable in one position.
        if (candidate.text.empty() || !read(candidate.text, written) || RecordLines<G>::leaves_open(written)) {
            return std::string(candidate.text);
        }
        if (is_open() || written.line.kind() != LineKind::event) {
            Fields line(text);
            add_common(written.line, seats(), line);
        } else {
            State state = checkpoints_.before(candidate.at);
            typename G::ScoreLog log;
            defaults::proceed_to<G>(state, written, log);
            defaults::write<G>(state, written, {seats(), {}}, text);
            text.erase(0, text.rfind('\n') + 1);  // a round left out stays left out
        }
        if (text.empty()) {
            record::write_as_it_is(candidate.text, text);
        }
        return text;
    }

    std::string position(const Candidate& candidate) {
        Written written{};
        std::optional<State> last;
        if (!is_open() &&
            (candidate.text.empty() || (read(candidate.text, written) && !RecordLines<G>::leaves_open(written)))) {
            play(candidate, written, &last);
        }
        std::string text;
        // Set lines can leave open what a position knows; the lines of a ledger do not.
        if constexpr (!Positions<G> && requires { G::write_position(*last, FormatContext{seats(), {}}, text); }) {
            if (last) {
                G::write_position(*last, FormatContext{seats(), {}}, text);
            }
        }
        return text;
    }

    bool play_moves(std::size_t at, Fix::Change change, std::size_t stop, const Simulator::Filter& passes,
                    const Simulator::Visit& visit) {
        if (is_open()) {
            return false;
        }
        State state = checkpoints_.before(at);
        typename G::ScoreLog log;
        defaults::proceed<G>(state, log);
        if (G::over(state) || G::to_move(state) == no_seat || lines()[at].line.stands()) {
            return true;
        }
        std::size_t seen = 0;
        std::string text;
        const auto written = [&](const Written& move) -> std::string_view {
            text.clear();
            defaults::write<G>(state, move, {seats(), {}}, text);
            return text;
        };
        defaults::each_move<G>(state, [&](const Written& move) {
            if (RecordLines<G>::leaves_open(move)) {
                return !effort_.spent();
            }
            if (passes == nullptr || (effort_.spend(write_cost) && passes(written(move)))) {
                const std::optional<Outcome> outcome = play({change, at, {}}, move, nullptr);
                if (outcome && (outcome->whole || outcome->reaches > stop + (change == Fix::Change::insert ? 1 : 0))) {
                    visit(written(move), *outcome);
                }
            }
            return ++seen < most_moves && !effort_.spent();
        });
        return seen < most_moves && !effort_.spent();
    }

    std::string table_line(std::size_t at) {
        if (is_open()) {
            return {};
        }
        State state = checkpoints_.before(at);
        typename G::ScoreLog log;
        defaults::proceed<G>(state, log);
        Random random(1);
        Written written{};
        std::string text;
        if (!G::over(state) && defaults::deal<G>(state, random, written)) {
            defaults::write<G>(state, written, {seats(), {}}, text);
        }
        return text;
    }

private:
    static constexpr std::size_t most_moves = 1500;
    static constexpr std::size_t most_with_open = 60;
    static constexpr std::uint64_t write_cost = 1;

    const Seats& seats() const { return start_.seats(); }
    const std::vector<Written>& lines() const { return lines_of_record_.lines(); }
    bool is_open() const { return start_.is_open() || lines_of_record_.leaves_open(); }
    bool read(std::string_view text, Written& written) { return lines_of_record_.read(text, seats(), written); }
    static bool has_line(const Candidate& candidate) {
        return candidate.change == Fix::Change::replace || candidate.change == Fix::Change::insert;
    }

    /// The record with another line, judged anew: what somebody has left open is more than a run can follow.
    std::optional<Outcome> play_anew(const Candidate& candidate) {
        return judge_.play(with(lines_of_record_.record(), lines_of_record_.events(), candidate));
    }

    /// Plays the record as it is, and keeps the positions on the way.
    bool play_as_it_is(Simulator& simulator) {
        const State& start = *start_.position();
        const auto begin = lines_of_record_.takes_back() ? std::make_shared<const State>(start) : nullptr;
        SilentReplay<G> run(start, {begin, {}}, hearing_);
        std::size_t at = 0;
        checkpoints_.add(run);
        for (; at < lines().size() && effort_.spend(SilentReplay<G>::line_cost) && run.play(lines()[at]); ++at) {
            checkpoints_.add(run);
        }
        simulator.stop = at;
        simulator.first = checkpoints_.first();
        return at != lines().size() || !run.fits_result(header_);
    }

    /// The same where facts were left open: only lines near the error are changed.
    bool judge_as_it_is(Simulator& simulator) {
        const auto outcome = judge_.play(std::string(lines_of_record_.record()));
        simulator.stop = outcome ? std::min<std::size_t>(outcome->reaches, lines().size()) : lines().size();
        simulator.first = simulator.stop - std::min(simulator.stop, most_with_open);
        return outcome && !outcome->whole;
    }

    /// Where the header says who begins, or could.
    void prepare_start(Simulator& simulator) {
        const HeaderField* const start = header_.find("Start");
        const HeaderField* const players = header_.find("Players");
        if (seats().count() < 2 || players == nullptr) {
            return;
        }
        start_line_ = line_around(lines_of_record_.record(), (start != nullptr ? start : players)->key.begin);
        if (start == nullptr) {
            start_line_ = {start_line_.end + 1, start_line_.end + 1};
        }
        simulator.start_line = start_line_;
    }

    /// The first end is the one that counts.
    std::size_t first_end() const {
        const auto is_end = [](const Written& line) { return line.line.kind() == LineKind::end; };
        return static_cast<std::size_t>(std::ranges::find_if(lines(), is_end) - lines().begin());
    }

    /// Nearly all lines are: they need no copy of the position.
    bool is_refused(const Candidate& candidate, const Written& written) const {
        constexpr bool hangs_on_next = requires(State & state) {
            G::proceed_to(state, written);
        };
        if constexpr (Looks<G> && !hangs_on_next) {
            if (has_line(candidate) && written.line.kind() == LineKind::event && !written.line.stands()) {
                return defaults::look<G>(typename G::Event{checkpoints_.before(candidate.at), written}).has_value();
            }
        }
        return false;
    }

    std::optional<Outcome> play(const Candidate& candidate, const Written& written, std::optional<State>* last) {
        if (candidate.at > first_end_ || !checkpoints_.has(candidate.at) || !effort_.spend(copy_cost) ||
            is_refused(candidate, written)) {
            return std::nullopt;
        }
        SilentReplay<G> run = checkpoints_.run_from(candidate.at, hearing_);
        CandidateReplay<G> trial(candidate, lines(), run, effort_);
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
    RecordLines<G> lines_of_record_;
    StartPosition<G> start_;
    SilentReferee hearing_;
    RecordJudge<G> judge_;
    Checkpoints<G> checkpoints_;
    std::size_t first_end_ = 0;  ///< behind it nothing is tried
    Written changed_{};          ///< the line that was read last
    Span start_line_;            ///< of the header: what says who begins, or where that may be said
};

/// The record, ready for candidates; nothing when it cannot be read to its end, or nothing is wrong with it.
template <Game G>
[[gnu::cold]] std::unique_ptr<Simulator> simulator_of(const Record& record, const FileReader& open) {
    auto simulator = std::make_unique<Simulator>();
    const auto game = std::make_shared<GameSimulator<G>>(record, open, simulator->effort);
    if (!game->prepare(*simulator)) {
        return nullptr;
    }
    const std::size_t stop = simulator->stop;
    simulator->play = [game](const Candidate& candidate) { return game->play(candidate); };
    simulator->canonical = [game](const Candidate& candidate) { return game->canonical(candidate); };
    simulator->position = [game](const Candidate& candidate) { return game->position(candidate); };
    simulator->play_start = [game](std::string_view text) { return game->play_start(text); };
    simulator->judge = [game](const std::string& text) { return game->judge(text); };
    simulator->chance_left_open = [game](std::string_view text) { return game->chance_left_open(text); };
    simulator->table_line = [game](std::size_t at) { return game->table_line(at); };
    simulator->play_moves = [game, stop](std::size_t at, Fix::Change change, const Simulator::Filter& passes,
                                         const Simulator::Visit& visit) {
        return game->play_moves(at, change, stop, passes, visit);
    };
    return simulator;
}

}  // namespace arbiter::fix
