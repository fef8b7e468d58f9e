// FRAME-WORK as the referee knows it: binds the notation, the rules and the words to the concept of a game.
#pragma once

#include "grammar/frame-work/parse.hpp"
#include "rules/frame-work/apply.hpp"
#include "rules/frame-work/conserved.hpp"
#include "rules/frame-work/event.hpp"
#include "rules/frame-work/position.hpp"
#include "rules/frame-work/rulebook.hpp"
#include "rules/frame-work/state.hpp"
#include "rules/game.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::frame_work {

struct FrameWork {
    using Written = frame_work::Written;
    using State = frame_work::State;
    using Event = frame_work::Event;
    using Fault = frame_work::Fault;
    using Trail = NoTrail;

    static const About& about();
    static std::span<const Rule> rulebook() { return frame_work::rulebook(); }
    static std::span<const Ruling> rulings() { return frame_work::rulings(); }

    static bool read(LineCursor& cursor, Written& written) { return read_line(cursor, written); }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return explain_line(cursor, words);
    }

    static std::optional<State> start(const Setup& setup, Referee& referee);
    static Role role(const State&, const Written& written);
    static std::optional<Fault> look(const Event& event) { return frame_work::look(event); }
    static void apply(State& state, const Event& event, Trail&) { frame_work::apply(state, event); }
    static void force(State& state, const Event& event, Trail&) { frame_work::force(state, event); }
    static void describe(const Event& event, const Fault& fault, Referee& referee, Finding& finding);
    static void held(const Event& event, std::vector<std::uint16_t>& met);

    static bool over(const State& state) { return state.over(); }
    static Seat to_move(const State& state);
    static std::uint32_t round(const State& state);
    static void scores(const State& state, Report& report);
    static void conclude(const State& state, const Trail&, const Wishes& wishes, Report& report);

    using Visit = std::function<bool(const Written&)>;
    static void each_move(const State& state, const Visit& visit);
    static void legal_moves(const State& state, std::vector<Written>& moves);
    static bool deal(const State& state, Random& random, Written& written);
    static bool random_move(const State& state, Random& random, Written& written);
    static void write(const State& state, const Written& written, const Telling& telling, std::string& text);
    static std::string snapshot(const State& state) { return frame_work::snapshot(state); }
    static std::optional<State> restore(std::string_view line) { return frame_work::restore(line); }
    static bool conserved(const State& state) { return frame_work::conserved(state); }
};

}  // namespace arbiter::frame_work
