// What the referee says when a rule of Framework is broken: the words that several laws share.
#include "grammar/text/phrase.hpp"
#include "grammar/text/record_text.hpp"
#include "rules/framework/diagnostic_helpers.hpp"
#include "rules/framework/game.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::framework {
namespace {

std::string cells_near(const Display& display, Cell meant) {
    constexpr std::size_t most = 4;
    std::vector<Cell> cells;
    display.for_each_free_cell([&](Cell cell) { cells.push_back(cell); });
    const auto distance = [&](Cell cell) {
        return std::abs(std::int64_t{cell.x} - meant.x) + std::abs(std::int64_t{cell.y} - meant.y);
    };
    std::ranges::stable_sort(cells, {}, distance);
    std::vector<std::string> names;
    for (std::size_t index = 0; index < std::min(most, cells.size()); ++index) {
        names.push_back(text_of(cells[index]));
    }
    if (cells.size() > most) {
        names.emplace_back("elsewhere");
    }
    return joined_by(names, " or ");
}

}  // namespace

Span event_on(std::string_view text, std::uint32_t offset) {
    const Span line = line_around(text, offset);
    const std::string_view words = line.in(text);
    const std::size_t begin = std::min(words.find_first_not_of(" \t"), words.size());
    std::size_t end = std::min({words.find(" ;"), words.find("\t;"), words.find('{'), words.size()});
    end = words.find_last_not_of(" \t\r", end == words.size() ? end : end - 1) + 1;
    return {line.begin + static_cast<std::uint32_t>(begin), line.begin + static_cast<std::uint32_t>(end)};
}

void note_line(const Case& of, std::string message) {
    if (of.fault.line != 0) {
        of.note(event_on(of.referee.text(), of.fault.line), std::move(message));
    }
}

void help_offer(const Case& of) {
    if (const auto left = still_on_offer(of.event.state.offer); !left.empty()) {
        of.help("still on offer: {}", left);
    }
}

void help_stored(const Case& of) {
    std::vector<std::string> tiles;
    for (const Tile& tile : of.event.state.storage) {
        tiles.push_back(text(tile));
    }
    if (!tiles.empty()) {
        of.help("stored: {}", in_words(tiles, " and "));
    }
}

void help_cell(const Case& of) {
    of.help("{} may lay it on {}", actor(of), cells_near(of.event.display(), of.fault.cell));
}

Finding& find_fault(const Rule& rule, Span span, const Event& event, const Fault& fault, Referee& referee) {
    Finding& finding = referee.find(rule, span, {});
    say({event, fault, referee, finding});
    return finding;
}

/// Where a cell that is told by a direction is wrong, the tile from which it was counted.
static void note_origin(const Case& of) {
    const Place& place = of.event.place();
    const Display& display = of.event.display();
    const std::size_t nth = place.by == Place::By::side_of_last ? display.size() : place.number;
    const bool counted = place.by == Place::By::side_of_last || place.by == Place::By::side_of;
    if (of.finding.span != place.span || !counted || nth < 1 || nth > display.size()) {
        return;
    }
    const Stamp line = display[nth - 1].line;
    if (line != 0 && line != of.fault.line) {
        Note& note = of.finding.notes.emplace_back();
        note.span = event_on(of.referee.text(), line);
        note.message = "the direction is counted from here";
    }
}

void Framework::describe(const Event& event, const Fault& fault, Referee& referee, Finding& finding) {
    const Case of{event, fault, referee, finding};
    say(of);
    if (event.written.verb() == Verb::turn && event.move.act != Act::store) {
        note_origin(of);
    }
}

}  // namespace arbiter::framework
