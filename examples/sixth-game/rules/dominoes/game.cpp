// Dominoes as the referee knows it: what its events do, its moves and its scores, and what its lines consist of.
#include "rules/dominoes/game.hpp"

#include "rules/verbs/entry.hpp"

#include <fmt/format.h>

namespace arbiter::dominoes {
namespace {

constexpr std::array the_book{
    Ruling{"lead", "Of tiles that are equally heavy, the one with the higher half leads: 63 before 54.", {}, false},
    Ruling{"block", "The round is blocked when all players have passed, one behind the other.", {}, false},
    Ruling{"tie", "Who hold the lowest hand together win together, and each scores.", {}, false},
};

Written line_of(Verb verb, Seat seat, std::vector<WrittenTile> tiles = {}, int end = Written::unsaid) {
    Written written;
    written.line.set(verb);
    written.line.seat = seat;
    written.tiles = std::move(tiles);
    written.end = end;
    return written;
}

WrittenTile written_tile(Tile tile) {
    return {.tile = tile, .left = tile.known() ? tile.high() : 0};
}

/// By the laws, in one of the ways that tiles nobody noted can be.
bool is_possible(const State& state, const Written& written) {
    bool possible = false;
    Dominoes::completions(state, written, [&](const State& from, const Written& filled, auto) {
        possible = possible || !defaults::look<Dominoes>(Event{from, filled});
        return !possible;
    });
    return possible;
}

std::string text_of(const WrittenTile& tile) {
    return tile.tile.text();
}

/// As it lies.
std::string text_of_laid(const WrittenTile& tile) {
    return tile.tile.known() ? fmt::format("{}{}", tile.left, tile.tile.beside(tile.left)) : "?";
}

}  // namespace

const About& Dominoes::about() {
    static constexpr std::array<std::string_view, 8> keywords{"hand",   "draw", "pass", "set",
                                                              "scores", "undo", "end",  "stands"};
    static constexpr About about{"dominoes", "Dominoes", 2, most_players, keywords, {}};
    return about;
}

std::span<const Ruling> Dominoes::rulings() {
    return the_book;
}

std::optional<State> Dominoes::start(const Setup& setup, Referee&) {
    State state(setup.seats->count());
    state.budget = setup.budget;
    if (setup.start_given) {
        state.starter = setup.start;
        state.starter_span = setup.header->find("Start")->value;
    }
    return state;
}

void Dominoes::apply(State& state, const Event& event, ScoreLog&) {
    const Seat player = event.player();
    switch (event.written.verb()) {
        case Verb::hand:
        case Verb::draw: state.draw(player, event.written.tiles); break;
        case Verb::play: state.lay(player, event.written.tiles.front(), event.end()); break;
        case Verb::pass: state.pass(player); break;
    }
    state.finish();
}

/// A tile that touches another number lies there nevertheless; one that lies already, a second hand, or one of more
/// tiles than there are changes nothing.
bool Dominoes::force(State& state, const Event& event, ScoreLog& log) {
    const Seat player = event.player();
    const bool hand = event.written.verb() == Verb::hand;
    const bool no_hand =
        player == no_seat || state.has_hand(player) || std::ssize(event.written.tiles) > state.boneyard();
    const bool nothing =
        player == no_seat || (hand ? no_hand : !state.is_dealt()) ||
        (event.written.verb() == Verb::play && holds(state.laid, event.tile())) ||
        (event.written.verb() == Verb::draw && state.boneyard() <= 0 && !holds(state.stock(), event.tile()));
    if (nothing) {
        return false;
    }
    state.turn = hand ? state.turn : player;
    apply(state, event, log);
    return true;
}

void Dominoes::scores(const State& state, Report& report) {
    report.score_count = static_cast<std::uint32_t>(state.players);
    const Outcome outcome = state.over ? state.outcome.value_or(Outcome()) : Outcome();
    for (std::uint32_t seat = 0; seat < report.score_count; ++seat) {
        report.scores[seat] = (outcome.winners >> seat & 1U) != 0 ? outcome.points : 0;
    }
}

void Dominoes::legal_moves(const State& state, std::vector<Written>& moves) {
    const auto add = [&](Written written) {
        if (is_possible(state, written)) {
            moves.push_back(std::move(written));
        }
        return true;
    };
    const bool lead = state.line.empty();
    for (Seat seat = 0; seat < state.players && state.is_dealt() && !state.over; ++seat) {
        const bool moves_now = seat == state.turn || (state.turn == no_seat && lead);
        const Tiles hand = moves_now ? (state.hands[index(seat)] | state.could_be(seat)) & state.playable() : 0;
        each_of(hand, [&](Tile tile) {
            for (int end = lead ? most_pips : 0; end <= most_pips; ++end) {
                if (lead || (state.is_end(end) && tile.shows(end))) {
                    add(line_of(Verb::play, seat, {written_tile(tile)}, lead ? Written::unsaid : end));
                }
            }
            return true;
        });
    }
    if (state.turn != no_seat && !lead && !state.over) {
        const bool hidden = state.hidden_count() > 0;
        each_of(hidden ? bit(Tile::of(0)) : state.stock(), [&](Tile tile) {
            return add(line_of(Verb::draw, state.turn, {hidden ? WrittenTile() : written_tile(tile)}));
        });
        add(line_of(Verb::pass, state.turn));
    }
}

bool Dominoes::deal(const State& state, Random& random, Written& written) {
    if (state.is_dealt()) {
        return false;
    }
    written = line_of(Verb::hand, 0);
    while (state.has_hand(written.line.seat)) {
        ++written.line.seat;
    }
    Tiles stock = state.stock();
    for (int i = 0; i < state.hand_size_at_start(); ++i) {
        Tiles rest = stock;
        for (auto skip = random.below(static_cast<std::uint64_t>(std::popcount(stock))); skip > 0; --skip) {
            rest &= rest - 1;
        }
        written.tiles.push_back(written_tile(Tile::of(static_cast<std::size_t>(std::countr_zero(rest)))));
        stock &= ~bit(written.tiles.back().tile);
    }
    return true;
}

void Dominoes::fields(const State* before, const Written& written, const FormatContext& context, Fields& line) {
    const Seat player = before == nullptr ? written.line.seat : Event{*before, written}.player();
    const auto who = [&] { return player == no_seat ? std::string_view("somebody") : context.seats.name(player); };
    const Verb verb = written.verb();
    const bool laid = verb == Verb::play;
    const std::string_view blank = player == no_seat ? "" : " ";
    const std::string_view word = verb == Verb::hand ? "hand" : laid ? "play" : verb == Verb::draw ? "draw" : "pass";
    line.verb(word);
    line.actor(player, context.seats);
    line.write(laid ? "" : blank);
    line.write(laid ? "" : word);
    if (verb == Verb::hand) {
        line.each("tiles", " ", written.tiles, text_of);
    } else if (verb != Verb::pass) {
        line.add("tile", laid ? blank : " ", [&] { return text_of(written.tiles.front()); });
    }
    const int end = !laid ? Written::unsaid : before == nullptr ? written.end : Event{*before, written}.end();
    if (end != Written::unsaid) {
        line.add("end", ":", [&] { return end == Written::open ? std::string("?") : std::to_string(end); });
    }
    for (const WrittenTile& tile : written.tiles) {
        line.open(!tile.tile.known(), tile.span(),
                  [&] { return fmt::format("which tile {} {}", who(), laid ? "laid" : "drew"); });
    }
    line.open(laid && written.end == Written::open, written.end_span,
              [&] { return fmt::format("on which end {} laid {}", who(), text_of(written.tiles.front())); });
}

void Dominoes::set_fields(const State*, const Set& set, const FormatContext& context, Fields& line) {
    switch (set.what) {
        case Sets::turn: add_set_turn(set.line, context.seats, line); break;
        case Sets::line:
            line.what("line");
            line.each("tiles", " ", set.tiles, text_of_laid);
            break;
        case Sets::hand:
            line.what("hand", set.line.seat, context.seats);
            line.each_or_none("tiles", " ", set.tiles, text_of);
            break;
        case Sets::passed:
            line.what("passed");
            for (const auto& [seat, span] : set.passed) {
                line.write(" ");
                line.actor(seat, context.seats);
            }
            line.list("players", set.passed, [&](const auto& one) { return context.seats.name(one.first); });
            break;
    }
}

static_assert(Game<Dominoes> && Positions<Dominoes> && candidates::Joined<Dominoes>);

GameEntry entry();

GameEntry entry() {
    return entry_for<Dominoes>();
}

}  // namespace arbiter::dominoes
