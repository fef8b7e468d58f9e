// Runs score: prints the score sheet of each record, or what is wrong with it.
#include "cli/commands/score.hpp"

#include "cli/commands/picture.hpp"
#include "cli/input/inputs.hpp"
#include "cli/input/record_at_place.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/picture/terminal_picture.hpp"
#include "cli/report/finding_text.hpp"
#include "cli/report/record_json.hpp"
#include "cli/report/text.hpp"
#include "cli/run/run.hpp"
#include "cli/text/plain_text.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"
#include "rules/score/sheet_text.hpp"

#include <fmt/format.h>

#include <functional>

namespace arbiter::cli {

namespace {

/// What lies on the table at the end, as `show` draws it.
void draw_table(const JudgedRecord& judged, const TextStyle& style, std::string& text) {
    const GameEntry* const game = find_game(judged.report.game);
    if (game == nullptr) {
        return;
    }
    const SceneOf made = game->scene_of(read_record(judged.record), *judged.files);
    if (made.reached) {
        write_table(made.scene, {style.color, shows_unicode()}, text);
    }
}

void write_sheet(const JudgedRecord& judged, const TextStyle& style, std::string& text) {
    for (const Finding& finding : judged.report.findings) {
        if (finding.severity == Severity::error) {
            write_finding(judged, finding, style, text);
        }
    }
    write_verdict(judged, style, text);
    append_plain(score::text_of(judged.report.sheet), text);
    if (judged.report.sheet.empty() && judged.report.verdict == Verdict::unverified) {
        text += "what nobody wrote down leaves open what the score sheet says\n";
    }
    draw_table(judged, style, text);
    text += '\n';
}

void write_json_sheet(const JudgedRecord& judged, std::string& text) {
    Parts parts;
    parts.sheet = true;
    write_json(judged, parts, text);
    text += '\n';
}

using WriteSheet = std::function<void(const JudgedRecord&, std::string&)>;

/// The sheet as it stands behind a line: where the totals come from that are written there.
int score_at(const FilePlace& place, const ReportOptions& report_options, const WriteSheet& write) {
    RecordAtPlace found;
    if (!find_record(place.path, {0, place.line}, found)) {
        return Exit::unreadable;
    }
    cut_behind(place.line, found);
    const FileReader open = reader_beside(place.path);
    Judge judge;
    Report report;
    judge.run(found.record, report_options, open, report);
    std::string text;
    const JudgedRecord judged{
        .file = place.path, .record = found.record, .header = judge.record().header, .report = report, .files = &open};
    write(judged, text);
    fmt::print("{}", text);
    return judged.failed() ? Exit::findings : Exit::clean;
}

}  // namespace

int score(const ScoreOptions& options) {
    const TextStyle style{options.color, false};
    const ReportOptions report_options{options.json, true, true};
    const WriteSheet write = [&](const JudgedRecord& judged, std::string& text) {
        if (options.json) {
            write_json_sheet(judged, text);
        } else {
            write_sheet(judged, style, text);
        }
    };
    if (options.paths.size() == 1) {
        if (const FilePlace place = file_place(options.paths.front()); place.line != 0) {
            return score_at(place, report_options, write);
        }
    }
    return print_each({options.paths, report_options, 1, 1}, write);
}

}  // namespace arbiter::cli
