// What the header of every record says: players, who starts, house rulings; and what is wrong with it.
#pragma once

#include "rules/referee.hpp"
#include "rules/setup.hpp"

#include <span>

namespace arbiter {

/// Reads Players into the report's seats. False when there is nobody to replay the game with.
bool read_players(const Header& header, const About& about, Referee& referee);

/// False when names may stand in the body that the seats do not know: nobody is listed, or more than there are seats.
bool lists_everybody(const Header& header, const Seats& seats);

/// Reads the other keys that all games share. Wrong values are found, defaults are taken.
Setup read_setup(const Header& header, const About& about, std::span<const Ruling> rulings, Referee& referee);

/// Compares `Result` with how the rules have ended the game, or warns that nothing can be compared.
void audit_result(const Header& header, Referee& referee);

/// Two or more values set apart by commas, without the blanks around them. Calls each(value, span).
template <typename Each>
void split_list(std::string_view text, Span span, Each each) {
    std::uint32_t at = span.begin;
    while (at <= span.end) {
        const std::size_t comma = text.substr(0, span.end).find(',', at);
        const auto stop = comma == std::string_view::npos ? span.end : static_cast<std::uint32_t>(comma);
        Span part{at, stop};
        while (!part.empty() && (text[part.begin] == ' ' || text[part.begin] == '\t')) {
            ++part.begin;
        }
        while (!part.empty() && (text[part.end - 1] == ' ' || text[part.end - 1] == '\t')) {
            --part.end;
        }
        each(part.in(text), part);
        at = stop + 1;
    }
}

}  // namespace arbiter
