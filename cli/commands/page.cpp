// Judges, traces and draws a record, and writes its page.
#include "cli/commands/page.hpp"

#include "cli/input/side_files.hpp"
#include "cli/output/atomic_file.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/picture/html_record.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace arbiter::cli {
namespace {

Trace traced(const GameEntry& game, const Record& record, const Report& report, const FileReader& open, bool play_on) {
    TraceParts report_options;
    report_options.play_on = play_on;
    Trace trace;
    game.trace(record, report_options, open, report, trace);
    return trace;
}

void save(const std::string& page, const PageOrder& order) {
    OutputTarget destination(order.path);
    if (destination.is_among({order.input})) {
        destination.refuse("it is the record that is shown");
    }
    AtomicFile file(std::move(destination));
    file.write(page);
    file.finish();
    file.take_place();
}

}  // namespace

int show_page(const RecordAtPlace& found, const PageOrder& order) {
    const FileReader open = reader_beside(order.input);
    Judge judge;
    Report report;
    ReportOptions report_options;
    report_options.fixes = true;
    judge.run(found.record, report_options, open, report);
    const Record& record = judge.record();
    const GameEntry* const game = find_game_of(record.header);
    if (game == nullptr) {
        fmt::print(stderr, "arbiter: this is a record of no game the referee knows\n");
        return Exit::findings;
    }
    const Trace strict = traced(*game, record, report, open, false);
    const bool refuses =
        std::ranges::any_of(strict.steps, [](const Step& step) { return step.applied == Applied::no; });
    const Trace on = refuses ? traced(*game, record, report, open, true) : strict;
    const RecordPictures pictures = draw_record(*game, record, strict, on, open);
    const JudgedRecord judged{order.input, found.record, record.header, report};
    save(html_record({judged, *game, on, pictures, order.line}), order);
    const bool errors = std::ranges::any_of(report.findings,
                                            [](const Finding& finding) { return finding.severity == Severity::error; });
    return errors ? Exit::findings : Exit::clean;
}

}  // namespace arbiter::cli
