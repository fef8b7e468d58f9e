// Puts a position together from what is written, and finds what no table can show.
#include "rules/azul/position.hpp"

#include "rules/azul/rulebook.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::azul {
namespace {

const Rule& rule(Law law) {
    return rulebook()[static_cast<std::size_t>(law) - 1];
}

std::uint8_t row_set(const SetTile& tile) {
    return static_cast<std::uint8_t>(tile.place / colors);
}
std::uint8_t column_set(const SetTile& tile) {
    return static_cast<std::uint8_t>(tile.place % colors);
}

/// The color printed on a space of the colored wall.
std::uint8_t color_printed(const SetTile& tile) {
    return static_cast<std::uint8_t>((column_set(tile) + colors - row_set(tile)) % colors);
}

bool has_full_row(const Set& wall) {
    std::array<unsigned, rows> filled{};
    return std::ranges::any_of(wall.tiles, [&](const SetTile& tile) { return ++filled[row_set(tile)] == colors; });
}

unsigned count_in(const Set& set, std::size_t place) {
    unsigned count = 0;
    for (const SetTile& tile : set.tiles) {
        count += tile.place == place ? tile.count : 0U;
    }
    return count;
}

}  // namespace

void PositionBuilder::place(const Set& set, Checks& checks) {
    switch (set.what) {
        case Sets::round: place_round(set, checks); break;
        case Sets::turn: turn_ = set.line; break;
        case Sets::displays: place_displays(set, checks); break;
        case Sets::in_center: center_ = set; break;
        case Sets::bag: bag_ = set; break;
        case Sets::lid: lid_ = set; break;
        case Sets::wall: place_wall(set, checks); break;
        case Sets::lines: place_lines(set, checks), own(set).lines = set; break;
        case Sets::floor: place_floor(set, checks), own(set).floor = set; break;
        case Sets::score: place_score(set, checks), own(set).score = set; break;
    }
    count_tiles(set.what == Sets::wall ? *own(set).wall : set, checks);
    count_markers(set, checks);
}

void PositionBuilder::place_round(const Set& set, Checks& checks) {
    checks.keep(rule(Law::set_round), set.line.round != 0, set.line.number,
                [] { return std::string("there is no round 0"); });
    round_ = set.line;
}

void PositionBuilder::place_displays(const Set& set, Checks& checks) {
    displays_ = set;
    const std::size_t needed = state_.table.displays;
    const bool nothing = set.groups.size() == 1 && set.tiles.empty();
    checks.keep(rule(Law::set_displays), nothing || set.groups.size() == needed, set.line.event, [&] {
        return fmt::format("{} display{} written, {} players use {}", set.groups.size(),
                           set.groups.size() == 1 ? " is" : "s are", state_.table.players, needed);
    });
    for (std::size_t i = 0; i < set.groups.size(); ++i) {
        checks.keep(rule(Law::set_display_tiles), count_in(set, i) <= 4, set.groups[i],
                    [&] { return fmt::format("display {} has {} tiles, 4 is the most", i + 1, count_in(set, i)); });
    }
}

/// `x`, and on the colored wall `?`, stand for the color printed there.
void PositionBuilder::place_wall(const Set& set, Checks& checks) {
    Set& wall = own(set).wall.emplace(set);
    Board so_far;
    for (SetTile& tile : wall.tiles) {
        const bool printed = tile.color == printed_color || tile.color == unknown_color;
        if (!state_.table.gray && printed) {
            tell_printed(tile);
        }
        if (may_lie(tile, so_far, checks) && tile.color < colors) {
            so_far.build(row_set(tile), column_set(tile), tile.color);
        }
    }
}

void PositionBuilder::tell_printed(SetTile& tile) {
    const bool unknown = tile.color == unknown_color;
    tile.color = color_printed(tile);
    if (unknown) {
        unset_.push_back({UnsetTiles::Where::told, 0, tile.color, {tile.span}});
    }
}

bool PositionBuilder::may_lie(const SetTile& tile, Board& wall, Checks& checks) const {
    const std::uint8_t row = row_set(tile);
    const std::uint8_t column = column_set(tile);
    const bool gray = state_.table.gray;
    const bool right = checks.keep(
        rule(Law::set_wall_space), gray ? tile.color != printed_color : tile.color == color_printed(tile), tile.span,
        [&] {
            return gray ? std::string("nothing is printed on the gray wall, so x says nothing")
                        : fmt::format("{} is printed in row {}, column {}, not {}", color_name(color_printed(tile)),
                                      row + 1, column + 1, color_name(tile.color));
        });
    if (!right || tile.color >= colors) {
        return right;
    }
    const bool in_row = ((static_cast<unsigned>(wall.row_colors[row]) >> tile.color) & 1U) != 0;
    const bool in_column = ((static_cast<unsigned>(wall.column_colors[column]) >> tile.color) & 1U) != 0;
    return checks.keep(rule(Law::set_wall_color), !in_row && !in_column, tile.span, [&] {
        return fmt::format("{} {} has {} already", in_row ? "row" : "column", (in_row ? row : column) + 1,
                           color_name(tile.color));
    });
}

void PositionBuilder::place_lines(const Set& set, Checks& checks) const {
    std::array<std::uint8_t, rows> held;
    held.fill(unknown_color);
    for (std::size_t row = 0; row < rows; ++row) {
        const unsigned count = count_in(set, row);
        checks.keep(rule(Law::set_line_size), count <= row + 1, set.groups[row], [&] {
            return fmt::format("pattern line {} has {} space{}, not {}", row + 1, row + 1, row == 0 ? "" : "s", count);
        });
    }
    for (const SetTile& tile : set.tiles) {
        std::uint8_t& color = held[tile.place];
        const bool same = color == unknown_color || tile.color == unknown_color || color == tile.color;
        checks.keep(rule(Law::set_line_colors), same, tile.span, [&] {
            return fmt::format("pattern line {} holds {} and {}; a line holds one color", tile.place + 1,
                               color_name(color), color_name(tile.color));
        });
        color = color == unknown_color ? tile.color : color;
    }
}

void PositionBuilder::place_floor(const Set& set, Checks& checks) const {
    unsigned lying = 0;
    for (const SetTile& tile : set.tiles) {
        const bool beside = lying == floor_spaces && tile.color == marker_color;
        checks.keep(rule(Law::set_floor), beside || lying < floor_spaces, tile.span, [&] {
            return std::string("the floor line has seven spaces; only the marker lies beside seven tiles");
        });
        ++lying;
    }
}

void PositionBuilder::place_score(const Set& set, Checks& checks) const {
    checks.keep(rule(Law::set_score), !set.score_known || set.score >= 0, set.score_span,
                [&] { return fmt::format("a score cannot be {}", set.score); });
}

void PositionBuilder::count_tiles(const Set& set, Checks& checks) {
    for (const SetTile& tile : set.tiles) {
        if (tile.color == marker_color) {
            continue;
        }
        if (tile.color < colors) {
            count_color(tile, checks);
        }
        all_shown_ += tile.count;
        checks.keep(rule(Law::set_tiles), all_shown_ <= all_tiles, tile.span,
                    [&] { return fmt::format("with this {} tiles are set, and there are {}", all_shown_, all_tiles); });
    }
}

void PositionBuilder::count_color(const SetTile& tile, Checks& checks) {
    unsigned& count = shown_[tile.color];
    count += tile.count;
    checks.keep(rule(Law::set_tiles), count <= tiles_of_a_color, tile.span, [&] {
        return fmt::format("with this {} {} tiles are set, and there are {}", count, color_name(tile.color),
                           unsigned{tiles_of_a_color});
    });
}

void PositionBuilder::count_markers(const Set& set, Checks& checks) {
    for (const SetTile& tile : set.tiles) {
        if (tile.color != marker_color) {
            continue;
        }
        checks.keep(rule(Law::set_marker), !marker_, tile.span, [&](Finding& finding) {
            finding.message = "there is one starting player marker, and it lies elsewhere already";
            finding.notes.push_back({*marker_, "it was set here"});
        });
        marker_ = marker_ ? marker_ : std::optional(tile.span);
    }
}

bool PositionBuilder::look_ahead(const Written& written) {
    const bool open = tiles_offered() ? !untouched() || !knows_starter() : is_due() && !knows_starter();
    if (turn_ || !open) {
        return false;
    }
    const LineKind kind = written.line.kind();
    if (kind == LineKind::nothing || kind == LineKind::scores) {
        return true;
    }
    if (kind == LineKind::undo && turns_ahead_ != 0) {
        --turns_ahead_;
        return true;
    }
    switch (written.verb()) {
        case Verb::round: return is_due() && turns_ahead_ == 0 && written.line.named == no_seat;
        case Verb::displays: return is_due() && turns_ahead_ == 0;
        case Verb::pick:
            first_actor_ = written.line.seat;
            turns_ahead_ += first_actor_ == no_seat ? 1 : 0;
            return first_actor_ == no_seat;
        case Verb::tile: break;
    }
    return false;
}

void PositionBuilder::validate(Checks& checks) {
    for (std::size_t seat = 0; seat < state_.table.players; ++seat) {
        validate_lines(seat, checks);
    }
    validate_rows(checks);
    validate_scores(checks);
    validate_marker(checks);
    validate_turn(checks);
    validate_bag(checks);
    if (!checks.wrong()) {
        build();
        validate_unset(checks);
    }
}

void PositionBuilder::validate_unset(Checks& checks) const {
    if (state_.unset && !state_.unset->tiles.empty()) {
        checks.keep(rule(Law::set_tiles), can_be_filled(state_), state_.unset->tiles.front().spans.front(),
                    [] { return std::string("no colors that are left can be those of the tiles written ?"); });
    }
}

void PositionBuilder::validate_lines(std::size_t seat, Checks& checks) const {
    const Own& own = own_[seat];
    if (!own.wall || !own.lines) {
        return;
    }
    for (const SetTile& tile : own.lines->tiles) {
        for (const SetTile& built : own.wall->tiles) {
            if (row_set(built) != tile.place || tile.color >= colors) {
                continue;
            }
            const bool lines_later = own.wall->line.span.begin < own.lines->line.span.begin;
            const auto [here, there] =
                lines_later ? std::pair(tile.span, built.span) : std::pair(built.span, tile.span);
            checks.keep(rule(Law::set_line_wall), built.color != tile.color, here, [&](Finding& finding) {
                finding.message = fmt::format("{}'s pattern line {} collects {}, which row {} of the wall has already",
                                              name(seat), tile.place + 1, color_name(tile.color), tile.place + 1);
                finding.notes.push_back({there, lines_later ? "it lies on the wall here" : "it is collected here"});
            });
        }
    }
}

void PositionBuilder::validate_rows(Checks& checks) const {
    for (std::size_t seat = 0; seat < state_.table.players; ++seat) {
        for (std::uint8_t row = 0; own_[seat].wall && row < rows; ++row) {
            const auto in_row = [row](const SetTile& tile) { return row_set(tile) == row; };
            if (std::ranges::count_if(own_[seat].wall->tiles, in_row) < std::ptrdiff_t{colors}) {
                continue;
            }
            Span later = own_[seat].wall->line.event;
            for (const auto* const set : {&displays_, &center_}) {
                const bool has_tiles = *set && std::ranges::any_of((*set)->tiles, [](const SetTile& tile) {
                    return tile.color != marker_color;
                });
                later = has_tiles && (*set)->line.event.begin > later.begin ? (*set)->line.event : later;
            }
            checks.keep(rule(Law::set_row), !tiles_offered(), later, [&] {
                return fmt::format(
                    "row {} of {}'s wall is complete, which ends the game, but tiles are still to be taken", row + 1,
                    name(seat));
            });
        }
    }
}

/// The track is held against the wall, where both are written.
void PositionBuilder::validate_scores(Checks& checks) const {
    for (std::size_t seat = 0; seat < state_.table.players; ++seat) {
        const Own& own = own_[seat];
        if (!own.wall || !own.score || !own.score->score_known) {
            continue;
        }
        Filled filled = 0;
        for (const SetTile& tile : own.wall->tiles) {
            filled |= Filled{1} << tile.place;
        }
        const bool later = own.wall->line.span.begin < own.score->line.span.begin;
        const auto excluded = excludes(filled, own.score->score);
        checks.keep(rule(Law::set_score), !excluded, later ? own.score->score_span : own.wall->line.event,
                    [&](Finding& finding) {
                        const bool more = own.score->score > excluded->most;
                        finding.message =
                            fmt::format("{} cannot have {}: such a wall earns {} at {}", name(seat), own.score->score,
                                        more ? excluded->most : excluded->least, more ? "most" : "least");
                        if (more) {
                            finding.help = "a total with the bonuses of the end stands in a scores line or in Result";
                        }
                    });
    }
}

/// In a round it lies in the center or on somebody's floor line; where one of these is not written it may be there.
void PositionBuilder::validate_marker(Checks& checks) const {
    if (!center_ || marker_) {
        return;
    }
    Span later = center_->line.event;
    for (std::size_t seat = 0; seat < state_.table.players; ++seat) {
        if (!own_[seat].floor) {
            return;
        }
        later =
            std::max(later, own_[seat].floor->line.event, [](Span one, Span other) { return one.begin < other.begin; });
    }
    checks.keep(rule(Law::set_marker), false, later, [] {
        return std::string("the starting player marker is nowhere: neither in the center nor on a floor line");
    });
}

void PositionBuilder::validate_turn(Checks& checks) const {
    const bool told = is_due() ? names_starter() : tiles_offered() && untouched() && knows_starter();
    if (!turn_ || !told) {
        return;
    }
    const Seat starter = names_starter() ? round_->named : static_cast<Seat>(state_.table.start);
    Span later = turn_->event;
    for (const Span other : {round_ ? round_->event : Span(), displays_ ? displays_->line.event : Span()}) {
        later = other.begin > later.begin ? other : later;
    }
    checks.keep(rule(Law::set_turn), turn_->named == starter, later, [&] {
        return in_play() ? fmt::format("the turn is set to {}, but no display has been touched: {} starts the round",
                                       seats_.name(turn_->named), seats_.name(starter))
                         : fmt::format("{} starts the round, and so is the first to move", seats_.name(starter));
    });
}

void PositionBuilder::validate_bag(Checks& checks) const {
    if (!bag_ || !lid_) {
        return;
    }
    const Set& later = bag_->line.span.begin < lid_->line.span.begin ? *lid_ : *bag_;
    checks.keep(rule(Law::set_bag), all_shown_ >= all_tiles, later.line.event, [&] {
        return fmt::format("bag and lid are both set, and only {} of the {} tiles are anywhere", all_shown_, all_tiles);
    });
}

bool PositionBuilder::tiles_offered() const {
    const auto is_tile = [](const SetTile& tile) { return tile.color != marker_color; };
    return (displays_ && !displays_->tiles.empty()) || (center_ && std::ranges::any_of(center_->tiles, is_tile));
}

/// The round is about to be dealt: no row is complete, and no tile to be taken.
bool PositionBuilder::is_due() const {
    return !in_play() && std::ranges::none_of(own_, [](const Own& own) { return own.wall && has_full_row(*own.wall); });
}

/// It is tiled before the next round is dealt.
bool PositionBuilder::has_full_line() const {
    return std::ranges::any_of(own_, [](const Own& own) {
        std::size_t row = 0;
        while (own.lines && row < rows && count_in(*own.lines, row) <= row) {
            ++row;
        }
        return own.lines && row < rows;
    });
}

/// As the displays were filled: all of them, and nothing but the marker in the center.
bool PositionBuilder::untouched() const {
    if (!displays_ || (center_ && (center_->tiles.size() != 1 || center_->tiles.front().color != marker_color))) {
        return false;
    }
    std::size_t filled = 0;
    for (std::size_t i = 0; i < displays_->groups.size(); ++i) {
        filled += count_in(*displays_, i) != 0 ? 1U : 0U;
    }
    return filled == state_.table.displays;
}

bool PositionBuilder::names_starter() const {
    return round_ && round_->named != no_seat;
}

bool PositionBuilder::knows_starter() const {
    return names_starter() || (!round_ && !state_.table.start_open);
}

}  // namespace arbiter::azul
