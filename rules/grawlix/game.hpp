// Grawlix as the referee knows it: binds the notation, the state and the words to the concept of a game.
#pragma once

#include "grammar/grawlix/parse.hpp"
#include "rules/game.hpp"
#include "rules/grawlix/event.hpp"
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
    using Event = grawlix::Event;
    using Fault = grawlix::Fault;
    using Trail = NoTrail;

    static const About& about();
    static std::span<const Rule> rulebook() { return grawlix::rulebook(); }
    static std::span<const Ruling> rulings() { return grawlix::rulings(); }

    static bool read(LineCursor& cursor, Written& written) { return read_line(cursor, written); }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return explain_line(cursor, words);
    }

    static std::optional<State> start(const Setup& setup, Referee&) { return State(setup.start, setup.budget); }
    static Role role(const State& state, const Written& written);
    static std::optional<Fault> look(const Event& event) { return grawlix::look(event); }
    static void apply(State& state, const Event& event, Trail& trail);
    static void force(State& state, const Event& event, Trail& trail);
    static void describe(const Event& event, const Fault& fault, Referee& referee, Finding& finding);
    static void audit(const State&, const Written&, Referee&) {}
    static void held(const Event& event, std::vector<std::uint16_t>& met);

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

}  // namespace arbiter::grawlix
