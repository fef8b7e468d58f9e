// What a trace says of whole records, line by line: where each point comes from, the scores, and what comes next.
// ARBITER_UPDATE_GOLDEN=1 rewrites the expectations; read the diff like any other.
#include "tests/judging.hpp"
#include "tests/tracing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <ostream>

namespace arbiter::test::trace_golden_test {
namespace {

std::string name_in(const Report& report, Seat seat, std::string_view nobody) {
    return std::string(seat == no_seat ? nobody : report.seats.name(seat));
}

std::string line_in(const RecordText& record, std::uint32_t offset) {
    return offset == no_offset ? "?" : std::to_string(place_of(record, offset).line);
}

/// "    Ann +2 for 2 across: 1,1 of line 9, 1,2 of line 14"
std::string told(const RecordText& record, const Report& report, const ScoreEvent& earned) {
    std::string text =
        fmt::format("    {} {:+} for {}", name_in(report, earned.seat, "all"), earned.points, earned.why);
    for (std::size_t i = 0; i < earned.cells.size(); ++i) {
        text += fmt::format("{} {} of line {}", i == 0 ? ":" : ",", earned.cells[i], line_in(record, earned.lines[i]));
    }
    return text + "\n";
}

std::string told(const RecordText& record, const Report& report, const Step& step) {
    std::string text = fmt::format("{} {}{}\n", line_in(record, step.span.begin), step.text,
                                   step.applied == Applied::rules ? "" : fmt::format(" ({})", name_of(step.applied)));
    for (const ScoreEvent& earned : step.points) {
        text += told(record, report, earned);
    }
    const std::string next =
        step.over ? "over" : name_in(report, step.to_move, fmt::format("{}", fmt::join(step.due, " ")));
    return text + fmt::format("    {} | {}\n", fmt::join(step.scores, " "), next);
}

std::string traced(const std::string& path) {
    Judge judge;
    TraceParts options;
    options.play_on = true;
    std::string said;
    judge_text(slurp(path), path, [&](const RecordText& record, const Report&) {
        Report report;
        Trace trace;
        test::trace(judge, record, {}, options, cli::reader_beside(path), report, trace);
        for (const Step& step : trace.steps) {
            said += told(record, report, step);
        }
    });
    return said;
}

struct Whole {
    std::string game;
    std::string path;
};

void PrintTo(const Whole& whole, std::ostream* to) {
    *to << whole.path;
}

class GoldenTrace : public testing::TestWithParam<Whole> {};
INSTANTIATE_TEST_SUITE_P(Games, GoldenTrace,
                         testing::Values(Whole{"azul", "examples/azul/tie.tgn"},
                                         Whole{"azul-gray-wall", "examples/azul/gray-wall.tgn"},
                                         Whole{"grawlix", "examples/grawlix/kitchen-table.tgn"},
                                         Whole{"framework", "examples/framework/brown-frames.tgn"},
                                         Whole{"dorfromantik", "examples/dorfromantik/sunday-afternoon.tgn"},
                                         Whole{"dorfromantik-campaign", "examples/dorfromantik-campaign/played.tgn"},
                                         Whole{"frame-work", "examples/frame-work/two-players.tgn"}),
                         [](const auto& one) { return test_name(one.param.game); });

TEST_P(GoldenTrace, SaysExactlyWhatIsExpected) {
    const fs::path golden = "tests/golden/trace/" + GetParam().game + ".txt";
    const std::string text = traced(GetParam().path);
    if (std::getenv("ARBITER_UPDATE_GOLDEN") != nullptr) {
        fs::create_directories(golden.parent_path());
        std::ofstream(golden, std::ios::binary) << text;
    }
    ASSERT_TRUE(fs::exists(golden)) << golden << " is missing; the trace says:\n" << text;
    EXPECT_EQ(text, slurp(golden));
}

}  // namespace
}  // namespace arbiter::test::trace_golden_test
