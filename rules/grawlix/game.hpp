// Grawlix as the referee knows it: binds the notation, the state and the words to the concept of a game.
#pragma once

#include "grammar/grawlix/parse.hpp"
#include "rules/game.hpp"
#include "rules/grawlix/placements.hpp"
#include "rules/grawlix/rulebook.hpp"
#include "rules/grawlix/snapshot.hpp"
#include "rules/grawlix/state.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::grawlix {

struct Grawlix {
    using Written = grawlix::Written;
    using State = grawlix::State;
    using Trail = NoTrail;

    static const About& about();
    static std::span<const Rule> rulebook() { return grawlix::rulebook(); }
    static std::span<const Ruling> rulings() { return grawlix::rulings(); }

    static bool read(LineCursor& cursor, Written& written) { return read_line(cursor, written); }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return explain_line(cursor, words);
    }

    static std::optional<State> start(const Setup& setup, Referee&) { return State(setup.start); }
    static Role role(const State& state, const Written& written);
    static Broken play(State& state, const Written& written, Trail& trail);
    static void force(State& state, const Written& written, Trail& trail);
    static void describe(const State& state, const Written& written, Broken broken, Referee& referee, Finding& finding);
    static void audit(const State&, const Written&, Referee&) {}
    static void held(const State& state, const Written& written, std::vector<std::uint16_t>& rules);

    static bool over(const State& state) { return state.over(); }
    static bool may_be_over(const State& state) { return state.may_be_over(); }
    static void end_as_claimed(State& state) { state.claim_stuck(state.mover()); }
    static Seat to_move(const State& state) { return state.drafted() ? static_cast<Seat>(state.mover()) : no_seat; }
    static std::uint32_t round(const State&) { return 0; }
    static void scores(const State& state, Report& report);
    static bool certain(const State&) { return true; }  // every tile played is seen to be played, whichever it was
    static void conclude(const State& state, const Trail& trail, const Wishes& wishes, Report& report);
    static void close(const State&, Referee&) {}

    static void legal_moves(const State& state, std::vector<Written>& moves);
    static std::uint64_t count(const State& state, unsigned plays);
    static bool deal(const State& state, Random& random, Written& written);
    static bool random_move(const State& state, Random& random, Written& written);
    static void write(const State& state, const Written& written, const Telling& telling, std::string& text);
    static std::string snapshot(const State& state) { return grawlix::snapshot(state); }
    static std::optional<State> restore(std::string_view line) { return grawlix::restore(line); }
    static bool conserved(const State& state) { return state.conserved(); }
};

/// The picks of a draft line, as many as there is room for.
std::span<const WrittenTile> picks_of(const Written& written);

/// The cell a play names; nothing when its direction starts from a tile that has not been laid.
std::optional<Cell> cell_of(const State& state, const Place& place);

/// The play a line means; its cell must be known.
Play play_of(const State& state, const Written& written, Cell cell);

/// What is against this event; nothing when it is legal.
Judgement judge(const State& state, const Written& written);

}  // namespace arbiter::grawlix
