// The tokens of a written position: on tasks that are complete, or that a tile nobody wrote down may complete.
#include "rules/framework/apply.hpp"
#include "rules/framework/completions.hpp"
#include "rules/framework/counting.hpp"
#include "rules/framework/event.hpp"
#include "rules/framework/floating.hpp"
#include "rules/framework/position.hpp"
#include "rules/framework/rulebook.hpp"
#include "rules/framework/tokens.hpp"
#include "rules/framework/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arbiter::framework {
namespace {

/// The task that a token names; a tile that nobody wrote down may have any.
std::optional<TaskAt> task_named(const Display& display, const TokenMark& mark) {
    const auto tile = display.at(mark.cell);
    if (!tile || display[*tile].tile.known() || mark.number > Tile::most_tasks) {
        return find_task(display, mark);
    }
    return TaskAt{static_cast<std::uint8_t>(*tile), static_cast<std::uint8_t>(mark.number - 1)};
}

}  // namespace

/// Tokens may be written in any order: those behind an arrow are looked at last.
void PositionBuilder::validate_tokens(Player player, Checks& checks) {
    if (!tokens_[player]) {
        return;
    }
    const Set& set = *tokens_[player];
    const bool claimed = lays_tokens(state_);
    checks.keep(rule(Law::set_tokens), claimed || set.marks.empty(), set.line.event, [](Finding& finding) {
        finding.message = "with tokens=auto every complete task has its token, so no tokens are set";
        finding.help = "House: tokens=claimed, if the players lay them";
    });
    if (!claimed) {
        return;
    }
    const Display& display = std::as_const(state_).displays[player];
    const Stamp line = std::max(set.line.span.begin, display.empty() ? 0 : display.tiles().back().line);
    std::vector<TokenMark> marks = set.marks;
    std::ranges::stable_sort(marks, {}, &TokenMark::number);
    for (const TokenMark& mark : marks) {
        if (!may_lie(player, mark, checks)) {
            return;
        }
        const TaskAt at = *task_named(std::as_const(state_).displays[player], mark);
        lay_token(state_, player, at, line);
        laid_tokens_.push_back({player, at, mark.span});
    }
    validate_number(player, checks);
}

/// Of too many tokens the one too many is the first that is written behind all that the player has.
void PositionBuilder::validate_number(Player player, Checks& checks) const {
    const std::vector<TokenMark>& marks = tokens_[player]->marks;
    if (marks.empty()) {
        return;
    }
    const std::size_t most = state_.agreed.tokens[player];
    const TokenMark& mark = marks[std::min(most, marks.size() - 1)];
    checks.keep(rule(Law::set_token_none_left), marks.size() <= most, mark.span, [&](Finding& finding) {
        finding.message =
            fmt::format("+{}/{} is one token more than {} has", text_of(mark.cell), mark.number, name(player));
        note(finding, laid_[player][*state_.displays[player].at(mark.cell)], "the tile is set here");
    });
}

/// What a tile that nobody wrote down has to be for it is left open here.
bool PositionBuilder::may_lie(Player player, const TokenMark& mark, Checks& checks) const {
    const Display& display = state_.displays[player];
    const auto at = task_named(display, mark);
    const bool told = at && display[at->tile].tile.known();
    const std::string token = fmt::format("+{}/{}", text_of(mark.cell), mark.number);
    const auto same = [&](const TokenMark& one) { return one.cell == mark.cell && one.number == mark.number; };
    const auto keep = [&](Law law, bool kept, const auto& say) {
        return checks.keep(rule(law), kept, mark.span, [&](Finding& finding) {
            finding.message = say();
            if (law == Law::set_token_twice) {
                note(finding, std::ranges::find_if(tokens_[player]->marks, same)->span, "the first one");
            } else if (at) {
                note(finding, laid_[player][at->tile], "the tile is set here");
            }
        });
    };
    return keep(Law::set_token_nowhere, at.has_value(), [&] { return token + " names no task of this display"; }) &&
           keep(Law::set_token_twice, !display[at->tile].has_token(at->task),
                [&] { return token + " is written twice"; }) &&
           keep(Law::set_token_arrow, !told || !waits_for_first(display, *at),
                [&] { return token + " waits for the task before its arrow, which has no token"; }) &&
           keep(Law::set_token_incomplete,
                !told || most_frames(player, *at) >= display[at->tile].tile.tasks()[at->task].number,
                [&] { return incomplete_in_words(player, *at, most_frames(player, *at)); });
}

/// With every tile that nobody wrote down showing what the task asks for.
int PositionBuilder::most_frames(Player player, TaskAt at) const {
    const Task task = state_.displays[player][at.tile].tile.tasks()[at.task];
    State shown = state_;
    for (const Unset& unset : state_.unset) {
        if (unset.is_laid() && unset.player == player) {
            shown.displays[player] = rebuilt(shown, player, unset.tile, Tile::showing(task.colors()));
        }
    }
    return count(std::as_const(shown).displays[player], at.tile, task, state_.agreed.house.dual);
}

/// In the words of the law against a token laid in a turn.
std::string PositionBuilder::incomplete_in_words(Player player, TaskAt at, int frames) const {
    const Laid& laid = state_.displays[player][at.tile];
    if (!laid.tile.is_told()) {
        return fmt::format("no tile that can lie on {} has a task {} that is complete", text_of(laid.cell),
                           at.task + 1);
    }
    const Task& task = laid.tile.tasks()[at.task];
    return fmt::format("{} on {} is not complete: {}", text(task), text_of(laid.cell), progress(task, frames));
}

/// What each token needs of the tiles that nobody wrote down they may not be for all of them. Of more ways than are
/// looked at nobody says that there is none.
void PositionBuilder::validate_together(Checks& checks) const {
    const std::size_t most = most_misfits(state_);
    if (laid_tokens_.empty() || most == 0 || !leaves_displays_open(state_)) {
        return;
    }
    std::size_t fitting = 0;
    int frames = 0;
    std::size_t misfits = 0;
    const bool all_seen = each_set(state_, [&](const State& filled, std::span<const candidates::FilledIn>) {
        const auto fits = [&](const Token& token) { return may_be_covered(filled, token.player, token.at); };
        const auto misfit = std::ranges::find_if_not(laid_tokens_, fits);
        const auto before = static_cast<std::size_t>(misfit - laid_tokens_.begin());
        if (before == laid_tokens_.size()) {
            return false;
        }
        const Display& display = filled.displays[misfit->player];
        const auto tasks = display[misfit->at.tile].tile.tasks();
        const bool told = misfit->at.task < tasks.size();
        const int here = told ? count(display, misfit->at.tile, tasks[misfit->at.task], state_.agreed.house.dual) : 0;
        frames = before == fitting ? std::max(frames, here) : before > fitting ? here : frames;
        fitting = std::max(fitting, before);
        return ++misfits < most;
    });
    const Token& token = laid_tokens_[fitting];
    checks.keep(rule(Law::set_token_incomplete), !all_seen, token.span, [&](Finding& finding) {
        finding.message = incomplete_in_words(token.player, token.at, frames);
        note(finding, laid_[token.player][token.at.tile], "the tile is set here");
    });
}

}  // namespace arbiter::framework
