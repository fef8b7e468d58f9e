// The verb that describes the last position of a record of any game, or what all its possible positions have in common.
#pragma once

#include "rules/registry.hpp"
#include "rules/replay/replay.hpp"
#include "rules/scene/result.hpp"
#include "rules/scene/scene.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace arbiter::verbs {

template <Game G>
void describe_turn(const typename G::State& state, const Seats& seats, Scene& scene) {
    if (const std::uint32_t round = usual::round<G>(state); round != 0) {
        scene.tell("round", std::to_string(round));
    }
    const Seat mover = G::over(state) ? no_seat : G::to_move(state);
    if (mover != no_seat) {
        scene.tell("to move", std::string(seats.name(mover)));
    } else if (G::over(state)) {
        scene.tell("", "finished");
    }
    for (Scene::Board& board : scene.boards) {
        board.to_move = mover != no_seat && board.seat == mover;
    }
}

/// All of one position.
template <Game G>
Scene describe_position(const typename G::State& state, const Seats& seats) {
    Scene scene;
    scene.title = G::about().title;
    scene.boards.emplace_back();
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()) && !G::about().together; ++seat) {
        Scene::Board& board = scene.boards.emplace_back();
        board.seat = seat;
        board.name = seats.name(seat);
    }
    describe_turn<G>(state, seats, scene);
    if constexpr (requires { G::scene(state, seats, scene); }) {
        G::scene(state, seats, scene);
    } else {
        scene.notes.emplace_back("pieces of this game are not drawn");
    }
    return scene;
}

template <Game G, typename AnyReplay>
void describe_replayed(AnyReplay& replay, const Report& report, Scene& scene) {
    if constexpr (worlds::Joined<G>) {
        if (auto& worlds = replay.worlds(); worlds.active()) {
            bool first = true;
            for (const auto& member : worlds.members()) {
                Scene one = describe_position<G>(member.state, report.seats);
                first ? void(scene = std::move(one)) : keep_common(scene, one);
                first = false;
            }
            if (worlds.outlined()) {
                scene.boards.front().shelves.clear();
                std::ranges::for_each(scene.boards, [](Scene::Board& board) { board.shelves.clear(); });
                scene.notes.emplace_back("so much is unknown here that no pieces can be drawn");
            } else if (worlds.members().size() > 1) {
                scene.notes.emplace_back(
                    fmt::format("{} positions are possible; ? is what they do not agree on", worlds.members().size()));
            }
            return;
        }
    }
    scene = describe_position<G>(*replay.state(), report.seats);
}

template <Game G>
SceneOf describe(const Record& record, const FileReader& open) {
    Replay<G> replay;
    Report report;
    replay.run(record, {}, open, report, all_keywords());
    SceneOf made;
    made.reached = replay.state().has_value();
    if (!made.reached) {
        return made;
    }
    made.stopped = report.stopped_at < replay.header().text.size();
    describe_replayed<G>(replay, report, made.scene);
    describe_result(report, made.scene);
    number_lines(record, replay.header().text.data() == record.text.text.data(), made.scene);
    return made;
}

/// With what the last event has changed marked. Names and texts in it are as written: whoever draws makes them fit.
template <Game G>
SceneOf scene_of(const Record& record, const FileReader& open) {
    SceneOf made = describe<G>(record, open);
    if (made.reached) {
        RecordText text = record.text;
        text.text = without_last_event(text.text, record.header.body);
        const SceneOf before = describe<G>(read_record(text), open);
        before.reached&& text.text.size() > record.header.body ? mark_changes(made.scene, before.scene) : void();
    }
    return made;
}

}  // namespace arbiter::verbs
