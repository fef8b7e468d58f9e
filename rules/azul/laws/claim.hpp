// The law of what a pick claims beside itself: how many tiles it took.
#pragma once

#include "rules/azul/diagnostic_helpers.hpp"
#include "rules/azul/laws/examples.hpp"
#include "rules/record/audit.hpp"

#include <fmt/format.h>

#include <string>

namespace arbiter::azul {

inline bool claims_count(const Event& event) {
    return event.pick().count > 1;
}

/// The position is the one after the pick: the round may be over and another player to move.
inline void say_count(const Case& of) {
    const Table& table = of.event.table;
    const Pick& pick = of.event.pick();
    const Seat seat = of.event.written.line.seat;
    const std::uint32_t round = table.round - (table.phase == Phase::displays ? 1U : 0U);
    of.finding.context = record::context(round, seat == no_seat ? std::string_view{} : of.name(seat));
    point_color(of);
    const unsigned most = unsigned{table.taken} + (of.event.relaxed ? table.maybe_more : 0U);
    const std::string held = most == table.taken ? fmt::format("{}", most) : fmt::format("{} to {}", table.taken, most);
    of.say("{} held {} {}, not {}", source_name(pick.source), held,
           pick.color == unknown_color ? "of the color taken" : color_name(pick.color), pick.count);
    of.help("one letter is enough: it means all tiles of that color");
}

inline constexpr std::array claim_laws{
    Rules{Law::claim_count,
          Rule{"azul.claim.count", Kind::claim, "tgn(5)",
               "a color's letter written several times says how many tiles were taken",
               "The number of letters is not the number of tiles of that color there. Replay goes on with the tiles "
               "that were there.",
               AZUL_HEAD AZUL_DEAL "Ann 1BBB:2\n"},
          nullptr, claims_count, say_count},
};

}  // namespace arbiter::azul
