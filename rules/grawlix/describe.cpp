// What the referee says when a rule of Grawlix is broken: the words that several laws share.
#include "grammar/text/phrase.hpp"
#include "grammar/text/record_text.hpp"
#include "rules/grawlix/diagnostic_helpers.hpp"
#include "rules/grawlix/game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace arbiter::grawlix {
namespace {

/// More cells than this are counted, not listed.
constexpr std::size_t most_cells_listed = 4;

/// "1,0 or 0,1"; no commas, because cells have their own.
std::string cells_in_words(const std::vector<Cell>& cells) {
    std::string words;
    const std::size_t listed = std::min(cells.size(), most_cells_listed);
    for (std::size_t i = 0; i < listed; ++i) {
        words += fmt::format("{}{}", i == 0 ? "" : " or ", text_of(cells[i]));
    }
    const std::size_t more = cells.size() - listed;
    return more == 0 ? words : fmt::format("{} or {}", words, counted(more, "other cell"));
}

std::vector<Cell> cells_for(const Grid& grid, Tile tile) {
    std::vector<Cell> cells;
    grid.any_fit(tile, [&](Cell cell, TileSet) {
        cells.push_back(cell);
        return false;
    });
    return cells;
}

int holder(Whereabouts whereabouts) {
    return whereabouts == Whereabouts::first_hand ? 0 : 1;
}

/// From here to the next blank.
Span word_at(std::string_view text, std::uint32_t begin) {
    const std::size_t end = std::min(text.find_first_of(" \t\r\n", begin), text.size());
    return {begin, static_cast<std::uint32_t>(end)};
}

}  // namespace

Span span_of(const Case& of, const WrittenTile& tile) {
    const bool shown = tile.at < of.referee.text().size() && of.referee.text()[tile.at] != '?';
    return {tile.at, tile.at + (shown ? 2U : 1U)};
}

void point_tile(const Case& of, const WrittenTile& tile) {
    of.point(span_of(of, tile));
}

/// Whether a position says it, so that nobody did anything there.
static bool stands_in_position(std::string_view text, std::uint32_t at) {
    const std::string_view line = line_around(text, at).in(text);
    const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
    return line.substr(begin).starts_with("set");
}

void note_at(const Case& of, std::string message) {
    if (of.fault.at != nowhere) {
        const bool set = stands_in_position(of.referee.text(), of.fault.at);
        of.note(word_at(of.referee.text(), of.fault.at), set ? std::string("it is set here") : std::move(message));
    }
}

void help_cell(const Case& of) {
    const std::vector<Cell> cells = cells_for(of.event.table().grid(), of.event.tile());
    const auto other = any_placement(of.event.table());
    if (!cells.empty()) {
        of.help("{} may lay {} on {}", actor(of), letters_of(of.event.tile()), cells_in_words(cells));
    } else if (other && of.event.player == of.event.state.mover()) {
        of.help("{} fits nowhere; {} may lay {} on {}", letters_of(of.event.tile()), actor(of), letters_of(other->tile),
                text_of(other->cell));
    }
}

void help_hand(const Case& of) {
    if (of.event.state.hidden().count(of.event.player) == 0) {
        of.help("{} holds {}", actor(of), list_of(of.event.table().hand(of.event.player)));
    }
}

std::string where(const Case& of) {
    switch (of.fault.whereabouts) {
        case Whereabouts::supply: return "it is in the supply";
        case Whereabouts::grid: return fmt::format("it lies on {}", text_of(of.fault.cell));
        case Whereabouts::first_hand:
        case Whereabouts::second_hand: return fmt::format("{} holds it", name(of, holder(of.fault.whereabouts)));
    }
    return {};
}

void note_where(const Case& of) {
    switch (of.fault.whereabouts) {
        case Whereabouts::supply: break;
        case Whereabouts::grid: note_at(of, "it was laid here"); break;
        case Whereabouts::first_hand:
        case Whereabouts::second_hand:
            note_at(of, fmt::format("{} took it here", name(of, holder(of.fault.whereabouts))));
            break;
    }
}

std::string lines_in_use(const Case& of, std::int32_t Cell::*line) {
    const auto lays = of.event.state.history().lays();
    std::set<std::int32_t> used;
    for (const Lay& lay : lays) {
        used.insert(lay.cell.*line);
    }
    // Behind a tile that stands apart they are not in a row.
    const bool gapless = *used.rbegin() - *used.begin() + 1 == static_cast<std::int32_t>(used.size());
    return gapless ? fmt::format("{} to {}", *used.begin(), *used.rbegin()) : fmt::format("{}", fmt::join(used, ", "));
}

/// Where a cell that is told by a direction is wrong, the tile from which it was counted.
static void note_origin(const Case& of) {
    const Place& place = of.event.written.place;
    const int laid = of.event.state.history().lay_count();
    const int nth = place.origin == Place::last_laid ? laid : place.origin;
    if (of.finding.span != place.span || place.by != Place::By::side || nth < 1 || nth > laid) {
        return;
    }
    const WrittenTile& origin = of.event.state.history().lay(nth - 1).tile;
    const bool noted =
        std::ranges::any_of(of.finding.notes, [&](const Note& note) { return note.span.begin == origin.at; });
    if (origin.at != nowhere && !noted) {
        Note& note = of.finding.notes.emplace_back();
        note.span = word_at(of.referee.text(), origin.at);
        note.message = "the direction is counted from here";
    }
}

void Grawlix::describe(const Event& event, const Fault& fault, Referee& referee, Finding& finding) {
    const Case of{event, fault, referee, finding};
    say(of);
    if (event.written.verb() == Verb::play) {
        note_origin(of);
    }
}

}  // namespace arbiter::grawlix
