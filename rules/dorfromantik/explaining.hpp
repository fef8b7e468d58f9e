// What every explanation of a broken rule has at hand.
#pragma once

#include "grammar/text/record_text.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter::dorfromantik {

/// Everything the words need, under short names.
struct Case {
    const Table& table;
    const Written& written;
    Play play;
    Surroundings around;
    Referee& referee;
    Finding& finding;

    const Map& map() const { return table.map(); }
    std::string_view name(std::uint8_t player) const { return referee.seats().name(static_cast<Seat>(player)); }
    std::string_view actor() const { return name(actor_of(table, written)); }

    void point(Span span) const { finding.span = span; }
    template <typename... Args>
    void say(fmt::format_string<Args...> form, Args&&... args) const {
        finding.message = fmt::format(form, std::forward<Args>(args)...);
    }
    template <typename... Args>
    void help(fmt::format_string<Args...> form, Args&&... args) const {
        finding.help = fmt::format(form, std::forward<Args>(args)...);
    }
    void note(Stamp stamp, std::string message) const {
        if (stamp != 0) {
            finding.notes.push_back({tile_on_line(stamp), std::move(message)});
        }
    }
    void note_tile(const LaidTile& laid) const {
        note(laid.stamp, fmt::format("{} was laid here", to_text(laid.tile)));
    }

    /// The `tile:cell` on the line that begins at the offset.
    Span tile_on_line(Stamp offset) const {
        const Span line = line_around(referee.text(), offset);
        const std::string_view text = line.in(referee.text());
        const std::size_t colon = std::min(text.find(':'), text.size());
        const std::size_t blank = text.find_last_of(" \t", colon);
        const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
        const std::size_t end = std::min(text.find_first_of(" \t\r", colon), text.size());
        return {line.begin + static_cast<Stamp>(begin), line.begin + static_cast<Stamp>(end)};
    }
};

/// About the tile itself: that it does not exist, is used up, or comes from the other stack.
void say_tile(const Case& of, Law law);

/// About the marker revealed with a task tile.
void say_marker(const Case& of, Law law);

}  // namespace arbiter::dorfromantik
