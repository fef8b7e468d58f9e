// Words for a fix: the words of the line that change, where, and what then fits.
#include "cli/report/fix_text.hpp"

#include "grammar/text/phrase.hpp"
#include "rules/fix/slips.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

namespace arbiter::cli {
namespace {

/// The words in which two lines differ: what both begin and end with is left out, but never all of one.
std::pair<std::string_view, std::string_view> differing(std::string_view one, std::string_view other) {
    for (std::size_t blank = one.find(' '); blank != std::string_view::npos; blank = one.find(' ')) {
        if (one.substr(0, blank + 1) != other.substr(0, blank + 1)) {
            break;
        }
        one.remove_prefix(blank + 1);
        other.remove_prefix(blank + 1);
    }
    for (std::size_t blank = one.rfind(' '); blank != std::string_view::npos; blank = one.rfind(' ')) {
        const std::string_view end = one.substr(blank);
        if (!other.ends_with(end) || other.size() == end.size()) {
            break;
        }
        one.remove_suffix(end.size());
        other.remove_suffix(end.size());
    }
    return {one, other};
}

/// Whether these words stand in more than one place of a line, so that nobody knows which are meant.
bool stand_twice(std::string_view words, std::string_view line) {
    const std::string all = fmt::format(" {} ", line);
    const std::string wanted = fmt::format(" {} ", words);
    const std::size_t first = all.find(wanted);
    return first != std::string::npos && all.find(wanted, first + 1) != std::string::npos;
}

/// The claim that a line has and another has not; empty where that is not all.
std::string_view claim_left_out(std::string_view line, std::string_view without) {
    std::string_view left_out;
    fix::each_claim_left_out(
        line, [&](const std::string& text, std::string_view claim) { left_out = text == without ? claim : left_out; });
    return left_out;
}

std::string change_in_words(std::uint64_t line, const Fix& fix) {
    switch (fix.change) {
        case Fix::Change::replace: {
            if (fix.in_header) {
                return fmt::format("with {} in line {}", fix.text, line);
            }
            if (const auto claim = claim_left_out(fix.instead, fix.text); !claim.empty()) {
                return fmt::format("without {} in line {}", claim, line);
            }
            const auto [now, before] = differing(fix.text, fix.instead);
            return stand_twice(before, fix.instead)
                       ? fmt::format("with {} in line {}", fix.text, line)
                       : fmt::format("with {} in line {} instead of {}", now, line, before);
        }
        case Fix::Change::insert: return fmt::format("with {} before line {}", fix.text, line);
        case Fix::Change::erase: return fmt::format("without line {}", line);
        case Fix::Change::swap: return fmt::format("with lines {} and {} in the other order", line, line + 1);
        case Fix::Change::all: return fix.what;
    }
    return {};
}

std::string lines_in_words(std::uint32_t count) {
    return count == 1 ? std::string("line fits") : fmt::format("{} lines fit", count);
}

/// How far the record goes then.
std::string reach_in_words(const Fix& fix) {
    if (!fix.reaches_end()) {
        return "the next " + lines_in_words(fix.beyond);
    }
    const std::uint32_t changed = fix.change == Fix::Change::swap ? 2 : fix.change == Fix::Change::erase ? 0 : 1;
    const std::uint32_t others = fix.events - std::min(fix.events, fix.in_header ? 0 : changed);
    return others == 0 || fix.change == Fix::Change::all ? "the record fits" : "the other " + lines_in_words(others);
}

std::uint64_t line_of(const RecordText& record, const Fix& fix) {
    return place_of(record, fix.line.begin).line;
}

/// Each puts something else in the place of the same words of a line.
bool change_one_place(std::span<const Fix> fixes) {
    const auto place = [](const Fix& fix) { return differing(fix.text, fix.instead).second; };
    return std::ranges::all_of(fixes, [&](const Fix& fix) {
        return fix.change == Fix::Change::replace && !fix.in_header && fix.line.begin == fixes.front().line.begin &&
               place(fix) == place(fixes.front());
    });
}

constexpr std::size_t most_named = 3;

std::string several_in_words(const RecordText& record, std::span<const Fix> fixes) {
    const std::span<const Fix> named = fixes.first(std::min(fixes.size(), most_named));
    const bool one_place = change_one_place(fixes);
    const std::uint32_t others = std::max<std::uint32_t>(fixes.front().alike, static_cast<std::uint32_t>(fixes.size())) -
                                 static_cast<std::uint32_t>(named.size());
    std::vector<std::string> changes;
    for (const Fix& fix : named) {
        changes.push_back(one_place ? std::string(differing(fix.text, fix.instead).first)
                                    : change_in_words(line_of(record, fix), fix));
    }
    if (others != 0) {
        changes.push_back(others == 1 ? std::string("in another way") : fmt::format("in one of {} other ways", others));
    }
    const std::string list = arbiter::in_words(changes);
    const std::string reach = reach_in_words(fixes.front());
    return one_place ? fmt::format("{} in line {} may have been {}: with each of them {}",
                                   differing(fixes.front().text, fixes.front().instead).second,
                                   line_of(record, fixes.front()), list, reach)
                     : fmt::format("perhaps {}: each time {}", list, reach);
}

}  // namespace

std::string in_words(const RecordText& record, const Fix& fix) {
    const std::string change = change_in_words(line_of(record, fix), fix);
    const bool throughout = fix.change == Fix::Change::all;
    return fmt::format("{}{} {}", change, throughout ? "; then" : ",", reach_in_words(fix));
}

std::string in_words(const RecordText& record, std::span<const Fix> fixes) {
    if (fixes.size() != 1) {
        return several_in_words(record, fixes);
    }
    return (fixes.front().sole ? "" : "perhaps ") + in_words(record, fixes.front());
}

}  // namespace arbiter::cli
