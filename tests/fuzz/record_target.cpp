// A record gets the same report whatever way it is replayed, on whatever thread, and for whomever; and every output
// can tell it.
#include "cli/report/formats.hpp"
#include "grammar/text/utf8.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"

namespace arbiter::fuzz {
namespace {

/// `cover` watches, so it takes every line through the grammar, where `judge` may go a quicker way.
void expect_one_way_to_replay(const RecordText& record, const GameEntry& game) {
    const Record read = read_record(record);
    Report quick;
    const JudgeOfGame judge_quickly = game.make_judge();
    judge_quickly(read, {}, known_files(), quick);
    Report watched;
    Covered covered;
    game.cover(read, known_files(), watched, covered);
    expect_same(said(record, quick), said(record, watched), "judged otherwise when watched", record.text);
}

constexpr ReportOptions all{true, true, true};

/// One judge has buffers that many records have used, the other, whose report this is, none.
void expect_same_of_every_judge(const RecordText& record, const Report& full, Judge& worn) {
    Report report;
    worn.run(record, all, known_files(), report);
    expect_same(said(record, report), said(record, full), "judged otherwise by a judge of its own", record.text);
}

void expect_same_for_everybody(const RecordText& record, const Report& full, Judge& worn) {
    Report brief;
    worn.run(record, {}, known_files(), brief);
    brief.breakdown = full.breakdown;
    brief.completed = full.completed;
    brief.cancelled = full.cancelled;
    brief.sheet = full.sheet;
    brief.extra = full.extra;
    brief.assumed = full.assumed;
    expect_same(said(record, brief), said(record, full), "judged otherwise when more is asked for", record.text);
}

void expect_tellable(const RecordText& record, const Report& full) {
    for (const cli::Format& format : cli::formats()) {
        std::string text;
        const Header header;
        format.record({"fuzz.tgn", record, header, full}, {}, text);
        expect(first_bad_byte(text) == std::string_view::npos, "a report is not UTF-8",
               {format.name, record.text, text});
    }
}

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace arbiter;
    fuzz::each_record(fuzz::text_of(data, size), [](const RecordText& record, const GameEntry& game) {
        fuzz::expect_one_way_to_replay(record, game);
        static Judge worn;
        Judge fresh;
        Report full;
        fresh.run(record, fuzz::all, fuzz::known_files(), full);
        fuzz::expect_same_of_every_judge(record, full, worn);
        fuzz::expect_same_for_everybody(record, full, worn);
        fuzz::expect_tellable(record, full);
    });
    return 0;
}
