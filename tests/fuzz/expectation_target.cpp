// `;! CODE`, Expect and Allow: whatever they say, it is read, compared and counted.
#include "cli/cases/expectation.hpp"
#include "rules/record/first_cause.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>

namespace arbiter::fuzz {
namespace {

std::uint64_t lines_of(const RecordText& record) {
    return 1 + static_cast<std::uint64_t>(std::count(record.text.begin(), record.text.end(), '\n'));
}

void expect_readable(std::string_view before, const RecordText& record, bool last) {
    Report report;
    judge(record, {}, known_files(), report);
    const cli::Expectation expectation = cli::read_expectation(before, read_record(record), last, report);
    for (const cli::ExpectedCode& code : expectation.codes) {
        const bool inside = code.line >= record.line && code.line <= record.line + lines_of(record);
        expect(!code.code.empty() && inside, "a code is expected outside its record", {record.text, code.code});
    }
    for (const cli::Mismatch& mismatch : cli::compare(expectation, record, report)) {
        expect(mismatch.expected != mismatch.found, "a mismatch of the same", {record.text, said(record, report)});
    }
}

/// What is found is what is expected, once it is written down as the tests of this project are.
void expect_fulfillable(const RecordText& record) {
    Report report;
    judge(record, {}, known_files(), report);
    cli::Expectation expectation;
    expectation.verdict = report.verdict;
    auto& scores = expectation.scores.emplace(report.score_ranges);
    for (std::uint32_t i = 0; i < report.score_count && report.score_ranges.empty(); ++i) {
        scores.push_back({report.scores[i], report.scores[i]});
    }
    Report all = report;
    record::spread_consequences(all);
    for (const Finding& finding : all.findings) {
        expectation.codes.push_back({place_of(record, finding.span.begin).line, finding.rule->id});
    }
    const auto mismatches = cli::compare(expectation, record, report);
    expect(mismatches.empty(), "what was found does not match itself", {record.text, said(record, report)});
}

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace arbiter;
    const std::string_view text = fuzz::text_of(data, size);
    fuzz::each_piece(text, size, [&](Piece piece, const RecordText& record) {
        if (piece == Piece::record) {
            const bool last = record.offset + record.text.size() == size;
            fuzz::expect_readable(text.substr(0, record.offset), record, last);
            fuzz::expect_fulfillable(record);
        }
    });
    return 0;
}
