// The verb that describes the last position of a record of any game, or what all its possible positions have in common.
#pragma once

#include "rules/registry/registry.hpp"
#include "rules/replay/replay.hpp"
#include "rules/scene/marks.hpp"
#include "rules/scene/result.hpp"
#include "rules/scene/scene.hpp"
#include "rules/trace/tracer.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace arbiter::verbs {

template <Game G>
void describe_turn(const typename G::State& state, const Seats& seats, Scene& scene) {
    if (const std::uint32_t round = defaults::round<G>(state); round != 0) {
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

/// Where lines were not even followed, what is known is older than they are.
inline void forget_facts(Scene& scene) {
    scene.facts.clear();
    for (Scene::Board& board : scene.boards) {
        board.facts.clear();
        board.to_move = false;
    }
}

template <Game G>
[[gnu::cold]] void describe_replayed(Replay<G>& replay, const Report& report, Scene& scene) {
    if constexpr (candidates::Joined<G>) {
        if (auto& candidates = replay.candidates(); candidates.active()) {
            scene = describe_position<G>(candidates.members().front().state, report.seats);
            bool alike = true;
            for (const auto& member : candidates.members().subspan(1)) {
                alike = keep_common(scene, describe_position<G>(member.state, report.seats)) && alike;
            }
            if (candidates.relaxed()) {
                std::ranges::for_each(scene.boards, [](Scene::Board& board) { board.shelves.clear(); });
                if (candidates.blind()) {
                    forget_facts(scene);
                }
                scene.notes.emplace_back("so much is unknown here that no pieces can be drawn");
            } else if (!alike) {
                scene.notes.emplace_back("more than one position is possible; ? is what they do not agree on");
            }
            return;
        }
    }
    scene = describe_position<G>(*replay.state(), report.seats);
}

/// Marks the cells that the fault of an event names, if that is what the finding tells of.
template <Game G, typename Breach>
void mark_fault(const Breach& breach, const Finding& finding, Scene& scene) {
    if constexpr (requires(const typename G::Event& event, const typename G::Fault& fault) {
                      G::point(event, fault, scene);
                  }) {
        const typename G::Event event{breach.before, breach.written};
        const auto fault = defaults::look<G>(event);
        if (fault && G::rulebook()[static_cast<std::size_t>(fault->law) - 1].id == finding.rule->id) {
            G::point(event, *fault, scene);
        }
    }
}

/// Marks what is wrong: the cells that the fault names, or else the pieces that the finding points back at. Pieces
/// still have offsets for lines.
template <Game G>
[[gnu::cold]] void mark_finding(Replay<G>& replay, const Tracer<G>& tracer, const Record& record,
                                const Finding& finding, Scene& scene) {
    scene.wrong = wrong_by(finding, record.text);
    if (const auto& breach = tracer.breach(); breach && !replay.is_open()) {
        mark_fault<G>(*breach, finding, scene);
    }
    if (replay.meant() == nullptr && !has_mark(scene, Scene::Mark::finding)) {
        mark_noted(finding, record.text.text, scene);
    }
}

/// What replaying it took beside the search for what is unknown: it is done twice where habits are undone, and much may
/// be said of what is wrong.
inline std::uint64_t effort_to_replay(const Record& record, const Report& report, bool normalized) {
    constexpr std::uint64_t bytes_in_a_step = 4;
    return record.text.text.size() * (1 + report.findings.size()) * (normalized ? 2 : 1) / bytes_in_a_step;
}

/// With a tracer: with marks of what the last event earned, and of what is wrong with it or behind it.
template <Game G>
[[gnu::cold]] SceneOf describe(const Record& record, const FileReader& open, RestorableObserver<Tracer<G>>* tracer) {
    Replay<G> replay;
    Report report;
    ReportOptions options;
    options.completed = tracer != nullptr;
    replay.run(record, options, open, report, known_games(),
               tracer != nullptr ? observer<G>(*tracer) : ObserverRef<G>{});
    SceneOf made;
    made.effort = replay.budget().effort()->used() + replay.effort_to_read() +
                  effort_to_replay(record, report, replay.meant() != nullptr);
    made.reached = replay.state().has_value();
    if (!made.reached) {
        return made;
    }
    made.stopped = report.stopped_at < record.text.text.size();
    describe_replayed<G>(replay, report, made.scene);
    describe_result(report, made.scene);
    if (tracer != nullptr) {
        if (const Finding* const finding = finding_to_show(report, record, made.stopped); finding != nullptr) {
            mark_finding<G>(replay, tracer->now, record, *finding, made.scene);
        }
        if (!made.stopped) {
            mark_earned(tracer->now.trace(), made.scene);
        }
    }
    number_lines(record, replay.meant(), made.scene);
    return made;
}

/// With what the last event has changed marked. Names and texts in it are as written: whoever draws makes them fit.
template <Game G>
[[gnu::cold]] SceneOf scene_of(const Record& record, const FileReader& open) {
    RestorableObserver<Tracer<G>> tracer;
    SceneOf made = describe<G>(record, open, &tracer);
    if (made.reached && !made.stopped) {
        RecordText text = record.text;
        text.text = without_last_event(text.text, record.header.body);
        const SceneOf before = describe<G>(read_record(text), open, nullptr);
        made.effort += before.effort;
        if (before.reached && text.text.size() > record.header.body) {
            mark_changes(made.scene, before.scene);
        }
    }
    return made;
}

}  // namespace arbiter::verbs
