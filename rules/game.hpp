// What it takes to be a game. Each game binds its notation, its rules and its words to these verbs in
// rules/<game>/game.cpp.
#pragma once

#include "grammar/record/line.hpp"
#include "grammar/record/reading.hpp"
#include "grammar/record/words.hpp"
#include "rules/random.hpp"
#include "rules/referee.hpp"
#include "rules/report.hpp"
#include "rules/rule.hpp"
#include "rules/setup.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// What `undo` makes of an event.
enum class Role : std::uint8_t {
    barrier,  ///< undo never reaches across it: round, displays, offer, deal, draft
    move,     ///< undo takes it back, together with the details behind it
    detail,   ///< belongs to the last move
    claim,    ///< says something and changes nothing
};

/// The answer of `play` of a game whose faults carry no facts of their own: the number of the broken rule in the game's
/// rulebook, and a fact or two that the words of the finding need.
struct Broken {
    std::uint16_t rule = 0;  ///< 1 + index into rulebook(); 0: the event is legal and has been applied
    std::int16_t fact = 0;
    std::int32_t detail = 0;

    explicit operator bool() const { return rule != 0; }
};

/// What a game needs to write an event: how players are called in a line, and the text it was read from (empty when the
/// event was made, not read).
struct Telling {
    const Seats& seats;
    std::string_view record;
};

/// A score trail for games whose State already remembers everything worth telling.
struct NoTrail {
    std::size_t mark() const { return 0; }
    void rewind(std::size_t) {}
    void clear() {}
};

/// A game that looks at an event before it plays it. `Event` is a line in a position, resolved once, and made of both;
/// `Fault` says why it may not be played: the law it breaks (`law`, a number into rulebook() from 1) with the facts
/// that were found, so that nobody has to find them again.
template <typename G>
concept Looks = requires(typename G::State& state, const typename G::Event& event, const typename G::Fault& fault,
                         typename G::Trail& trail, Referee& referee, Finding& finding,
                         std::vector<std::uint16_t>& met) {
    requires std::constructible_from<typename G::Event, const typename G::State&, const typename G::Written&>;
    {static_cast<std::uint16_t>(fault.law)};
    // Nothing: the event is legal. It exists only when something is broken, and costs legal events nothing.
    { G::look(event) } -> std::same_as<std::optional<typename G::Fault>>;
    // By the rules. The event refers to this very state: what is needed of the old position is taken first.
    { G::apply(state, event, trail) } -> std::same_as<void>;
    // `stands`: what can be applied of an event that breaks a law.
    { G::force(state, event, trail) } -> std::same_as<void>;
    // The words. Fills message, help, notes and, where a smaller token than the whole event shows it, the span.
    { G::describe(event, fault, referee, finding) } -> std::same_as<void>;
    // For the coverage of the rules: appends the numbers of the laws that this legal event met.
    { G::held(event, met) } -> std::same_as<void>;
};

/// A game that judges while it plays: `play` answers with the rule that is broken and leaves the state alone, and
/// `describe` finds the facts again.
template <typename G>
concept JudgesInPlay = requires(typename G::State& state, const typename G::State& seen,
                                const typename G::Written& written, typename G::Trail& trail, Broken broken,
                                Referee& referee, Finding& finding, std::vector<std::uint16_t>& rules) {
    { G::play(state, written, trail) } -> std::same_as<Broken>;
    { G::force(state, written, trail) } -> std::same_as<void>;
    { G::describe(seen, written, broken, referee, finding) } -> std::same_as<void>;
    { G::held(seen, written, rules) } -> std::same_as<void>;
};

/// Beside these verbs a game may have `proceed(state, trail)`: what happens by itself before the next line of the
/// record, whatever that is (Azul's gray wall: the floor is paid when the record goes on behind the last tile), and
/// `audit_open_scores(seen, line, referee)`: what a scores line cannot mean although unknown facts leave the scores
/// open, `end_as_claimed(state)`: ends a game that may be over and is said to be, `whole(written)`: whether the event
/// has all that was written, for lines of any length, and `write_unplayed(written, telling, text)`: the canonical form
/// of an event behind a violation, which has no position.
template <typename G>
concept Game = requires(LineCursor& cursor, const LineCursor& here, const record::Words& words,
                        typename G::Written& out, const typename G::Written& written, typename G::State& state,
                        const typename G::State& seen, typename G::Trail& trail, const typename G::Trail& told,
                        const Setup& setup, Referee& referee, Report& report, const Wishes& wishes, Random& random,
                        std::vector<typename G::Written>& moves, std::string& text, const Telling& telling,
                        std::string_view line) {
    { G::about() } -> std::convertible_to<const About&>;
    { G::rulebook() } -> std::convertible_to<std::span<const Rule>>;
    { G::rulings() } -> std::convertible_to<std::span<const Ruling>>;

    // text -> event: what was written. `Written` has a member `Line line`.
    { G::read(cursor, out) } -> std::same_as<bool>;
    { G::explain(here, words) } -> std::same_as<SyntaxError>;

    // header -> first position. Wrong values are found and the default taken; nothing: the record cannot be replayed.
    { G::start(setup, referee) } -> std::same_as<std::optional<typename G::State>>;

    // event -> play
    requires Looks<G> || JudgesInPlay<G>;
    { G::role(seen, written) } -> std::same_as<Role>;
    // Compares the claims of an event with the position after it (called only if `written.line.claims`).
    { G::audit(seen, written, referee) } -> std::same_as<void>;

    // position -> what can be said of it
    { G::over(seen) } -> std::same_as<bool>;
    { G::to_move(seen) } -> std::same_as<Seat>;         // no_seat when the table, not a player, is to act
    { G::round(seen) } -> std::same_as<std::uint32_t>;  // 0 in games without rounds
    { G::scores(seen, report) } -> std::same_as<void>;  // fills scores and score_count as the position stands
    { G::certain(seen) } -> std::same_as<bool>;  // false: unknown facts leave the scores open; claims are not compared
    // Winners, breakdown, completed tasks and facts taken on trust.
    { G::conclude(seen, told, wishes, report) } -> std::same_as<void>;
    // What the last chance before the end is missing: notes and warnings that need the whole record. May do nothing.
    { G::close(seen, referee) } -> std::same_as<void>;

    // position -> what could be
    { G::legal_moves(seen, moves) } -> std::same_as<void>;        // every legal move of a player, as `play` takes it
    { G::deal(seen, random, out) } -> std::same_as<bool>;         // the table's random event, if one is due
    { G::random_move(seen, random, out) } -> std::same_as<bool>;  // one legal move; false when there is none
    {
        G::write(seen, written, telling, text)
        } -> std::same_as<void>;                         // appends the event's canonical text, without its
                                                         // tail; the position is the one before it. May put
                                                         // a line of its own before (a round left out).
    { G::snapshot(seen) } -> std::same_as<std::string>;  // one line
    { G::restore(line) } -> std::same_as<std::optional<typename G::State>>;
    { G::conserved(seen) } -> std::same_as<bool>;  // no piece has appeared or vanished
};

/// Plays an event by the rules; nothing, or why it may not be played, and then the state is as it was.
template <typename G>
auto play(typename G::State& state, const typename G::Written& written, typename G::Trail& trail) {
    if constexpr (Looks<G>) {
        const typename G::Event event(state, written);
        auto fault = G::look(event);
        if (!fault) [[likely]] {
            G::apply(state, event, trail);
        }
        return fault;
    } else {
        return G::play(state, written, trail);
    }
}

/// Plays an event that stands although it breaks a rule, as far as the pieces allow.
template <typename G>
void force(typename G::State& state, const typename G::Written& written, typename G::Trail& trail) {
    if constexpr (Looks<G>) {
        G::force(state, typename G::Event(state, written), trail);
    } else {
        G::force(state, written, trail);
    }
}

/// Whether the game is over for all that is known. A game whose unknown facts can leave that open says so itself.
template <Game G>
bool may_be_over(const typename G::State& state) {
    if constexpr (requires {
                      { G::may_be_over(state) } -> std::same_as<bool>;
                  }) {
        return G::may_be_over(state);
    } else {
        return G::over(state);
    }
}

}  // namespace arbiter
