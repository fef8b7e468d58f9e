// FileRewriter a record keeps every word of its comments and its report, and changes nothing the second time; two
// records with something odd between them are one, with the verdict of the first.
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/kept.hpp"

#include <array>

namespace arbiter::fuzz {
namespace {

using namespace std::string_view_literals;

void expect_kept(std::string_view record) {
    const std::string harm = test::harm_of_rewriting(record, known_files());
    expect(harm.empty(), "rewriting does harm", {record, harm});
}

Report judged_alone(std::string_view text) {
    Report report;
    judge(RecordText{text}, {}, known_files(), report);
    return report;
}

bool tells_of_a_second(const Report& report) {
    return std::any_of(report.findings.begin(), report.findings.end(),
                       [](const Finding& finding) { return finding.rule->id == "syntax.second-record"; });
}

/// What can be read goes before; a record of nobody, or with a second one in it, says nothing of where another begins.
bool may_go_before(const RecordText& record, const Report& alone) {
    const Record read = read_record(record);
    return alone.verdict != Verdict::unreadable && read.header.find("Players") != nullptr && !tells_of_a_second(alone);
}

void expect_first_judged(const RecordText& record) {
    constexpr std::array between{"\xEF\xBB\xBF"sv, "\xE2\x80\x8B"sv, " "sv, "\t"sv, "> "sv, "\r"sv, "\x1A"sv, ""sv};
    const Report alone = judged_alone(record.text);
    if (!may_go_before(record, alone)) {
        return;
    }
    for (const std::string_view odd : between) {
        std::string text(record.text.substr(0, record.text.find_last_not_of("\r\n") + 1));
        text.append(odd.empty() ? "" : "\n").append(odd).append("Game: azul\nPlayers: Ann, Ben\n\n");
        const Report together = judged_alone(text);
        expect(tells_of_a_second(together), "nobody tells of the second record", {text});
        expect(together.verdict == alone.verdict && together.scores == alone.scores, "the first record is another",
               {record.text, text});
    }
}

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace arbiter;
    fuzz::each_record(fuzz::text_of(data, size), [](const RecordText& record, const GameEntry&) {
        fuzz::expect_kept(record.text);
        fuzz::expect_first_judged(record);
    });
    return 0;
}
