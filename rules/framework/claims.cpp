// Lays the tokens that a record names, or compares them with those the referee lays.
#include "rules/framework/claims.hpp"

#include "rules/framework/guess.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace arbiter::framework {
namespace {

std::size_t task_count(const Tile& tile) {
    return tile.known() ? tile.tasks().size() : Tile::most_tasks;
}

std::optional<TaskAt> find(const Display& display, const TokenMark& mark) {
    const auto tile = display.at(mark.cell);
    if (!tile || mark.number > task_count(display[*tile].tile)) {
        return std::nullopt;
    }
    return TaskAt{static_cast<std::uint8_t>(*tile), static_cast<std::uint8_t>(mark.number - 1)};
}

Offence explain_missing(const Display& display, const TokenMark& mark) {
    const auto tile = display.at(mark.cell);
    if (!tile) {
        return {.law = Law::token_no_tile, .cell = mark.cell};
    }
    const Laid& laid = display[*tile];
    return {.law = Law::token_no_task,
            .expected = static_cast<int>(task_count(laid.tile)),
            .found = mark.number,
            .cell = mark.cell,
            .tile = laid.tile,
            .line = laid.line};
}

bool is_full(const State& state, const Display& display, TaskAt at) {
    const Laid& laid = display[at.tile];
    return laid.tile.known() && count(display, at.tile, laid.tile.tasks()[at.task], state.agreed.house.dual) >=
                                    laid.tile.tasks()[at.task].number;
}

/// Behind an arrow whose first task has no token yet.
bool waits_for_first(const Laid& laid, std::size_t task) {
    return laid.tile.known() && laid.tile.tasks()[task].after && !laid.has_token(task - 1);
}

/// A display as the tokens of a line are laid on it one after the other.
class Table {
public:
    Table(const State& state, Player player)
        : state_(state),
          player_(player),
          display_(state.displays[player]),
          trusted_(state.trusted),
          suspects_(state.suspects) {}

    void lay(const Move& move) {
        if (auto suspects = suspects_of(state_, move)) {
            suspects_.push_back(std::move(*suspects));
        }
        display_.lay(move.tile, move.cell, 0);
    }

    Judgement judge(const TokenMark& mark) const {
        const auto at = find(display_, mark);
        if (!at) {
            return explain_missing(display_, mark);
        }
        const Laid& laid = display_[at->tile];
        if (laid.has_token(at->task)) {
            return about(Law::token_covered, *at, laid.token_lines[at->task]);
        }
        if (waits_for_first(laid, at->task)) {
            return about(Law::token_arrow, *at, laid.line);
        }
        return judge_count(*at);
    }

    void cover(const TokenMark& mark) {
        const auto at = find(display_, mark);
        if (needs_trust(*at)) {
            trusted_.push_back(wanted(*at));
        }
        display_.cover(at->tile, at->task, 0);
    }

    /// Only the frames of tiles that nobody wrote down can make the task complete.
    bool needs_trust(TaskAt at) const {
        return !is_full(state_, display_, at) && may_be_complete(state_, display_, suspects_, wanted(at), trusted_);
    }

private:
    Offence about(Law law, TaskAt at, Stamp line) const {
        const Laid& laid = display_[at.tile];
        return {.law = law,
                .found = at.task + 1,
                .cell = laid.cell,
                .tile = laid.tile,
                .task = laid.tile.known() ? laid.tile.tasks()[at.task] : Task{},
                .line = line};
    }

    Judgement judge_count(TaskAt at) const {
        if (!is_full(state_, display_, at) && !needs_trust(at)) {
            auto offence = about(Law::token_incomplete, at, display_[at.tile].line);
            offence.expected = offence.task.number;
            offence.found = count(display_, at.tile, offence.task, state_.agreed.house.dual);
            return offence;
        }
        if (!may_lie_elsewhere() && display_.tokens_placed() >= state_.agreed.tokens[player_]) {
            auto offence = about(Law::token_none_left, at, 0);
            offence.expected = state_.agreed.tokens[player_];
            return offence;
        }
        return std::nullopt;
    }

    /// The referee's last tokens lie where the tiles that are known ask for them, but a `?` may have asked first.
    bool may_lie_elsewhere() const {
        return state_.agreed.house.tokens == Tokens::automatic && !display_.unknown().empty();
    }

    Trusted wanted(TaskAt at) const { return {player_, at, static_cast<std::uint8_t>(display_.size())}; }

    const State& state_;
    Player player_;
    Display display_;
    std::vector<Trusted> trusted_;
    std::vector<Suspects> suspects_;
};

/// The token that an arrow asks for before this one, if it does not lie there.
std::optional<TokenMark> first_of_arrow(const Display& display, const TokenMark& mark) {
    const auto at = find(display, mark);
    if (!at || !waits_for_first(display[at->tile], at->task)) {
        return std::nullopt;
    }
    return TokenMark{.cell = mark.cell, .number = static_cast<std::uint16_t>(mark.number - 1)};
}

}  // namespace

Judgement judge_tokens(const State& state, Player player, std::span<const TokenMark> marks, const Move* made) {
    if (marks.empty()) {
        return std::nullopt;
    }
    Table table(state, player);
    if (made != nullptr && made->act != Act::store) {
        table.lay(*made);
    }
    for (std::size_t which = 0; which < marks.size(); ++which) {
        if (auto judgement = table.judge(marks[which])) {
            judgement->which = static_cast<std::uint8_t>(which);
            return judgement;
        }
        table.cover(marks[which]);
    }
    return std::nullopt;
}

Judgement judge_claim(const State& state, Player player, const TokenMark& mark) {
    const Display& display = state.displays[player];
    if (const auto at = find(display, mark); at && display[at->tile].has_token(at->task)) {
        return std::nullopt;
    }
    Table table(state, player);
    if (const auto first = first_of_arrow(display, mark); first && !table.judge(*first)) {
        table.cover(*first);
    }
    return table.judge(mark);
}

bool is_claimed_before(const Written& written, std::size_t which) {
    const auto marks = written.tokens();
    return std::ranges::any_of(marks.first(which), [&](const TokenMark& mark) {
        return mark.cell == marks[which].cell && mark.number == marks[which].number;
    });
}

void grant_claim(State& state, Player player, const TokenMark& mark, Stamp line) {
    if (const auto first = first_of_arrow(state.displays[player], mark)) {
        lay_tokens(state, player, {&*first, 1}, line);
    }
    lay_tokens(state, player, {&mark, 1}, line);
}

void lay_tokens(State& state, Player player, std::span<const TokenMark> marks, Stamp line) {
    const Display& display = state.displays[player];
    for (const TokenMark& mark : marks) {
        const auto at = find(display, mark);
        if (!at || display[at->tile].has_token(at->task) || state.tokens_left(player) <= 0) {
            continue;
        }
        if (!display.unknown().empty() && Table(state, player).needs_trust(*at)) {
            state.trusted.push_back({player, *at, static_cast<std::uint8_t>(display.size())});
        }
        lay_token(state, player, *at, line);
    }
}

}  // namespace arbiter::framework
