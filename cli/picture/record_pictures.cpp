// Cuts a record behind each of its lines, and draws the scene there.
#include "cli/picture/record_pictures.hpp"

#include "cli/picture/svg_picture.hpp"
#include "cli/report/trace_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace arbiter::cli {
namespace {

/// All pictures of a page, so that the page stays below a megabyte.
constexpr std::size_t most_bytes = 720'000;
/// So many lines are drawn; no game has as many.
constexpr std::size_t most_drawn_lines = 1'500;
/// How often a record is replayed before it is drawn.
constexpr std::uint64_t times_told = 2;
/// What a letter of a picture takes to write and to compare with the picture before, in steps: so many of a hundred.
constexpr std::uint64_t effort_of_letters = 10;

/// Where the comment of a line begins, or its end.
std::size_t behind_event(std::string_view line) {
    bool braced = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        braced = line[at] == '{' || (braced && line[at] != '}');
        const bool apart = at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t';
        if (line[at] == ';' && apart && !braced) {
            return at;
        }
    }
    return line.size();
}

/// A line that was refused, so that it stands; one that nobody can play is a comment. Lines keep their numbers.
std::string let_stand(std::string_view line, Applied applied) {
    if (applied == Applied::no) {
        return ";";
    }
    return fmt::format("{} stands", line.substr(0, behind_event(line)));
}

/// The record up to one step after the other, with what the referee refused let stand.
class Beginnings {
public:
    Beginnings(std::string_view text, const Trace& strict, const Trace& on)
        : text_(text),
          strict_(strict),
          on_(on),
          so_far_(text.substr(0, on.steps.empty() ? text.size() : on.steps.front().span.begin)) {}

    /// Before all steps, as long as none has been asked for.
    const std::string& before() const { return so_far_; }

    /// Behind the next step; one that nobody can play is as it was written, so that its picture has the marks of what
    /// is wrong, and none of the line before it.
    std::string next() {
        const std::size_t i = seen_++;
        const Step& step = on_.steps[i];
        const bool refused = i >= strict_.steps.size() || strict_.steps[i].applied == Applied::no;
        const bool changed = refused && step.applied != Applied::rules;
        const std::string_view line = step.span.in(text_);
        const std::string played = changed ? let_stand(line, step.applied) : std::string(line);
        const std::size_t end = i + 1 < on_.steps.size() ? on_.steps[i + 1].span.begin : step.span.end;
        std::string behind = fmt::format("{}{}\n", so_far_, step.applied == Applied::no ? line : played);
        so_far_ += played;
        so_far_ += text_.substr(step.span.end, end - step.span.end);
        return behind;
    }

    /// Behind all of them.
    std::string whole() {
        while (seen_ + 1 < on_.steps.size()) {
            next();
        }
        return next();
    }

private:
    std::string_view text_;
    const Trace& strict_;
    const Trace& on_;
    std::string so_far_;
    std::size_t seen_ = 0;
};

/// Which line put what lies in a cell, as far as points were told of it: "0 3,4".
using Laid = std::map<std::string, std::uint64_t, std::less<>>;

void remember(const Step& step, const LineNumbers& lines, Laid& laid) {
    for (const ScoreEvent& earned : step.points) {
        for (std::size_t i = 0; i < std::min(earned.cells.size(), earned.lines.size()); ++i) {
            if (earned.lines[i] != no_offset) {
                // What a player earned may lie on the common table.
                laid.insert_or_assign(place_name(earned.seat, earned.cells[i]), lines.of(earned.lines[i]));
                laid.insert_or_assign(place_name(no_seat, earned.cells[i]), lines.of(earned.lines[i]));
            }
        }
    }
}

/// Of cells by their names: the first one is kept.
using Places = std::map<std::string, std::string, std::less<>>;

void place_cell(std::string place, Seat seat, const Laid& laid, Scene::Cell& cell, Places& places) {
    if (cell.name.empty()) {
        return;
    }
    const std::string name = place_name(seat, cell.name);
    const auto line = laid.find(name);
    if (cell.piece && cell.piece->since == 0 && line != laid.end()) {
        cell.piece->since = static_cast<std::uint32_t>(line->second);
    }
    places.try_emplace(name, std::move(place));
}

/// Remembers where each cell with a name stands, and says in each piece which line put it there as far as that is
/// known.
void place_cells(const Laid& laid, Scene& scene, Places& places) {
    for (std::size_t b = 0; b < scene.boards.size(); ++b) {
        Scene::Board& board = scene.boards[b];
        for (std::size_t s = 0; s < board.shelves.size(); ++s) {
            for (std::size_t g = 0; g < board.shelves[s].groups.size(); ++g) {
                for (Scene::Cell& cell : board.shelves[s].groups[g].cells) {
                    place_cell(fmt::format("{}.{}.{}.{}.{}", b, s, g, cell.x, cell.y), board.seat, laid, cell, places);
                }
            }
        }
    }
}

}  // namespace

std::string place_name(Seat seat, std::string_view cell) {
    return fmt::format("{} {}", seat == no_seat ? std::string("-") : std::to_string(seat), cell);
}

RecordPictures draw_record(const GameEntry& game, const Record& record, const Trace& strict, const Trace& on,
                           const FileReader& open) {
    RecordPictures pictures;
    const LineNumbers lines(record.text);
    const auto draw = [&](const std::string& beginning, const Laid& laid, Places& places) {
        RecordText text = record.text;
        text.text = beginning;
        SceneOf made = game.scene_of(read_record(text), open);
        place_cells(laid, made.scene, places);
        std::string svg = made.reached ? svg_picture(made.scene, {.places = true}) : std::string();
        const std::uint64_t effort = made.effort + svg.size() * effort_of_letters / 100;
        pictures.effort += effort;
        pictures.most = std::max(pictures.most, effort);
        return svg;
    };
    const auto keep = [&](std::string svg) {
        if (svg.empty() || !pictures.steps.add(svg, most_bytes)) {
            pictures.steps.repeat();
            ++pictures.left_out;
        } else {
            pictures.last = std::move(svg);
        }
    };
    // The end is what somebody looks at first: it is drawn before the others have taken what there is. To judge the
    // record, and to tell its lines, has taken as much each time.
    const std::size_t last = on.steps.empty() ? 0 : on.steps.size() - 1;
    const bool ends = !on.steps.empty() && on.steps.size() <= most_drawn_lines;
    Places places_at_end;
    std::string end;
    if (ends) {
        Laid laid;
        std::ranges::for_each(on.steps, [&](const Step& step) { remember(step, lines, laid); });
        end = draw(Beginnings(record.text.text, strict, on).whole(), laid, places_at_end);
    }
    pictures.told = times_told * pictures.effort;
    Beginnings beginnings(record.text.text, strict, on);
    Laid laid;
    keep(draw(beginnings.before(), laid, pictures.places));
    for (std::size_t i = 0; i < on.steps.size(); ++i) {
        remember(on.steps[i], lines, laid);
        if (ends && i == last) {
            keep(std::move(end));
            pictures.places.merge(places_at_end);
        } else {
            keep(i < most_drawn_lines && pictures.told + pictures.effort < most_effort_for_pictures
                     ? draw(beginnings.next(), laid, pictures.places)
                     : std::string());
        }
    }
    return pictures;
}

}  // namespace arbiter::cli
