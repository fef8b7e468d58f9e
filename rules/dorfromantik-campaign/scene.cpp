// Describes the campaign sheet: the paths of the advancement track with their circles, and the high-score list.
#include "rules/scene/scene.hpp"

#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik-campaign/diagnostic_helpers.hpp"
#include "rules/dorfromantik-campaign/game.hpp"

#include <fmt/format.h>

#include <optional>
#include <span>

namespace arbiter::dorfromantik_campaign {
namespace {

Scene::Piece word(std::string letters, std::string label) {
    Scene::Piece piece;
    piece.letter = std::move(letters);
    piece.label = std::move(label);
    return piece;
}

Scene::Piece cross() {
    Scene::Piece piece;
    piece.hue = Hue::black;
    piece.letter.push_back('x');
    piece.label.append("circle crossed off");
    return piece;
}

/// Which circles of the path are crossed off, seen from its first hex and from its last.
struct Walked {
    std::uint8_t near = 0;
    std::uint8_t far = 0;
};

Walked walked(const Progress& progress, const Path& path) {
    Walked walked;
    for (const Step& step : progress.steps()) {
        walked.near = step.from == path.from && step.to == path.to ? step.circles : walked.near;
        walked.far = step.from == path.to && step.to == path.from ? step.circles : walked.far;
    }
    return walked;
}

/// A path as it is walked.
std::string name_of(Hex from, Hex to) {
    return fmt::format("{}>{}", name(from), name(to));
}

/// One row: where the path begins, its circles, where it leads.
void show_path(const Progress& progress, const Path& path, std::int32_t row, Scene::Group& names,
               Scene::Group& circles) {
    const auto add_hex = [&](Hex hex, std::int32_t x) {
        Scene::Piece& piece = names.add(x, row).piece.emplace(word(std::string(name(hex)), std::string(name(hex))));
        piece.hue = progress.reached(hex) ? Hue::green : Hue::none;
        if (progress.reached(hex)) {
            piece.label.append(", reached");
            Scene::Part& star = piece.parts.emplace_back();
            star.kind = Scene::Part::Kind::sign;
            star.letter.push_back('*');
        }
    };
    add_hex(path.from, 0);
    add_hex(path.to, 1);
    const Walked crossed = walked(progress, path);
    for (std::uint8_t circle = 1; circle <= path.circles; ++circle) {
        Scene::Cell& cell = circles.add(circle, row);
        cell.hue = circle == path.heart ? Hue::red : Hue::none;
        if (circle == path.heart) {
            cell.printed.push_back('h');
        }
        const bool from_near = circle <= crossed.near;
        if (from_near || circle > path.circles - crossed.far) {
            cell.piece = cross();
            cell.name = from_near ? name_of(path.from, path.to) : name_of(path.to, path.from);
        }
    }
}

void show_track(const Progress& progress, Scene::Board& board) {
    Scene::Shelf& shelf = board.add("advancement track");
    shelf.groups.resize(2);
    shelf.groups[0].name = "from, to";
    shelf.groups[1].name = "circles";
    for (std::size_t path = 0; path < paths; ++path) {
        show_path(progress, track()[path], static_cast<std::int32_t>(path), shelf.groups[0], shelf.groups[1]);
    }
}

/// Rows with games alone: the sheet has the others printed.
void show_games(const Ledger& ledger, Scene::Board& board) {
    constexpr std::size_t across = 6;
    Scene::Group& group = board.add("games: number, score, title").add("");
    for (const GamePlayed& game : ledger.games()) {
        const std::size_t at = group.cells.size();
        const HighScoreRow row = game.row ? ledger.list().rows()[*game.row] : HighScoreRow{};
        const std::string score = game.score ? std::to_string(*game.score) : std::string("?");
        const std::string points = game.score ? counted(*game.score, "point") : std::string("its points not noted");
        Scene::Piece& piece =
            group.add(static_cast<std::int32_t>(at % (across / 2)), static_cast<std::int32_t>(at / (across / 2)))
                .piece.emplace(
                    word(fmt::format("{} {}{}{}", game.number, score, row.title.empty() ? "" : " ", row.title),
                         fmt::format("game {}: {}, {}{}", game.number, points,
                                     game.row ? fmt::format("row {}, ", row_in_words(row)) : std::string(),
                                     counted(game.circles, "circle"))));
        piece.since = game.stamp;
    }
}

}  // namespace

/// The circles of a path that cannot be walked so.
void Campaign::point(const Event& event, const Fault& fault, Scene& scene) {
    if (event.written.verb() != Verb::cross || fault.part >= event.steps().size()) {
        return;
    }
    const Step& step = event.steps()[fault.part].step;
    const auto joins = [&](const Path& path) {
        return (path.from == step.from && path.to == step.to) || (path.from == step.to && path.to == step.from);
    };
    for (std::size_t path = 0; path < paths; ++path) {
        const auto row = static_cast<std::int32_t>(path);
        if (joins(track()[path])) {
            scene.common().shelves[0].groups[1].point_at_all([row](const Scene::Cell& cell) { return cell.y == row; });
        }
    }
}

void Campaign::scene(const State& state, const Seats&, Scene& scene) {
    const Progress& progress = state.ledger.progress();
    Scene::Board& common = scene.common();
    common.tell("circles crossed off", fmt::format("{} of {}", progress.crossed(), all_circles));
    common.tell("due", std::to_string(state.ledger.due()));
    common.tell("red hearts", std::to_string(progress.hearts()));
    show_track(progress, common);
    show_games(state.ledger, common);
}

}  // namespace arbiter::dorfromantik_campaign
