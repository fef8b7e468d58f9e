// What it takes to be a game. Each game binds its notation, its rules and its words to these verbs in
// rules/<game>/game.cpp.
#pragma once

#include "grammar/record/line.hpp"
#include "grammar/record/reading.hpp"
#include "grammar/record/words.hpp"
#include "rules/game/fields.hpp"
#include "rules/game/position_checks.hpp"
#include "rules/game/random.hpp"
#include "rules/record/setup.hpp"
#include "rules/report/referee.hpp"
#include "rules/report/report.hpp"
#include "rules/report/rule.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

/// What `undo` makes of an event.
enum class Role : std::uint8_t {
    barrier,  ///< undo never reaches across it: round, displays, offer, deal, draft
    move,     ///< undo takes it back, together with the details behind it
    detail,   ///< belongs to the last move
    claim,    ///< says something and changes nothing
};

/// What a game needs to write an event: how players are called in a line, and the text it was read from (empty when the
/// event was made, not read).
struct FormatContext {
    const Seats& seats;
    std::string_view record;
    bool cells_stay = false;  ///< some line of the record stays as it was written, and with it the cells of all
    bool behind_gap = false;  ///< of a position: nothing goes without saying there, so what is empty is written, too

    /// Cells are counted from the first one, as the canonical form has it. What was made goes on where the record is.
    bool moves_cells() const { return !record.empty() && !cells_stay; }
};

/// A score trail for games whose State already remembers everything worth telling.
struct NoTrail {
    std::uint64_t mark() const { return 0; }
    void rewind(std::uint64_t) {}
    void clear() {}
};

/// How a game judges: it looks at an event before it plays it. `Event{state, written}` is a line in a position,
/// resolved once; `Fault` says why it may not be played: the law it breaks (`law`, a number into the book from 1) with
/// the facts that were found, so that nobody has to find them again. It is one of play or of a claim: what is only
/// warned of is found where a header is read or the game concludes. Which laws an event is asked for says
///
///     ask_laws(event, ask)    answers ask(chain<first_laws>, chain<second_laws>, ...), in this order
///     (rules/game/law.hpp)
///
/// and laws() is the book. A game that cannot say it so has `look(event)`, `held(event, met)` and `describe(event,
/// fault, referee, finding)` instead. `force(state, event, trail)` applies what can be applied of an event that stands
/// although it breaks a law; it may answer whether that was anything, for then the claims of the line are judged.
template <typename G>
concept Looks = requires(typename G::State& state, const typename G::State& seen, const typename G::Written& written,
                         const typename G::Event& event, const typename G::Fault& fault, typename G::ScoreLog& log) {
    {typename G::Event{seen, written}};
    static_cast<std::uint16_t>(fault.law);
    // By the rules. The event refers to this very state: what is needed of the old position is taken first.
    { G::apply(state, event, log) } -> std::same_as<void>;
};

/// A game whose records may begin with a position, written in `set` lines. `Set` is such a line as it was written; it
/// has members `Line line` and `what`, an enum of what is set, of which each is set once a player (or once for the
/// table) unless it may be repeated. `PositionBuilder` puts one position together: it is made from the first position
/// that the header gives and the players' names, is handed line by line, and settled behind the last one, when what can
/// only be seen from several lines is judged. It goes on behind what is wrong, as far as it can: a lower line may be
/// wrong, too. If nothing is, its position is taken. Where nothing says who is to move, `look_ahead(written)` is handed
/// the events behind the position, before it is settled, for as long as it answers true. What `write_position` leaves
/// out because it goes without saying, `write_implied(state, telling, text)` appends for those who ask for it.
template <typename G>
concept Positions = requires(LineCursor& cursor, const LineCursor& here, const record::Words& words,
                             typename G::Set& out, const typename G::Set& set, const typename G::State& seen,
                             typename G::PositionBuilder& builder, const Seats& seats, Checks& checks,
                             const FormatContext& context, std::string& text, Fields& line) {
    requires std::constructible_from<typename G::PositionBuilder, const typename G::State&, const Seats&>;
    { set.line } -> std::convertible_to<const Line&>;
    static_cast<int>(set.what);
    { G::read_set(cursor, out) } -> std::same_as<bool>;
    { G::explain_set(here, words) } -> std::same_as<SyntaxError>;
    { G::may_be_repeated(set) } -> std::same_as<bool>;
    { builder.place(set, checks) } -> std::same_as<void>;
    { builder.validate(checks) } -> std::same_as<void>;
    { std::move(builder).take() } -> std::same_as<typename G::State>;
    // What the line consists of, without its `set`; the position is the whole one, as it was put down, or none.
    { G::set_fields(&seen, set, context, line) } -> std::same_as<void>;
    // Appends the lines of a position, each with its line break.
    { G::write_position(seen, context, text) } -> std::same_as<void>;
};

/// Games with a printed score sheet have two verbs more: rules/score/form.hpp.

/// What every game has to say. What most games answer in the same way they need not say at all:
/// rules/game/game_defaults.hpp has these verbs with their usual answer, each in one sentence: rulings, role, audit,
/// force, proceed, proceed_to, proceed_to_end, round, scores, play, played, certain, audit_open_scores,
/// audit_open_result, conclude, close, each_move, deal, random_move, whole. A game may also know how to `count` without
/// making every move.
///
///     run(cursor, state, trail)    plays plain legal lines its own fast path, and answers how many
///
/// is asked before every line that nobody watches and that undo need not remember. It moves the cursor behind the lines
/// it has played and leaves it before the first that is anything else: wrong, strange, or merely written in another
/// way. What it says must be what the grammar's way says of every record, and a test holds it to that
/// (tests/rules/azul/plain_test.cpp).
template <typename G>
concept Game = requires(LineCursor& cursor, const LineCursor& here, const record::Words& words,
                        typename G::Written& out, const typename G::Written& written, const typename G::State& seen,
                        const Setup& setup, Referee& referee, std::vector<typename G::Written>& moves,
                        const FormatContext& context, Fields& line) {
    typename G::ScoreLog;
    { G::about() } -> std::convertible_to<const About&>;
    { G::rulebook() } -> std::convertible_to<std::span<const Rule>>;

    // text -> event: what was written. `Written` has a member `Line line`.
    { G::read(cursor, out) } -> std::same_as<bool>;
    { G::explain(here, words) } -> std::same_as<SyntaxError>;

    // header -> first position. Wrong values are found and the default taken; nothing: the record cannot be replayed.
    { G::start(setup, referee) } -> std::same_as<std::optional<typename G::State>>;

    // event -> play
    requires Looks<G>;

    // position -> what can be said of it, and what could be
    { G::over(seen) } -> std::same_as<bool>;
    { G::to_move(seen) } -> std::same_as<Seat>;             // no_seat when the table, not a player, is to act
    { G::legal_moves(seen, moves) } -> std::same_as<void>;  // every legal move of a player

    // What the event consists of, without its tail; the position is the one before it, or none. May write a line of its
    // own before (a round left out).
    { G::fields(&seen, written, context, line) } -> std::same_as<void>;
};

}  // namespace arbiter
