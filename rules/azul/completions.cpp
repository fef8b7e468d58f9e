// What a line of Azul with facts written `?` can mean: colors on displays, what was taken, where it went.
#include "rules/azul/deal.hpp"
#include "rules/azul/display_completion.hpp"
#include "rules/azul/game.hpp"
#include "rules/azul/pick.hpp"
#include "rules/azul/relaxation.hpp"
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
class Completion {
public:
    Completion(const State& state, const Written& written, const CompletionSink& visit)
        : state_(state),
          table_(state.table),
          written_(written),
          filled_(written),
          visit_(visit),
          stands_(written.line.stands()) {}

    void fill() {
        switch (written_.verb()) {
            case Verb::pick: fill_pick(); break;
            case Verb::displays: fill_displays(); break;
            case Verb::tile: fill_layings(0, table_.board(written_.line.seat)); break;
            case Verb::round: visit(); break;
        }
    }

private:
    Completion(const Completion& from, const State& state)
        : state_(state),
          table_(state.table),
          written_(from.written_),
          filled_(from.filled_),
          visit_(from.visit_),
          stands_(from.stands_),
          values_(from.values_) {}

    /// Tiles that nobody noted stay hidden, but where the line stands, a position leaves open what the bag held, or the
    /// bag runs out between the displays: which of them it filled the hidden tiles do not say.
    void fill_displays() {
        fit_to_stock();
        const bool each = stands_ || !state_.divisions.empty() || (runs_out() && can_be_written_out());
        if (leaves_tiles_open(filled_) && each) {
            fill_in_displays(state_, filled_, visit_);
        } else {
            visit();
        }
    }

    bool visit() { return visit_(state_, filled_, values_); }

    bool with(std::uint32_t at, std::string_view text, auto go_on) {
        values_.push_back({at, text});
        const bool more = go_on();
        values_.pop_back();
        return more;
    }

    /// Displays of which nothing was noted have what there is to be drawn.
    void fit_to_stock() {
        unsigned left = total(table_.bag) + total(table_.lid);
        for (std::size_t i = 0; i < groups_of(filled_).size() && state_.divisions.empty(); ++i) {
            Group& group = filled_.groups[i];
            group.unknown = group.unnoted ? static_cast<std::uint8_t>(std::min(4U, left)) : group.unknown;
            left -= std::min(left, total(group.tiles) + group.unknown);
        }
    }

    bool runs_out() const { return table_.bag != 0 && total(table_.bag) < total(sum_of(groups_of(filled_))); }

    /// The ways to fill in the displays, whether the bag has the tiles or not.
    bool can_be_written_out() const {
        std::size_t ways = 1;
        for (const Group& group : groups_of(filled_)) {
            for (std::size_t tile = 1; ways <= candidates::most_members && tile <= group.unknown; ++tile) {
                ways = ways * (tile + colors - 1) / tile;
            }
        }
        return ways <= candidates::most_members;
    }

    // A pick.

    void fill_pick() {
        if (hidden_on(table_, written_.pick.source) != 0) {
            fill_hidden();
        } else {
            fill_color();
        }
    }

    /// From a source with hidden tiles: each color that can be among them, and each number.
    void fill_hidden() {
        const bool said = written_.pick.color != unknown_color;
        bool any = false;
        bool more = true;
        for (const std::uint8_t color : said ? std::vector{written_.pick.color} : colors_hidden()) {
            filled_.pick.color = color;
            const auto go_on = [&](const HiddenTiles& hidden, const Table& table) {
                State known = state_;
                known.hidden = hidden;
                known.table = table;
                any = true;
                Completion rest(*this, known);
                return said ? rest.fill_goal()
                            : rest.with(written_.pick_at + 1, color_letter(color), [&] { return rest.fill_goal(); });
            };
            more = more && state_.hidden.each_taken(table_, filled_.pick, stands_, go_on);
        }
        if (!any) {
            fill_goal();  // it cannot have been taken, wherever it went
        }
    }

    /// The colors that can lie there and fit; if none does, those that can lie there.
    std::vector<std::uint8_t> colors_hidden() const {
        std::vector<std::uint8_t> all;
        std::vector<std::uint8_t> fitting;
        const unsigned there = stands_ ? full_mask : colors_on(state_, written_.pick.source);
        for (std::uint8_t color = 0; color < colors; ++color) {
            if ((there >> color & 1U) != 0) {
                all.push_back(color);
                if (fits(color, written_.pick)) {
                    fitting.push_back(color);
                }
            }
        }
        return stands_ || fitting.empty() ? all : fitting;
    }

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
    const CompletionSink& visit_;
    bool stands_;
    std::vector<candidates::FilledIn> values_;
};

/// Which picks have taken more is more than anybody follows.
State too_open(const State& state) {
    State many = state;
    many.too_open = true;
    return many;
}

/// A relaxation plays `?` as they are. A round of which nobody knows whether it is over is, when the next one begins.
void play_relaxed(const State& state, const Written& written, const CompletionSink& visit) {
    const bool between = written.verb() == Verb::round || written.verb() == Verb::displays;
    State before = state;
    Table& table = before.table;
    if (table.start_open && table.phase == Phase::offer && written.line.seat != no_seat) {
        table.turn = static_cast<std::uint8_t>(written.line.seat);  // nobody knows who began: the first who is named
        table.start_open = false;
    }
    if (written.verb() == Verb::round && written.line.named != no_seat) {
        hear_starter(table, written.line.named);
    }
    if (between && !certainly_left(state.table)) {
        table = coming_round(table);
    }
    if (visit(before, written, {}) && may_change_nothing(state.table, written)) {
        before = state;
        before.idle = true;
        visit(before, written, {});
    }
}

}  // namespace

bool may_be_over(const State& state) {
    return state.hidden.follows_least() && state.table.phase == Phase::offer && !certainly_left(state.table) &&
           state.hidden.may_be_gone();
}

unsigned colors_on(const State& state, std::uint8_t source) {
    unsigned found = state.hidden.colors_on(state.table, source);
    for (std::uint8_t color = 0; color < colors; ++color) {
        found |= unsigned{offered(state.table, source, color) != 0} << color;
    }
    return found;
}

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

void Azul::completions(const State& state, const Written& written, const CompletionSink& visit) {
    if (state.relaxed != 0) {
        play_relaxed(state, written, visit);
    } else if (may_be_over(state) && written.verb() != Verb::pick) {
        const State many = too_open(state);
        while (visit(many, written, {})) {
        }
    } else if (is_open(written) || state.hidden.in_play()) {
        Completion(state, written, visit).fill();
    } else {
        visit(state, written, {});
    }
}

/// Hidden tiles are of the color whatever they are, or known ones lie there; and no pick may have filled the line.
bool Azul::is_sure(const State& state, const Written& move) {
    if (state.hidden.follows_least()) {
        return false;
    }
    return move.verb() != Verb::pick || offered(state.table, move.pick.source, move.pick.color) != 0 ||
           state.hidden.must_hold(state.table, move.pick.source, move.pick.color);
}

void Azul::unseen(const State& state, const candidates::UnseenSink& could_be) {
    state.hidden.each_color([&](std::uint32_t at, std::uint8_t color) { could_be(at, color_letter(color)); });
}

void Azul::still_unseen(const State& state, const candidates::UnseenSink& could_be) {
    state.hidden.each_color_now([&](std::uint32_t at, std::uint8_t color) { could_be(at, color_letter(color)); });
}

/// Hidden tiles are asked for what they can be.
std::uint64_t Azul::steps(const State& state) {
    return 8 + (sizeof(State) + sizeof(ScoreLog)) / 64 + (state.hidden.in_play() ? 40 : 0);
}

void Azul::open_ends(const State& state, const candidates::StateSink<State>& visit) {
    if (may_be_over(state)) {
        const State many = too_open(state);
        visit(many);
        visit(many);
    } else {
        visit(state);
    }
}

void Azul::recall(const State& before, const State& now, const candidates::RecallSink<State>& visit) {
    now.hidden.recall(before.hidden, before.table, [&](const HiddenTiles& hidden, const Table& table) {
        State known = before;
        known.hidden = hidden;
        known.table = table;
        visit(known, {});
    });
}

}  // namespace arbiter::azul
