// What a line of Azul with facts written `?` can mean: colors on displays, what was taken, where it went.
#include "rules/azul/display_filling.hpp"
#include "rules/azul/game.hpp"
#include "rules/azul/outline.hpp"
#include "rules/azul/pick.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::azul {
namespace {

/// Pattern lines and columns as the report lists them, the floor last.
constexpr std::array<std::uint8_t, 6> goals{1, 2, 3, 4, 5, floor_line};
constexpr std::array<std::string_view, 6> goal_names{"floor", "1", "2", "3", "4", "5"};

/// Goes through a line from one `?` to the next; every step answers false when enough has been seen.
class Filling {
public:
    Filling(const State& state, const Written& written, const FillingSink& visit)
        : state_(state),
          table_(state.table),
          written_(written),
          filled_(written),
          visit_(visit),
          stands_(written.line.stands()) {}

    void fill() {
        switch (written_.verb()) {
            case Verb::pick: fill_color(); break;
            case Verb::displays: fill_in_displays(state_, written_, visit_); break;
            case Verb::tile: fill_layings(0, table_.board(written_.line.seat)); break;
            case Verb::round: break;
        }
    }

private:
    bool visit() { return visit_(state_, filled_, values_); }

    bool with(std::uint32_t at, std::string_view text, auto go_on) {
        values_.push_back({at, text});
        const bool more = go_on();
        values_.pop_back();
        return more;
    }

    // A pick.

    bool fill_color() {
        Pick& pick = filled_.pick;
        if (pick.color != unknown_color) {
            return fill_goal();
        }
        bool more = true;
        for (const std::uint8_t color : colors_taken()) {
            pick.color = color;
            more = more && with(written_.pick_at + 1, color_letter(color), [&] { return fill_goal(); });
        }
        return more;
    }

    /// The colors that lie there and fit; if none does, those that lie there; at least one.
    std::vector<std::uint8_t> colors_taken() const {
        std::vector<std::uint8_t> all{0, 1, 2, 3, 4};
        if (stands_) {
            return all;
        }
        std::erase_if(all, [&](std::uint8_t color) { return offered(table_, written_.pick.source, color) == 0; });
        std::vector<std::uint8_t> fitting = all;
        std::erase_if(fitting, [&](std::uint8_t color) { return !fits(color, written_.pick); });
        return !fitting.empty() ? fitting : !all.empty() ? all : std::vector<std::uint8_t>{0};
    }

    bool fits(std::uint8_t color, const Pick& pick) const {
        return takes(table_.boards[table_.turn], row_of(pick), color) || is_read_as_floor(table_, pick);
    }

    bool fill_goal() {
        Pick& pick = filled_.pick;
        if (written_.pick.line != unknown_line) {
            return fill_drop();
        }
        bool more = true;
        for (const std::uint8_t goal : goals_open()) {
            pick.line = goal;
            more = more && with(written_.goal_at, goal_names[goal], [&] { return fill_drop(); });
            more = more && drop_unsaid_too();
        }
        return more;
    }

    /// The lines that take the tiles, and the floor; where some are dropped, though, the others are not: then, if no
    /// line takes them, any.
    std::vector<std::uint8_t> goals_open() const {
        std::vector<std::uint8_t> all(goals.begin(), goals.end());
        if (written_.pick.dropped != drop_unsaid) {
            std::erase(all, floor_line);
        }
        std::vector<std::uint8_t> open = all;
        Pick pick = filled_.pick;
        std::erase_if(open, [&](std::uint8_t goal) {
            pick.line = goal;
            return !stands_ && (!fits(pick.color, pick) || is_read_as_floor(table_, pick));
        });
        return open.empty() ? all : open;
    }

    /// How many of the tiles may fall that go to the line now chosen: those that do not fit, and where it is allowed
    /// more.
    std::pair<std::uint8_t, std::uint8_t> falling() const {
        const Pick& pick = filled_.pick;
        const std::uint8_t count = offered(table_, pick.source, pick.color);
        const std::uint8_t fit = std::min(table_.boards[table_.turn].line_free[row_of(pick)], count);
        const auto over = static_cast<std::uint8_t>(count - fit);
        const auto all_but_one = static_cast<std::uint8_t>(std::max<std::uint8_t>(count, 1) - 1);
        return {over, table_.may_drop ? std::max(over, all_but_one) : over};
    }

    bool fill_drop() {
        if (written_.pick.dropped != drop_unknown) {
            return visit();
        }
        bool more = true;
        const auto [least, most] = falling();
        for (std::uint8_t dropped = least; more && dropped <= most; ++dropped) {
            const std::string number = std::to_string(dropped);
            filled_.pick.dropped = dropped;
            more = with(written_.drop_span.begin, number, [&] { return visit(); });
        }
        filled_.pick.dropped = drop_unknown;
        return more;
    }

    /// Of tiles that went nobody knows where, some may have been dropped where that is allowed.
    bool drop_unsaid_too() {
        Pick& pick = filled_.pick;
        if (!table_.may_drop || pick.dropped != drop_unsaid || pick.line == floor_line) {
            return true;
        }
        bool more = true;
        const auto [least, most] = falling();
        for (std::uint8_t dropped = least; more && dropped < most; ++dropped) {
            const std::string where = fmt::format("{} drop {}", pick.line, dropped + 1);
            pick.dropped = static_cast<std::uint8_t>(dropped + 1);
            more = with(written_.goal_at, where, [&] { return visit(); });
        }
        pick.dropped = drop_unsaid;
        return more;
    }

    // A tile line.

    bool fill_layings(std::size_t index, const Board& board) {
        if (index == layings_of(written_).size()) {
            return visit();
        }
        Laying& one = filled_.layings[index];
        if (written_.layings[index].column != unknown_line) {
            return fill_layings(index + 1, laid(board, one));
        }
        // Where no column is open, the floor is.
        bool more = true;
        for (const std::uint8_t column : goals) {
            one.column = column;
            const bool open = stands_ || !look_at_space(Event(table_, filled_).at_laying(index, board));
            more = more && (!open || fill_column(index, board));
        }
        return more;
    }

    bool fill_column(std::size_t index, const Board& board) {
        const Laying one = filled_.layings[index];
        return with(one.span.begin + 2, goal_names[one.column],
                    [&] { return fill_layings(index + 1, laid(board, one)); });
    }

    static Board laid(const Board& before, const Laying& one) {
        Board board = before;
        const auto row = static_cast<std::uint8_t>(one.line - 1);
        Tally lid = 0;
        if (one.column != floor_line && can_be_laid(board, one)) {
            lay(board, row, static_cast<std::uint8_t>(one.column - 1), lid);
        }
        return board;
    }

    const State& state_;
    const Table& table_;
    const Written& written_;
    Written filled_;
    const FillingSink& visit_;
    bool stands_;
    std::vector<worlds::Value> values_;
};

/// An outline plays `?` as they are. A round of which nobody knows whether it is over is, when the next one begins.
void play_outlined(const State& state, const Written& written, const FillingSink& visit) {
    const bool between = written.verb() == Verb::round || written.verb() == Verb::displays;
    State before = state;
    if (between && !certainly_left(state.table)) {
        before.table = coming_round(state.table);
    }
    if (visit(before, written, {}) && may_change_nothing(state.table, written)) {
        before = state;
        before.idle = true;
        visit(before, written, {});
    }
}

}  // namespace

bool leaves_tiles_open(const Written& written) {
    switch (written.verb()) {
        case Verb::displays:
            return std::ranges::any_of(groups_of(written), [](const Group& group) { return group.unknown != 0; });
        case Verb::tile:
            return std::ranges::any_of(layings_of(written),
                                       [](const Laying& one) { return one.column == unknown_line; });
        case Verb::round:
        case Verb::pick: break;
    }
    return false;
}

void Azul::fillings(const State& state, const Written& written, const FillingSink& visit) {
    if (state.outlined != 0) {
        play_outlined(state, written, visit);
    } else if (is_open(written)) {
        Filling(state, written, visit).fill();
    } else {
        visit(state, written, {});
    }
}

}  // namespace arbiter::azul
