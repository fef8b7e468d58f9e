// What the referee says when a rule of Grawlix is broken: the facts, the smallest token, what would have been legal.
#include "grammar/text/record_text.hpp"
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arbiter::grawlix {
namespace {

/// More cells than this are counted, not listed.
constexpr std::size_t most_cells_listed = 4;

/// Everything the words need, under short names.
struct Case {
    const State& state;
    const Written& written;
    Offence offence;
    Referee& referee;
    Finding& finding;

    const Table& table() const { return state.table(); }
    std::string_view name(int player) const { return referee.seats().name(static_cast<Seat>(player)); }
    int actor() const { return written.line.seat == no_seat ? state.mover() : written.line.seat; }
    Tile tile() const { return written.tile.tile; }
    Cell cell() const { return cell_of(state, written.place).value_or(Cell{}); }

    void point(Span span) const { finding.span = span; }
    void point_tile(const WrittenTile& tile) const { point(span_of(tile)); }
    template <typename... Args>
    void say(fmt::format_string<Args...> form, Args&&... args) const {
        finding.message = fmt::format(form, std::forward<Args>(args)...);
    }
    template <typename... Args>
    void help(fmt::format_string<Args...> form, Args&&... args) const {
        finding.help = fmt::format(form, std::forward<Args>(args)...);
    }
    /// Points to the earlier event, unless it stands in no record.
    void note(std::string message) const {
        if (offence.at != nowhere) {
            finding.notes.push_back({word_at(offence.at), std::move(message)});
        }
    }
    /// From here to the next blank.
    Span word_at(std::uint32_t begin) const {
        const std::string_view text = referee.text();
        const std::size_t end = std::min(text.find_first_of(" \t\r\n", begin), text.size());
        return {begin, static_cast<std::uint32_t>(end)};
    }
    static Span span_of(const WrittenTile& tile) { return {tile.at, tile.at + (tile.known() ? 2U : 1U)}; }
};

/// "1,0 or 0,1"; no commas, because cells have their own.
std::string cells_in_words(const std::vector<Cell>& cells) {
    std::string words;
    const std::size_t listed = std::min(cells.size(), most_cells_listed);
    for (std::size_t i = 0; i < listed; ++i) {
        words += fmt::format("{}{}", i == 0 ? "" : " or ", cell_name(cells[i]));
    }
    const std::size_t more = cells.size() - listed;
    return more == 0 ? words : fmt::format("{} or {} other cell{}", words, more, more == 1 ? "" : "s");
}

std::vector<Cell> cells_for(const Grid& grid, Tile tile) {
    std::vector<Cell> cells;
    grid.any_fit(tile, [&](Cell cell, TileSet) {
        cells.push_back(cell);
        return false;
    });
    return cells;
}

/// Where the tile of this play could go, or, when it fits nowhere, another one of the hand.
void help_cell(const Case& of) {
    if (!of.state.certain() || !of.tile().known()) {
        return;
    }
    const std::vector<Cell> cells = cells_for(of.table().grid(), of.tile());
    const auto other = any_placement(of.table());
    if (!cells.empty()) {
        of.help("{} may lay {} on {}", of.name(of.actor()), letters_of(of.tile()), cells_in_words(cells));
    } else if (other && of.actor() == of.state.mover()) {
        of.help("{} fits nowhere; {} may lay {} on {}", letters_of(of.tile()), of.name(of.actor()),
                letters_of(other->tile), cell_name(other->cell));
    }
}

void help_hand(const Case& of) {
    if (of.state.certain()) {
        of.help("{} holds {}", of.name(of.actor()), list_of(of.table().hand(of.actor())));
    }
}

int holder(Whereabouts whereabouts) {
    return whereabouts == Whereabouts::first_hand ? 0 : 1;
}

/// "it is in the supply"; Ann's own hand only comes up for a tile that is drafted.
std::string where(const Case& of) {
    switch (of.offence.whereabouts) {
        case Whereabouts::supply: return "it is in the supply";
        case Whereabouts::grid: return fmt::format("it lies on {}", cell_name(of.offence.cell));
        case Whereabouts::first_hand:
        case Whereabouts::second_hand: return fmt::format("{} holds it", of.name(holder(of.offence.whereabouts)));
    }
    return {};
}

void note_where(const Case& of) {
    switch (of.offence.whereabouts) {
        case Whereabouts::supply: break;
        case Whereabouts::grid: of.note("it was laid here"); break;
        case Whereabouts::first_hand:
        case Whereabouts::second_hand:
            of.note(fmt::format("{} took it here", of.name(holder(of.offence.whereabouts))));
            break;
    }
}

void say_draft_again(const Case& of) {
    of.say("the draft is over: from now on tiles are drafted one at a time, behind a play");
    if (of.offence.at != nowhere) {
        const std::string_view text = of.referee.text();
        const auto begin = static_cast<std::uint32_t>(text.rfind("draft", of.offence.at));
        of.finding.notes.push_back({{begin, line_around(text, begin).end}, "the draft was made here"});
    }
}

void say_draft_count(const Case& of) {
    of.say("{} tile{} drafted, it takes {}: {} for each player", of.written.pick_count,
           of.written.pick_count == 1 ? " is" : "s are", draft_size, hand_size);
    if (of.written.pick_count > draft_size) {
        of.point({of.written.picks[draft_size].at, of.written.line.event.end});
    }
}

void say_draft_taken(const Case& of) {
    const auto pick = static_cast<std::size_t>(of.offence.count);
    of.point_tile(of.written.picks[pick]);
    const auto picks = picks_of(of.written);
    const auto first = std::find_if(picks.begin(), picks.end(),
                                    [&](const WrittenTile& other) { return other.tile == of.offence.tile; });
    of.say("{} is no longer in the supply", tile_name(of.offence.tile));
    if (first < picks.begin() + of.offence.count) {
        of.finding.notes.push_back({Case::span_of(*first), "it was taken here"});
    }
}

void say_not_in_hand(const Case& of) {
    of.point_tile(of.written.tile);
    if (of.state.certain()) {
        of.say("{} does not hold {}: {}", of.name(of.actor()), tile_name(of.tile()), where(of));
        note_where(of);
    } else {
        of.say("{} cannot hold {}, whatever the tiles written ? are", of.name(of.actor()), tile_name(of.tile()));
    }
    help_hand(of);
}

void say_played(const Case& of) {
    of.point_tile(of.written.tile);
    of.say("{} has been played already, it lies on {}", tile_name(of.tile()), cell_name(of.offence.cell));
    of.note("it was laid here");
    help_hand(of);
}

void say_no_origin(const Case& of) {
    of.point(of.written.place.span);
    const int laid = of.offence.count;
    if (laid == 0) {
        of.say("no tile has been laid yet, so no direction leads anywhere");
        of.help("the first tile goes to any cell: 0,0");
    } else {
        of.say("there is no tile {} yet, only {} {} been laid", of.written.place.origin, laid,
               laid == 1 ? "has" : "have");
    }
}

void say_occupied(const Case& of) {
    of.point(of.written.place.span);
    of.say("{} is taken: {} lies there", cell_name(of.cell()), tile_name(of.offence.tile));
    of.note(fmt::format("{} was laid here", tile_name(of.offence.tile)));
    help_cell(of);
}

void say_apart(const Case& of) {
    of.point(of.written.place.span);
    of.say("{} touches no tile: a tile is laid edge to edge with one in the grid", cell_name(of.cell()));
    help_cell(of);
}

/// "-2 to 3"
std::string lines_in_use(const Case& of, bool rows) {
    const History& history = of.state.history();
    const auto line_of = [&](int lay) { return rows ? history.lay(lay).cell.y : history.lay(lay).cell.x; };
    std::int32_t first = line_of(0);
    std::int32_t last = first;
    for (int i = 1; i < history.lay_count(); ++i) {
        first = std::min(first, line_of(i));
        last = std::max(last, line_of(i));
    }
    return fmt::format("{} to {}", first, last);
}

void say_frame(const Case& of) {
    of.point(of.written.place.span);
    const bool row = of.offence.law == Law::frame_seventh_row;
    of.say("{} {} would be the seventh: {}s {} are in use", row ? "row" : "column", row ? of.cell().y : of.cell().x,
           row ? "row" : "column", lines_in_use(of, row));
    help_cell(of);
}

bool in_row(Law law) {
    return law == Law::row_glyph || law == Law::row_color;
}

bool by_glyph(Law law) {
    return law == Law::row_glyph || law == Law::column_glyph;
}

void say_clash(const Case& of) {
    of.point(of.written.place.span);
    const Law law = of.offence.law;
    const Tile other = of.offence.tile;
    if (of.state.certain() && of.tile().known()) {
        const std::string what = by_glyph(law) ? fmt::format("glyph {}", other.glyph_letter())
                                               : fmt::format("color {}", color_name(other.color()));
        of.say("the {} of {} already has the {}: {} lies on {}", in_row(law) ? "row" : "column", cell_name(of.cell()),
               what, tile_name(other), cell_name(of.offence.cell));
        of.note(fmt::format("{} was laid here", tile_name(other)));
    } else {
        of.say("{} cannot lie on {}, whatever the tiles written ? are", tile_name(of.tile()), cell_name(of.cell()));
    }
    help_cell(of);
}

void say_redraft_missing(const Case& of) {
    of.say("{} drafts no tile, but the supply still has {}", of.name(of.actor()), of.offence.count);
    if (of.state.certain()) {
        of.help("write the tile behind the play, for example +{}", letters_of(of.table().supply().first()));
    }
}

void say_redraft_twice(const Case& of) {
    of.point_tile(of.written.redrafts[1]);
    of.say("{} drafts {} tiles: a tile played is replaced by one", of.name(of.actor()), of.written.redraft_count);
}

void say_redraft(const Case& of) {
    of.point_tile(of.written.redrafts[0]);
    const Tile drafted = of.written.redrafts[0].tile;
    if (drafted == of.tile() && drafted.known()) {
        of.say("{} cannot be drafted: it has just been played", tile_name(drafted));
    } else if (of.state.certain() && of.tile().known()) {
        of.say("{} cannot be drafted: {}", tile_name(drafted), where(of));
        note_where(of);
    } else {
        of.say("{} cannot be drafted, whatever the tiles written ? are", tile_name(drafted));
    }
}

void say_no_supply(const Case& of) {
    of.point_tile(of.written.redrafts[0]);
    of.say("the supply is empty, no tile is left to draft");
}

void say_can_play(const Case& of) {
    of.say("{} is said to be stuck, but can play", of.name(of.actor()));
    of.help("{} may lay {} on {}", of.name(of.actor()), letters_of(of.offence.tile), cell_name(of.offence.cell));
}

void say_not_to_move(const Case& of) {
    of.point(of.written.line.actor);
    if (of.state.over()) {
        of.say("it is {} who is stuck, not {}", of.name(of.state.mover()), of.name(of.actor()));
    } else {
        of.say("it is the turn of {}, so {} cannot be stuck", of.name(of.state.mover()), of.name(of.actor()));
    }
}

void say(const Case& of) {
    switch (of.offence.law) {
        case Law::none: break;
        case Law::draft_missing: of.say("no tile has been drafted yet: the draft comes first"); break;
        case Law::draft_again: say_draft_again(of); break;
        case Law::draft_count: say_draft_count(of); break;
        case Law::draft_taken: say_draft_taken(of); break;
        case Law::turn_wrong_player:
            of.point(of.written.line.actor);
            of.say("it is the turn of {}, not of {}", of.name(of.state.mover()), of.name(of.actor()));
            break;
        case Law::tile_not_in_hand: say_not_in_hand(of); break;
        case Law::tile_played: say_played(of); break;
        case Law::cell_no_origin: say_no_origin(of); break;
        case Law::cell_occupied: say_occupied(of); break;
        case Law::cell_apart: say_apart(of); break;
        case Law::frame_seventh_row:
        case Law::frame_seventh_column: say_frame(of); break;
        case Law::row_glyph:
        case Law::row_color:
        case Law::column_glyph:
        case Law::column_color: say_clash(of); break;
        case Law::redraft_missing: say_redraft_missing(of); break;
        case Law::redraft_twice: say_redraft_twice(of); break;
        case Law::redraft_not_in_supply: say_redraft(of); break;
        case Law::redraft_no_supply: say_no_supply(of); break;
        case Law::stuck_can_play: say_can_play(of); break;
        case Law::stuck_not_to_move: say_not_to_move(of); break;
    }
}

}  // namespace

void Grawlix::describe(const State& state, const Written& written, Broken, Referee& referee, Finding& finding) {
    // What was broken is judged again: the facts are too many to be carried along for an event that is legal.
    say({state, written, judge(state, written).value_or(Offence{}), referee, finding});
}

}  // namespace arbiter::grawlix
