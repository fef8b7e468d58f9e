// The laws of a token: on a task of the player's own that is complete, once, and while tokens last.
#pragma once

#include "rules/framework/diagnostic_helpers.hpp"
#include "rules/framework/laws/examples.hpp"

#include <algorithm>
#include <cstdint>

namespace arbiter::framework {

inline std::optional<TaskAt> task_meant(const Event& event) {
    return find_task(event.laying->display(), event.mark());
}

inline Fault about_task(const Event& event, TaskAt at) {
    const Laid& laid = event.laying->display()[at.tile];
    return {.which = event.which,
            .found = at.task + 1,
            .cell = laid.cell,
            .tile = laid.tile,
            .task = laid.tile.tasks()[at.task],
            .line = laid.line};
}

inline std::string task_name(const Case& of) {
    return of.fault.tile.is_told() ? text(of.fault.task)
                                   : fmt::format("task {}", of.event.written.marks[of.fault.which].number);
}

inline void point_token(const Case& of) {
    of.point(of.event.written.marks[of.fault.which].span);
}

inline Judgement on_no_tile(const Event& event) {
    return event.laying->display().at(event.mark().cell)
               ? std::nullopt
               : std::optional(Fault{.which = event.which, .cell = event.mark().cell});
}

inline void say_no_tile(const Case& of) {
    point_token(of);
    of.say("no tile of {} lies on {}", actor(of), text_of(of.fault.cell));
}

inline Judgement on_no_task(const Event& event) {
    if (task_meant(event)) {
        return std::nullopt;
    }
    const Display& display = event.laying->display();
    const Laid& laid = display[*display.at(event.mark().cell)];
    return Fault{.which = event.which,
                 .expected = static_cast<int>(laid.tile.tasks().size()),
                 .found = event.mark().number,
                 .cell = laid.cell,
                 .tile = laid.tile,
                 .line = laid.line};
}

inline void say_no_task(const Case& of) {
    point_token(of);
    if (!of.fault.tile.is_told()) {
        of.say("a tile has at most {} tasks, there is no task {}", Tile::most_tasks, of.fault.found);
        return note_line(of, "the tile was laid here");
    }
    of.say("{} on {} has {}, there is no task {}", text(of.fault.tile), text_of(of.fault.cell),
           of.fault.expected == 0 ? std::string("no task") : counted(of.fault.expected, "task"), of.fault.found);
    note_line(of, "the tile was laid here");
}

inline Judgement on_token(const Event& event) {
    const TaskAt at = *task_meant(event);
    const Laid& laid = event.laying->display()[at.tile];
    if (!laid.has_token(at.task)) {
        return std::nullopt;
    }
    Fault fault = about_task(event, at);
    fault.line = laid.token_lines[at.task];
    return fault;
}

inline void say_covered(const Case& of) {
    point_token(of);
    of.say("{} on {} has its token already", task_name(of), text_of(of.fault.cell));
    note_line(of, "it was laid here");
}

inline Judgement before_first_of_arrow(const Event& event) {
    const TaskAt at = *task_meant(event);
    return waits_for_first(event.laying->display(), at) ? std::optional(about_task(event, at)) : std::nullopt;
}

inline bool stands_behind_arrow(const Event& event) {
    const auto at = task_meant(event);
    return event.laying->display()[at->tile].tile.tasks()[at->task].after;
}

inline void say_arrow(const Case& of) {
    point_token(of);
    of.say("{} on {} waits for {}, the task before its arrow", text(of.fault.task), text_of(of.fault.cell),
           text(of.fault.tile.tasks()[static_cast<std::size_t>(of.fault.found) - 2]));
    note_line(of, "the tile was laid here");
}

inline Judgement on_incomplete_task(const Event& event) {
    const TaskAt at = *task_meant(event);
    if (event.laying->is_complete(at)) {
        return std::nullopt;
    }
    const Display& display = event.laying->display();
    Fault fault = about_task(event, at);
    fault.expected = fault.task.number;
    fault.found = count(display, at.tile, fault.task, event.state.agreed.house.dual);
    return fault;
}

/// Unknown tiles were counted as if they showed every color.
inline bool may_be_fewer(const Event& event) {
    const auto is_open = [](const Tile& tile) { return !tile.is_told(); };
    return event.state.is_relaxation() &&
           (is_open(event.move.tile) || std::ranges::any_of(event.display().tiles(), is_open, &Laid::tile));
}

inline void say_incomplete(const Case& of) {
    point_token(of);
    const std::string cell = text_of(of.fault.cell);
    if (of.fault.tile.is_told()) {
        of.say("{} on {} is not complete: {}", text(of.fault.task), cell,
               progress(of.fault.task, of.fault.found, may_be_fewer(of.event)));
    } else {
        of.say("no tile that can lie on {} has a task {} that is complete", cell,
               of.event.written.marks[of.fault.which].number);
    }
    note_line(of, "the tile was laid here");
}

inline Judgement beyond_tokens(const Event& event) {
    if (event.laying->has_token()) {
        return std::nullopt;
    }
    Fault fault = about_task(event, *task_meant(event));
    fault.expected = event.state.agreed.tokens[event.player];
    return fault;
}

inline void say_none_left(const Case& of) {
    point_token(of);
    of.say("{} has no token left for {} on {}: {} laid", actor(of), task_name(of), text_of(of.fault.cell),
           of.fault.expected == 1 ? std::string("the only one is") : fmt::format("all {} are", of.fault.expected));
}

inline constexpr std::array token_laws{
    Rules{Law::token_no_tile,
          Rule{"framework.token.no-tile", Kind::play, heading::completing,
               "a token lies on a task of the player's own display", "No tile of this player lies on the cell.",
               FRAMEWORK_CLAIMED FRAMEWORK_ROUND "Ann +5,5/1\n"},
          on_no_tile, nullptr, say_no_tile},
    Rules{
        Law::token_no_task,
        Rule{"framework.token.no-task", Kind::play, heading::notation, "the tasks of a tile are counted from the left",
             "The tile has fewer tasks than the number written behind the slash. An arrow joins two tasks.",
             FRAMEWORK_CLAIMED FRAMEWORK_ROUND "Ann +0,0/2\n"},
        on_no_task, nullptr, say_no_task},
    Rules{Law::token_covered,
          Rule{"framework.token.covered", Kind::play, heading::completing, "a task takes one token",
               "A token lies on this task already.",
               FRAMEWORK_CLAIMED "offer B/2B G/- B/-\nAnn 1:0,0\nBen 2:0,0\nAnn 3:1,0 +0,0/1\nAnn +0,0/1\n"},
          on_token, nullptr, say_covered},
    Rules{Law::token_arrow,
          Rule{"framework.token.arrow", Kind::play, "Framework rulebook, The Tasks; ruling arrow",
               "behind an arrow the second token comes after the first",
               "The first, harder task has to be covered before the second. Frames laid earlier count, and both may "
               "be covered one after the other on the same line.",
               FRAMEWORK_CLAIMED "offer B/2B>1B G/- B/-\nAnn 1:0,0\nBen 2:0,0\nAnn 3:1,0 +0,0/2\n"},
          before_first_of_arrow, stands_behind_arrow, say_arrow},
    Rules{Law::token_incomplete,
          Rule{"framework.token.incomplete", Kind::play, "Framework rulebook, Completing Tasks; ruling counting",
               "a token lies on a task that is complete",
               "All tiles of every chain of the color that touches the task's tile count, and the tile itself if it "
               "shows the color; they are fewer than the task asks for. Corners do not connect.",
               FRAMEWORK_CLAIMED FRAMEWORK_ROUND "Ann +0,0/1\n"},
          on_incomplete_task, nullptr, say_incomplete},
    Rules{Law::token_none_left,
          Rule{"framework.token.none-left", Kind::play, "Framework rulebook, Game Setup; ruling handicap",
               "a player has 22 tokens, or as many as agreed on", "All tokens of the player have been laid.",
               "Game: framework\nPlayers: Ann, Ben\nHouse: tokens=claimed, handicap=free\nTokens: 1, 22\n\n"
               "offer B/1B,2B G/- B/-\nAnn 1:0,0\nBen 2:0,0\nAnn 3:1,0 +0,0/1 +0,0/2\n"},
          beyond_tokens, nullptr, say_none_left},
};

/// Four tokens go back into the box, or none.
inline bool is_printed(std::uint8_t tokens) {
    return tokens == tokens_in_box || tokens == tokens_in_box - tokens_returned;
}

inline bool has_printed_tokens(const Event& event) {
    const Agreement& agreed = event.state.agreed;
    return std::all_of(agreed.tokens.begin(), agreed.tokens.begin() + agreed.players, is_printed);
}

/// Found where the header is read; every turn in a game with the printed numbers holds it.
inline constexpr std::array token_number_laws{
    Rules{Law::tokens_number,
          Rule{"framework.tokens.number", Kind::warning, "Framework rulebook, Game Setup; ruling handicap",
               "a player has 22 tokens, or 18",
               "The rulebook lets players return 4 of their 22 tokens to the box. The header says another number; the "
               "game is judged with it. House: handicap=free says that the table has agreed on it.",
               "Game: framework\nPlayers: Ann, Ben\nTokens: 20\n\n"},
          nullptr, has_printed_tokens, nullptr},
};

}  // namespace arbiter::framework
