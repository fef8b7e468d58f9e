// Records with `?` by the dozen: made line by line, judged, and held against all records that fill them in.
#pragma once

#include "rules/registry/judge.hpp"
#include "tests/rules/candidates/completions.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::test {

/// A game in lines, with what may be hidden in them.
struct Script {
    std::string header{};
    std::vector<std::string> lines{};

    std::string text() const {
        std::string all = header + "\n";
        for (const std::string& line : lines) {
            all += line + '\n';
        }
        return all;
    }
};

/// The lines of a text that begin at this place or behind it.
inline std::vector<std::string> lines_of(const std::string& text, std::size_t at = 0) {
    std::vector<std::string> lines;
    for (; at < text.size(); at = text.find('\n', at) + 1) {
        lines.push_back(text.substr(at, text.find('\n', at) - at));
    }
    return lines;
}

inline const FileReader no_side_files = [](std::string_view) { return std::nullopt; };

/// The report looks into the text, which is kept until the next one is judged.
inline Report judged_alone(const std::string& text, const FileReader& open = no_side_files) {
    static std::string kept;
    kept = text;
    Report report;
    judge(RecordText{kept}, {}, open, report);
    return report;
}

/// How often each verdict was met. Where one of those that matter is missing, little has been tested.
class Verdicts {
public:
    void add(Verdict verdict) { ++counts_[static_cast<std::size_t>(verdict)]; }
    int of(Verdict verdict) const { return counts_[static_cast<std::size_t>(verdict)]; }
    void expect_those_that_matter() const {
        EXPECT_GT(of(Verdict::violation), 0);
        EXPECT_GT(of(Verdict::unverified), 0);
    }

private:
    std::array<int, 5> counts_{};
};

/// Judges a record and all that fill it in, and compares. `values_at(text, at)`: what the `?` there can be;
/// `compare(all, report, text)` expects that the same is said.
template <typename Values, typename Judge, typename Compare>
Report hold_against_completions(const std::string& text, Values values_at, Judge judge, Compare compare) {
    const auto unknown = unknowns(text);
    const Completion all = fill_in(
        text, [&](std::size_t n) { return values_at(text, unknown[n]); },
        [&](const std::string& complete) { return judge(complete); });
    const Report report = judge(text);
    compare(all, report, text);
    return report;
}

}  // namespace arbiter::test
