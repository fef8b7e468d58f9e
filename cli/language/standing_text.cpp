// Words for steps of a trace.
#include "cli/language/standing_text.hpp"

#include <fmt/format.h>

#include <string_view>
#include <variant>
#include <vector>

namespace arbiter::cli {
namespace {

std::string in_words(const Value& value);

struct Words {
    std::string operator()(std::monostate) const { return "nothing"; }
    std::string operator()(bool flag) const { return flag ? "yes" : "no"; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const List& list) const {
        std::string text;
        for (const Value& one : list) {
            text += fmt::format("{}{}", text.empty() ? "" : " ", in_words(one));
        }
        return text;
    }
    std::string operator()(const Object& object) const {
        std::string text;
        for (const auto& [name, value] : object) {
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, in_words(value));
        }
        return text;
    }
};

std::string in_words(const Value& value) {
    return std::visit(Words{}, value.data);
}

std::size_t score_count(const Step& step) {
    return step.score_ranges.empty() ? step.scores.size() : step.score_ranges.size();
}

std::string score(std::size_t number, const Step& step) {
    return step.score_ranges.empty() ? std::to_string(step.scores[number]) : in_words(step.score_ranges[number]);
}

/// "round 2, pick: source 3, color R, goal 2"
std::string act_in_words(const Step& step) {
    std::string text = step.round == 0 ? std::string{} : fmt::format("round {}, ", step.round);
    text += step.parts.verb.empty() ? "this line cannot be read" : step.parts.verb;
    const std::string parts = Words{}(step.parts.names);
    return parts.empty() ? text : fmt::format("{}: {}", text, parts);
}

std::string_view effect_in_words(Applied applied) {
    switch (applied) {
        case Applied::no: return "\nit has no effect";
        case Applied::rules: return "";
        case Applied::forced: return "\nit stands, although it breaks a rule";
    }
    return {};
}

/// "1,3 (line 8)"
std::string cell_in_words(const ScoreEvent& earned, std::size_t number, const LineOf& line_of) {
    const std::uint32_t line = number < earned.lines.size() ? earned.lines[number] : no_offset;
    return line == no_offset ? earned.cells[number] : fmt::format("{} (line {})", earned.cells[number], line_of(line));
}

/// "Ann +2: 2 across: 1,3 (line 8), 1,2 (line 22)"
std::string earned_in_words(const Seats& seats, const ScoreEvent& earned, const LineOf& line_of) {
    const std::string who = earned.seat == no_seat ? std::string{} : fmt::format("{} ", seats.name(earned.seat));
    std::string text = fmt::format("\n{}{:+}: {}", who, earned.points, earned.why);
    for (std::size_t i = 0; i < earned.cells.size(); ++i) {
        text += fmt::format("{}{}", i == 0 ? ": " : ", ", cell_in_words(earned, i, line_of));
    }
    return text;
}

}  // namespace

std::string scores_in_words(const Seats& seats, const Step& step) {
    if (score_count(step) != seats.count() || seats.count() == 1) {
        return score_count(step) == 1 ? score(0, step) : std::string{};
    }
    std::string text;
    for (std::size_t i = 0; i < seats.count(); ++i) {
        text += fmt::format("{}{} {}", i == 0 ? "" : ", ", seats.name(static_cast<Seat>(i)), score(i, step));
    }
    return text;
}

std::string score_of(Seat seat, const Step& step) {
    const auto number = index(seat);
    return score_count(step) == 1 ? score(0, step) : number < score_count(step) ? score(number, step) : std::string{};
}

std::string standing_in_words(const Seats& seats, const Step& step) {
    std::string text = scores_in_words(seats, step);
    if (step.over) {
        return fmt::format("{}{}the game is over", text, text.empty() ? "" : "; ");
    }
    if (step.to_move != no_seat) {
        text += fmt::format("{}{} to move", text.empty() ? "" : "; ", seats.name(step.to_move));
    }
    return text;
}

std::string step_in_words(const Seats& seats, const Step& step, const LineOf& line_of) {
    std::string text = fmt::format("{}\n{}{}", step.text, act_in_words(step), effect_in_words(step.applied));
    for (const ScoreEvent& earned : step.points) {
        text += earned_in_words(seats, earned, line_of);
    }
    const std::string standing = standing_in_words(seats, step);
    return standing.empty() ? text : fmt::format("{}\n{}", text, standing);
}

}  // namespace arbiter::cli
