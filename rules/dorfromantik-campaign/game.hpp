// The campaign of Dorfromantik as the referee knows it: a ledger of games and of the circles they gave.
#pragma once

#include "grammar/dorfromantik-campaign/parse.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/dorfromantik-campaign/event.hpp"
#include "rules/dorfromantik-campaign/rulebook.hpp"
#include "rules/game/game.hpp"
#include "rules/scene/scene.hpp"
#include "rules/score/form.hpp"
#include "rules/trace/score_event_sink.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik_campaign {

struct Campaign {
    using Written = dorfromantik_campaign::Written;
    using State = dorfromantik_campaign::State;
    using Event = dorfromantik_campaign::Event;
    using Fault = dorfromantik_campaign::Fault;
    using ScoreLog = NoTrail;

    static constexpr std::string_view played = "campaign";
    static const About& about();
    static std::span<const Rule> rulebook() { return dorfromantik_campaign::rulebook(); }
    static std::span<const Rules> laws() { return dorfromantik_campaign::laws(); }
    static std::span<const Ruling> rulings() { return dorfromantik_campaign::rulings(); }

    static bool read(LineCursor& cursor, Written& written) { return read_line(cursor, written); }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return explain_line(cursor, words);
    }

    static std::optional<State> start(const Setup& setup, Referee& referee);
    static Role role(const State& state, const Written& written);
    static std::optional<Fault> look(const Event& event) { return dorfromantik_campaign::look(event); }
    static void apply(State& state, const Event& event, ScoreLog&);
    static bool force(State& state, const Event& event, ScoreLog&);
    /// Of a game whose scores nobody can list its row can be any.
    static void audit(const State& state, const Written& written, Referee& referee) {
        if (!state.lost) {
            look_at_claims(state.ledger, written, referee);
        }
    }
    static void held(const Event& event, std::vector<std::uint16_t>& met);

    /// Games may still be played when everything is unlocked; there is nothing left to reach then.
    static bool over(const State& state) { return state.ledger.progress().left() == 0; }
    static Seat to_move(const State&) { return no_seat; }
    static void scores(const State& state, Report& report);
    static void conclude(const State& state, const ScoreLog&, const ReportOptions& options, Report& report);

    /// The printed score sheet, to be filled in by hand (rules/score/form.hpp).
    static const form::Form& sheet_form();
    static form::Added add_up(const form::Filled& filled);
    static void close(const State& state, Referee& referee) { look_at_end(state.ledger, referee); }

    // Records that leave facts open (rules/candidates/interface.hpp).
    static bool is_open(const Written& written) {
        return written.verb() == Verb::game && (written.open_score || !written.path.empty());
    }
    static bool is_open(const State& state, const Written& written);
    static void completions(const State& state, const Written& written,
                            const candidates::CompletionSink<State, Written>& visit);
    static std::pair<std::int32_t, std::int32_t> score_bounds(const State&) { return {0, all_circles}; }
    static std::size_t weight(const State& state);
    /// A score that nobody noted can be any of its row.
    static std::uint64_t ways(const State& state) { return state.ledger.lacks_score() ? 2 : 1; }
    static bool is_known(const State&) { return true; }
    static void recall(const State& before, const State& now, const candidates::RecallSink<State>& visit);
    static bool is_relaxation(const State& state) { return state.lost; }

    static void legal_moves(const State& state, std::vector<Written>& moves);
    static bool deal(const State& state, Random& random, Written& written);
    static bool random_move(const State& state, Random& random, Written& written);
    static void fields(const State* before, const Written& written, const FormatContext& context, Fields& line);
    static void points(const Change<Campaign>& change, ScoreEventSink& sink);
    static void drop_claims(const State& before, Written& written);
    /// There are no set lines: a ledger is its own position.
    static void write_position(const State& state, const FormatContext&, std::string& text) {
        write_ledger(state.ledger, text);
    }
    static void scene(const State& state, const Seats& seats, Scene& scene);
    /// Marks the cells that a fault is about in the scene of the position before the event.
    static void point(const Event& event, const Fault& fault, Scene& scene);
};

}  // namespace arbiter::dorfromantik_campaign
