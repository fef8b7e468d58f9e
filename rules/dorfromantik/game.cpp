// Dorfromantik as the referee knows it: what it is called, who is to move, scores.
#include "rules/dorfromantik/game.hpp"

#include "grammar/dorfromantik/hexes.hpp"
#include "grammar/record/keywords.hpp"
#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik/score.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::dorfromantik {
namespace {

constexpr auto keywords = record::with_common_keywords(std::array<std::string_view, 2>{"task", "land"});
constexpr std::array<HeaderKey, 4> header_keys{{
    {"Tiles", HeaderKey::Purpose::play, HeaderKey::Form::file, "base",
     "a file that lists what was in the boxes that have been opened, or base: none has been"},
    {"Supply", HeaderKey::Purpose::play, HeaderKey::Form::numbers, "25 45",
     "with tiles=any: how many task and landscape tiles there are"},
    {"Extra", HeaderKey::Purpose::play, HeaderKey::Form::text, "12 the circus",
     "points of section E of the score sheet, and what they are for"},
    {hexes_key, HeaderKey::Purpose::play, HeaderKey::Form::hexes, "flat",
     "with an edge up: the directions are N NE SE S SW NW, and edges begin in the north"},
}};

}  // namespace

const About& Dorfromantik::about() {
    static constexpr About about{
        "dorfromantik", "Dorfromantik: The Board Game", 1, 6, keywords, header_keys, true, true};
    return about;
}

std::string Dorfromantik::why_it_goes_on(const State& state, const Seats&) {
    const Table& table = state.table();
    if (!table.sure()) {
        return {};
    }
    if (table.due() == Due::task) {
        return table.turns() < opening_turns ? "a task tile is to be revealed"
                                             : "fewer than 3 markers wait, so a task tile is to be revealed";
    }
    const std::uint32_t left = table.supply().left(Pile::landscape);
    return fmt::format("{} {} not been revealed", counted(left, "landscape tile"), left == 1 ? "has" : "have");
}

Seat Dorfromantik::to_move(const State& state) {
    return state.over() ? no_seat : static_cast<Seat>(state.table().to_move());
}

void Dorfromantik::scores(const State& state, Report& report) {
    const std::int64_t total = score(state.table()).total() + state.decided_points();
    report.score_count = 1;
    report.scores[0] = static_cast<std::int32_t>(std::min<std::int64_t>(total, INT32_MAX));
}

}  // namespace arbiter::dorfromantik
