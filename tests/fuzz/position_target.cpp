// A position survives being written: a record that begins with the last one of another goes on as that does.
#include "rules/registry/registry.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"

#include <fmt/format.h>

#include <string>

namespace arbiter::fuzz {
namespace {

/// A record that begins with the lines stands where the other one does, and says the same.
void try_set_lines(const RecordText& record, const GameEntry& game) {
    Report report;
    const SetLines lines = game.set_lines(read_record(record), known_files(), report);
    // A header that was read in spite of how it is written ends nobody knows where, but for its canonical form.
    const Canonical canonical = game.format(read_record(record), known_files());
    Header header;
    read_header(canonical.text, header);
    // Beside a `?` what is certain is printed, which is less than the whole position; and where a line of it could not
    // be read, what it would have said is written as one.
    const bool whole =
        canonical.text.substr(header.body).find('?') == std::string::npos && lines.text.find('?') == std::string::npos;
    // Where tiles are cut from cardboard, a marker can have any number that is written, and be it behind the position.
    const bool goes_on =
        report.stopped_at < record.text.size() && record.text.find("tiles=any") != std::string_view::npos;
    if (!lines.reached || !lines.fault.empty() || !whole || !canonical.same || goes_on) {
        return;
    }
    const std::string text = fmt::format("{}\n\n{}", canonical.text.substr(0, header.body), lines.text);
    const RecordText again{text};
    const Position before = game.position(read_record(record), known_files(), report);
    const Position after = game.position(read_record(again), known_files(), report);
    expect(after.over == before.over && after.to_move == before.to_move && after.move_count == before.move_count,
           "a position that was set goes on otherwise", {record.text, text});
    expect_same(lines.text, game.set_lines(read_record(again), known_files(), report).text,
                "a position is set as another", record.text);
}

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace arbiter;
    fuzz::each_record(fuzz::text_of(data, size), fuzz::try_set_lines);
    return 0;
}
