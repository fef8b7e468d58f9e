// Azul as the referee knows it: binds the notation, the table and the words to the concept of a game.
#pragma once

#include "grammar/azul/parse.hpp"
#include "rules/azul/event.hpp"
#include "rules/azul/position.hpp"
#include "rules/azul/rulebook.hpp"
#include "rules/azul/state.hpp"
#include "rules/candidates/candidate_state.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/game/game.hpp"
#include "rules/report/related_place.hpp"
#include "rules/scene/scene.hpp"
#include "rules/score/form.hpp"
#include "rules/trace/score_event_sink.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::azul {

struct Azul {
    using Written = azul::Written;
    using State = azul::State;
    using Event = azul::Event;
    using Fault = azul::Fault;
    using ScoreLog = azul::ScoreLog;

    static const About& about();
    static std::span<const Rule> rulebook() { return azul::rulebook(); }
    static std::span<const Ruling> rulings() { return azul::rulings(); }

    static bool read(LineCursor& cursor, Written& written) { return read_line(cursor, written); }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return explain_line(cursor, words);
    }

    static std::optional<State> start(const Setup& setup, Referee& referee);
    static Role role(const State&, const Written& written);
    static std::optional<Fault> look(const Event& event);
    static void apply(State& state, const Event& event, ScoreLog& log);
    static std::optional<Fault> play(State& state, const Written& written, ScoreLog& log);
    static bool force(State& state, const Event& event, ScoreLog& log);
    static void describe(const Event& event, const Fault& fault, Referee& referee, Finding& finding);
    static RelatedPlace related_place(const Event& wrong, const Fault& fault, const Written& earlier);
    static void held(const Event& event, std::vector<std::uint16_t>& met);
    static void audit(const State& state, const Written& written, Referee& referee);
    /// The fast path through the plain lines that nearly all of an archive consists of.
    static std::uint32_t run(LineCursor& cursor, State& state, ScoreLog& log) {
        return state.quick ? play_plain_lines(cursor, state.table, log) : 0;
    }

    static bool over(const State& state) { return state.table.phase == Phase::over && state.relaxed == 0; }
    static std::string why_it_goes_on(const State& state, const Seats& seats);
    static Seat to_move(const State& state);
    static std::uint32_t round(const State& state) { return state.table.round_open ? 0U : state.table.round; }
    static std::uint32_t round_of_totals(const State& state) {
        const bool between = state.table.phase == Phase::displays && !state.table.round_said && state.table.round > 1;
        return round(state) - (between && !state.table.round_open ? 1U : 0U);
    }
    static void scores(const State& state, Report& report);
    static void conclude(const State& state, const ScoreLog& log, const ReportOptions& options, Report& report);

    /// The printed score sheet, to be filled in by hand (rules/score/form.hpp).
    static const form::Form& sheet_form();
    static form::Added add_up(const form::Filled& filled);

    // Facts that nobody wrote down (rules/candidates/interface.hpp).
    [[gnu::always_inline]] static bool is_open(const Written& written) {
        return written.verb() == Verb::pick ? written.pick.is_open() : leaves_tiles_open(written);
    }
    static void completions(const State& state, const Written& written,
                            const candidates::CompletionSink<State, Written>& visit);
    static void unset_facts(const State& state, const Seats& seats, const FactSink& fact);
    static void unset_completions(const State& state, const candidates::SetSink<State>& visit);
    static std::pair<std::int32_t, std::int32_t> score_bounds(const State& state);
    static std::uint64_t fingerprint(const State& state);
    static void merge(State& kept, const State& same);
    static std::uint64_t ways(const State& state);
    static bool is_known(const State& state);
    static bool is_sure(const State& state, const Written& move);
    static void unseen(const State& state, const candidates::UnseenSink& could_be);
    static void still_unseen(const State& state, const candidates::UnseenSink& could_be);
    static std::uint64_t steps(const State& state);
    /// What is too open to be followed weighs more than all positions may.
    static std::size_t weight(const State& state) { return state.too_open ? std::size_t{1} << 30U : 0; }
    static void open_ends(const State& state, const candidates::StateSink<State>& visit);
    static void recall(const State& before, const State& now, const candidates::RecallSink<State>& visit);
    static bool same_past(const State& one, const State& other) {
        return HiddenTiles::same_past(one.hidden, other.hidden);
    }
    static std::uint64_t past_fingerprint(const State& state) { return state.hidden.past_fingerprint(); }
    static ScoreRange total_range(const State& state, Seat seat, bool ended);
    static bool play_unnoted(State& state, Seat seat);
    static std::optional<State> relaxation(std::span<const candidates::CandidateState<Azul>> members);
    static bool keeps_scores(const State& state);

    // Score tracks that a position leaves open: claims and the result settle them.
    static bool certain(const State& state) { return knows_tracks(state); }
    static void audit_open_scores(State& state, const Line& line, Referee& referee);
    static void audit_open_result(State& state, const Header& header, Referee& referee);

    static void legal_moves(const State& state, std::vector<Written>& moves);
    static bool deal(const State& state, Random& random, Written& written);
    static bool random_move(const State& state, Random& random, Written& written);
    static void fields(const State* before, const Written& written, const FormatContext& context, Fields& line);
    static constexpr bool is_written_without_position = true;
    static void drop_claims(const State& before, Written& written);
    static bool whole(const Written& written) {
        const bool displays = written.verb() == Verb::displays && written.group_count > most_groups;
        const bool tile = written.verb() == Verb::tile && written.laying_count > written.layings.size();
        return !displays && !tile;
    }

    using Set = azul::Set;
    using PositionBuilder = azul::PositionBuilder;
    static bool read_set(LineCursor& cursor, Set& set) { return read_set_line(cursor, set); }
    static SyntaxError explain_set(const LineCursor& cursor, const record::Words& words) {
        return explain_set_line(cursor, words);
    }
    static bool may_be_repeated(const Set&) { return false; }
    static void set_fields(const State* position, const Set& set, const FormatContext& context, Fields& line);
    static void write_position(const State& state, const FormatContext& context, std::string& text) {
        azul::write_position(state, context, text);
    }
    static void write_implied(const State& state, const FormatContext& context, std::string& text) {
        azul::write_implied(state, context, text);
    }
    static std::string_view unwritable(const State& state) { return azul::unwritable(state); }
    static void begin_behind(State& state, ScoreLog& log) {
        if (!state.unset) {
            azul::begin_behind(state, log);
        }
    }
    static bool conserved(const State& state);
    static void scene(const State& state, const Seats& seats, Scene& scene);
    /// Marks the cells that a fault is about in the scene of the position before the event.
    static void point(const Event& event, const Fault& fault, Scene& scene);

    // What a trace says (rules/trace/trace.hpp).
    static void points(const Change<Azul>& change, ScoreEventSink& sink);
    static void set_points(const State& position, const Set& set, ScoreEventSink& sink);
    static void due(const State& position, std::vector<std::string>& verbs);
};

}  // namespace arbiter::azul
