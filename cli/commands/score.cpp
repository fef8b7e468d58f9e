// Runs score: prints the score sheet of each record, or what is wrong with it.
#include "cli/commands/score.hpp"

#include "cli/commands/picture.hpp"
#include "cli/picture/terminal_picture.hpp"
#include "cli/report/finding_text.hpp"
#include "cli/report/record_json.hpp"
#include "cli/report/text.hpp"
#include "cli/run/run.hpp"
#include "cli/text/plain_text.hpp"
#include "rules/registry.hpp"
#include "rules/score/sheet_text.hpp"

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

}  // namespace

int score(const ScoreOptions& options) {
    const TextStyle style{options.color, false};
    const RunOptions run_options{options.paths, {options.json, true, true}, 1, 1};
    return print_each(run_options, [&](const JudgedRecord& judged, std::string& text) {
        options.json ? write_json_sheet(judged, text) : write_sheet(judged, style, text);
    });
}

}  // namespace arbiter::cli
