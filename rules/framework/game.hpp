// Framework as the referee knows it: binds the notation, the position and the words to the concept of a game.
#pragma once

#include "grammar/framework/parse.hpp"
#include "rules/candidates/candidate_state.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/framework/event.hpp"
#include "rules/framework/plain.hpp"
#include "rules/framework/position.hpp"
#include "rules/framework/relaxation.hpp"
#include "rules/framework/rulebook.hpp"
#include "rules/framework/state.hpp"
#include "rules/game/game.hpp"
#include "rules/report/related_place.hpp"
#include "rules/scene/scene.hpp"
#include "rules/score/form.hpp"
#include "rules/trace/score_event_sink.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::framework {

struct Framework {
    using Written = framework::Written;
    using State = framework::State;
    using Event = framework::Event;
    using Fault = framework::Fault;
    using ScoreLog = NoTrail;

    static const About& about();
    static std::span<const Rule> rulebook() { return framework::rulebook(); }
    static std::span<const Ruling> rulings() { return framework::rulings(); }

    static bool read(LineCursor& cursor, Written& written) { return read_line(cursor, written); }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return explain_line(cursor, words);
    }

    /// The fast path through the plain lines that nearly all of an archive consists of.
    static std::uint32_t run(LineCursor& cursor, State& state, ScoreLog&) { return play_plain_lines(cursor, state); }

    static std::optional<State> start(const Setup& setup, Referee& referee);
    static Role role(const State& state, const Written& written);
    static std::optional<Fault> look(const Event& event);
    static void apply(State& state, const Event& event, ScoreLog& log);
    static void force(State& state, const Event& event, ScoreLog& log);
    static void describe(const Event& event, const Fault& fault, Referee& referee, Finding& finding);
    static bool is_off_course(const State& state) { return state.off_course; }
    static RelatedPlace related_place(const Event& wrong, const Fault& fault, const Written& earlier);
    static void audit(const State& state, const Written& written, Referee& referee);
    static void held(const Event& event, std::vector<std::uint16_t>& met);

    static bool over(const State& state) { return state.finished(); }
    static std::string why_it_goes_on(const State& state, const Seats& seats);
    static Seat to_move(const State& state);
    static std::uint32_t round(const State& state) { return state.round_open ? 0U : state.round; }
    static void scores(const State& state, Report& report);
    /// Below totals that are too low: tokens that could have been laid.
    static void explain_scores(const State& state, const Line& line, Referee& referee, Finding& finding);
    static void conclude(const State& state, const ScoreLog& log, const ReportOptions& options, Report& report);

    /// The printed score sheet, to be filled in by hand (rules/score/form.hpp).
    static const form::Form& sheet_form();
    static form::Added add_up(const form::Filled& filled);
    static void close(const State& state, Referee& referee);

    // Facts that nobody wrote down (rules/candidates/interface.hpp).
    static bool is_open(const Written& written);
    static void completions(const State& state, const Written& written,
                            const candidates::CompletionSink<State, Written>& visit);
    static void unset_facts(const State& state, const FactSink& fact);
    static void unset_completions(const State& state, const candidates::SetSink<State>& visit);
    static std::pair<std::int32_t, std::int32_t> score_bounds(const State& state);
    static bool totals_only_grow(const State& state) { return !state.agreed.solo(); }
    static std::uint64_t fingerprint(const State& state) { return state.fingerprint(); }
    static void merge(State& kept, const State& same);
    static void recall(const State& before, const State& now, const candidates::RecallSink<State>& visit);
    static bool same_past(const State& one, const State& other) {
        return one.offer.same_tiles(other.offer) && one.unstored == other.unstored &&
               HiddenTiles::same_past(one.hidden, other.hidden);
    }
    static std::uint64_t past_fingerprint(const State& state) { return state.hidden.past_fingerprint(); }
    static void unseen(const State& state, const candidates::UnseenSink& could_be);
    static std::uint64_t ways(const State& state);
    static std::size_t weight(const State& state);
    static std::optional<State> relaxation(std::span<const candidates::CandidateState<Framework>> members);
    static bool play_unnoted(State& state, Seat seat);
    static bool is_relaxation(const State& state) { return state.is_relaxation(); }
    static bool keeps_scores(const State&) { return true; }
    static void relaxation_ends(const State& state, const candidates::StateSink<State>& visit);
    static bool certain(const State& state) { return !state.is_relaxation() || knows_scores(state); }
    static void audit_open_scores(State& state, const Line& line, Referee& referee);
    static void audit_open_result(State& state, const Header& header, Referee& referee);

    static void legal_moves(const State& state, std::vector<Written>& moves);
    static bool deal(const State& state, Random& random, Written& written);
    static bool random_move(const State& state, Random& random, Written& written);
    static void fields(const State* before, const Written& written, const FormatContext& context, Fields& line);
    static void points(const Change<Framework>& change, ScoreEventSink& sink);
    static void set_points(const State& position, const Set& set, ScoreEventSink& sink);
    static void drop_claims(const State& before, Written& written);

    using Set = framework::Set;
    using PositionBuilder = framework::PositionBuilder;
    static bool read_set(LineCursor& cursor, Set& set) { return read_set_line(cursor, set); }
    static SyntaxError explain_set(const LineCursor& cursor, const record::Words& words) {
        return explain_set_line(cursor, words);
    }
    static bool may_be_repeated(const Set& set) { return set.what == Sets::display; }
    static void set_fields(const State* position, const Set& set, const FormatContext& context, Fields& line);
    static void write_position(const State& state, const FormatContext& context, std::string& text) {
        framework::write_position(state, context, text);
    }
    static std::string_view unwritable(const State& state) { return framework::unwritable(state); }
    static void scene(const State& state, const Seats& seats, Scene& scene);
    /// Marks the cells that a fault is about in the scene of the position before the event.
    static void point(const Event& event, const Fault& fault, Scene& scene);
};

}  // namespace arbiter::framework
