// A trace says what the judge says: it looks on and changes nothing, its points add up to the score, and its places
// are places of the record.
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/tracing.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

namespace arbiter::fuzz {
namespace {

class TracedRecord {
public:
    TracedRecord(const RecordText& record, const TraceParts& options) : record_(record) {
        test::trace(judge_, record, {}, options, known_files(), report_, trace_);
    }

    void expect_as_judged() const {
        expect(trace_.events == report_.events, "a trace counts other events", {record_.text});
        for (const Step& step : trace_.steps) {
            expect(step.span.end <= record_.text.size() && step.span.begin <= step.span.end,
                   "a step stands nowhere in the record", {record_.text});
        }
        expect(std::is_sorted(trace_.steps.begin(), trace_.steps.end(),
                              [](const Step& one, const Step& other) { return one.span.begin < other.span.begin; }),
               "steps are not in the order of their lines", {record_.text});
        expect_scores();
    }
    /// Nothing is applied behind a line that was refused.
    void expect_an_end() const {
        const auto refused = std::find_if(trace_.steps.begin(), trace_.steps.end(), is_refused);
        expect(std::all_of(refused, trace_.steps.end(), is_refused), "a line behind a violation is applied",
               {record_.text});
    }
    const Trace& trace_of() const { return trace_; }

private:
    static bool is_refused(const Step& step) { return step.applied == Applied::no; }

    void expect_scores() const {
        // What a header gives stands before all lines, and is told with the first that is applied.
        const bool applied = !std::all_of(trace_.steps.begin(), trace_.steps.end(), is_refused);
        const bool open = std::any_of(trace_.steps.begin(), trace_.steps.end(), [](const Step& step) {
            return !step.score_ranges.empty() || !step.points_known;
        });
        if (open || !applied || report_.score_count == 0 || !trace_.reached) {
            return;
        }
        std::array<std::int64_t, most_seats> sums{};
        for (const Step& step : trace_.steps) {
            for (const ScoreEvent& earned : step.points) {
                sums[earned.seat == no_seat ? 0U : static_cast<std::size_t>(earned.seat)] += earned.points;
            }
        }
        for (std::uint32_t i = 0; i < report_.score_count; ++i) {
            expect(sums[i] == report_.scores[i], "points do not add up to the score", {record_.text});
            expect(i < trace_.steps.back().scores.size() && trace_.steps.back().scores[i] == report_.scores[i],
                   "the last step has another score", {record_.text});
        }
    }

    RecordText record_;
    Judge judge_;
    Report report_;
    Trace trace_;
};

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace arbiter;
    fuzz::each_record(fuzz::text_of(data, size), [](const RecordText& record, const GameEntry&) {
        const fuzz::TracedRecord strict(record, {});
        strict.expect_as_judged();
        strict.expect_an_end();
        TraceParts options;
        options.play_on = true;
        options.positions = true;
        const fuzz::TracedRecord lenient(record, options);
        fuzz::expect(lenient.trace_of().steps.size() == strict.trace_of().steps.size(), "playing on finds other lines",
                     {record.text});
    });
    return 0;
}
