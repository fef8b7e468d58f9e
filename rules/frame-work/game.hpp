// FRAME-WORK as the referee knows it: binds the notation, the rules and the words to the concept of a game.
#pragma once

#include "grammar/frame-work/parse.hpp"
#include "rules/frame-work/apply.hpp"
#include "rules/frame-work/completions.hpp"
#include "rules/frame-work/effect.hpp"
#include "rules/frame-work/equivalence.hpp"
#include "rules/frame-work/event.hpp"
#include "rules/frame-work/inferred.hpp"
#include "rules/frame-work/position.hpp"
#include "rules/frame-work/rulebook.hpp"
#include "rules/frame-work/state.hpp"
#include "rules/game/game.hpp"
#include "rules/report/related_place.hpp"
#include "rules/scene/scene.hpp"
#include "rules/score/form.hpp"
#include "rules/trace/score_event_sink.hpp"

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
    using ScoreLog = NoTrail;
    using Set = frame_work::Set;
    using PositionBuilder = frame_work::PositionBuilder;

    static const About& about();
    static std::span<const Rule> rulebook() { return frame_work::rulebook(); }
    static std::span<const Ruling> rulings() { return frame_work::rulings(); }

    static bool read(LineCursor& cursor, Written& written) { return read_line(cursor, written); }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return explain_line(cursor, words);
    }

    // A position in set lines.
    static bool read_set(LineCursor& cursor, Set& set) { return read_set_line(cursor, set); }
    static SyntaxError explain_set(const LineCursor& cursor, const record::Words& words) {
        return explain_set_line(cursor, words);
    }
    static bool may_be_repeated(const Set&) { return false; }
    static void set_fields(const State* position, const Set& set, const FormatContext& context, Fields& line);
    static void write_position(const State& state, const FormatContext& context, std::string& text) {
        frame_work::write_position(state, context, text);
    }
    static void write_implied(const State& state, const FormatContext& context, std::string& text) {
        frame_work::write_implied(state, context, text);
    }
    static std::string_view unwritable(const State& state) { return frame_work::unwritable(state); }

    static std::optional<State> start(const Setup& setup, Referee& referee);
    static Role role(const State&, const Written& written);
    static std::optional<Fault> look(const Event& event) { return frame_work::look(event); }
    static void apply(State& state, const Event& event, ScoreLog&) { frame_work::apply(state, event); }
    static void force(State& state, const Event& event, ScoreLog&) { frame_work::force(state, event); }
    static void describe(const Event& event, const Fault& fault, Referee& referee, Finding& finding);
    static RelatedPlace related_place(const Event& wrong, const Fault& fault, const Written& earlier);
    static void held(const Event& event, std::vector<std::uint16_t>& met);

    static void proceed_to(State& state, const Written& next) {
        if (state.in_effect()) {
            infer_steps(state, next);
        }
    }
    static void proceed_to_end(State& state, std::uint32_t end) { infer_last_steps(state, end); }

    static bool over(const State& state) { return state.over(); }
    static std::string why_it_goes_on(const State& state, const Seats& seats);
    static Seat to_move(const State& state);
    static std::uint32_t round(const State& state);
    static void scores(const State& state, Report& report);
    static void conclude(const State& state, const ScoreLog&, const ReportOptions& options, Report& report);
    /// Tells of steps of effects behind the end of their rounds.
    static void close(const State& state, Referee& referee);

    /// The printed score sheet, to be filled in by hand (rules/score/form.hpp).
    static const form::Form& sheet_form();
    static form::Added add_up(const form::Filled& filled);

    using Visit = std::function<bool(const Written&)>;
    static void each_move(const State& state, const Visit& visit);
    static void legal_moves(const State& state, std::vector<Written>& moves);
    static bool deal(const State& state, Random& random, Written& written);
    static bool random_move(const State& state, Random& random, Written& written);
    static void fields(const State* before, const Written& written, const FormatContext& context, Fields& line);
    static void points(const Change<FrameWork>& change, ScoreEventSink& sink);
    static void scene(const State& state, const Seats& seats, Scene& scene);
    /// Marks the cells that a fault is about in the scene of the position before the event.
    static void point(const Event& event, const Fault& fault, Scene& scene);

    // How it joins the set of possible worlds.
    /// The steps of an effect are lines of their own.
    static bool turn_goes_on(const State& state, Seat) { return state.in_effect(); }
    /// Most lines are turns.
    static bool is_open(const Written& written) {
        return written.verb() == Verb::turn ? written.card.id == "?" || written.drawn.id == "?"
                                            : frame_work::is_open(written);
    }
    /// What was not carried out leaves nothing open.
    static bool is_open(const State& state, const Written& written) {
        return is_open(written) && !is_cut_off(state, written);
    }
    static void completions(const State& state, const Written& written, const CompletionSink& visit) {
        frame_work::completions(state, written, visit);
    }
    static bool is_sure(const State& state, const Written& move) { return frame_work::is_sure(state, move); }
    static void unset_facts(const State& state, const Seats& seats, const FactSink& fact);
    static void unset_completions(const State& state, const candidates::SetSink<State>& visit) { visit(state, {}); }
    static std::pair<std::int32_t, std::int32_t> score_bounds(const State& state);
    static std::uint64_t fingerprint(const State& state) { return frame_work::fingerprint(state); }
    static void merge(State& kept, const State& same) { frame_work::merge(kept, same); }
    static void unseen(const State& state, const candidates::UnseenSink& could_be);
    static std::uint64_t ways(const State& state) { return frame_work::is_open(state) ? 2 : 1; }
    static std::size_t weight(const State& state) { return frame_work::weight(state); }
    static constexpr bool relaxation_keeps_scores = true;
    static std::optional<State> relaxation(std::span<const candidates::CandidateState<FrameWork>> members) {
        return frame_work::relaxation(members);
    }
    static std::uint64_t past_fingerprint(const State& state) { return frame_work::past_fingerprint(state); }
    static bool same_past(const State& a, const State& b) { return frame_work::same_past(a, b); }
    static void recall(const State& before, const State& now, const RecallSink& visit) {
        frame_work::recall(before, now, visit);
    }
};

}  // namespace arbiter::frame_work
