// What lines with tiles that nobody noted, or behind such lines, can mean.
//
// A tile in a hand has no name until a line shows it; then it is revealed there, and one that is drawn or dealt by name
// was in the boneyard, so that no hand hides it. What a line says of a whole hand (who draws or passes cannot play, who
// leads has nothing higher against her) excludes kinds of it. All of that the flow of the hidden pieces holds together,
// so that a line makes one position of one; only a tile that is laid as `?` is branched over, for what fits next hangs
// on it, and so is the end of a tile that fits both, and at the end of the game who has won how much.
//     A line is first filled in as it can be legal. Only where it cannot is it filled in as it cannot be, in all ways,
// disjoint: the words of the finding are what these have in common. A line that stands is filled in in all ways at
// once.
#include "rules/dominoes/game.hpp"
#include "rules/game/game_defaults.hpp"
#include "rules/unknown/sums.hpp"

#include <fmt/format.h>

namespace arbiter::dominoes {
namespace {

using Values = std::vector<candidates::FilledIn>;

/// What hands that hide tiles can come to when this player has gone out, or nobody can play: whoever is out gets the
/// sum of all others, so that they are one hand then.
class Pips {
public:
    Pips(const State& state, Seat out) : state_(state), out_(out) {
        each_of(all_tiles,
                [&](Tile tile) { return weights_[tile.index()] = static_cast<std::uint32_t>(tile.pips()), true; });
        for (std::size_t seat = 0; seat < most_players; ++seat) {
            hand_of_[seat] = out == no_seat ? seat : out == 0 ? 1 : 0;
        }
        sums_.emplace(state.hidden.pieces(), weights_, hand_of_, state.budget);
    }
    Pips(const Pips&) = delete;
    Pips& operator=(const Pips&) = delete;

    /// Calls visit(outcome) for each, until it answers false; where they are not known, for more than are followed.
    template <typename Visit>
    bool each(Visit visit) const {
        constexpr int most_followed = 10'000;
        std::vector<Outcome> found;
        sums_->each([&](const auto& totals) {
            const Outcome outcome = outcome_of(totals);
            if (std::ranges::find(found, outcome) == found.end()) {
                found.push_back(outcome);
            }
        });
        found.resize(sums_->known() ? found.size() : most_followed);
        return std::ranges::all_of(found, visit);
    }
    std::vector<unknown::Kinds64> tiles_where(const Outcome& outcome) const {
        return sums_->kinds_where([&](const auto& totals) { return outcome_of(totals) == outcome; });
    }

private:
    Outcome outcome_of(const unknown::Sums::Totals& totals) const {
        PerSeat<int> pips = state_.pips();
        for (std::size_t hand = 0; hand < totals.size(); ++hand) {
            pips[hand] += static_cast<int>(totals[hand]);
        }
        if (out_ != no_seat) {
            pips[index(out_)] = 0;  // of the tile that is laid last
        }
        return state_.outcome_of(pips, out_);
    }

    const State& state_;
    Seat out_;
    std::array<std::uint32_t, tile_count> weights_{};
    PerSeat<std::size_t> hand_of_{};
    std::optional<unknown::Sums> sums_;
};

/// Every step answers false when enough has been seen.
class Completion {
public:
    Completion(const Written& written, const candidates::CompletionSink<State, Written>& visit)
        : filled_(written), visit_(visit), stands_(written.line.stands()) {
        for (const WrittenTile& tile : written.tiles) {
            if (!tile.tile.known()) {
                open_.push_back(tile.at);
            }
        }
    }

    void run(const State& state) {
        strict_ = !stands_;
        fill(state);
        if (visited_ == 0 && strict_) {
            strict_ = false;
            fill(state);
        }
    }

private:
    bool fill(const State& state) {
        player_ = Event{state, filled_}.player();
        const bool whole = filled_.verb() == Verb::hand ? filled_.tiles.size() <= tile_count : state.is_dealt();
        if (player_ == no_seat || !whole) {
            return visit(state);  // nobody can play that, whatever it means
        }
        switch (filled_.verb()) {
            case Verb::hand: return take_named(state, 0);
            case Verb::play: return filled_.tiles.front().tile.known() ? fill_play(state) : fill_tile(state);
            case Verb::draw: return unless_playable(state, [&](const State& known) { return take_named(known, 0); });
            case Verb::pass: return unless_playable(state, [&](const State& known) { return end_game(known); });
        }
        return true;
    }

    /// Tiles that are named as drawn come from the boneyard. Of a line that stands, `?` is any tile at all; those of a
    /// hand have no order.
    bool take_named(const State& state, std::size_t next, Tiles among = all_tiles) {
        if (next == filled_.tiles.size()) {
            return visit(state);
        }
        const WrittenTile& tile = filled_.tiles[next];
        if (tile.tile.known()) {
            return locate(state, tile.tile, no_seat,
                          [&](const State& known) { return take_named(known, next + 1, among); });
        }
        return !stands_
                   ? take_named(state, next + 1)
                   : each_tile(next, among, [&](Tile one) { return take_named(state, next, among & ~(bit(one) - 1)); });
    }

    template <typename GoOn>
    bool each_tile(std::size_t which, Tiles among, GoOn go_on) {
        const WrittenTile open = filled_.tiles[which];
        const bool more = each_of(among, [&](Tile one) {
            filled_.tiles[which] = {.tile = one, .left = one.high(), .at = open.at};
            names_.push_back(one.text());
            const bool enough = !go_on(one);
            names_.pop_back();
            return !enough;
        });
        filled_.tiles[which] = open;
        return more;
    }

    template <typename GoOn>
    bool unless_playable(const State& state, GoOn go_on) {
        return state.line.empty() ? go_on(state) : rule_out(state, player_, state.playable(), go_on);
    }

    /// A tile laid as `?` is one of the hand that fits; if none can, any of the hand, and of an empty hand, any.
    bool fill_tile(const State& state) {
        const Tiles held = state.hands[index(player_)] | state.could_be(player_);
        const Tiles fits = tiles_where([&](Tile one) {
            return filled_.end >= 0 && !state.line.empty() ? one.shows(filled_.end) : holds(state.playable(), one);
        });
        return each_tile(0,
                         strict_                 ? held & fits
                         : held != 0 && !stands_ ? held
                                                 : all_tiles,
                         [&](Tile) { return fill_play(state); });
    }

    bool fill_play(const State& state) {
        const Tile tile = filled_.tiles.front().tile;
        return locate(state, tile, player_, [&](const State& known) {
            return known.line.empty()
                       ? rule_out(known, no_seat, higher_than(tile), [&](const State& lead) { return end_game(lead); })
                       : fill_end(known);
        });
    }

    /// An end written `?`, and one left out behind a tile that nobody noted, is each that the tile fits.
    bool fill_end(const State& state) {
        const int written = filled_.end;
        if (written >= 0 || (written == Written::unsaid && (open_.empty() || stands_))) {
            return end_game(state);
        }
        bool more = true;
        const Tile tile = filled_.tiles.front().tile;
        const bool none = !holds(state.playable(), tile);
        for (int end = 0; more && end <= most_pips; ++end) {
            if (stands_ || (state.is_end(end) && (none || tile.shows(end)))) {
                filled_.end = end;
                end_is_open_ = written == Written::open;
                more = end_game(state);
            }
        }
        filled_.end = written;
        return more;
    }

    /// With the line that ends the game, and tiles left hidden, each way in which it can have ended.
    bool end_game(const State& state) {
        const bool out = filled_.verb() == Verb::play && state.hand_size(player_) == 1 &&
                         state.holder(filled_.tiles.front().tile) == player_;
        const bool blocked = filled_.verb() == Verb::pass && state.passes + 1 >= state.players;
        if (state.hidden_count() == 0 || (!out && !blocked) || (!strict_ && !stands_)) {
            return visit(state);
        }
        return Pips(state, out ? player_ : no_seat).each([&](const Outcome& outcome) {
            State known = state;
            known.outcome = outcome;
            return visit(known);
        });
    }

    bool visit(const State& state) {
        ++visited_;
        Values values;
        for (const std::uint32_t at : open_) {
            for (const std::string& name : names_) {
                values.push_back({at, name});
            }
        }
        const std::string end = std::to_string(filled_.end);
        if (end_is_open_) {
            values.push_back({filled_.end_span.begin, end});
        }
        return visit_(state, filled_, values);
    }

    /// A tile without a name is at `wanted` (no_seat: in the boneyard), or else wherever it can be.
    template <typename GoOn>
    bool locate(const State& state, Tile tile, Seat wanted, GoOn go_on) {
        if (state.hidden_count() == 0 || !holds(state.stock(), tile)) {
            return go_on(state);
        }
        const auto there = state.with(tile, wanted);
        bool more = !there || go_on(*there);
        for (Seat seat = no_seat; more && !strict_ && seat < state.players; ++seat) {
            const auto elsewhere = seat == wanted ? std::nullopt : state.with(tile, seat);
            more = !elsewhere || go_on(*elsewhere);
        }
        return more;
    }

    /// The hidden tiles of this player, or of all, are none of these; else the first of them in their order is one.
    template <typename GoOn>
    bool rule_out(const State& state, Seat of, Tiles tiles, GoOn go_on) {
        const auto without = state.without(of, tiles);
        bool more = !without || go_on(*without);
        std::optional<State> rest = state;
        each_of(strict_ ? 0 : tiles & state.stock(), [&](Tile tile) {
            for (Seat seat = 0; more && rest && seat < state.players; ++seat) {
                const auto held = of == no_seat || of == seat ? rest->with(tile, seat) : std::nullopt;
                more = !held || go_on(*held);
            }
            rest = rest ? rest->without(of, bit(tile)) : std::nullopt;
            return more && rest;
        });
        return more;
    }

    Written filled_;
    const candidates::CompletionSink<State, Written>& visit_;
    bool stands_;
    std::vector<std::uint32_t> open_;  ///< where tiles are written `?`
    std::vector<std::string> names_;   ///< what they are
    bool end_is_open_ = false;
    Seat player_ = no_seat;
    bool strict_ = true;  ///< only what can be legal
    std::size_t visited_ = 0;
};

}  // namespace

bool Dominoes::is_open(const Written& written) {
    return std::ranges::any_of(written.tiles, [](const WrittenTile& one) { return !one.tile.known(); }) ||
           (written.verb() == Verb::play && written.end == Written::open);
}

void Dominoes::completions(const State& state, const Written& written,
                           const candidates::CompletionSink<State, Written>& visit) {
    if (state.hidden_count() == 0 && !is_open(written)) {
        visit(state, written, {});
    } else {
        Completion(written, visit).run(state);
    }
}

/// Whatever the hidden tiles are: the tile is in no other place, and no hand hides one that would forbid the move.
bool Dominoes::is_sure(const State& state, const Written& move) {
    const Seat player = Event{state, move}.player();
    if (move.verb() != Verb::play) {
        return (state.could_be(player) & state.playable()) == 0;
    }
    const Tile tile = move.tiles.front().tile;
    bool sure = !state.line.empty() || (state.could_be() & higher_than(tile)) == 0;
    for (Seat seat = no_seat; sure && !holds(state.hands[index(player)], tile) && seat < state.players; ++seat) {
        sure = seat == player || !state.with(tile, seat);
    }
    return sure;
}

void Dominoes::unset_facts(const State& state, const Seats& seats, const FactSink& fact) {
    std::vector<std::pair<Span, std::string>> facts;
    for (const Laid& laid : state.line) {
        if (!laid.tile.tile.known()) {
            facts.emplace_back(laid.tile.span(), "which tile lies here in the line");
        }
    }
    for (const unknown::HiddenHands::Drawn& drawn : state.hidden.drawn()) {
        const auto seat = static_cast<Seat>(state.hidden.hand_of(drawn));
        facts.emplace_back(Span{drawn.at, drawn.at + 1}, fmt::format("which tile {} holds", seats.name(seat)));
    }
    std::ranges::sort(facts, {}, [](const auto& one) { return one.first.begin; });
    for (auto& [span, words] : facts) {
        fact(span, std::move(words));
    }
}

void Dominoes::unset_completions(const State& state, const candidates::SetSink<State>& visit) {
    each_line(state, [&](const State& filled, std::span<const candidates::FilledIn> values) {
        if (!filled.over || filled.outcome) {
            return visit(filled, values);
        }
        return Pips(filled, filled.out()).each([&](const Outcome& outcome) {
            State known = filled;
            known.outcome = outcome;
            return visit(known, values);
        });
    });
}

/// What the tiles of each drawing can be or have been.
std::vector<unknown::Kinds64> tiles_drawn(const State& state) {
    if (state.hidden.none()) {
        return {};
    }
    return state.over && state.outcome ? Pips(state, state.out()).tiles_where(*state.outcome)
                                       : state.hidden.could_ever_be();
}

void Dominoes::unseen(const State& state, const candidates::UnseenSink& could_be) {
    const auto tiles = tiles_drawn(state);
    for (const auto& [at, group] : state.hidden.drawn()) {
        each_of(static_cast<Tiles>(tiles[group]) & all_tiles,
                [&](Tile tile) { return could_be(at, tile.text()), true; });
    }
}

std::uint64_t Dominoes::ways(const State& state) {
    return state.hidden.none() || unknown::is_one_way(state.hidden.pieces(), tiles_drawn(state)) ? 1 : 2;
}

/// A tile that was drawn since goes back to the boneyard; one that was laid is known in the hand where it was.
void Dominoes::recall(const State& before, const State& now, const candidates::RecallSink<State>& visit) {
    now.hidden.recall(before.hidden, before.stock(), before.budget,
                      [&](const auto& refined, auto shown, auto returned) {
                          State state = before;
                          state.hidden = refined;
                          for (const auto& [hand, kind] : shown) {
                              state.hands[hand] |= bit(Tile::of(kind));
                          }
                          state.finish();
                          std::vector<std::string> names;
                          for (const auto& one : returned) {
                              names.push_back(Tile::of(one.kind).text());
                          }
                          Values values;
                          for (std::size_t i = 0; i < names.size(); ++i) {
                              values.push_back({returned[i].at, names[i]});
                          }
                          visit(state, values);
                      });
}

}  // namespace arbiter::dominoes
