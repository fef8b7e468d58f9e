// Puts a position of dominoes together from its set lines, finds what no table can show, and writes such lines.
#include "rules/dominoes/game.hpp"
#include "rules/record/canonical.hpp"

#include <fmt/format.h>

namespace arbiter::dominoes {
namespace {

using Values = std::vector<candidates::FilledIn>;

/// Gives each `?` of the line a tile, from left to right: from the left its number is known, but at the first one.
class Search {
public:
    explicit Search(const LineSink& visit) : visit_(visit) {}

    bool fill(const State& state, std::size_t at, const Values& values) const {
        constexpr int most_told = 10'000;  // more than are followed: what they can be is not known then
        for (int told = 0; state.budget.spent(); ++told) {
            if (told == most_told || !visit_(state, values)) {
                return false;
            }
        }
        while (at < state.line.size() && state.line[at].tile.tile.known()) {
            ++at;
        }
        if (at == state.line.size()) {
            auto known = state.with_passes_known();
            if (known) {
                known->finish();
            }
            return !known || visit_(*known, values);
        }
        bool more = true;
        for (int left = 0; left <= most_pips; ++left) {
            for (int right = 0; more && right <= most_pips; ++right) {
                more = !touches(state, at, left, right) || fill_one(state, at, left, right, values);
            }
        }
        return more;
    }

private:
    static bool touches(const State& state, std::size_t at, int left, int right) {
        const bool last = at + 1 == state.line.size() || !state.line[at + 1].tile.tile.known();
        return (at == 0 || state.line[at - 1].right == left) && (last || state.line[at + 1].tile.left == right) &&
               holds(state.stock(), Tile(left, right));
    }

    bool fill_one(const State& state, std::size_t at, int left, int right, Values values) const {
        const Tile tile(left, right);
        state.budget.spend(50);
        std::optional<State> known = state.without(no_seat, bit(tile));
        if (!known) {
            return true;
        }
        const std::uint32_t where = state.line[at].tile.at;
        known->name(tile, where);
        known->laid |= bit(tile);
        known->line[at] = {.tile = {.tile = tile, .left = left, .at = where}, .right = right};
        const std::string name = tile.text();
        values.push_back({where, name});
        return fill(*known, at + 1, values);
    }

    const LineSink& visit_;
};

bool is_open(const WrittenTile& tile) {
    return !tile.tile.known();
}

}  // namespace

bool each_line(const State& state, const LineSink& visit) {
    return Search(visit).fill(state, 0, {});
}

void PositionBuilder::place(const Set& set, Checks& checks) {
    last_line_ = set.line.event;
    bool fresh = true;
    for (const WrittenTile& tile : set.tiles) {
        fresh = is_new(tile, checks) && fresh;
    }
    switch (set.what) {
        case Sets::turn: turn_ = set.line; break;
        case Sets::line: place_line(set, checks); break;
        case Sets::hand: hands_[index(set.line.seat)] = set; break;
        case Sets::passed: passed_ = set; break;
    }
}

bool PositionBuilder::is_new(const WrittenTile& tile, Checks& checks) {
    const bool room = checks.keep(rule(Law::set_box), ++shown_ <= tile_count, tile.span(), [] {
        return fmt::format("the position shows more than the {} tiles there are", tile_count);
    });
    if (is_open(tile)) {
        return room;
    }
    std::optional<Span>& set = set_at_[tile.tile.index()];
    const bool fresh = checks.keep(rule(Law::set_tile_twice), !set, tile.span(), [&](Finding& finding) {
        finding.message = fmt::format("{} is in two places, but it is there once", tile.tile.text());
        note(finding, *set, "it is set here, too");
    });
    set = fresh ? tile.span() : set;
    return room && fresh;
}

void PositionBuilder::place_line(const Set& set, Checks& checks) {
    for (const WrittenTile& tile : set.tiles) {
        const Laid* const last = state_.line.empty() || is_open(tile) ? nullptr : &state_.line.back();
        const bool touches = last == nullptr || is_open(last->tile) || last->right == tile.left;
        checks.keep(rule(Law::set_apart), touches, tile.span(), [&](Finding& finding) {
            finding.message = fmt::format("{}{} does not touch the tile before it, which ends with {}", tile.left,
                                          tile.tile.beside(tile.left), last->right);
            note(finding, last->tile.span(), "it lies here");
        });
        state_.line.push_back({.tile = tile, .right = is_open(tile) ? 0 : tile.tile.beside(tile.left)});
        if (!is_open(tile)) {
            state_.laid |= bit(tile.tile);
            state_.at[tile.tile.index()] = tile.at;
        }
    }
}

bool PositionBuilder::look_ahead(const Written& written) {
    const bool decides = written.line.kind() == LineKind::event && written.verb() != Verb::hand;
    first_actor_ = decides ? written.line.seat : no_seat;
    return !decides;
}

void PositionBuilder::validate(Checks& checks) {
    for (Seat seat = 0; seat < state_.players; ++seat) {
        if (hands_[index(seat)]) {
            state_.draw(seat, hands_[index(seat)]->tiles);
        }
    }
    check_hands(checks);
    validate_turn(checks);
    validate_passed(checks);
    state_.finish();
    validate_unknown(checks);
}

void PositionBuilder::check_hands(Checks& checks) const {
    const Set* out = nullptr;
    for (Seat seat = 0; seat < state_.players; ++seat) {
        const auto& hand = hands_[index(seat)];
        const std::string_view name = seats_.name(seat);
        checks.keep(rule(Law::set_hand_missing), hand || state_.line.empty(), last_line_,
                    [&] { return fmt::format("the position does not say what {} holds", name); });
        if (!hand) {
            continue;
        }
        const bool whole = std::ssize(hand->tiles) == state_.hand_size_at_start();
        checks.keep(rule(Law::set_hand_size), whole || !state_.line.empty(), hand->line.event, [&] {
            return fmt::format("{} holds {}, but before the lead each of {} players has {}", name,
                               counted(hand->tiles.size(), "tile"), state_.players, state_.hand_size_at_start());
        });
        const bool empty = hand->tiles.empty();
        const Set* const later = empty && out != nullptr && out->line.span.begin > hand->line.span.begin ? out : &*hand;
        checks.keep(rule(Law::set_two_out), !empty || out == nullptr, later->line.event, [&] {
            return fmt::format("{} and {} cannot both have laid their last tile", seats_.name(out->line.seat), name);
        });
        out = empty ? &*hand : out;
    }
}

void PositionBuilder::validate_turn(Checks& checks) {
    state_.turn = turn_ ? turn_->named : no_seat;
    if (state_.line.empty()) {
        state_.finish();
        checks.keep(rule(Law::set_turn), !turn_ || state_.turn == turn_->named, turn_ ? turn_->named_span : last_line_,
                    [&] {
                        return state_.turn == no_seat
                                   ? std::string("nobody is to move before all have drawn their hands")
                                   : fmt::format("{} leads: {}", seats_.name(state_.turn), why_leads(state_.best()));
                    });
        return;
    }
    const Seat behind = passed_ ? state_.next(passed_->passed.back().first) : no_seat;
    const bool agree = !passed_ || !turn_ || turn_->named == behind;
    const bool turn_last = turn_ && (!passed_ || turn_->span.begin > passed_->line.span.begin);
    checks.keep(rule(Law::set_turn), agree, turn_last ? turn_->named_span : last_line_, [&] {
        return fmt::format("{} passed last, so it is the turn of {}", seats_.name(passed_->passed.back().first),
                           seats_.name(behind));
    });
    state_.turn = passed_ ? behind : turn_ ? turn_->named : first_actor_;
    state_.turn_unsaid = state_.turn == no_seat;
}

void PositionBuilder::validate_passed(Checks& checks) {
    if (!passed_) {
        return;
    }
    const auto& names = passed_->passed;
    const bool ends_known =
        !state_.line.empty() && !is_open(state_.line.front().tile) && !is_open(state_.line.back().tile);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto [seat, span] = names[i];
        const auto keep = [&](bool kept, auto say) { return checks.keep(rule(Law::set_passed), kept, span, say); };
        const Tiles fits = ends_known ? state_.hands[index(seat)] & state_.playable() : 0;
        keep(!state_.line.empty(), [] { return std::string("nobody passes before a tile lies"); });
        keep(i == 0 || seat == state_.next(names[i - 1].first), [&] {
            return fmt::format("{} cannot have passed behind {}: that would be {}", seats_.name(seat),
                               seats_.name(names[i - 1].first), seats_.name(state_.next(names[i - 1].first)));
        });
        keep(i < static_cast<std::size_t>(state_.players), [] { return std::string("the round was blocked before"); });
        keep(shown_ >= tile_count, [&] {
            return fmt::format("{} cannot have passed: the boneyard has {} left", seats_.name(seat),
                               counted(tile_count - shown_, "tile"));
        });
        keep(fits == 0,
             [&] { return fmt::format("{} cannot have passed, but may lay {}", seats_.name(seat), list_of(fits)); });
    }
    state_.passes = static_cast<int>(std::min<std::size_t>(names.size(), static_cast<std::size_t>(state_.players)));
}

/// Something must fill in what is written `?`.
void PositionBuilder::validate_unknown(Checks& checks) const {
    Span last;
    const auto look = [&](const WrittenTile& tile) {
        last = is_open(tile) && tile.at >= last.begin ? tile.span() : last;
    };
    std::ranges::for_each(state_.line, look, &Laid::tile);
    for (const auto& hand : hands_) {
        if (hand) {
            std::ranges::for_each(hand->tiles, look);
        }
    }
    if (!checks.wrong() && !last.empty()) {
        const bool possible = !each_line(state_, [](const State&, auto) { return false; });
        checks.keep(rule(Law::set_unknown), possible, last,
                    [] { return "no tiles can be what is written ? in this position"; });
    }
}

void Dominoes::write_position(const State& state, const FormatContext& context, std::string& text) {
    const auto word = [&](Seat seat) { return record::word_behind_set(context.seats, seat); };
    text += state.line.empty() ? "" : "set line";
    for (const Laid& laid : state.line) {
        text += fmt::format(" {}{}", laid.tile.left, laid.right);
    }
    text += state.line.empty() ? "" : "\n";
    for (Seat seat = 0; seat < state.players; ++seat) {
        if (state.has_hand(seat)) {
            const Tiles known = state.surely(seat);
            text += fmt::format("set {} hand{}", word(seat), state.hand_size(seat) == 0 ? " -" : "");
            each_of(known, [&](Tile tile) { return text += " " + tile.text(), true; });
            for (int open = state.hand_size(seat) - std::popcount(known); open > 0; --open) {
                text += " ?";
            }
            text += "\n";
        }
    }
    text += state.passes == 0 ? "" : "set passed";
    for (int turns = state.passes; turns > 0; --turns) {
        text += fmt::format(" {}", word(state.before(state.turn, turns)));
    }
    text += state.passes == 0 ? "" : "\n";
    if (!state.line.empty() && state.passes == 0 && state.turn != no_seat) {
        text += fmt::format("set turn {}\n", word(state.turn));
    }
}

}  // namespace arbiter::dominoes
