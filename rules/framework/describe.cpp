// What the referee says when a rule of Framework is broken: the facts, the smallest token, what would have been legal.
#include "rules/framework/case.hpp"
#include "rules/framework/claims.hpp"
#include "rules/framework/turns.hpp"
#include "rules/framework/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arbiter::framework {
namespace {

void help_offer(const Case& of) {
    if (const auto left = still_on_offer(of.state.offer); !left.empty()) {
        of.help("still on offer: {}", left);
    }
}

void say_round(const Case& of) {
    const Offence& offence = of.offence;
    const auto next = of.state.next_starter();
    switch (of.law()) {
        case Law::round_number:
            of.point(of.written.line.number);
            of.say("this is round {}, not {}", offence.expected, offence.found);
            break;
        case Law::round_starter:
            of.point(of.written.line.named_span);
            if (of.state.round == 0) {
                of.say("{} starts round 1, as the header says", of.name(offence.player));
            } else {
                of.say("{} starts round {}, not {}: the bag goes round clockwise", of.name(offence.player),
                       offence.found, of.name(static_cast<Player>(of.written.line.named)));
            }
            of.help("round {} {}", offence.found, of.referee.seats().word(static_cast<Seat>(next)));
            break;
        case Law::round_twice: of.say("round {} has begun already: its offer comes next", offence.found); break;
        default: break;
    }
}

void say_tiles_left(const Case& of) {
    of.say("round {} is not over: {} of its offer {} left", of.state.round,
           counted(static_cast<std::size_t>(of.offence.found), "tile"), of.offence.found == 1 ? "is" : "are");
    of.note("the offer of this round");
    of.help("{} is next and takes one of {}", of.name(of.offence.player), still_on_offer(of.state.offer));
}

void say_offer(const Case& of) {
    const Offence& offence = of.offence;
    switch (of.law()) {
        case Law::offer_missing: {
            const int round = of.state.phase == Phase::announced ? of.state.round : of.state.round + 1;
            of.say("nothing is on offer: the tiles of round {} come first", round);
            break;
        }
        case Law::offer_size:
            of.say("the offer has {}, {} draw {}", counted(static_cast<std::size_t>(offence.found), "tile"),
                   counted(of.state.agreed.players, "player"), offence.expected);
            break;
        case Law::offer_no_such_number:
            of.point(of.turn().pick.span);
            of.say("there is no tile {}: the offer has {}", offence.found, offence.expected);
            help_offer(of);
            break;
        case Law::offer_taken:
            of.point(of.turn().pick.span);
            of.say("tile {} ({}) has been taken", offence.found, text(offence.tile));
            of.note("it was taken here");
            help_offer(of);
            break;
        case Law::offer_not_there:
            of.point(of.turn().pick.span);
            of.say("{} is not on offer{}", of.tile_text(),
                   offence.other_order ? ": a tile's tasks keep the order in which the offer writes them" : "");
            help_offer(of);
            break;
        default: break;
    }
}

std::string_view shape_fault(Law law) {
    switch (law) {
        case Law::tile_frame_twice: return "shows a color twice: every frame of a tile has another color";
        case Law::tile_too_many_frames: return "shows more than 3 frames";
        case Law::tile_too_many_tasks: return "has more than 3 tasks (an arrow joins two of them)";
        case Law::tile_pair_of_one: return "has a task of two colors that names one color twice";
        case Law::tile_blank: return "has neither a frame nor a task";
        case Law::tile_unlisted: return "is not in the list of tiles";
        default: return {};
    }
}

void say_tile(const Case& of) {
    of.point(of.tile_span());
    if (of.law() == Law::tile_no_copy_left) {
        of.say("{} exists {}, and so often it has been drawn", of.tile_text(),
               of.offence.expected == 1 ? std::string("once") : fmt::format("{} times", of.offence.expected));
    } else {
        of.say("{} {}", of.tile_text(), shape_fault(of.law()));
    }
}

/// The free cells nearest to the one meant.
std::string cells_near(const Display& display, Cell meant) {
    constexpr std::size_t most = 3;
    std::vector<Cell> cells;
    for_each_free_cell(display, [&](Cell cell) { cells.push_back(cell); });
    const auto distance = [&](Cell cell) {
        return std::abs(std::int64_t{cell.x} - meant.x) + std::abs(std::int64_t{cell.y} - meant.y);
    };
    std::ranges::stable_sort(cells, {}, distance);
    std::vector<std::string> names;
    for (std::size_t index = 0; index < std::min(most, cells.size()); ++index) {
        names.push_back(cell_name(cells[index]));
    }
    return in_words(names);
}

void say_cell(const Case& of) {
    of.point(of.turn().place.span);
    const std::string cell = cell_name(of.offence.cell);
    switch (of.law()) {
        case Law::cell_occupied:
            of.say("{} is taken: {} lies there", cell, text(of.offence.tile));
            of.note(fmt::format("{} was laid here", text(of.offence.tile)));
            break;
        case Law::cell_apart: of.say("{} touches no tile of {}: tiles are laid edge to edge", cell, of.name()); break;
        case Law::cell_corner_only:
            of.say("{} touches the tiles of {} at a corner only: tiles are laid edge to edge", cell, of.name());
            break;
        default: break;
    }
    of.help("{} may lay it on {}", of.name(), cells_near(of.display(), of.offence.cell));
}

void say_no_such_tile(const Case& of) {
    of.point(of.turn().place.span);
    if (of.offence.expected == 0) {
        of.say("{} has laid no tile yet, so no direction leads anywhere", of.name());
        of.help("the first tile goes to any cell: 0,0");
    } else {
        of.say("{} has laid {}, there is no {}", of.name(),
               counted(static_cast<std::size_t>(of.offence.expected), "tile"),
               ordinal(static_cast<std::size_t>(of.offence.found)));
    }
}

std::string stored_tiles(const State& state) {
    std::vector<std::string> tiles;
    for (const Tile& tile : state.storage) {
        tiles.push_back(text(tile));
    }
    return in_words(tiles, " and ");
}

void help_stored(const Case& of) {
    if (!of.state.storage.empty()) {
        of.help("stored: {}", stored_tiles(of.state));
    }
}

void say_storage(const Case& of) {
    switch (of.law()) {
        case Law::draw_by_number:
            of.point(of.turn().pick.span);
            of.say("there is no offer in a game alone, so tile {} means nothing", of.offence.found);
            of.help("write the tile that was drawn: GS/4B,7G:0,0");
            break;
        case Law::draw_bag_empty:
            of.point(of.turn().pick.span);
            of.say("the bag is empty: all {} tiles have been drawn", tiles_in_bag);
            help_stored(of);
            break;
        case Law::storage_full:
            of.point(of.turn().place.span);
            of.say("{}", of.offence.expected == 0
                             ? std::string("this game is played without the storage card")
                             : fmt::format("the storage card is full: it has room for {}",
                                           counted(static_cast<std::size_t>(of.offence.expected), "tile")));
            help_stored(of);
            break;
        case Law::storage_not_there:
            of.point(of.turn().pick.span);
            of.say("{}", of.offence.found == 0 ? std::string("nothing is stored")
                                               : fmt::format("{} is not stored", of.tile_text()));
            help_stored(of);
            break;
        case Law::storage_solo_only: of.say("only a game alone has a storage card"); break;
        default: break;
    }
}

void say(const Case& of) {
    switch (of.law()) {
        case Law::none: break;
        case Law::round_number:
        case Law::round_starter:
        case Law::round_twice: say_round(of); break;
        case Law::round_tiles_left: say_tiles_left(of); break;
        case Law::offer_missing:
        case Law::offer_size:
        case Law::offer_no_such_number:
        case Law::offer_taken:
        case Law::offer_not_there: say_offer(of); break;
        case Law::turn_wrong_player:
            of.point(of.written.line.actor);
            of.say("it is the turn of {}, not of {}", of.name(of.offence.player), of.name());
            break;
        case Law::tile_frame_twice:
        case Law::tile_too_many_frames:
        case Law::tile_too_many_tasks:
        case Law::tile_pair_of_one:
        case Law::tile_blank:
        case Law::tile_unlisted:
        case Law::tile_no_copy_left: say_tile(of); break;
        case Law::cell_occupied:
        case Law::cell_apart:
        case Law::cell_corner_only: say_cell(of); break;
        case Law::cell_no_such_tile: say_no_such_tile(of); break;
        case Law::token_no_tile:
        case Law::token_no_task:
        case Law::token_covered:
        case Law::token_arrow:
        case Law::token_incomplete:
        case Law::token_none_left: say_token(of); break;
        case Law::draw_by_number:
        case Law::draw_bag_empty:
        case Law::storage_full:
        case Law::storage_not_there:
        case Law::storage_solo_only: say_storage(of); break;
        // Said where they are found: at the header, at a claim, at the end of the record.
        case Law::tiles_list:
        case Law::claim_token:
        case Law::token_overlooked:
        case Law::solo_no_result: break;
    }
}

bool is_about_token(Law law) {
    return law >= Law::token_no_tile && law <= Law::token_none_left;
}

void say_claim(const State& state, const Written& written, Broken broken, Referee& referee, Finding& finding) {
    const auto player = static_cast<Player>(broken.detail);
    const auto which = static_cast<std::size_t>(broken.fact);
    auto offence = judge_claim(state, player, written.marks[which]).value_or(Offence{});
    offence.which = static_cast<std::uint8_t>(broken.fact);
    const Case of{state, written, offence, player, referee, finding};
    if (offence.law != Law::none) {
        return say_token(of);
    }
    of.point(of.mark());
    of.say("this token is claimed twice on the line: a task takes one token");
}

}  // namespace

void Framework::describe(const State& state, const Written& written, Broken broken, Referee& referee,
                         Finding& finding) {
    if (static_cast<Law>(broken.rule) == Law::claim_token) {
        return say_claim(state, written, broken, referee, finding);
    }
    // What was broken is judged again: the facts are too many to be carried along for an event that is legal.
    Move move;
    const auto offence = judge(state, written, move).value_or(Offence{});
    const Case here{state, written, offence, player_of(state, written.line), referee, finding};
    is_about_token(offence.law) ? say_token_of(here) : say(here);
}

}  // namespace arbiter::framework
