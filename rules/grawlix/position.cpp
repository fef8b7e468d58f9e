// Puts a position together from what is written, and finds what no table can show.
#include "rules/grawlix/position.hpp"

#include "grammar/text/phrase.hpp"
#include "rules/grawlix/rulebook.hpp"
#include "rules/grawlix/words.hpp"
#include "rules/plane/joined.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace arbiter::grawlix {
namespace {

std::size_t index(int player) {
    return static_cast<std::size_t>(player);
}

/// Not written, or written `? ? ? ?`: it holds four tiles, or what there is.
bool is_open(const SetHand& hand) {
    const bool whole = hand.tiles.size() == static_cast<std::size_t>(hand_size);
    return !hand.written || (whole && std::ranges::none_of(hand.tiles, &WrittenTile::known));
}

}  // namespace

void PositionBuilder::place(const Set& set, Checks& checks) {
    last_line_ = set.line.event;
    switch (set.what) {
        case Sets::turn: turn_ = set.line.named; break;
        case Sets::grid: place_grid(set, checks); break;
        case Sets::hand: place_hand(set, checks); break;
        case Sets::played: played_[index(set.line.seat)] = set; break;
    }
}

void PositionBuilder::place_grid(const Set& set, Checks& checks) {
    grid_set_ = true;
    for (const SetTile& tile : set.tiles) {
        if (is_in_box(tile, checks)) {
            lay(tile, checks);
        }
    }
}

void PositionBuilder::place_hand(const Set& set, Checks& checks) {
    hands_[index(set.line.seat)] = set;
    SetHand& hand = partial_position_.hands[index(set.line.seat)];
    hand.written = true;
    std::vector<SetTile> held;
    for (const SetTile& tile : set.tiles) {
        const bool room = checks.keep(rule(Law::set_hand_size), std::ssize(held) < hand_size, tile.span,
                                      [&] { return fmt::format("a hand holds {} tiles at most", hand_size); });
        if (is_new(tile.tile, checks) && room) {
            hand.tiles.push_back(tile.tile);
            held.push_back(tile);
        }
    }
    for (const SetTile& tile : held) {
        if (!is_open(hand)) {
            is_in_box(tile, checks);
        }
    }
}

/// Every tile exists once.
bool PositionBuilder::is_new(const WrittenTile& tile, Checks& checks) {
    if (!tile.known()) {
        return true;
    }
    std::optional<Span>& set = set_at_[index(tile.tile.index())];
    const Span here{tile.at, tile.at + 2};
    const bool fresh = checks.keep(rule(Law::set_tile_twice), !set, here, [&](Finding& finding) {
        finding.message = fmt::format("{} is in two places, but it exists once", tile_name(tile.tile));
        note(finding, *set, "it is set here, too");
    });
    set = fresh ? here : set;
    return fresh;
}

bool PositionBuilder::is_in_box(const SetTile& tile, Checks& checks) {
    return checks.keep(rule(Law::set_box), ++shown_ <= tile_count, tile.span,
                       [&] { return fmt::format("the position shows more than the {} tiles there are", tile_count); });
}

void PositionBuilder::lay(SetTile tile, Checks& checks) {
    const bool fresh = is_new(tile.tile, checks);
    const auto place = resolved(tile.place, partial_position_.grid);
    checks.keep(rule(Law::set_no_such_tile), place.has_value(), tile.place.span, [&] {
        if (partial_position_.grid.empty()) {
            return std::string("no tile is set before this one, so no direction leads anywhere");
        }
        return tile.place.origin == 0
                   ? std::string("there is no tile 0: tiles are counted from 1, in the order set")
                   : fmt::format("{} {} set before this one, there is no {}", counted(tiles_laid(), "tile"),
                                 tiles_laid() == 1 ? "is" : "are", tile.place.origin);
    });
    if (!place) {
        return;
    }
    tile.place = *place;
    if (!is_cell(tile.place) || (has_room(tile, checks) && fresh)) {
        partial_position_.grid.push_back(tile);
    }
}

bool PositionBuilder::has_room(const SetTile& tile, Checks& checks) const {
    const auto here = std::ranges::find_if(partial_position_.grid, [&](const SetTile& other) {
        return is_cell(other.place) && other.place.cell == tile.place.cell;
    });
    const bool free =
        checks.keep(rule(Law::set_cell), here == partial_position_.grid.end(), tile.place.span, [&](Finding& finding) {
            finding.message =
                fmt::format("{} is taken: {} lies there", text_of(here->place.cell), tile_name(here->tile.tile));
            note(finding, here->span, "it is set here");
        });
    check_frame(tile, checks);
    check_line(tile, &Cell::y, "row", checks);
    check_line(tile, &Cell::x, "column", checks);
    return free;
}

void PositionBuilder::check_frame(const SetTile& tile, Checks& checks) const {
    const auto check = [&](Law law, std::int32_t Cell::*line, std::string_view what) {
        std::vector<std::int32_t> lines;
        for (const SetTile& other : partial_position_.grid) {
            if (is_cell(other.place) && !std::ranges::count(lines, other.place.cell.*line)) {
                lines.push_back(other.place.cell.*line);
            }
        }
        const std::int32_t mine = tile.place.cell.*line;
        const bool fits = std::ranges::count(lines, mine) != 0 || lines.size() < frame_size;
        checks.keep(rule(law), fits, tile.place.span, [&] {
            const auto [first, last] = std::ranges::minmax(lines);
            return fmt::format("{} {} is the seventh: {}s {} to {} are in use", what, mine, what, first, last);
        });
    };
    check(Law::set_seventh_row, &Cell::y, "row");
    check(Law::set_seventh_column, &Cell::x, "column");
}

/// The tiles of a row (&Cell::y) or of a column (&Cell::x) have different glyphs and colors, across gaps too.
void PositionBuilder::check_line(const SetTile& tile, std::int32_t Cell::*line, std::string_view what,
                                 Checks& checks) const {
    const auto check = [&](Law law, auto same, const std::string& trait) {
        const auto twin = std::ranges::find_if(partial_position_.grid, [&](const SetTile& other) {
            return other.tile.known() && is_cell(other.place) && other.place.cell.*line == tile.place.cell.*line &&
                   !(other.tile.tile == tile.tile.tile) && same(other.tile.tile, tile.tile.tile);
        });
        checks.keep(rule(law), twin == partial_position_.grid.end(), tile.span, [&](Finding& finding) {
            finding.message =
                fmt::format("the {} of {} has the {} twice: {} lies on {}", what, text_of(tile.place.cell), trait,
                            tile_name(twin->tile.tile), text_of(twin->place.cell));
            note(finding, twin->span, "it is set here");
        });
    };
    if (tile.tile.known()) {
        check(
            Law::set_same_glyph, [](Tile one, Tile other) { return one.glyph() == other.glyph(); },
            fmt::format("glyph {}", tile.tile.tile.glyph_letter()));
        check(
            Law::set_same_color, [](Tile one, Tile other) { return one.color() == other.color(); },
            fmt::format("color {}", color_name(tile.tile.tile.color())));
    }
}

void PositionBuilder::validate(Checks& checks) {
    validate_played(checks);
    validate_mover();
    validate_hands(checks);
    if (!partial_position_.cells_are_open()) {
        validate_apart(checks);
    }
    if (!checks.wrong() && partial_position_.grid_is_open()) {
        validate_open(checks);
    }
}

/// What is said of one player tells of the other; otherwise plays alternate, and who starts has the odd one.
void PositionBuilder::validate_played(Checks& checks) {
    const int laid = tiles_laid();
    std::array<std::optional<int>, player_count> told;
    const Set* later = nullptr;
    for (std::size_t player = 0; player < player_count; ++player) {
        const auto& set = played_[player];
        if (set && set->played_known) {
            told[player] = set->played;
            later = later == nullptr || set->line.span.begin > later->line.span.begin ? &*set : later;
        }
    }
    const int first = start_.mover();
    partial_position_.played[index(first)] = (laid + 1) / 2;
    partial_position_.played[index(1 - first)] = laid / 2;
    if (later == nullptr) {
        return;
    }
    const auto one = static_cast<std::size_t>(later->line.seat);
    partial_position_.played[one] = later->played;
    partial_position_.played[1 - one] = told[1 - one].value_or(laid - later->played);
    const auto [least, most] = std::ranges::minmax(partial_position_.played);
    const bool agree = least >= 0 && partial_position_.played[0] + partial_position_.played[1] == laid;
    checks.keep(rule(Law::set_played), agree && most <= laid, later->played_span, [&] {
        const std::string grid = fmt::format("{} {} in the grid", counted(laid, "tile"), laid == 1 ? "lies" : "lie");
        return told[1 - one] ? fmt::format("{} and {} are played, but {}", partial_position_.played[0],
                                           partial_position_.played[1], grid)
                             : fmt::format("{} cannot have played {}: {}", name(later->line.seat),
                                           counted(later->played, "tile"), grid);
    });
}

/// `set turn`, or who has played fewer tiles, or else the plays alternate from the starter.
void PositionBuilder::validate_mover() {
    const auto [first, second] = partial_position_.played;
    partial_position_.mover = turn_             ? static_cast<int>(*turn_)
                              : first != second ? (first > second ? 1 : 0)
                                                : start_.mover();
}

/// Of the last tiles, the supply being empty, the player to move has as many as the other or one more.
void PositionBuilder::validate_hands(Checks& checks) {
    if (!partial_position_.drafted()) {
        return;
    }
    int left = tile_count - tiles_laid();
    const std::array<bool, player_count> open{is_open(partial_position_.hands[0]), is_open(partial_position_.hands[1])};
    for (const int player : {0, 1}) {
        left -= open[index(player)] ? 0 : static_cast<int>(partial_position_.hands[index(player)].tiles.size());
    }
    for (const int player : {partial_position_.mover, 1 - partial_position_.mover}) {
        if (open[index(player)]) {
            const bool shares = open[index(1 - player)] && player == partial_position_.mover;
            const int size = std::clamp(shares ? (left + 1) / 2 : left, 0, hand_size);
            partial_position_.hands[index(player)].tiles.resize(static_cast<std::size_t>(size));
            left -= size;
        }
    }
    place_unset();
    for (const int player : {0, 1}) {
        if (!open[index(player)]) {
            check_hand(player, left, checks);
        }
    }
}

/// Facts that nobody wrote are told of the last line of the position, all of it. Each begins one place behind the one
/// before, for by these they are known apart: the line is longer than they are many.
void PositionBuilder::place_unset() {
    std::uint32_t at = last_line_.begin;
    for (SetHand& hand : partial_position_.hands) {
        for (WrittenTile& tile : hand.tiles) {
            tile.at = hand.written ? tile.at : at++;
        }
        hand.told_to = last_line_.end;
    }
}

void PositionBuilder::check_hand(int player, int left, Checks& checks) const {
    const Set& set = *hands_[index(player)];
    const auto held = static_cast<int>(set.tiles.size());
    checks.keep(rule(Law::set_hand_size), held >= hand_size || left <= 0, set.line.event, [&] {
        return fmt::format("{} holds {}, though the supply has {} left: hands are filled up to {}", name(player),
                           counted(held, "tile"), left, hand_size);
    });
}

void PositionBuilder::validate_apart(Checks& checks) const {
    const std::vector<bool> joined = plane::joined_to_first(cells_of(partial_position_.grid), squares::steps);
    for (std::size_t i = 0; i < joined.size(); ++i) {
        const SetTile& tile = partial_position_.grid[i];
        const SetTile& first = partial_position_.grid.front();
        const bool one = checks.keep(rule(Law::set_apart), joined[i], tile.span, [&](Finding& finding) {
            finding.message = fmt::format("{} on {} is not joined to the first tile, {} on {}, by its edges",
                                          tile_name(tile.tile.tile), text_of(tile.place.cell),
                                          tile_name(first.tile.tile), text_of(first.place.cell));
            note(finding, first.span, "the first tile is set here");
        });
        if (!one) {
            return;
        }
    }
}

/// Something must fill in what is written `?`.
void PositionBuilder::validate_open(Checks& checks) const {
    const bool possible = !each_grid(partial_position_, [](const PartialPosition&, auto) { return false; });
    Span last;
    for (const SetTile& tile : partial_position_.grid) {
        last = tile.tile.known() && is_cell(tile.place) ? last : tile.span;
    }
    checks.keep(rule(Law::set_unknown), possible, last, [] { return "no tile can lie where ? stands in this grid"; });
}

State PositionBuilder::take() && {
    return State(start_, std::make_shared<const PartialPosition>(std::move(partial_position_)));
}

}  // namespace arbiter::grawlix
