// A game for testing the set of possible worlds: six steps of a stair, each taken once, none more than three from the
// one before; `Ann 4`, or `Ann ?`. After four steps the higher sum wins.
#pragma once

#include "grammar/record/read.hpp"
#include "rules/verbs/entry.hpp"

#include <array>
#include <cstdlib>
#include <string>

namespace arbiter::stairs {

enum class Verb : std::uint8_t { step = first_verb };
inline constexpr int steps = 6;
inline constexpr int most_taken = 4;

struct Written {
    Line line;
    int step = 0;  ///< 0: `?`
    Span span;
};

namespace grammar {
struct step : peg::leaf<step> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        if (at == end || (*at != '?' && (*at < '1' || *at > '6'))) {
            return nullptr;
        }
        reading.written.step = *at == '?' ? 0 : *at - '0';
        reading.written.span = reading.span(at, at + 1);
        return at + 1;
    }
};
struct take : record::acted<step> {};
struct line : record::line<take, record::scores_line, record::undo_line, record::end_line> {};
template <typename Rule>
struct action : record::action<Rule> {};
template <>
struct action<take> : record::set_verb<Verb::step> {};
}  // namespace grammar

struct State {
    std::array<bool, steps + 1> taken{};
    std::array<int, 2> sums{};
    int last = 0;
    int count = 0;
    Seat turn = 0;

    friend bool operator==(const State&, const State&) = default;
};

struct Event {
    const State& state;
    const Written& written;

    Seat player() const { return written.line.seat == no_seat ? state.turn : written.line.seat; }
};

enum class Name : std::uint8_t { none, turn, taken, far };
struct Fault {
    Name law = Name::none;
};
using Case = arbiter::Case<Event, Fault>;

inline std::optional<Fault> not_to_move(const Event& event) {
    return event.player() != event.state.turn ? std::optional(Fault{}) : std::nullopt;
}
inline std::optional<Fault> is_taken(const Event& event) {
    return event.state.taken[static_cast<std::size_t>(event.written.step)] ? std::optional(Fault{}) : std::nullopt;
}
inline std::optional<Fault> is_far(const Event& event) {
    const bool far = event.state.last != 0 && std::abs(event.written.step - event.state.last) > 3;
    return far ? std::optional(Fault{}) : std::nullopt;
}

#define STAIRS "Game: stairs\nPlayers: Ann, Ben\n\nAnn 1\n"
inline constexpr std::array laws{
    arbiter::Law<Event, Fault>{
        Name::turn, Rule{"stairs.turn", Kind::play, "stairs", "the players take turns", "", STAIRS "Ann 2\n"},
        not_to_move, nullptr, [](const Case& of) { of.say("it is the other's turn"); }},
    arbiter::Law<Event, Fault>{
        Name::taken, Rule{"stairs.taken", Kind::play, "stairs", "a step is taken once", "", STAIRS "Ben 1\n"}, is_taken,
        nullptr, [](const Case& of) { of.say("step {} is taken", of.event.written.step); }},
    arbiter::Law<Event, Fault>{
        Name::far, Rule{"stairs.far", Kind::play, "stairs", "no step is far", "", STAIRS "Ben 5\n"}, is_far, nullptr,
        [](const Case& of) { of.say("step {} is far from {}", of.event.written.step, of.event.state.last); }},
};
inline constexpr auto book = rules_of(laws);

struct Stairs {
    using Written = stairs::Written;
    using State = stairs::State;
    using Event = stairs::Event;
    using Fault = stairs::Fault;
    using ScoreLog = NoTrail;

    static const About& about() {
        static constexpr std::array<std::string_view, 4> keywords{"scores", "undo", "end", "stands"};
        static constexpr About about{"stairs", "Stairs", 2, 2, keywords, {}};
        return about;
    }
    static std::span<const Rule> rulebook() { return book; }
    static const auto& laws() { return stairs::laws; }
    static bool read(LineCursor& cursor, Written& written) {
        return record::read_line<grammar::line, grammar::action>(cursor, written);
    }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return record::explain_line<grammar::line, Written>(cursor, words);
    }
    static std::optional<State> start(const Setup& setup, Referee&) {
        State state;
        state.turn = setup.start;
        return state;
    }
    template <typename Ask>
    static auto ask_laws(const Event&, Ask ask) {
        return ask(chain<stairs::laws>);
    }
    static void apply(State& state, const Event& event, ScoreLog&) {
        const int step = event.written.step;
        state.sums[static_cast<std::size_t>(event.player())] += step;
        state.turn = static_cast<Seat>(1 - event.player());
        state.taken[static_cast<std::size_t>(step)] = true;
        state.last = step;
        ++state.count;
    }
    static void force(State& state, const Event& event, ScoreLog& log) { apply(state, event, log); }
    static bool over(const State& state) { return state.count >= most_taken; }
    static Seat to_move(const State& state) { return state.turn; }
    static void scores(const State& state, Report& report) {
        report.score_count = 2;
        report.scores[0] = state.sums[0];
        report.scores[1] = state.sums[1];
    }
    static void conclude(const State& state, const ScoreLog&, const ReportOptions& options, Report& report) {
        const int lead = state.sums[0] - state.sums[1];
        report.winners = static_cast<std::uint8_t>(!over(state) ? 0 : lead > 0 ? 1 : lead < 0 ? 2 : 3);
        if (options.breakdown) {
            report.breakdown = Object{{"count", state.count}, {"last", state.last}};
        }
    }
    static void legal_moves(const State& state, std::vector<Written>& moves) {
        Written written;
        written.line.set(Verb::step);
        for (written.step = 1; written.step <= steps; ++written.step) {
            if (!defaults::look<Stairs>({state, written})) {
                moves.push_back(written);
            }
        }
    }
    static void fields(const State* before, const Written& written, const FormatContext& context, Fields& line) {
        const Seat player = before == nullptr ? written.line.seat : Event{*before, written}.player();
        line.actor(player, context.seats);
        line.add("step", " ", [&] { return written.step == 0 ? std::string("?") : std::to_string(written.step); });
        line.open(written.step == 0, written.span,
                  [&] { return "which step " + std::string(context.seats.name(player)) + " took"; });
    }

    // How it joins the set of possible worlds.
    static bool is_open(const Written& written) { return written.step == 0; }
    static void completions(const State& state, const Written& written,
                            const candidates::CompletionSink<State, Written>& visit) {
        if (!is_open(written)) {
            visit(state, written, {});
            return;
        }
        Written filled = written;
        bool more = true;
        for (filled.step = 1; more && filled.step <= steps; ++filled.step) {
            const std::string name = std::to_string(filled.step);
            const candidates::FilledIn value{written.span.begin, name};
            more = visit(state, filled, {&value, 1});
        }
    }
    static std::pair<std::int32_t, std::int32_t> score_bounds(const State&) { return {0, 100'000}; }
    static std::uint64_t fingerprint(const State& state) {
        return static_cast<std::uint64_t>(state.sums[0] * 31 + state.sums[1] * 7 + state.last);
    }
};

}  // namespace arbiter::stairs

template <>
inline constexpr auto arbiter::peg::expectation<arbiter::stairs::grammar::step> = "a step 1 to 6";
