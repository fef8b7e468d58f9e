// FRAME-WORK as people note it: who had how many Alibis revealed at the end of each round, and who was busted.
#include "rules/score/form.hpp"

#include "rules/frame-work/game.hpp"
#include "rules/frame-work/round.hpp"
#include "rules/frame-work/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::frame_work {
namespace score_sheet {
namespace {

enum Place : std::size_t { alibis, before, total };

constexpr std::int64_t is_busted = -1;
constexpr std::int64_t sits_out = -2;
constexpr std::array words{form::Word{"x", is_busted, "busted"}, form::Word{"-", sits_out, "not in a Sudden Death"}};

constexpr std::array boxes{
    form::Box{.key = "alibis",
              .name = "revealed Alibis at the end of each round, x for busted",
              .most = alibis_in_a_deck,
              .limit = "a deck has 5 Alibis",
              .takes = form::Takes::numbers,
              .words = words},
    form::Box{.key = "before", .name = "Trust Points of earlier rounds", .empty = 0},
    form::Box{.key = "total", .name = "Trust Points", .takes = form::Takes::sum},
};
constexpr form::Form the_form{boxes, most_players};

struct Adding {
    const form::Filled& filled;
    State state;
    form::Added added{};

    std::size_t rounds() const { return filled.front().boxes[alibis].size(); }
    std::int64_t entry(Seat seat, std::size_t round) const { return filled[index(seat)].boxes[alibis][round]; }
    void refuse(Seat seat, std::string message) { added.faults.push_back({index(seat), alibis, std::move(message)}); }
};

std::string name_of(const Adding& adding, Seat seat) {
    const std::string& name = adding.filled[index(seat)].player;
    return name.empty() ? fmt::format("player {}", seat + 1) : name;
}

std::string names_of(const Adding& adding, SeatSet seats) {
    std::string names;
    for_each(seats, [&](Seat seat) { names += (names.empty() ? "" : " and ") + name_of(adding, seat); });
    return names;
}

bool have_as_many_rounds(Adding& adding) {
    for_each(adding.state.seats(), [&](Seat seat) {
        const std::size_t count = adding.filled[index(seat)].boxes[alibis].size();
        if (count != adding.rounds()) {
            adding.refuse(seat, fmt::format("{} of {}'s rounds against {} of {}'s", count, name_of(adding, seat),
                                            adding.rounds(), name_of(adding, 0)));
        }
    });
    return adding.added.faults.empty();
}

/// All play, and in a Sudden Death those who lead.
void look_at_players(Adding& adding, std::size_t round) {
    for_each(adding.state.seats(), [&](Seat seat) {
        const bool there = adding.entry(seat, round) != sits_out;
        if (there && !adding.state.playing.has(seat)) {
            adding.refuse(seat, fmt::format("round {} is a Sudden Death of {}", round + 1,
                                            names_of(adding, adding.state.playing)));
        } else if (!there && adding.state.playing.has(seat)) {
            adding.refuse(seat, fmt::format("{} plays in round {}", name_of(adding, seat), round + 1));
        }
    });
}

RoundResult result_of(Adding& adding, std::size_t round) {
    State& state = adding.state;
    RoundResult result;
    result.number = static_cast<std::uint32_t>(round + 1);
    result.sudden_death = state.sudden_death;
    result.players = state.playing;
    state.busted = {};
    state.paid = {};
    for_each(state.playing, [&](Seat seat) {
        if (adding.entry(seat, round) == is_busted) {
            state.busted.add(seat);
            pay_for_bust(state, seat);
        } else {
            result.alibis[index(seat)] = static_cast<std::uint8_t>(adding.entry(seat, round));
        }
    });
    result.busted = state.busted;
    result.paid = state.paid;
    return result;
}

std::size_t alibis_in(const RoundResult& result) {
    std::size_t sum = 0;
    for_each(result.players, [&](Seat seat) { sum += result.alibis[index(seat)]; });
    return sum;
}

void add_row(Adding& adding, const RoundResult& result, Seat seat) {
    const std::string_view kind = result.sudden_death ? "Sudden Death" : "round";
    adding.added.columns[index(seat)].push_back(form::named(
        fmt::format("{} {}", kind, result.number), gain_row(fmt::format("round{}", result.number), result, seat)));
}

/// False where the sheet cannot go on.
bool add_round(Adding& adding, std::size_t round) {
    if (adding.state.over()) {
        adding.refuse(0, fmt::format("{} had won before round {}", names_of(adding, adding.state.winners), round + 1));
        return false;
    }
    look_at_players(adding, round);
    if (!adding.added.faults.empty()) {
        return false;
    }
    RoundResult result = result_of(adding, round);
    if (alibis_in(result) > alibis_in_a_deck) {
        adding.refuse(0, fmt::format("{} Alibis in round {} cannot be: a deck has {}", alibis_in(result), round + 1,
                                     alibis_in_a_deck));
        return false;
    }
    give_points(adding.state, result);
    for_each(result.players, [&](Seat seat) { add_row(adding, result, seat); });
    decide(adding.state);
    return true;
}

void begin(Adding& adding) {
    adding.added.columns.resize(adding.filled.size());
    bool any = false;
    for (std::size_t at = 0; at < adding.filled.size(); ++at) {
        const std::int64_t points = form::number_in(boxes[before], adding.filled[at].boxes[before]);
        adding.state.side_points[at] = static_cast<std::int32_t>(points);
        any = any || points != 0;
        if (points != 0) {
            adding.added.columns[at].push_back(form::row("before", "earlier rounds", points));
        }
    }
    if (any) {
        decide(adding.state);
    }
}

void end(Adding& adding) {
    for (std::size_t at = 0; at < adding.filled.size(); ++at) {
        const std::int64_t points = adding.state.side_points[at];
        adding.added.columns[at].push_back(form::row("total", "total", points));
        adding.added.totals.push_back(points);
    }
    adding.added.winners = adding.state.winners.bits();
    if (!adding.state.over()) {
        adding.added.outcome = adding.state.sudden_death
                                   ? fmt::format("{} play Sudden Death", names_of(adding, adding.state.playing))
                                   : "nobody has won yet";
    }
}

State table_of(std::size_t players) {
    Table table;
    table.players = static_cast<std::uint8_t>(players);
    return State(std::move(table));
}

}  // namespace
}  // namespace score_sheet

const form::Form& FrameWork::sheet_form() {
    using namespace score_sheet;
    return the_form;
}

form::Added FrameWork::add_up(const form::Filled& filled) {
    using namespace score_sheet;
    if (filled.size() < 2) {
        return {.faults = {{0, alibis, "two players at least have Alibis: the most of them earn one point more"}}};
    }
    Adding adding{filled, table_of(filled.size())};
    if (!have_as_many_rounds(adding)) {
        return adding.added;
    }
    begin(adding);
    for (std::size_t round = 0; round < adding.rounds() && add_round(adding, round);) {
        ++round;
    }
    end(adding);
    return adding.added;
}

}  // namespace arbiter::frame_work
