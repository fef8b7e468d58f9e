// Finds the lines two texts have in common, and writes the others as hunks with three lines around them.
#include "cli/text/unified_diff.hpp"

#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace arbiter::cli {
namespace {

constexpr std::size_t around = 3;
/// Texts with more pairs of lines that may be the same are replaced as a whole.
constexpr std::size_t most_pairs = 4'000'000;

using DiffLines = std::vector<std::string_view>;

DiffLines lines_of(std::string_view text) {
    DiffLines lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        lines.push_back(text.substr(at, end - at));
        at = end;
    }
    return lines;
}

/// A line of either text: ' ' of both, '-' of the old one, '+' of the new one.
struct Step {
    char sign;
    std::string_view line;
};
using Steps = std::vector<Step>;

/// Longest common subsequence of what differs, from behind.
void append_middle(const DiffLines& before, const DiffLines& after, std::size_t from, std::size_t old_end,
                   std::size_t new_end, Steps& steps) {
    const std::size_t rows = old_end - from;
    const std::size_t columns = new_end - from;
    std::vector<std::uint32_t> common;
    const bool small = rows * columns <= most_pairs;
    const auto at = [&](std::size_t i, std::size_t j) -> std::uint32_t& { return common[i * (columns + 1) + j]; };
    if (small) {
        common.assign((rows + 1) * (columns + 1), 0);
        for (std::size_t i = rows; i-- > 0;) {
            for (std::size_t j = columns; j-- > 0;) {
                at(i, j) =
                    before[from + i] == after[from + j] ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
            }
        }
    }
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < rows || j < columns) {
        if (small && i < rows && j < columns && before[from + i] == after[from + j]) {
            steps.push_back({' ', before[from + i++]});
            ++j;
        } else if (i < rows && (!small || j == columns || at(i + 1, j) >= at(i, j + 1))) {
            steps.push_back({'-', before[from + i++]});
        } else {
            steps.push_back({'+', after[from + j++]});
        }
    }
}

Steps steps_between(const DiffLines& before, const DiffLines& after) {
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t first = 0;
    while (first < shorter && before[first] == after[first]) {
        ++first;
    }
    std::size_t last = 0;
    while (last < shorter - first && before[before.size() - 1 - last] == after[after.size() - 1 - last]) {
        ++last;
    }
    Steps steps;
    const auto keep = [&](std::size_t from, std::size_t to) {
        for (; from < to; ++from) {
            steps.push_back({' ', before[from]});
        }
    };
    keep(0, first);
    append_middle(before, after, first, before.size() - last, after.size() - last, steps);
    keep(before.size() - last, before.size());
    return steps;
}

/// "12,4", where the lines begin and how many they are; of none, the line before them.
std::string range(std::uint64_t line, std::uint64_t count) {
    return fmt::format("{},{}", count == 0 ? line - 1 : line, count);
}

void append_line(const Step& step, std::string& text) {
    const bool whole = step.line.ends_with('\n');
    text += step.sign;
    text += plain_text(step.line);
    text += whole ? "" : "\n\\ No newline at end of file\n";
}

}  // namespace

void Unified::compare(std::string_view before, std::string_view after, std::string& text) {
    const Steps steps = steps_between(lines_of(before), lines_of(after));
    const auto changed = [](const Step& step) { return step.sign != ' '; };
    std::size_t done = 0;  // steps whose lines are counted
    const auto count_to = [&](std::size_t end) {
        for (; done < end; ++done) {
            old_line_ += steps[done].sign != '+' ? 1U : 0U;
            new_line_ += steps[done].sign != '-' ? 1U : 0U;
        }
    };
    for (auto at = std::find_if(steps.begin(), steps.end(), changed); at != steps.end();) {
        const auto begin = static_cast<std::size_t>(at - steps.begin());
        std::size_t end = begin;
        for (std::size_t i = begin; i < steps.size() && i <= end + 2 * around; ++i) {
            end = changed(steps[i]) ? i : end;
        }
        const std::size_t from = std::max(done, begin - std::min(begin, around));
        const std::size_t to = std::min(end + 1 + around, steps.size());
        count_to(from);
        if (!differs_) {
            const std::string name = shown_name(path_);
            text += fmt::format("--- {}\n+++ {}\n", name, name);
            differs_ = true;
        }
        const auto of = [&](char sign) {
            return static_cast<std::uint64_t>(std::count_if(steps.begin() + static_cast<std::ptrdiff_t>(from),
                                                            steps.begin() + static_cast<std::ptrdiff_t>(to),
                                                            [sign](const Step& step) { return step.sign != sign; }));
        };
        text += fmt::format("@@ -{} +{} @@\n", range(old_line_, of('+')), range(new_line_, of('-')));
        for (std::size_t i = from; i < to; ++i) {
            append_line(steps[i], text);
        }
        count_to(to);
        at = std::find_if(steps.begin() + static_cast<std::ptrdiff_t>(to), steps.end(), changed);
    }
    count_to(steps.size());
}

}  // namespace arbiter::cli
