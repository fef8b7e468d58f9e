// What the referee says of tokens, laid or claimed.
#include "grammar/text/record_text.hpp"
#include "rules/framework/case.hpp"
#include "rules/framework/words.hpp"

#include <algorithm>

namespace arbiter::framework {

Span event_on(std::string_view text, std::uint32_t offset) {
    const Span line = line_around(text, offset);
    const std::string_view words = line.in(text);
    const std::size_t begin = std::min(words.find_first_not_of(" \t"), words.size());
    std::size_t end = std::min({words.find(" ;"), words.find("\t;"), words.find('{'), words.size()});
    end = words.find_last_not_of(" \t\r", end == words.size() ? end : end - 1) + 1;
    return {line.begin + static_cast<std::uint32_t>(begin), line.begin + static_cast<std::uint32_t>(end)};
}

namespace {

/// "6 of 8 brown frames"
std::string progress(const Case& of) {
    const Task& task = of.offence.task;
    const std::string_view best = task.kind == Task::Kind::either ? "at best " : "";
    return fmt::format("{}{} of {} {} frames", best, of.offence.found, of.offence.expected, colors_of(task));
}

std::string task_name(const Case& of) {
    const Offence& offence = of.offence;
    return offence.tile.known() ? text(offence.task) : fmt::format("task {}", of.written.marks[offence.which].number);
}

/// Of a tile that nobody wrote down: whatever it is.
std::string never_complete(const Case& of) {
    return fmt::format("no tile that can lie on {} has a task {} that is complete", cell_name(of.offence.cell),
                       of.written.marks[of.offence.which].number);
}

/// What is wrong with a token: laid under `claimed`, claimed under `auto`.
std::string token_fault(const Case& of) {
    const Offence& offence = of.offence;
    const std::string cell = cell_name(offence.cell);
    switch (of.law()) {
        case Law::token_no_tile: return fmt::format("no tile of {} lies on {}", of.name(), cell);
        case Law::token_no_task:
            return fmt::format("{} on {} has {}, there is no task {}", text(offence.tile), cell,
                               offence.expected == 0 ? std::string("no task")
                                                     : counted(static_cast<std::size_t>(offence.expected), "task"),
                               offence.found);
        case Law::token_covered: return fmt::format("{} on {} has its token already", task_name(of), cell);
        case Law::token_arrow:
            return fmt::format("{} on {} waits for {}, the task before its arrow", text(offence.task), cell,
                               text(offence.tile.tasks()[static_cast<std::size_t>(offence.found) - 2]));
        case Law::token_incomplete:
            if (!offence.tile.known()) {
                return never_complete(of);
            }
            return fmt::format("{} on {} is not complete: {}{}", text(offence.task), cell, progress(of),
                               of.display().unknown().empty() ? "" : ", whatever the tiles written ? are");
        case Law::token_none_left:
            return fmt::format(
                "{} has no token left for {} on {}: {} laid", of.name(), task_name(of), cell,
                offence.expected == 1 ? std::string("the only one is") : fmt::format("all {} are", offence.expected));
        default: return {};
    }
}

}  // namespace

void say_token(const Case& of) {
    of.point(of.mark());
    of.say("{}", token_fault(of));
    switch (of.law()) {
        case Law::token_covered: of.note("it was laid here"); break;
        case Law::token_arrow:
        case Law::token_incomplete:
        case Law::token_no_task: of.note("the tile was laid here"); break;
        default: break;
    }
}

void say_token_of(const Case& before) {
    const Written& written = before.written;
    State after = before.state;
    Move move;
    if (written.line.verb == verb::turn && !judge_turn(before.state, before.actor, written.turn, move)) {
        apply(after, move, written.line.span.begin);
    }
    say_token({after, written, before.offence, before.actor, before.referee, before.finding});
}

}  // namespace arbiter::framework
