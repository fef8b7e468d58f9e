// Words for a mend: the words of the line that change, where, and what then fits.
#include "cli/render/mend_text.hpp"

#include "rules/mend/wording.hpp"

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
    mend::each_claim_left_out(
        line, [&](const std::string& text, std::string_view claim) { left_out = text == without ? claim : left_out; });
    return left_out;
}

std::string change_in_words(std::uint64_t line, const Mend& mend) {
    switch (mend.change) {
        case Mend::Change::replace: {
            if (mend.in_header) {
                return fmt::format("with {} in line {}", mend.text, line);
            }
            if (const auto claim = claim_left_out(mend.instead, mend.text); !claim.empty()) {
                return fmt::format("without {} in line {}", claim, line);
            }
            const auto [now, before] = differing(mend.text, mend.instead);
            return stand_twice(before, mend.instead)
                       ? fmt::format("with {} in line {}", mend.text, line)
                       : fmt::format("with {} in line {} instead of {}", now, line, before);
        }
        case Mend::Change::insert: return fmt::format("with {} before line {}", mend.text, line);
        case Mend::Change::erase: return fmt::format("without line {}", line);
        case Mend::Change::swap: return fmt::format("with lines {} and {} in the other order", line, line + 1);
    }
    return {};
}

std::string lines_in_words(std::uint32_t count) {
    return count == 1 ? std::string("line fits") : fmt::format("{} lines fit", count);
}

}  // namespace

std::string in_words(const RecordText& record, const Mend& mend) {
    const std::string change = change_in_words(place_of(record, mend.line.begin).line, mend);
    if (!mend.reaches_end()) {
        return fmt::format("{}, the next {}", change, lines_in_words(mend.beyond));
    }
    const std::uint32_t changed = mend.change == Mend::Change::swap ? 2 : mend.change == Mend::Change::erase ? 0 : 1;
    const std::uint32_t others = mend.events - std::min(mend.events, mend.in_header ? 0 : changed);
    return others == 0 ? change + ", the record fits" : fmt::format("{}, the other {}", change, lines_in_words(others));
}

}  // namespace arbiter::cli
