// Framework at the end of the game: tokens left, and alone the tiles outside the 5x5 window.
#include "rules/score/form.hpp"

#include "grammar/text/phrase.hpp"
#include "rules/framework/covering.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/tile_set.hpp"
#include "rules/framework/window.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::framework {
namespace score_sheet {
namespace {

enum Place : std::size_t { tokens, outside };

/// Any five tiles of a display that hang together lie in some window.
constexpr std::int64_t most_outside = std::int64_t{tiles_in_bag} - window_side;

constexpr std::array boxes{
    form::Box{"tokens", "tokens left", tokens_in_box, "everybody has 22 tokens"},
    form::Box{.key = "outside",
              .name = "tiles outside the 5x5 square, alone",
              .most = most_outside,
              .limit = "of the 120 tiles at least 5 lie inside",
              .empty = 0},
};
constexpr form::Form the_form{boxes, 4};

std::int64_t left(const form::Column& column) {
    return column.boxes[tokens].front();
}

void add_up_alone(const form::Column& column, form::Added& added) {
    const std::int64_t tiles = form::number_in(boxes[outside], column.boxes[outside]);
    if (column.boxes[outside].empty() && left(column) == 0) {
        added.faults.push_back({0, outside, "alone the tiles outside are the minus points"});
        return;
    }
    added.columns.push_back(
        {form::row("tokens", "tokens left", left(column)), form::row("outside", "tiles outside", tiles)});
    if (left(column) != 0) {
        added.outcome = fmt::format("no result: {} left", counted(left(column), "token"));
        return;
    }
    added.columns.back().push_back(form::row("total", "total", -tiles, "a minus point each"));
    added.totals.push_back(-tiles);
}

void look_at_outside(const form::Filled& filled, form::Added& added) {
    for (std::size_t at = 0; at < filled.size(); ++at) {
        if (!filled[at].boxes[outside].empty()) {
            added.faults.push_back({at, outside, "tiles outside count for who plays alone"});
        }
    }
}

/// Who lays the last token ends the game at once, but in the check behind the last round several may.
void add_up_together(const form::Filled& filled, form::Added& added) {
    look_at_outside(filled, added);
    if (!added.faults.empty()) {
        return;
    }
    const auto fewest = std::min_element(filled.begin(), filled.end(),
                                         [](const auto& one, const auto& other) { return left(one) < left(other); });
    for (std::size_t at = 0; at < filled.size(); ++at) {
        added.columns.push_back({form::row("tokens", "tokens left", left(filled[at]))});
        added.totals.push_back(left(filled[at]));
        added.winners |= static_cast<unsigned>(left(filled[at]) == left(*fewest)) << at;
    }
}

}  // namespace
}  // namespace score_sheet

const form::Form& Framework::sheet_form() {
    using namespace score_sheet;
    return the_form;
}

form::Added Framework::add_up(const form::Filled& filled) {
    using namespace score_sheet;
    form::Added added;
    filled.size() == 1 ? add_up_alone(filled.front(), added) : add_up_together(filled, added);
    return added;
}

}  // namespace arbiter::framework
