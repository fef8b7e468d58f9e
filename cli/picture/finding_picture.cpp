// Cuts the record behind the line of a finding, and draws the scene there.
#include "cli/picture/finding_picture.hpp"

#include "cli/input/side_files.hpp"
#include "cli/picture/svg_picture.hpp"
#include "grammar/record/record.hpp"
#include "rules/registry/registry.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace arbiter::cli {
namespace {

RecordText cut_behind(std::uint32_t offset, RecordText record) {
    const std::size_t end = std::min(record.text.find('\n', offset), record.text.size() - 1);
    record.text = record.text.substr(0, end + 1);
    return record;
}

/// The first error of the body, or else its first finding; nullptr where there is none.
const Finding* finding_to_draw(const JudgedRecord& judged) {
    const auto in_body = [&](const Finding& finding) { return finding.span.begin >= judged.header.body; };
    const std::vector<Finding>& all = judged.report.findings;
    auto found = std::ranges::find_if(
        all, [&](const Finding& finding) { return finding.severity == Severity::error && in_body(finding); });
    found = found == all.end() ? std::ranges::find_if(all, in_body) : found;
    return found == all.end() ? nullptr : &*found;
}

}  // namespace

FindingPicture picture_of_first_finding(const JudgedRecord& judged) {
    const Finding* const finding = finding_to_draw(judged);
    const GameEntry* const game = find_game(judged.report.game);
    FindingPicture picture;
    if (finding == nullptr || game == nullptr || judged.record.text.empty()) {
        return picture;
    }
    const Record record = read_record(cut_behind(finding->span.begin, judged.record));
    const SceneOf made = game->scene_of(record, reader_beside(std::string(judged.file)));
    if (made.reached) {
        picture.svg = svg_picture(made.scene);
        picture.title = made.scene.title;
        picture.line = place_of(judged.record, finding->span.begin).line;
        picture.before = made.stopped;
    }
    return picture;
}

}  // namespace arbiter::cli
