// What the words for a broken rule are made from: the position, the event, the refusal, and short names for them.
#pragma once

#include "grammar/frame-work/written.hpp"
#include "rules/frame-work/refusal.hpp"
#include "rules/frame-work/state.hpp"
#include "rules/frame-work/words.hpp"
#include "rules/referee.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

namespace arbiter::frame_work {

struct Case {
    const State& state;
    const Written& written;
    const Refusal& refusal;
    Referee& referee;
    Finding& finding;

    std::string_view name(Seat seat) const { return referee.seats().name(seat); }
    std::string names(SeatSet seats, std::string_view last = " and ") const {
        return names_of(referee.seats(), seats, last);
    }
    std::string card(CardId id) const { return title(state.deck(), id); }
    /// The card in the refusal.
    std::string card() const { return card(refusal.card); }
    Seat actor() const { return written.line.seat == no_seat ? state.turn : written.line.seat; }

    void point(Span span) const { finding.span = span; }
    /// Points at the token that the refusal is about.
    void point() const;
    template <typename... Args>
    void say(fmt::format_string<Args...> form, Args&&... args) const {
        finding.message = fmt::format(form, std::forward<Args>(args)...);
    }
    template <typename... Args>
    void help(fmt::format_string<Args...> form, Args&&... args) const {
        finding.help = fmt::format(form, std::forward<Args>(args)...);
    }
    /// Points at the event on the line that begins there.
    void note(Stamp line, std::string message) const;
};

/// Says why a player is out: busted, or not in this round.
std::string out_of_play(const Case& of, Seat seat);
/// Points to where a busted player was busted.
void note_bust(const Case& of, Seat seat);

void describe_round(const Case& of);
void describe_turn(const Case& of);
void describe_card(const Case& of);
void describe_effect(const Case& of);

}  // namespace arbiter::frame_work
