// A campaign as the totals of its games: the row of the high-score list that each belongs to, and its circles.
#include "rules/score/form.hpp"

#include "rules/dorfromantik-campaign/game.hpp"
#include "rules/dorfromantik/score.hpp"

#include <fmt/format.h>

#include <array>

namespace arbiter::dorfromantik_campaign {
namespace score_sheet {
namespace {

enum Place : std::size_t { games, blank_rows_box, circles };

constexpr std::array boxes{
    form::Box{.key = "games", .name = "the totals of the games, in the order played", .takes = form::Takes::numbers},
    form::Box{.key = "rows",
              .name = "where the three empty rows above Empress begin",
              .empty = 0,
              .takes = form::Takes::numbers},
    form::Box{.key = "circles", .name = "circles to cross off", .takes = form::Takes::sum},
};
constexpr form::Form the_form{boxes};

bool add_blank_rows(const form::Column& column, HighScoreList& list, form::Added& added) {
    for (const std::int64_t from : column.boxes[blank_rows_box]) {
        if (!list.add(static_cast<std::int32_t>(from))) {
            added.faults.push_back(
                {0, blank_rows_box,
                 fmt::format("{} cannot be: there are three empty rows, above {}", from, list.rows().back().from)});
            return false;
        }
    }
    return true;
}

/// As long as no circle of Box 1 can have been reached, games are played with the base box.
void look_at_base_box(const form::Column& column, const HighScoreList& list, form::Added& added) {
    const int needed = Progress().left_between(Hex::start, Hex::box_1).value_or(0);
    int crossed = 0;
    for (std::size_t game = 0; game < column.boxes[games].size() && crossed < needed; ++game) {
        const std::int64_t score = column.boxes[games][game];
        if (score > dorfromantik::most_in_base_box()) {
            added.faults.push_back(
                {0, games,
                 fmt::format("{} points cannot be: {} are the most that the tiles and markers of the "
                             "base box allow, and no box is open before game {}",
                             score, dorfromantik::most_in_base_box(), game + 1)});
        }
        crossed += list.rows()[list.row_of(static_cast<std::int32_t>(score))].circles;
    }
}

score::Row row_of_game(std::size_t number, std::int32_t score, const HighScoreRow& row) {
    return form::row(fmt::format("game{}", number), fmt::format("game {}", number), row.circles,
                     fmt::format("{} points, row {}{}{}", score, row.from, row.title.empty() ? "" : " ", row.title));
}

}  // namespace
}  // namespace score_sheet

const form::Form& Campaign::sheet_form() {
    using namespace score_sheet;
    return the_form;
}

form::Added Campaign::add_up(const form::Filled& filled) {
    using namespace score_sheet;
    form::Added added;
    HighScoreList list;
    const form::Column& column = filled.front();
    if (!add_blank_rows(column, list, added)) {
        return added;
    }
    look_at_base_box(column, list, added);
    if (!added.faults.empty()) {
        return added;
    }
    score::Sheet& rows = added.columns.emplace_back();
    for (std::size_t game = 0; game < column.boxes[games].size(); ++game) {
        const auto score = static_cast<std::int32_t>(column.boxes[games][game]);
        rows.push_back(row_of_game(game + 1, score, list.rows()[list.row_of(score)]));
    }
    const std::int64_t sum = score::sum(rows);
    const std::int64_t crossed = std::min<std::int64_t>(sum, all_circles);
    rows.push_back(form::row("circles", "circles", crossed, sum > all_circles ? "the track has no more" : ""));
    added.totals.push_back(crossed);
    added.outcome = fmt::format("{} of {} circles left", all_circles - crossed, all_circles);
    return added;
}

}  // namespace arbiter::dorfromantik_campaign
