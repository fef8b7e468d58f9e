// What the words of several laws of Framework have in common: who, where it stands, and what would have been legal.
#pragma once

#include "rules/framework/event.hpp"
#include "rules/framework/words.hpp"

#include <string>
#include <string_view>

namespace arbiter::framework {

/// The event on the line that begins here, without annotations and comment.
Span event_on(std::string_view text, std::uint32_t offset);

inline std::string_view name(const Case& of, Player player) {
    return of.name(static_cast<Seat>(player));
}
inline std::string_view actor(const Case& of) {
    return name(of, of.event.player);
}
/// The tile that the rule is about, as somebody wrote it.
inline Span tile_span(const Case& of) {
    const Written& written = of.event.written;
    return written.verb() == Verb::offer ? written.tile_spans[of.fault.which] : written.turn.pick.span;
}
inline std::string_view tile_text(const Case& of) {
    return tile_span(of).in(of.referee.text());
}

/// Points at the earlier line that makes it wrong.
void note_line(const Case& of, std::string message);
/// What is left of the offer.
void help_offer(const Case& of);
void help_stored(const Case& of);
/// The free cells nearest to the one meant.
void help_cell(const Case& of);

/// Fills in the words for a fault.
void say(const Case& of);

/// Finds a law that no event breaks by itself broken here, in its own words.
Finding& find_fault(const Rule& rule, Span span, const Event& event, const Fault& fault, Referee& referee);

}  // namespace arbiter::framework
