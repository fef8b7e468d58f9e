// Azul's score track and what the wall adds to it, as people note it at the end: how they limit each other, the total.
#include "rules/score/form.hpp"

#include "grammar/text/phrase.hpp"
#include "rules/azul/game.hpp"
#include "rules/azul/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::azul {
namespace score_sheet {
namespace {

enum Place : std::size_t { track, complete_rows, complete_columns, complete_colors, total };

/// What the track can show before the bonuses, by complete rows: of all walls that have so many, filled in any order
/// (rules/azul/wall_completion.hpp computes it of one wall; tests/rules/form/azul_test.cpp of all of them).
constexpr std::array<std::int32_t, rows + 1> most_with{105, 111, 118, 126, 135, 145};
constexpr std::array<std::int32_t, rows + 1> least_with{0, 0, 0, 1, 10, 25};

constexpr std::array boxes{
    form::Box{"track", "points on the score track before the bonuses", most_with.back(),
              "no wall earns more than 145 points"},
    form::Box{"rows", "complete rows", rows, "a wall has 5 rows", 0},
    form::Box{"columns", "complete columns", rows, "a wall has 5 columns", 0},
    form::Box{"colors", "colors with all 5 tiles on the wall", colors, "there are 5 colors", 0},
    form::Box{.key = "total", .name = "total", .takes = form::Takes::sum},
};
constexpr form::Form the_form{boxes, 4};

std::int32_t number(const form::Column& column, Place place) {
    return static_cast<std::int32_t>(form::number_in(boxes[place], column.boxes[place]));
}

std::string completed(std::int32_t count, std::string_view what) {
    return counted(count, fmt::format("complete {}", what));
}

/// What columns and colors share, say, the rows have to complete: of the spaces outside so many columns and colors
/// each can keep one row from being complete.
std::int32_t forced(std::int32_t one, std::int32_t other) {
    return std::max(0, rows - (rows - one) * (rows - other));
}

struct Set {
    Place place;
    std::string_view what;
};

constexpr std::array<Set, 3> sets{{{complete_rows, "row"}, {complete_columns, "column"}, {complete_colors, "color"}}};

void look_at_wall(const form::Column& column, std::size_t at, form::Added& added) {
    for (std::size_t set = 0; set < sets.size(); ++set) {
        const Set& one = sets[(set + 1) % sets.size()];
        const Set& other = sets[(set + 2) % sets.size()];
        const std::int32_t least = forced(number(column, one.place), number(column, other.place));
        if (number(column, sets[set].place) < least) {
            added.faults.push_back(
                {at, sets[set].place,
                 fmt::format("{} cannot be: {} and {} make {} at least", number(column, sets[set].place),
                             completed(number(column, one.place), one.what),
                             completed(number(column, other.place), other.what), completed(least, sets[set].what))});
            return;
        }
    }
}

void look_at_track(const form::Column& column, std::size_t at, form::Added& added) {
    const std::int32_t shown = number(column, track);
    const std::int32_t wall_rows = number(column, complete_rows);
    const auto row = static_cast<std::size_t>(wall_rows);
    if (shown > most_with[row]) {
        added.faults.push_back({at, track,
                                fmt::format("{} cannot be: with {} the track shows {} at most before the bonuses",
                                            shown, completed(wall_rows, "row"), most_with[row])});
    } else if (shown < least_with[row]) {
        added.faults.push_back({at, track,
                                fmt::format("{} cannot be: with {} the track shows {} at least before the bonuses",
                                            shown, completed(wall_rows, "row"), least_with[row])});
    }
}

/// With four players all tiles can lie on walls and pattern lines before anybody completes a row.
void look_at_end(const form::Filled& filled, form::Added& added) {
    const bool none = std::all_of(filled.begin(), filled.end(),
                                  [](const form::Column& column) { return number(column, complete_rows) == 0; });
    if (none && (filled.size() == 2 || filled.size() == 3)) {
        added.faults.push_back({filled.size() - 1, complete_rows, "nobody has a complete row: the game is not over"});
    }
}

void add_up_column(const form::Column& column, form::Added& added) {
    score::Sheet sheet{form::row("track", "track", number(column, track))};
    for (score::Row& row : bonus_rows(
             {number(column, complete_rows), number(column, complete_columns), number(column, complete_colors)})) {
        std::string name = row.key;
        sheet.push_back(form::named(std::move(name), std::move(row)));
    }
    added.totals.push_back(score::sum(sheet));
    sheet.push_back(form::row("total", "total", added.totals.back()));
    added.columns.push_back(std::move(sheet));
}

void find_winners(const form::Filled& filled, form::Added& added) {
    std::int32_t best = -1;
    for (std::size_t at = 0; at < filled.size(); ++at) {
        const std::int32_t rank =
            rank_of(static_cast<std::int32_t>(added.totals[at]), number(filled[at], complete_rows));
        added.winners = rank > best ? 1U << at : added.winners | static_cast<unsigned>(rank == best) << at;
        best = std::max(best, rank);
    }
}

}  // namespace
}  // namespace score_sheet

const form::Form& Azul::sheet_form() {
    using namespace score_sheet;
    return the_form;
}

form::Added Azul::add_up(const form::Filled& filled) {
    using namespace score_sheet;
    form::Added added;
    for (std::size_t at = 0; at < filled.size(); ++at) {
        look_at_wall(filled[at], at, added);
        look_at_track(filled[at], at, added);
    }
    look_at_end(filled, added);
    if (!added.faults.empty()) {
        return added;
    }
    for (const form::Column& column : filled) {
        add_up_column(column, added);
    }
    if (filled.size() > 1) {
        find_winners(filled, added);
    }
    return added;
}

}  // namespace arbiter::azul
