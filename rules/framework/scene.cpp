// Describes the table of Framework: the offer, and each player's display of tiles with tokens on their tasks.
#include "rules/scene/scene.hpp"

#include "rules/framework/game.hpp"
#include "rules/framework/scoring.hpp"
#include "rules/framework/words.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace arbiter::framework {
namespace {

constexpr std::array<Hue, color_count> hue_of{Hue::yellow, Hue::red, Hue::brown, Hue::green, Hue::silver};

Hue hue(Color color) {
    return hue_of[static_cast<std::size_t>(color)];
}

Scene::Part part_of(Scene::Part::Kind kind, Color color, std::string letter) {
    Scene::Part part;
    part.kind = kind;
    part.hue = hue(color);
    part.letter = std::move(letter);
    return part;
}

void add_tasks(const Tile& tile, const Laid* laid, Scene::Piece& piece) {
    for (std::size_t at = 0; at < tile.tasks().size(); ++at) {
        const Task& task = tile.tasks()[at];
        const std::string letters = tile.is_drawn(at) ? text(task) : "?";
        Scene::Part& part =
            piece.parts.emplace_back(part_of(Scene::Part::Kind::line, task.first, (task.after ? ">" : "") + letters));
        part.hue = tile.is_drawn(at) ? part.hue : Hue::none;
        part.done = laid != nullptr && laid->has_token(at);
    }
}

/// Its frames around it, its tasks on it; on a display those with a token are done.
Scene::Piece piece_of(const Tile& tile, const Laid* laid) {
    if (!tile.known()) {
        return unknown_piece("tile that nobody wrote down");
    }
    Scene::Piece piece;
    for (const Color color : tile.frames()) {
        piece.parts.push_back(part_of(Scene::Part::Kind::frame, color, std::string(1, letter(color))));
    }
    if (tile.frames().empty()) {
        piece.letter.push_back('-');
    }
    add_tasks(tile, laid, piece);
    piece.label = fmt::format("tile {}", tile.is_told() ? text(tile) : std::string("that is not known"));
    piece.since = laid == nullptr ? 0 : laid->line;
    return piece;
}

/// Tiles are taken by their numbers.
void show_offer(const State& state, Scene::Group& group) {
    for (std::size_t tile = 0; tile < state.offer.tiles().size(); ++tile) {
        Scene::Cell& cell = group.add(static_cast<std::int32_t>(tile + 1), 0);
        if (state.offer.is_free(tile)) {
            cell.piece = piece_of(state.offer.tiles()[tile], nullptr);
        }
    }
}

void show_storage(const State& state, Scene::Group& group) {
    for (std::size_t place = 0; place < state.agreed.house.storage; ++place) {
        Scene::Cell& cell = group.add(static_cast<std::int32_t>(place + 1), 0);
        if (place < state.storage.size()) {
            cell.piece = piece_of(state.storage[place], nullptr);
        }
    }
}

void show_display(const State& state, Player player, Scene::Group& group) {
    for (const Laid& laid : state.displays[player].tiles()) {
        Scene::Cell& cell = group.add(laid.cell.x, laid.cell.y);
        cell.name = text_of(laid.cell);
        cell.piece = piece_of(laid.tile, &laid);
    }
}

/// Which of the faults say in which cell something is wrong.
bool is_about_cell(Law law) {
    switch (law) {
        case Law::cell_occupied:
        case Law::cell_apart:
        case Law::cell_corner_only:
        case Law::token_no_tile:
        case Law::token_no_task:
        case Law::token_covered:
        case Law::token_incomplete:
        case Law::token_arrow: return true;
        default: return false;
    }
}

}  // namespace

void Framework::point(const Event& event, const Fault& fault, Scene& scene) {
    if (is_about_cell(fault.law)) {
        scene.of(static_cast<Seat>(event.player)).shelves[0].groups[0].point_at(fault.cell.x, fault.cell.y);
    } else if (fault.law == Law::offer_taken) {
        scene.common().shelves[0].groups[0].point_at(fault.found, 0);
    }
}

void Framework::scene(const State& state, const Seats&, Scene& scene) {
    Scene::Board& common = scene.common();
    common.tell("bag", std::to_string(state.bag));
    if (state.phase == Phase::picking) {
        show_offer(state, common.add("offer").add("", Scene::Axes::columns));
    }
    if (state.agreed.solo() && state.agreed.house.storage > 0) {
        show_storage(state, common.add("storage card").add("", Scene::Axes::columns));
    }
    for (Player player = 0; player < state.agreed.players; ++player) {
        Scene::Board& board = scene.of(static_cast<Seat>(player));
        board.tell("tokens left", in_words(unused(state, player)));
        show_display(state, player, board.add("display").add("", Scene::Axes::both));
    }
}

}  // namespace arbiter::framework
