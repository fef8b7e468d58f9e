// FRAME-WORK as the referee knows it: its keywords, what undo makes of its events, whose turn it is, the points.
#include "rules/frame-work/game.hpp"

#include "grammar/record/keywords.hpp"
#include "rules/frame-work/deck_cache.hpp"
#include "rules/frame-work/effect.hpp"
#include "rules/frame-work/round.hpp"
#include "rules/frame-work/splits.hpp"
#include "rules/frame-work/start.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::frame_work {
namespace {

constexpr auto keywords = record::with_common_keywords(
    std::array<std::string_view, 15>{"round", "deal", "draw", "use", "plant", "reveal", "pass", "on", "conceal", "swap",
                                     "move", "look", "take", "discard", "nothing"});
constexpr std::array<HeaderKey, 2> header_keys{{
    {"Deck", HeaderKey::Purpose::play, HeaderKey::Form::file, "docks",
     "a deck file beside this one, such as our-deck.json, or a made-up deck: docks, gala, teaser", true},
    {"Teams", HeaderKey::Purpose::play, HeaderKey::Form::teams, "Ann+Cat, Ben+Dan", "for four players in two teams"},
}};

}  // namespace

const About& FrameWork::about() {
    static const About about{"frame-work", "FRAME-WORK", 2,     most_players,        keywords,
                             header_keys,  false,        false, builtin_deck_names()};
    return about;
}

std::optional<State> FrameWork::start(const Setup& setup, Referee& referee) {
    std::optional<Table> table = read_table(setup, referee);
    if (!table) {
        return std::nullopt;
    }
    std::optional<State> state(std::in_place, std::move(*table));
    state->budget = setup.budget;
    return state;
}

Role FrameWork::role(const State& state, const Written& written) {
    switch (written.verb()) {
        case Verb::turn: return Role::move;
        case Verb::change: return state.over() && is_cut_off(state, written) ? Role::claim : Role::detail;
        case Verb::round:
        case Verb::deal: break;
    }
    return Role::barrier;
}

std::string FrameWork::why_it_goes_on(const State& state, const Seats&) {
    if (state.phase != Phase::between_rounds) {
        return "the round is not over";
    }
    return state.sudden_death ? "the lead is shared, and Sudden Death decides"
                              : fmt::format("nobody has {} points", points_to_win);
}

Seat FrameWork::to_move(const State& state) {
    if (state.phase != Phase::playing) {
        return no_seat;
    }
    return state.in_effect() ? state.effect().actor : state.turn_unsaid ? no_seat : state.turn;
}

/// Between rounds the next one is meant.
std::uint32_t FrameWork::round(const State& state) {
    return state.round_open
               ? 0
               : state.round + (state.phase == Phase::between_rounds || state.phase == Phase::called ? 1 : 0);
}

void FrameWork::scores(const State& state, Report& report) {
    report.score_count = state.table.players;
    for_each(state.seats(), [&](Seat seat) { report.scores[index(seat)] = state.points(seat); });
}

void FrameWork::unset_facts(const State& state, const Seats& seats, const FactSink& fact) {
    std::vector<std::pair<std::uint32_t, std::string>> facts;
    const auto add = [&](const Piece& piece, std::string words) {
        for (const Tag& tag : state.tags) {
            if (tag.token == piece.token && !piece.is_known()) {
                facts.emplace_back(tag.at, words);
            }
        }
    };
    for_each(state.seats(), [&](Seat seat) {
        for (const Piece& piece : state.hand(seat).pieces()) {
            add(piece, fmt::format("the card {} holds", seats.name(seat)));
        }
        for (const File& file : state.dossier(seat).files()) {
            add(file.piece, fmt::format("the card that lies before {}", seats.name(seat)));
        }
    });
    for (const Piece& piece : state.aside) {
        add(piece, "the card that lies aside");
    }
    std::ranges::sort(facts);
    for (auto& [at, words] : facts) {
        fact({at, at + 1}, std::move(words));
    }
}

/// Sudden Death can go on for as long as it likes.
std::pair<std::int32_t, std::int32_t> FrameWork::score_bounds(const State&) {
    return {0, most_points};
}

void FrameWork::unseen(const State& state, const candidates::UnseenSink& could_be) {
    Values values;
    tell_all(state, values);
    for (const candidates::FilledIn& value : values) {
        could_be(value.at, value.text);
    }
}

}  // namespace arbiter::frame_work
