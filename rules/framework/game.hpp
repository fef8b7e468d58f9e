// Framework as the referee knows it: binds the notation, the position and the words to the concept of a game.
#pragma once

#include "grammar/framework/parse.hpp"
#include "rules/framework/legal.hpp"
#include "rules/framework/rulebook.hpp"
#include "rules/framework/snapshot.hpp"
#include "rules/framework/state.hpp"
#include "rules/game.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::framework {

struct Framework {
    using Written = framework::Written;
    using State = framework::State;
    using Trail = NoTrail;

    static const About& about();
    static std::span<const Rule> rulebook() { return framework::rulebook(); }
    static std::span<const Ruling> rulings() { return framework::rulings(); }

    static bool read(LineCursor& cursor, Written& written) { return read_line(cursor, written); }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return explain_line(cursor, words);
    }

    static std::optional<State> start(const Setup& setup, Referee& referee);
    static Role role(const State& state, const Written& written);
    static Broken play(State& state, const Written& written, Trail& trail);
    static void force(State& state, const Written& written, Trail& trail);
    static void describe(const State& state, const Written& written, Broken broken, Referee& referee, Finding& finding);
    static void audit(const State& state, const Written& written, Referee& referee);
    static void held(const State& state, const Written& written, std::vector<std::uint16_t>& rules);

    static bool over(const State& state) { return state.finished(); }
    /// A last token may lie on a tile that nobody wrote down.
    static bool may_be_over(const State& state);
    static void end_as_claimed(State& state);
    static Seat to_move(const State& state);
    static std::uint32_t round(const State& state) { return state.round; }
    static void scores(const State& state, Report& report);
    static bool certain(const State& state);
    static void audit_open_scores(const State& state, const Line& line, Referee& referee);
    static void conclude(const State& state, const Trail& trail, const Wishes& wishes, Report& report);
    static void close(const State& state, Referee& referee);

    static void legal_moves(const State& state, std::vector<Written>& moves);
    static bool deal(const State& state, Random& random, Written& written);
    static bool random_move(const State& state, Random& random, Written& written);
    static void write(const State& state, const Written& written, const Telling& telling, std::string& text);
    static std::string snapshot(const State& state) { return framework::snapshot(state); }
    static std::optional<State> restore(std::string_view line) { return framework::restore(line); }
    static bool conserved(const State& state);
};

/// Whose turn a line tells of: the player it names, or the one who is to move.
inline Player player_of(const State& state, const Line& line) {
    return line.seat == no_seat ? state.turn : static_cast<Player>(line.seat);
}

/// The starter a round line names, if any.
inline std::optional<Player> starter_of(const Line& line) {
    return line.named == no_seat ? std::nullopt : std::optional(static_cast<Player>(line.named));
}

/// What is against this event; nothing when it is legal. `move` is what a turn comes to.
Judgement judge(const State& state, const Written& written, Move& move);

}  // namespace arbiter::framework
