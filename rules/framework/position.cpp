// Puts a position together from the pieces that are written, and finds what no table can show.
#include "rules/framework/position.hpp"

#include "rules/framework/completions.hpp"
#include "rules/framework/event.hpp"
#include "rules/framework/rulebook.hpp"
#include "rules/framework/scoring.hpp"
#include "rules/framework/unseen.hpp"
#include "rules/framework/words.hpp"
#include "rules/plane/joined.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace arbiter::framework {
namespace {

Player player_of(const Line& line) {
    return static_cast<Player>(line.seat);
}

constexpr auto by_place = [](const Span& one, const Span& other) { return one.begin < other.begin; };

std::string_view flaw_in_words(Flaw flaw) {
    switch (flaw) {
        case Flaw::none: break;
        case Flaw::frame_twice: return "shows a color twice";
        case Flaw::too_many_frames: return "shows more than 3 frames";
        case Flaw::too_many_tasks: return "has more than 3 tasks (an arrow joins two of them)";
        case Flaw::one_color_pair: return "has a task of two colors that names one color twice";
        case Flaw::blank: return "has neither a frame nor a task";
    }
    return {};
}

}  // namespace

void PositionBuilder::place(const Set& set, Checks& checks) {
    state_.position = set.line.span.begin;
    switch (set.what) {
        case Sets::round: round_ = set.line; break;
        case Sets::turn: turn_ = set.line; break;
        case Sets::offer: place_offer(set, checks); break;
        case Sets::display: place_display(set, checks); break;
        case Sets::tokens: tokens_[player_of(set.line)] = set; break;
        case Sets::store: place_store(set, checks); break;
    }
}

void PositionBuilder::place_display(const Set& set, Checks& checks) {
    set_[player_of(set.line)] = true;
    for (const SetTile& tile : set.tiles) {
        lay(player_of(set.line), tile, set.line.span.begin, checks);
    }
}

void PositionBuilder::lay(Player player, const SetTile& written, Stamp line, Checks& checks) {
    Display& display = state_.displays[player];
    is_sound(written, checks);
    if (written.place.by == Place::By::unknown) {
        state_.unplaced.push_back({written.place.span, player, written.tile, line});
        return;
    }
    const auto cell = cell_of(player, written, checks);
    if (!cell || display.size() == tiles_in_bag) {
        return;
    }
    const Spot spot = display.spot(*cell);
    const bool free = checks.keep(rule(Law::set_cell), !spot.taken(), written.place.span, [&](Finding& finding) {
        finding.message = fmt::format("{} is taken: {} lies there", text_of(*cell), text(display[spot.tile].tile));
        note(finding, laid_[player][spot.tile], "it was set here");
    });
    if (!free) {
        return;
    }
    const Chains::Growth growth = display.lay(written.tile, spot, line);
    laid_[player].push_back(written.span);
    if (!written.tile.known()) {
        state_.unset.push_back({written.tile_span, player, static_cast<std::uint8_t>(display.size() - 1)});
    }
    if (state_.agreed.house.tokens == Tokens::automatic) {
        cover_completed(display, growth, state_.agreed.tokens[player], state_.agreed.house.dual, line);
    }
}

/// A tile that can be in the box, and that it still holds.
bool PositionBuilder::is_sound(const SetTile& written, Checks& checks) {
    const Flaw flaw = written.tile.flaw();
    const bool shaped = checks.keep(rule(Law::set_tile), flaw == Flaw::none, written.tile_span, [&](Finding& finding) {
        finding.message = fmt::format("this tile {}", flaw_in_words(flaw));
    });
    const bool drawn = checks.keep(rule(Law::set_bag), ++drawn_ <= tiles_in_bag, written.span, [&] {
        return fmt::format("this is the {} tile, the bag holds {}", ordinal(drawn_), tiles_in_bag);
    });
    return shaped && drawn && is_listed(written, checks);
}

bool PositionBuilder::is_listed(const SetTile& written, Checks& checks) {
    const auto& inventory = state_.agreed.inventory;
    if (!inventory || !written.tile.known()) {
        return true;
    }
    const auto entry = inventory->find(written.tile);
    const bool listed = checks.keep(rule(Law::set_unlisted), entry.has_value(), written.tile_span,
                                    [&] { return fmt::format("{} is not in the list of tiles", text(written.tile)); });
    if (!listed) {
        return false;
    }
    const int copies = inventory->entries()[*entry].copies;
    const bool left = checks.keep(rule(Law::set_no_copy_left), state_.drawn[*entry] < copies, written.tile_span, [&] {
        return fmt::format("the bag has {} {}, and the position shows more",
                           copies == 1 ? "one" : std::to_string(copies), text(written.tile));
    });
    state_.drawn[*entry] = static_cast<std::uint8_t>(state_.drawn[*entry] + (left ? 1 : 0));
    return left;
}

std::optional<Cell> PositionBuilder::cell_of(Player player, const SetTile& written, Checks& checks) const {
    const Display& display = state_.displays[player];
    const auto cell = framework::cell_of(display, written.place);
    checks.keep(rule(Law::set_no_such_tile), cell.has_value(), written.place.span, [&](Finding& finding) {
        finding.message = display.empty()
                              ? "no tile is set before this one, so no direction leads anywhere"
                              : fmt::format("{} set before this one, there is no {}",
                                            display.size() == 1 ? std::string("1 tile is")
                                                                : fmt::format("{} tiles are", display.size()),
                                            ordinal(written.place.number));
    });
    return cell;
}

void PositionBuilder::place_offer(const Set& set, Checks& checks) {
    offer_line_ = set.line;
    offer_ = set.tiles;
    const std::size_t size = state_.agreed.players + 1u;
    if (offer_.size() == 1 && offer_.front().taken) {
        offer_.assign(size, offer_.front());
    }
    const bool right =
        checks.keep(rule(Law::set_offer_size), offer_.size() == size, set.line.event, [&](Finding& finding) {
            finding.message = fmt::format("the offer has {}, {} draw {}", counted(offer_.size(), "place"),
                                          counted(state_.agreed.players, "player"), size);
            finding.help = "a place whose tile has been taken is written -";
        });
    for (const SetTile& tile : offer_) {
        if (!tile.taken && is_sound(tile, checks) && !tile.tile.known()) {
            state_.unset.push_back({tile.span, 0, Unset::not_laid});
        }
    }
    if (!right) {
        offer_.clear();
    }
}

void PositionBuilder::place_store(const Set& set, Checks& checks) {
    store_set_ = true;
    const bool company = !state_.agreed.solo();
    const std::size_t room = company ? 0 : state_.agreed.house.storage;
    for (std::size_t tile = 0; tile < set.tiles.size(); ++tile) {
        const SetTile& written = set.tiles[tile];
        const bool fits = checks.keep(rule(Law::set_store), tile < room, written.span, [&] {
            return company     ? std::string("only a solo game has a storage card")
                   : room == 0 ? std::string("this game is played without the storage card")
                               : fmt::format("the storage card has room for {}", counted(room, "tile"));
        });
        if (is_sound(written, checks) && fits) {
            state_.stored_at[state_.storage.size()] = written.tile.known() ? 0 : written.span.begin;
            state_.storage.push_back(written.tile);
        }
        if (!written.tile.known()) {
            state_.unset.push_back({written.span, 0, Unset::not_laid});
        }
    }
}

void PositionBuilder::validate(Checks& checks) {
    state_.bag = static_cast<std::uint8_t>(tiles_in_bag - std::min(drawn_, tiles_in_bag));
    validate_round(checks);
    hide_unknown(state_);
    for (Player player = 0; player < state_.agreed.players; ++player) {
        validate_apart(player, checks);
        validate_tokens(player, checks);
    }
    validate_together(checks);
    validate_end(checks);
}

/// By tiles of which nobody knows where they lie.
bool PositionBuilder::may_be_joined(Player player) const {
    const bool some = std::ranges::count(state_.unplaced, player, &Unplaced::player) != 0;
    const auto stop = [](const State&, std::span<const candidates::FilledIn>) { return false; };
    return some && (state_.unplaced.size() > most_unplaced || !each_placing(state_, stop));
}

void PositionBuilder::validate_apart(Player player, Checks& checks) const {
    const Display& display = state_.displays[player];
    if (display.empty() || may_be_joined(player)) {
        return;
    }
    std::vector<Cell> cells;
    std::ranges::transform(display.tiles(), std::back_inserter(cells), &Laid::cell);
    const std::vector<bool> joined = plane::joined_to_first(cells, squares::steps);
    for (std::size_t tile = 0; tile < display.size(); ++tile) {
        const Laid& laid = display[tile];
        const bool one = checks.keep(rule(Law::set_apart), joined[tile], laid_[player][tile], [&](Finding& finding) {
            finding.message =
                fmt::format("{} on {} is not joined to the first tile, {} on {}, by its edges", text(laid.tile),
                            text_of(laid.cell), text(display[0].tile), text_of(display[0].cell));
            note(finding, laid_[player][0], "the first tile is set here");
        });
        if (!one) {
            return;
        }
    }
}

/// Where the player's last token is written, or the last tile where the referee lays them.
Span PositionBuilder::last_token(Player player) const {
    const bool marked = tokens_[player] && !tokens_[player]->marks.empty();
    return marked ? tokens_[player]->marks.back().span : laid_[player].empty() ? Span() : laid_[player].back();
}

Span PositionBuilder::last_token_of_winners(const State& filled) const {
    Span last;
    for (Player player = 0; player < filled.agreed.players; ++player) {
        last = filled.tokens_left(player) > 0 ? last : std::max(last, last_token(player), by_place);
    }
    return last;
}

/// The rules may have ended the game that the position shows.
void PositionBuilder::validate_end(Checks& checks) {
    const bool laid_out = is_laid_out(state_);
    state_.ended = Ended::no;  // tokens have been laid one by one
    // In the check behind the last round the last token ends nothing.
    const bool checking = laid_out && !state_.agreed.solo() && state_.agreed.house.tokens == Tokens::claimed;
    for (Player player = 0; player < state_.agreed.players && !checking; ++player) {
        if (state_.tokens_left(player) > 0) {
            continue;
        }
        const bool first = state_.ended == Ended::no;
        checks.keep(rule(Law::set_two_winners), first,
                    std::max(last_token(player), last_token(state_.last_token_of), by_place), [&] {
                        return fmt::format(
                            "{} and {} have laid all their tokens, but the game is over when one of them has",
                            name(state_.last_token_of), name(player));
                    });
        state_.ended = Ended::last_token;
        state_.last_token_of = first ? player : state_.last_token_of;
    }
    if (laid_out && state_.ended == Ended::no) {
        state_.ended = Ended::bag_empty;
    }
    validate_winner(checks);
}

/// The tiles that nobody wrote down may all be such that two players have laid all their tokens. Of more ways than are
/// looked at nobody says that there is none.
void PositionBuilder::validate_winner(Checks& checks) const {
    const std::size_t most = most_misfits(state_);
    if (lays_tokens(state_) || most == 0 || !leaves_displays_open(state_)) {
        return;
    }
    Span last;
    std::size_t misfits = 0;
    const bool all_seen = each_set(state_, [&](const State& filled, std::span<const candidates::FilledIn>) {
        State way = filled;
        if (find_winner(way)) {
            return false;
        }
        last = misfits == 0 ? last_token_of_winners(way) : last;
        return ++misfits < most;
    });
    checks.keep(rule(Law::set_two_winners), !all_seen || misfits == 0, last, [] {
        return "whatever the tiles written ? are, two players have laid all their tokens, but the game is over when "
               "one of them has";
    });
}

}  // namespace arbiter::framework
