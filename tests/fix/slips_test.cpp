// Whole games with one slip each, from independent models of the rules: one error, where it is first seen, and a fix
// that leads to the end of the true game.
#include "cli/run/fixed_record.hpp"
#include "rules/record/first_cause.hpp"
#include "rules/registry/fixes.hpp"
#include "tests/effort.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <deque>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::test::slips_test {
namespace {

using nlohmann::json;

struct Slip {
    json expected;
    RecordText record;
};

/// The records of a game's folder, with what is expected of each.
class Slips {
public:
    explicit Slips(const std::string& game) : folder_(fs::path("tests/conformance/slips") / game) {
        std::istringstream lines(slurp(folder_ / "expected.jsonl"));
        std::map<std::pair<std::string, std::uint64_t>, json> expected;
        for (std::string line; std::getline(lines, line);) {
            const json one = json::parse(line);
            expected[{one["file"].get<std::string>(), one["record"].get<std::uint64_t>()}] = one;
        }
        for (const fs::path& path : files_below(folder_, ".tgn")) {
            texts_.push_back(slurp(path));
            add(path.filename().string(), texts_.back(), expected);
        }
    }
    const std::vector<Slip>& all() const { return all_; }
    FileReader open() const { return cli::reader_beside((folder_ / "slips-01.tgn").string()); }

private:
    void add(const std::string& file, const std::string& text,
             const std::map<std::pair<std::string, std::uint64_t>, json>& expected) {
        std::uint64_t number = 0;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t next = text.find("\nGame:", at);
            const std::size_t end = next == std::string::npos ? text.size() : next + 1;
            const auto line =
                static_cast<std::uint64_t>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n'));
            if (const auto one = expected.find({file, ++number}); one != expected.end()) {
                all_.push_back(
                    {one->second, {std::string_view(text).substr(at, end - at), at, line + 1, number, false}});
            }
            at = end;
        }
    }

    fs::path folder_;
    std::deque<std::string> texts_;  ///< records look into them
    std::vector<Slip> all_;
};

class SlipsOf : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, SlipsOf, testing::Values("azul", "grawlix", "framework", "dorfromantik", "frame-work"),
                         [](const auto& one) { return test_name(one.param); });

TEST_P(SlipsOf, AreOneErrorEach) {
    const Slips slips(GetParam());
    for (const Slip& slip : slips.all()) {
        SCOPED_TRACE(slip.expected.dump());
        Report report;
        judge(slip.record, {}, slips.open(), report);
        EXPECT_EQ(report.verdict, Verdict::violation);
        std::vector<std::uint64_t> lines;
        for (const Finding& finding : report.findings) {
            if (finding.rule->id == "framework.tokens.number") {
                continue;  // of the header, which the slip has nothing to do with
            }
            EXPECT_EQ(finding.severity, Severity::error) << finding.rule->id;
            lines.push_back(place_of(slip.record, finding.span.begin).line);
        }
        EXPECT_EQ(lines, std::vector{slip.expected["detected_line"].get<std::uint64_t>()});
    }
}

/// Whether a line fills in another one with `?`: each stands for some letters.
bool fills(std::string_view line, std::string_view open) {
    const std::size_t mark = open.find('?');
    if (mark == std::string_view::npos) {
        return line == open;
    }
    if (!line.starts_with(open.substr(0, mark))) {
        return false;
    }
    for (std::size_t size = 1; mark + size <= line.size(); ++size) {
        if (fills(line.substr(mark + size), open.substr(mark + 1))) {
            return true;
        }
    }
    return false;
}

/// Whether the record with this fix is the true game, or one that ends like it, or leaves open what nobody can know.
bool leads_to_the_end(const Slip& slip, const Fix& fix, const FileReader& open) {
    const std::string true_line = slip.expected["mend"].value("text", "");
    if (fix.change == Fix::Change::insert && fix.text.find('?') != std::string::npos) {
        return fills(true_line.substr(0, true_line.find(" +done")), fix.text);
    }
    RecordText record = slip.record;
    const std::string text = cli::fixed(slip.record.text, fix);
    record.text = text;
    Report report;
    judge(record, {}, open, report);
    const std::vector<std::int32_t> scores(report.scores.begin(), report.scores.begin() + report.score_count);
    return report.verdict == Verdict::valid &&
           scores == slip.expected["after_mend"]["scores"].get<std::vector<std::int32_t>>();
}

/// How many fixes come before the right one; most_fixes when none is right.
std::size_t place_of_right(const Slip& slip, const FileReader& open) {
    Report report;
    judge(slip.record, {.fixes = true}, open, report);
    const Finding* const cause = record::first_cause(report);
    const std::vector<Fix> fixes = cause == nullptr ? std::vector<Fix>{} : cause->fixes;
    EXPECT_LE(fixes.size(), 5U);
    const auto right =
        std::find_if(fixes.begin(), fixes.end(), [&](const Fix& fix) { return leads_to_the_end(slip, fix, open); });
    return right == fixes.end() ? 5 : static_cast<std::size_t>(right - fixes.begin());
}

TEST_P(SlipsOf, AreFixed) {
    const Slips slips(GetParam());
    const std::size_t sample = divisor == 1 ? 1 : 16;  // under sanitizers searching takes ten times as long
    std::size_t tried = 0;
    std::size_t first = 0;
    std::size_t among_five = 0;
    for (std::size_t i = 0; i < slips.all().size(); i += sample) {
        const Slip& slip = slips.all()[i];
        if (!slip.expected["hidden"].get<bool>()) {
            const std::size_t place = place_of_right(slip, slips.open());
            ++tried;
            first += place == 0 ? 1U : 0U;
            among_five += place < 5 ? 1U : 0U;
        }
    }
    const bool loose = GetParam() == "framework";
    EXPECT_GE(first * 100, tried * (loose ? 80 : 90)) << first << " of " << tried;
    EXPECT_GE(among_five * 100, tried * (loose ? 90 : 97)) << among_five << " of " << tried;
    RecordProperty("first", std::to_string(first));
    RecordProperty("among_five", std::to_string(among_five));
}

}  // namespace
}  // namespace arbiter::test::slips_test
