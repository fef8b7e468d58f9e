// Dorfromantik as the referee knows it: binds the notation, the table and the words to the concept of a game.
#pragma once

#include "grammar/dorfromantik/parse.hpp"
#include "rules/candidates/candidate_state.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/dorfromantik/event.hpp"
#include "rules/dorfromantik/plain.hpp"
#include "rules/dorfromantik/position.hpp"
#include "rules/dorfromantik/rulebook.hpp"
#include "rules/dorfromantik/state.hpp"
#include "rules/game/game.hpp"
#include "rules/scene/scene.hpp"
#include "rules/score/form.hpp"
#include "rules/trace/score_event_sink.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {

struct Dorfromantik {
    using Written = dorfromantik::Written;
    using State = dorfromantik::State;
    using Event = dorfromantik::Event;
    using Fault = dorfromantik::Fault;
    using ScoreLog = NoTrail;

    static const About& about();
    static std::span<const Rule> rulebook() { return dorfromantik::rulebook(); }
    static std::span<const Rules> laws() { return dorfromantik::laws(); }
    static std::span<const Ruling> rulings() { return dorfromantik::rulings(); }

    static bool read(LineCursor& cursor, Written& written) { return read_line(cursor, written); }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return explain_line(cursor, words);
    }

    /// The fast path through the plain lines that nearly all of an archive consists of.
    static std::uint32_t run(LineCursor& cursor, State& state, ScoreLog&) { return play_plain_lines(cursor, state); }

    static std::optional<State> start(const Setup& setup, Referee& referee);
    static std::optional<Fault> look(const Event& event) { return dorfromantik::look(event); }
    static void apply(State& state, const Event& event, ScoreLog&);
    static bool force(State& state, const Event& event, ScoreLog&);
    static void audit(const State& state, const Written& written, Referee& referee);
    static void held(const Event& event, std::vector<std::uint16_t>& met);

    static bool over(const State& state) { return state.over(); }
    static std::string_view why_over(const State&) { return "no landscape tile is left to be revealed"; }
    static std::string why_it_goes_on(const State& state, const Seats& seats);
    static Seat to_move(const State& state);
    static void scores(const State& state, Report& report);
    static void conclude(const State& state, const ScoreLog&, const ReportOptions& options, Report& report);

    /// The printed score sheet, to be filled in by hand (rules/score/form.hpp).
    static const form::Form& sheet_form();
    static form::Added add_up(const form::Filled& filled);

    // What is written `?` (rules/candidates/interface.hpp).
    static bool is_open(const Written& written);
    static void completions(const State& state, const Written& written,
                            const candidates::CompletionSink<State, Written>& visit);
    static void unseen(const State& state, const candidates::UnseenSink& could_be);
    static bool is_sure(const State& state, const Written& move);
    static void unset_facts(const State& state, const FactSink& fact);
    static void perhaps_unset(const State& state, const FactSink& fact);
    static void unset_completions(const State& state, const candidates::SetSink<State>& visit);
    static std::pair<std::int32_t, std::int32_t> score_bounds(const State& state);
    static std::uint64_t fingerprint(const State& state) { return state.table().fingerprint(); }
    static std::size_t weight(const State& state) { return state.table().weight(); }
    static std::uint64_t steps(const State& state) { return 16 + weight(state) / 512; }
    static std::uint64_t ways(const State& state) {
        return !state.leaves_points_open() && state.map_origin() == plane::FloatingOrigin() ? 1 : 2;
    }
    static Table::Mark mark(const State& state) { return state.table().mark(); }
    static void go_back(State& state, const Table::Mark& mark) { state.go_back(mark); }
    static bool is_relaxation(const State& state) { return !state.table().sure(); }
    static bool knows_end(const State& state) { return state.knows_end(); }
    static std::optional<State> relaxation(std::span<const candidates::CandidateState<Dorfromantik>> members);

    using Visit = std::function<bool(const Written&)>;
    static void each_move(const State& state, const Visit& visit);
    static void legal_moves(const State& state, std::vector<Written>& moves);
    static bool random_move(const State& state, Random& random, Written& written);
    static void fields(const State* before, const Written& written, const FormatContext& context, Fields& line);
    static void points(const Change<Dorfromantik>& change, ScoreEventSink& sink);
    static void set_points(const State& position, const Set& set, ScoreEventSink& sink);
    static void drop_claims(const State& before, Written& written);

    using Set = dorfromantik::Set;
    using PositionBuilder = dorfromantik::PositionBuilder;
    static bool read_set(LineCursor& cursor, Set& set) { return read_set_line(cursor, set); }
    static SyntaxError explain_set(const LineCursor& cursor, const record::Words& words) {
        return explain_set_line(cursor, words);
    }
    static bool may_be_repeated(const Set& set) { return set.what != Sets::turn; }
    static void set_fields(const State* position, const Set& set, const FormatContext& context, Fields& line);
    static void write_position(const State& state, const FormatContext& context, std::string& text) {
        dorfromantik::write_position(state, context, text);
    }
    static void scene(const State& state, const Seats& seats, Scene& scene);
    /// Marks the cells that a fault is about in the scene of the position before the event.
    static void point(const Event& event, const Fault& fault, Scene& scene);
};

}  // namespace arbiter::dorfromantik
