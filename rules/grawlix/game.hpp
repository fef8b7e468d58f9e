// Grawlix as the referee knows it: binds the notation, the state and the words to the concept of a game.
#pragma once

#include "grammar/grawlix/parse.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/game/game.hpp"
#include "rules/grawlix/event.hpp"
#include "rules/grawlix/placements.hpp"
#include "rules/grawlix/position.hpp"
#include "rules/grawlix/rulebook.hpp"
#include "rules/grawlix/state.hpp"
#include "rules/scene/scene.hpp"
#include "rules/trace/score_event_sink.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::grawlix {

struct Grawlix {
    using Written = grawlix::Written;
    using State = grawlix::State;
    using Event = grawlix::Event;
    using Fault = grawlix::Fault;
    using ScoreLog = NoTrail;
    using Set = grawlix::Set;
    using PositionBuilder = grawlix::PositionBuilder;

    static const About& about();
    static std::span<const Rule> rulebook() { return grawlix::rulebook(); }
    static std::span<const Ruling> rulings() { return grawlix::rulings(); }

    static bool read(LineCursor& cursor, Written& written) { return read_line(cursor, written); }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return explain_line(cursor, words);
    }

    // A position in set lines.
    static bool read_set(LineCursor& cursor, Set& set) { return read_set_line(cursor, set); }
    static SyntaxError explain_set(const LineCursor& cursor, const record::Words& words) {
        return explain_set_line(cursor, words);
    }
    static bool may_be_repeated(const Set& set) { return set.what == Sets::grid; }
    static void set_fields(const State* position, const Set& set, const FormatContext& context, Fields& line);
    static void write_position(const State& state, const FormatContext& context, std::string& text) {
        grawlix::write_position(state, context, text);
    }
    static void write_implied(const State& state, const FormatContext& context, std::string& text) {
        grawlix::write_implied(state, context, text);
    }

    static std::optional<State> start(const Setup& setup, Referee&) {
        return std::optional<State>(std::in_place, setup.start);
    }
    static Role role(const State& state, const Written& written);
    static std::optional<Fault> look(const Event& event) { return grawlix::look(event); }
    static void apply(State& state, const Event& event, ScoreLog& log);
    static void force(State& state, const Event& event, ScoreLog& log);
    static void describe(const Event& event, const Fault& fault, Referee& referee, Finding& finding);
    static void audit(const State&, const Written&, Referee&) {}
    static void held(const Event& event, std::vector<std::uint16_t>& met);

    static bool over(const State& state) { return state.over(); }
    static std::string why_it_goes_on(const State& state, const Seats& seats);
    static Seat to_move(const State& state) { return state.drafted() ? static_cast<Seat>(state.mover()) : no_seat; }
    static std::uint32_t round(const State&) { return 0; }
    static void scores(const State& state, Report& report);
    static void conclude(const State& state, const ScoreLog& log, const ReportOptions& options, Report& report);
    static void close(const State&, Referee&) {}

    // Tiles written `?` (rules/candidates/interface.hpp).
    static bool is_open(const Written& written);
    static void completions(const State& state, const Written& written,
                            const candidates::CompletionSink<State, Written>& visit);
    static void unset_facts(const State& state, const Seats& seats, const FactSink& fact);
    static bool is_sure(const State& state, const Written& move);
    static void unset_completions(const State& state, const candidates::SetSink<State>& visit);
    static bool is_untouched(const State& state, std::uint32_t at) { return state.is_untouched(at); }
    static std::pair<std::int32_t, std::int32_t> score_bounds(const State&) { return {0, tile_count}; }
    static bool totals_only_grow(const State&) { return true; }
    static std::uint64_t fingerprint(const State& state);
    static std::uint64_t past_fingerprint(const State& state) { return state.hidden().past_fingerprint(); }
    static void merge(State& kept, const State& same) { kept.merge(same); }
    static void unseen(const State& state, const candidates::UnseenSink& could_be);
    static void recall(const State& before, const State& now, const candidates::RecallSink<State>& visit);
    static bool same_past(const State& one, const State& other);
    static std::uint64_t ways(const State& state) {
        return state.hidden().has_one_way() && state.grid_origin() == plane::FloatingOrigin() ? 1 : 2;
    }
    static bool is_known(const State& state) {
        return state.hidden().are_known() && state.grid_origin() == plane::FloatingOrigin();
    }
    static void open_ends(const State& state, const candidates::StateSink<State>& visit);

    static void legal_moves(const State& state, std::vector<Written>& moves);
    static std::uint64_t count(const State& state, unsigned plays);
    static bool deal(const State& state, Random& random, Written& written);
    static bool random_move(const State& state, Random& random, Written& written);
    static void fields(const State* before, const Written& written, const FormatContext& context, Fields& line);
    static void scene(const State& state, const Seats& seats, Scene& scene);
    /// Marks the cells that a fault is about in the scene of the position before the event.
    static void point(const Event& event, const Fault& fault, Scene& scene);

    // What a trace says (rules/trace/trace.hpp).
    static void points(const Change<Grawlix>& change, ScoreEventSink& sink);
};

}  // namespace arbiter::grawlix
