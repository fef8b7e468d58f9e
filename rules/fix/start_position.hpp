// What a record begins with: its players, and the position before its first event.
#pragma once

#include "rules/fix/record_lines.hpp"
#include "rules/position/opening.hpp"
#include "rules/record/players.hpp"
#include "rules/record/setup.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace arbiter::fix {

template <Game G>
class StartPosition {
public:
    using State = typename G::State;

    StartPosition(const Header& header, const RecordLines<G>& script, const FileReader& open, Effort& effort)
        : body_(header.body) {
        Report report;
        Referee referee(script.text(), report);
        if (!read_players(header, G::about(), referee)) {
            return;
        }
        seats_ = report.seats;
        Setup setup = read_setup(header, G::about(), defaults::rulings<G>(), referee);
        setup.seats = &seats_;
        setup.open = &open;
        setup.budget = Budget(&effort);
        position_ = G::start(setup, referee);
        put_down(script);
    }
    StartPosition(const StartPosition&) = delete;  // what is played may look at its seats
    StartPosition& operator=(const StartPosition&) = delete;

    const Seats& seats() const { return seats_; }
    /// Nothing where the header or the position is wrong.
    const std::optional<State>& position() const { return position_; }
    /// Where the events begin, behind the lines of a position if there are any.
    std::uint32_t body() const { return body_; }
    /// Somebody has left facts of the position open.
    bool is_open() const { return is_open_; }

private:
    void put_down(const RecordLines<G>& script) {
        if constexpr (Positions<G>) {
            Opening<G> opening;
            Checks checks;
            const LineCursor cursor = script.behind(body_, seats_);
            if (!position_ || !opening.read(cursor)) {
                return;
            }
            opening.put_down(*position_, cursor, checks);
            body_ = opening.end();
            if (checks.wrong()) {
                position_.reset();
            } else {
                begin_behind();
            }
        }
    }

    void begin_behind() {
        typename G::ScoreLog log;
        if constexpr (requires { G::begin_behind(*position_, log); }) {
            G::begin_behind(*position_, log);
        }
        if constexpr (requires { &G::unset_facts; }) {
            candidates::tell_unset<G>(*position_, seats_, [&](Span, const std::string&) { is_open_ = true; });
        }
    }

    Seats seats_;
    std::optional<State> position_;
    std::uint32_t body_;
    bool is_open_ = false;
};

}  // namespace arbiter::fix
