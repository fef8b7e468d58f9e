// The page of a record: of any bytes it is a whole text of at most a megabyte, in which nothing is unseen or obeyed,
// has a picture behind each line or says how many are left out, and its pictures take no more steps than they may.
#include "cli/picture/html_record.hpp"
#include "cli/picture/record_pictures.hpp"
#include "cli/text/plain_text.hpp"
#include "rules/registry/registry.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"

#include <cstdint>
#include <string>

namespace arbiter::fuzz {
namespace {

/// What one picture may take: it is replayed, and so is the one before it, each with an allowance for what is unknown
/// and one for habits.
constexpr std::uint64_t most_of_one = 2 * (Effort::most + 20'000'000) + 10'000'000;

Trace traced(const GameEntry& game, const Record& record, const Report& report, bool play_on) {
    TraceParts options;
    options.play_on = play_on;
    Trace trace;
    game.trace(record, options, known_files(), report, trace);
    return trace;
}

void expect_bounded(const RecordText& text, const cli::RecordPictures& pictures, const Trace& on) {
    expect(pictures.effort <= cli::most_effort_for_pictures + pictures.most, "the pictures take too many steps",
           {text.text});
    expect(pictures.most <= most_of_one, "a picture takes too many steps", {text.text});
    expect(pictures.steps.count() == on.steps.size() + 1, "a line has no step", {text.text});
}

void expect_whole(const RecordText& text, const cli::RecordPictures& pictures, const std::string& page) {
    constexpr std::size_t most = 1'000'000;
    expect(page.size() <= most, "the page is too large", {text.text});
    expect(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"), "the page is not whole", {text.text});
    expect_same(cli::plain_text(page), page, "something in the page is unseen, or obeyed", text.text);
    expect((pictures.left_out == 0) == (page.find(" pictures are left out: ") == std::string::npos),
           "the page does not say what is left out", {text.text, page});
}

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace arbiter;
    fuzz::each_record(fuzz::text_of(data, size), [](const RecordText& text, const GameEntry& game) {
        static Judge judge;
        Report report;
        judge.run(text, {}, fuzz::known_files(), report);
        const Record& record = judge.record();
        const Trace strict = fuzz::traced(game, record, report, false);
        const Trace on = fuzz::traced(game, record, report, true);
        const cli::RecordPictures pictures = cli::draw_record(game, record, strict, on, fuzz::known_files());
        fuzz::expect_bounded(text, pictures, on);
        const cli::JudgedRecord judged{"a.tgn", text, record.header, report};
        fuzz::expect_whole(text, pictures, cli::html_record({judged, game, on, pictures}));
    });
    return 0;
}
