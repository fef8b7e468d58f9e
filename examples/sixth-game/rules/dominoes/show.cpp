// What a round of dominoes looks like and what it came to: picture, score sheet, breakdown, and where points come from.
#include "rules/dominoes/game.hpp"

#include <fmt/format.h>

namespace arbiter::dominoes {
namespace {

Scene::Piece piece_of(const std::string& letter, std::uint32_t since) {
    Scene::Piece piece;
    piece.hue = Hue::white;
    piece.letter = letter;
    piece.label = fmt::format("{}-{}", letter[0], letter[1]);
    piece.since = since == nowhere ? 0 : since;
    return piece;
}

std::optional<int> pips_of(const State& state, Seat seat) {
    int pips = 0;
    each_of(state.surely(seat), [&](Tile tile) { return (pips += tile.pips(), true); });
    return std::popcount(state.surely(seat)) == state.hand_size(seat) ? std::optional(pips) : std::nullopt;
}

bool wins(const State& state, Seat seat) {
    const Outcome outcome = state.over ? state.outcome.value_or(Outcome()) : Outcome();
    return (outcome.winners >> static_cast<unsigned>(seat) & 1U) != 0;
}

/// What the player has, and why.
score::Row row_of(const State& state, Seat seat, std::string_view name, std::int32_t points) {
    score::Row row{std::string(name), {name, ": ", score::points(score::count(points, "point"))}};
    const auto pips = pips_of(state, seat);
    if (pips && wins(state, seat)) {
        row.parts.push_back({"won", {"wins ", score::count(points + *pips, "pip"), " of the other hands"}});
        row.parts.back().cells.push_back(*pips == 0 ? "" : ", less the own");
    }
    if (pips) {
        const Tiles hand = state.surely(seat);
        row.parts.push_back(
            hand == 0 ? score::Row{"hand", {"holds nothing"}}
                      : score::Row{"hand", {"holds ", list_of(hand, " and "), ", ", score::count(*pips, "pip")}});
    } else {
        row.parts.push_back({"hand", {"holds ", score::count(state.hand_size(seat), "tile")}});
    }
    return row;
}

}  // namespace

void Dominoes::conclude(const State& state, const ScoreLog&, const ReportOptions& options, Report& report) {
    report.winners = state.over ? state.outcome.value_or(Outcome()).winners : std::uint8_t{0};
    List players;
    if (!options.sheet && !options.breakdown) {
        return;
    }
    for (Seat seat = 0; seat < state.players; ++seat) {
        if (options.sheet) {
            report.sheet.push_back(row_of(state, seat, report.seats.name(seat), report.scores[index(seat)]));
        }
        Object& player = append_object(players, 3);
        player.emplace_back("player", report.seats.name(seat));
        player.emplace_back("tiles", state.hand_size(seat));
        if (const auto pips = pips_of(state, seat)) {
            player.emplace_back("pips", *pips);
        }
    }
    if (options.breakdown) {
        report.breakdown = object_of({{"players", std::move(players)},
                                      {"line", state.line.size()},
                                      {"boneyard", state.boneyard()},
                                      {"blocked", state.over && state.out() == no_seat}});
    }
}

void Dominoes::points(const Change<Dominoes>& change, ScoreEventSink& sink) {
    for (const Laid& laid : change.after.line) {
        if (!holds(change.before.laid, laid.tile.tile)) {
            sink.put(no_seat, laid.tile.tile.text());
        }
    }
    if (change.after.over && !change.before.over && change.after.outcome) {
        for (Seat seat = 0; seat < change.after.players; ++seat) {
            if (wins(change.after, seat)) {
                sink.earn(seat, change.after.outcome->points, "pips of the other hands");
            }
        }
    }
}

void Dominoes::scene(const State& state, const Seats&, Scene& scene) {
    Scene::Shelf& shelf = scene.common().add();
    Scene::Group& line = shelf.add("line");
    for (std::size_t at = 0; at < state.line.size(); ++at) {
        const Laid& laid = state.line[at];
        Scene::Cell& cell = line.add(static_cast<std::int32_t>(at), 0);
        cell.piece = piece_of(fmt::format("{}{}", laid.tile.left, laid.right), laid.tile.at);
        cell.name = laid.tile.tile.text();
    }
    scene.common().tell("boneyard", counted(state.boneyard(), "tile"));
    for (Seat seat = 0; seat < state.players; ++seat) {
        Scene::Group& hand = scene.of(seat).add("hand").add("");
        std::int32_t at = 0;
        each_of(state.surely(seat), [&](Tile tile) {
            hand.add(at++, 0).piece = piece_of(tile.text(), state.at[tile.index()]);
            return true;
        });
        while (at < state.hand_size(seat)) {
            hand.add(at++, 0).piece = unknown_piece("tile that nobody wrote down");
        }
    }
}

/// The tile of the line that the fault is about, or the ends.
void Dominoes::point(const Event& event, const Fault& fault, Scene& scene) {
    Scene::Group& line = scene.common().shelves[0].groups[0];
    if (event.written.verb() == Verb::play || event.written.verb() == Verb::draw) {
        const bool laid = holds(event.state.laid, event.tile());
        const bool ends = fault.law == Law::end_other || fault.law == Law::end_no_match || fault.law == Law::end_unsaid;
        line.point_at_all([&](const Scene::Cell& cell) {
            return laid ? cell.name == event.tile().text()
                        : ends && (&cell == &line.cells.front() || &cell == &line.cells.back());
        });
    }
}

}  // namespace arbiter::dominoes
