// Dominoes as the referee knows it: binds the notation, the position and the laws to the concept of a game.
#pragma once

#include "grammar/dominoes/parse.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/dominoes/laws.hpp"
#include "rules/game/game.hpp"
#include "rules/scene/scene.hpp"
#include "rules/trace/score_event_sink.hpp"

namespace arbiter::dominoes {

/// A position put together from its set lines.
class PositionBuilder {
public:
    PositionBuilder(const State& start, const Seats& seats) : state_(start), seats_(seats) {}

    void place(const Set& set, Checks& checks);
    /// Where nothing says who is to move, the first actor written decides.
    bool look_ahead(const Written& written);
    void validate(Checks& checks);
    State take() && { return std::move(state_); }

private:
    bool is_new(const WrittenTile& tile, Checks& checks);
    void place_line(const Set& set, Checks& checks);
    void check_hands(Checks& checks) const;
    void validate_turn(Checks& checks);
    void validate_passed(Checks& checks);
    void validate_unknown(Checks& checks) const;

    State state_;
    const Seats& seats_;
    std::array<std::optional<Span>, tile_count> set_at_;  ///< where each tile is written
    PerSeat<std::optional<Set>> hands_;
    std::optional<Set> passed_;
    std::optional<Line> turn_;
    Seat first_actor_ = no_seat;
    Span last_line_;
    int shown_ = 0;  ///< tiles written, those without a name, too
};

struct Dominoes {
    using Written = dominoes::Written;
    using State = dominoes::State;
    using Event = dominoes::Event;
    using Fault = dominoes::Fault;
    using ScoreLog = NoTrail;
    using Set = dominoes::Set;
    using PositionBuilder = dominoes::PositionBuilder;

    static const About& about();
    static std::span<const Rule> rulebook() { return book; }
    static const auto& laws() { return dominoes::laws; }
    static std::span<const Ruling> rulings();

    static bool read(LineCursor& cursor, Written& written) { return read_line(cursor, written); }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return explain_line(cursor, words);
    }

    static std::optional<State> start(const Setup& setup, Referee&);
    static Role role(const State&, const Written& written) {
        return written.verb() == Verb::hand ? Role::barrier : Role::move;
    }
    template <typename Ask>
    static auto ask_laws(const Event& event, Ask ask) {
        switch (event.written.verb()) {
            case Verb::hand: return ask(chain<hand_laws>);
            case Verb::play:
                return event.state.line.empty()
                           ? ask(chain<due_laws>, chain<turn_laws>, chain<tile_laws>, chain<lead_laws>)
                           : ask(chain<due_laws>, chain<turn_laws>, chain<tile_laws>, chain<end_laws>);
            case Verb::draw: return ask(chain<due_laws>, chain<lead_due_laws>, chain<turn_laws>, chain<draw_laws>);
            case Verb::pass: break;
        }
        return ask(chain<due_laws>, chain<lead_due_laws>, chain<turn_laws>, chain<pass_laws>);
    }
    static void apply(State& state, const Event& event, ScoreLog&);
    static bool force(State& state, const Event& event, ScoreLog& log);

    static bool over(const State& state) { return state.over; }
    static Seat to_move(const State& state) { return state.turn; }
    static void scores(const State& state, Report& report);
    static void conclude(const State& state, const ScoreLog&, const ReportOptions& options, Report& report);
    static void legal_moves(const State& state, std::vector<Written>& moves);
    static bool deal(const State& state, Random& random, Written& written);

    // A position in set lines.
    static bool read_set(LineCursor& cursor, Set& set) { return read_set_line(cursor, set); }
    static SyntaxError explain_set(const LineCursor& cursor, const record::Words& words) {
        return explain_set_line(cursor, words);
    }
    static bool may_be_repeated(const Set&) { return false; }
    static void write_position(const State& state, const FormatContext& context, std::string& text);

    // What lines consist of, and pictures.
    static void fields(const State* before, const Written& written, const FormatContext& context, Fields& line);
    static void set_fields(const State*, const Set& set, const FormatContext& context, Fields& line);
    static void scene(const State& state, const Seats& seats, Scene& scene);
    static void point(const Event& event, const Fault& fault, Scene& scene);
    static void points(const Change<Dominoes>& change, ScoreEventSink& sink);

    // Tiles that nobody noted (rules/candidates/interface.hpp).
    static bool is_open(const Written& written);
    static void completions(const State& state, const Written& written,
                            const candidates::CompletionSink<State, Written>& visit);
    static void unset_facts(const State& state, const Seats& seats, const FactSink& fact);
    static void unset_completions(const State& state, const candidates::SetSink<State>& visit);
    static void unseen(const State& state, const candidates::UnseenSink& could_be);
    static void recall(const State& before, const State& now, const candidates::RecallSink<State>& visit);
    static bool is_sure(const State& state, const Written& move);
    static std::uint64_t ways(const State& state);
    static std::size_t weight(const State& state) {
        return sizeof(State) + state.line.size() * sizeof(Laid) + (state.hidden.none() ? 0 : 2 * sizeof(State));
    }
    static std::pair<std::int32_t, std::int32_t> score_bounds(const State&) { return {0, tile_count * most_pips}; }
};

/// Calls visit(line, values) for the lines that can be what was set, in which tiles may be `?`, until it answers false.
using LineSink = std::function<bool(const State& filled, std::span<const candidates::FilledIn> values)>;
bool each_line(const State& state, const LineSink& visit);

}  // namespace arbiter::dominoes
