// Puts scores, winners and numbers of lines into a scene.
#include "rules/scene/result.hpp"

#include "grammar/text/line_ends.hpp"
#include "rules/report/totals.hpp"

#include <algorithm>
#include <vector>

namespace arbiter {
namespace {

template <typename Visit>
void each_piece(Scene& scene, Visit visit) {
    for (Scene::Board& board : scene.boards) {
        for (Scene::Shelf& shelf : board.shelves) {
            for (Scene::Group& group : shelf.groups) {
                for (Scene::Cell& cell : group.cells) {
                    if (cell.piece) {
                        visit(*cell.piece);
                    }
                }
            }
        }
    }
}

}  // namespace

void describe_result(const Report& report, Scene& scene) {
    const bool together = scene.boards.size() == 1;
    const Totals totals = Totals::of(report);
    for (std::size_t seat = 0; seat < totals.count && (together ? seat == 0 : seat + 1 < scene.boards.size()); ++seat) {
        Scene::Fact score;
        score.name = "score";
        score.value = in_words(totals.ranges[seat]);
        auto& facts = together ? scene.facts : scene.boards[seat + 1].facts;
        facts.insert(together ? facts.end() : facts.begin(), std::move(score));
    }
    for (std::size_t seat = 0; seat + 1 < scene.boards.size(); ++seat) {
        if (report.won(static_cast<Seat>(seat))) {
            scene.boards[seat + 1].tell("", "wins");
        }
    }
}

void number_lines(const Record& record, const lenient::NormalizedRecord* meant, Scene& scene) {
    std::vector<std::uint32_t*> lines;
    each_piece(scene, [&](Scene::Piece& piece) {
        if (piece.since != 0) {
            piece.since = meant != nullptr ? meant->original(piece.since) : piece.since;
            lines.push_back(&piece.since);
        }
    });
    std::ranges::sort(lines, {}, [](const std::uint32_t* line) { return *line; });
    const std::string_view text = record.text.text;
    auto number = static_cast<std::uint32_t>(record.text.line);
    std::size_t at = 0;
    for (std::uint32_t* const line : lines) {
        const std::size_t offset = std::min<std::size_t>(*line, text.size());
        number += static_cast<std::uint32_t>(line_ends_between(text, at, offset));
        at = offset;
        *line = number;
    }
}

}  // namespace arbiter
