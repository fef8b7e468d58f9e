// What the referee says when a rule of Azul is broken: the words that several laws share.
#include "grammar/text/phrase.hpp"
#include "rules/azul/diagnostic_helpers.hpp"
#include "rules/azul/game.hpp"
#include "rules/azul/pick.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace arbiter::azul {
namespace {

/// The event on the line that begins at the offset, without what stands behind it.
Span first_word_on(std::string_view record, std::uint32_t offset) {
    const Span line = line_around(record, offset);
    const std::string_view text = line.in(record);
    const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
    const std::size_t colon = std::min(text.find(':', begin), text.size());
    const std::size_t end = std::min(text.find_first_of(" \t", colon), text.size());
    return {line.begin + static_cast<std::uint32_t>(begin), line.begin + static_cast<std::uint32_t>(end)};
}

/// Where else these tiles could go: "line 1, 3 or the floor".
std::string other_goals(const Case& of) {
    std::vector<std::string> goals;
    Written other = of.event.written;
    for (std::uint8_t line = 1; line <= rows; ++line) {
        other.pick.line = line;
        const bool falls = is_read_as_floor(of.event.table, other.pick);
        if (!falls && !look_at_line(Event(of.event.table, other, of.event.relaxed))) {
            goals.push_back(fmt::format("{}{}", goals.empty() ? "line " : "", line));
        }
    }
    goals.emplace_back("the floor");
    return in_words(goals);
}

}  // namespace

void point_source(const Case& of) {
    of.point({of.event.written.pick_at, of.event.written.pick_at + 1});
}

void point_color(const Case& of) {
    of.point({of.event.written.pick_at + 1, of.event.written.pick_at + 1U + of.event.pick().count});
}

void point_goal(const Case& of) {
    const Written& written = of.event.written;
    const bool alone = written.pick.dropped == drop_unsaid;
    of.point({written.goal_at, alone ? written.line.event.end : written.goal_at + 1});
}

void note_line(const Case& of, std::uint32_t offset, std::string message) {
    of.note(first_word_on(of.referee.text(), offset), std::move(message));
}

std::string places_of_tiles(const Table& table, std::uint8_t color) {
    const auto has = [color](Tally tiles) { return (color == no_color ? tiles : all_of(tiles, color)) != 0; };
    std::vector<std::string> displays;
    for (std::uint8_t source = 1; source <= table.displays; ++source) {
        if (has(table.sources[source])) {
            displays.push_back(fmt::format("{}", source));
        }
    }
    std::string places;
    if (!displays.empty()) {
        places = fmt::format("on display{} {}", s_of(displays.size()), in_words(displays, " and "));
    }
    if (has(table.sources[center])) {
        places += places.empty() ? "in the center" : " and in the center";
    }
    return places;
}

void help_goal(const Case& of) {
    const Pick& pick = of.event.pick();
    const std::uint8_t count = count_of(of.event.table.sources[pick.source], pick.color);
    if (of.event.relaxed || of.event.count_unsaid || count == 0) {
        of.help("{} may put {} from {} on {}", actor(of), color_name(pick.color), source_name(pick.source),
                other_goals(of));
    } else {
        of.help("{} may put {} {} from {} on {}", actor(of), count, color_name(pick.color), source_name(pick.source),
                other_goals(of));
    }
}

void help_color(const Case& of) {
    const std::uint8_t color = of.event.pick().color;
    const std::string places = of.event.relaxed ? std::string() : places_of_tiles(of.event.table, color);
    if (!places.empty()) {
        of.help("{} is {}", color_name(color), places);
    }
}

void Azul::describe(const Event& event, const Fault& fault, Referee& referee, Finding& finding) {
    say({event, fault, referee, finding});
}

}  // namespace arbiter::azul
