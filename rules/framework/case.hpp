// One rule broken by one event, with everything the words for it need.
#pragma once

#include "rules/framework/game.hpp"
#include "rules/framework/offence.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter::framework {

/// The event on the line that begins here, without annotations and comment.
Span event_on(std::string_view text, std::uint32_t offset);

/// Everything the words need, under short names.
struct Case {
    const State& state;
    const Written& written;
    Offence offence;
    Player actor;
    Referee& referee;
    Finding& finding;

    Law law() const { return offence.law; }
    std::string_view name(Player player) const { return referee.seats().name(static_cast<Seat>(player)); }
    std::string_view name() const { return name(actor); }
    const Display& display() const { return state.displays[actor]; }
    const Turn& turn() const { return written.turn; }
    Span mark() const { return written.marks[offence.which].span; }
    /// The tile that the rule is about, as somebody wrote it.
    Span tile_span() const {
        return written.line.verb == verb::offer ? written.tile_spans[offence.which] : turn().pick.span;
    }
    std::string_view tile_text() const { return tile_span().in(referee.text()); }

    void point(Span span) const { finding.span = span; }
    template <typename... Args>
    void say(fmt::format_string<Args...> form, Args&&... args) const {
        finding.message = fmt::format(form, std::forward<Args>(args)...);
    }
    template <typename... Args>
    void help(fmt::format_string<Args...> form, Args&&... args) const {
        finding.help = fmt::format(form, std::forward<Args>(args)...);
    }
    /// Points at the earlier line that makes it wrong.
    void note(std::string message) const {
        if (offence.line != 0) {
            finding.notes.push_back({event_on(referee.text(), offence.line), std::move(message)});
        }
    }
};

/// The words for a token that may not lie where it is said to lie; the position is the one with the event's tile laid.
void say_token(const Case& of);
/// The same, the position being the one before the event.
void say_token_of(const Case& before);

}  // namespace arbiter::framework
