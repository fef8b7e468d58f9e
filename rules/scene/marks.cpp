// Finds the cells by their names, and pieces by the lines that put them there.
#include "rules/scene/marks.hpp"

#include "grammar/text/record_text.hpp"

#include <algorithm>
#include <numeric>

namespace arbiter {
namespace {

template <typename Visit>
void each_cell(Scene::Board& board, Visit visit) {
    for (Scene::Shelf& shelf : board.shelves) {
        for (Scene::Group& group : shelf.groups) {
            std::ranges::for_each(group.cells, visit);
        }
    }
}

bool mark_on(Scene::Board& board, const std::string& name) {
    bool found = false;
    each_cell(board, [&](Scene::Cell& cell) {
        if (cell.piece && cell.name == name) {
            cell.earned = found = true;
        }
    });
    return found;
}

void mark_cell(Seat seat, const std::string& name, Scene& scene) {
    for (const Seat of : boards_of_points(seat)) {
        const auto board = std::ranges::find(scene.boards, of, &Scene::Board::seat);
        if (board != scene.boards.end() && mark_on(*board, name)) {
            return;
        }
    }
}

bool is_said(const Step& step) {
    return step.parts.verb == "scores" || step.parts.verb == "end";
}

Span line_of(std::string_view text, std::uint32_t offset) {
    const std::size_t before = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
    return {before == std::string_view::npos ? 0 : static_cast<std::uint32_t>(before) + 1, offset};
}

}  // namespace

std::array<Seat, 2 + most_seats> boards_of_points(Seat seat) {
    std::array<Seat, 2 + most_seats> order{seat, no_seat};
    std::iota(order.begin() + 2, order.end(), Seat{0});
    return order;
}

void mark_earned(const Trace& trace, Scene& scene) {
    const auto last = std::find_if_not(trace.steps.rbegin(), trace.steps.rend(), is_said);
    if (last == trace.steps.rend() || last->applied == Applied::no || !last->points_known) {
        return;
    }
    scene.earned = last->points;
    for (const ScoreEvent& earned : scene.earned) {
        for (const std::string& cell : earned.cells) {
            mark_cell(earned.seat, cell, scene);
        }
    }
}

void mark_noted(const Finding& finding, std::string_view record, Scene& scene) {
    const auto is_noted = [&](std::uint32_t since) {
        return since != 0 && std::ranges::any_of(finding.notes, [&](const Note& note) {
                   const bool in_it = since >= note.span.begin && since < note.span.end;
                   return in_it || since == line_of(record, note.span.begin).begin;
               });
    };
    for (Scene::Board& board : scene.boards) {
        each_cell(board, [&](Scene::Cell& cell) {
            const bool noted = cell.piece && is_noted(cell.piece->since);
            cell.mark = noted ? Scene::Mark::finding : cell.mark;
        });
    }
}

bool has_mark(const Scene& scene, Scene::Mark mark) {
    for (const Scene::Board& board : scene.boards) {
        for (const Scene::Shelf& shelf : board.shelves) {
            for (const Scene::Group& group : shelf.groups) {
                if (std::ranges::find(group.cells, mark, &Scene::Cell::mark) != group.cells.end()) {
                    return true;
                }
            }
        }
    }
    return false;
}

const Finding* finding_to_show(const Report& report, const Record& record, bool stopped) {
    const std::size_t body = record.header.body;
    const std::size_t from = stopped ? report.stopped_at : without_last_event(record.text.text, body).size();
    const auto found = std::ranges::find_if(report.findings, [&](const Finding& finding) {
        return severity_of(finding.rule->kind) == Severity::error && finding.span.begin >= std::max(from, body);
    });
    return found == report.findings.end() ? nullptr : &*found;
}

Scene::Wrong wrong_by(const Finding& finding, const RecordText& record) {
    Scene::Wrong wrong;
    wrong.line = static_cast<std::uint32_t>(place_of(record, finding.span.begin).line);
    wrong.rule = finding.rule->id;
    wrong.message = finding.message;
    return wrong;
}

}  // namespace arbiter
