// A position of FRAME-WORK: a game over many rounds, the round being played, and the effect being carried out.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/frame-work/deck.hpp"
#include "rules/frame-work/dossier.hpp"
#include "rules/frame-work/hand.hpp"
#include "rules/frame-work/seat_set.hpp"
#include "rules/frame-work/unseen.hpp"
#include "rules/report/effort.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace arbiter::frame_work {

/// What stays the same for a whole game.
struct Table {
    std::shared_ptr<const Deck> deck;
    std::uint8_t players = 2;
    bool teams = false;
    std::array<std::uint8_t, most_players> sides{0, 1, 2, 3};  ///< whose points a seat's are: its own, or the team's
    bool busted_alibis_count = true;                           ///< ruling busted-alibis
    bool zero_alibi_bonus = false;                             ///< ruling zero-alibi-bonus
    bool end_at_once = true;                                   ///< ruling end-check
    bool start_given = false;                                  ///< otherwise `round 1 NAME` may name any player
    Seat start = 0;

    bool operator==(const Table&) const = default;
};

enum class Phase : std::uint8_t { between_rounds, called, playing, over };

/// Why a round was over. `stopped`: by the players, before the rules ended it (a violation that stands).
enum class End : std::uint8_t { passes, alibis, busts, stopped };

/// A finished round, for the score trail.
struct RoundResult {
    std::uint32_t number = 0;
    End end = End::passes;
    bool sudden_death = false;
    Seat starter = 0;
    bool starter_known = true;  ///< a position may not say it
    SeatSet players;
    SeatSet busted;
    SeatSet paid;  ///< whose bust cost a point: at 0 it costs nothing
    SeatSet bonus;
    std::array<std::uint8_t, most_players> alibis{};  ///< that earned a point
    std::array<std::int32_t, most_players> points{};  ///< of each seat's side, after the round

    /// A busted player gained less than anyone else (ruling first-player).
    std::int32_t gain(Seat seat) const {
        return seat < 0 || busted.has(seat) ? -1 : alibis[index(seat)] + (bonus.has(seat) ? 1 : 0);
    }
    bool operator==(const RoundResult&) const = default;
};

/// An effect that has begun: of a used card, or of an Alibi that was revealed while another effect was going on.
struct Frame {
    CardId card = no_card;
    Seat actor = 0;           ///< the user, or the owner of the Dossier the Alibi was revealed in
    Seat target = no_seat;    ///< the player named by `on`
    std::uint16_t step = 0;   ///< the next one
    bool used = false;        ///< the card was used and still has to be put down
    bool must_plant = false;  ///< a card was taken and not yet planted
    Piece piece;              ///< the used card
    Stamp since = 0;
};

/// A step of an effect that stands behind the bust by which the round was over, so that it changed nothing.
struct LateStep {
    Span line;
    std::uint32_t round = 0;
    Seat busted = no_seat;  ///< whose bust that was,
    Stamp bust = 0;         ///< and the line that did it
};

struct State {
    Table table;
    Phase phase = Phase::between_rounds;
    bool sudden_death = false;
    bool turn_open = false;   ///< a turn was begun and ends when the effects in progress are through
    Seat turn = 0;            ///< whose turn it is, or was last
    Seat starter = 0;         ///< of this round, or of the next one
    std::uint32_t round = 0;  ///< begun so far
    SeatSet playing;          ///< who plays this round, or the next one
    SeatSet busted;
    SeatSet paid;                                 ///< whose bust cost a point: at 0 it costs nothing
    std::array<Stamp, most_players> busted_at{};  ///< the line that did it
    std::uint8_t passes = 0;                      ///< in a row
    std::uint32_t pile = 0;
    std::array<std::int32_t, 4> side_points{};
    SeatSet winners;
    std::array<Hand, most_players> hands;
    std::array<Dossier, most_players> dossiers;
    std::vector<Frame> effects;  ///< the innermost last
    std::vector<Deed> cut_off;   ///< what the end of the round left undone of them, in the order in which it was due
    std::vector<LateStep> late;  ///< of each round the first
    bool steps_unsaid = false;   ///< the record ends without a word of steps that could not be carried out
    std::vector<Piece> aside;    ///< discarded, or put down where nothing may be put any more
    Unseen unseen;
    std::vector<RoundResult> results;

    // What a position that was set leaves open.
    bool round_open = false;    ///< the number of the round
    bool starter_open = false;  ///< who started this round, or starts the next one
    bool turn_unsaid = false;   ///< whose turn it is
    SeatSet may_hold_none;      ///< whose card may as well lie aside

    // Of cards that were taken unseen.
    Token tokens = 0;       ///< given so far
    Token chosen = 0;       ///< the one that the next line plays; 0: any
    bool relaxed = false;   ///< more is taken to be unseen than is
    bool several = false;   ///< of earlier rounds something was left open
    std::vector<Tag> tags;  ///< the facts that nobody wrote down, on pieces still undrawn
    Budget budget;

    explicit State(Table table);

    const Deck& deck() const { return *table.deck; }
    Hand& hand(Seat seat) { return hands[index(seat)]; }
    const Hand& hand(Seat seat) const { return hands[index(seat)]; }
    Dossier& dossier(Seat seat) { return dossiers[index(seat)]; }
    const Dossier& dossier(Seat seat) const { return dossiers[index(seat)]; }

    /// Trust Points are a team's where teams play.
    std::size_t side(Seat seat) const { return table.sides[index(seat)]; }
    std::int32_t points(Seat seat) const { return side_points[side(seat)]; }
    SeatSet seats() const { return SeatSet::first(table.players); }
    /// Who plays this round and is not busted.
    SeatSet active() const { return playing.without(busted); }
    /// The first seat of a set clockwise after this one, which comes last itself.
    Seat next_after(Seat seat, SeatSet among) const;
    /// The first one counterclockwise.
    Seat previous_to(Seat seat, SeatSet among) const;

    bool over() const { return phase == Phase::over; }
    bool in_effect() const { return !effects.empty(); }
    const Frame& effect() const { return effects.back(); }
    /// Whether the innermost effect has a step left: a card without one is through at once.
    bool has_step() const { return in_effect() && effect().step < deck()[effect().card].effect.size(); }
    /// The step the innermost effect has come to; there must be one.
    const Step& step() const { return deck()[effect().card].effect[effect().step]; }
};

}  // namespace arbiter::frame_work
