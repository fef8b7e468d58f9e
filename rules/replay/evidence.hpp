// The earlier line that a finding rests on, looked for in the text once there is a finding: who moved last, what ended
// the game.
#pragma once

#include "rules/game/game_defaults.hpp"
#include "rules/report/related_place.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter {

/// Reads the lines before one that is wrong, backwards.
template <Game G>
class Evidence {
public:
    using Written = typename G::Written;

    /// `cursor` is one into the record whose body begins at `body`.
    Evidence(LineCursor cursor, std::uint32_t body) : cursor_(cursor), body_(body) {}

    /// The event before this place that is a move or a round, whatever else has been written since; nothing where
    /// something was taken back, or another round was dealt since: who begins one does not follow from who moved last.
    std::optional<Written> last_move(std::uint32_t before, const typename G::State& state) {
        Written written{};
        bool dealt = false;
        for (std::size_t i = 0; i < most_lines && step_back(before); ++i) {
            if (!read(before, written) || written.line.kind() == LineKind::undo ||
                written.line.kind() == LineKind::end) {
                return std::nullopt;
            }
            const bool moved = is_move(written, state);
            if (written.line.kind() == LineKind::round || moved) {
                return moved && dealt ? std::nullopt : std::optional(written);
            }
            dealt = dealt || is_deal(written, state);
        }
        return std::nullopt;
    }

    /// Nothing before this place says who began: no move, no round of anybody's.
    bool is_first_move(std::uint32_t before, const typename G::State& state) {
        Written written{};
        for (std::size_t i = 0; step_back(before); ++i) {
            if (i == most_lines || !read(before, written) || written.line.kind() == LineKind::undo) {
                return false;
            }
            if (is_move(written, state) || (written.line.kind() == LineKind::round && written.line.named != no_seat)) {
                return false;
            }
        }
        return true;
    }

    /// The event before this place.
    std::optional<Written> last_event(std::uint32_t before) {
        Written written{};
        for (std::size_t i = 0; i < most_lines && step_back(before) && read(before, written); ++i) {
            if (written.line.kind() == LineKind::round || written.line.kind() == LineKind::event) {
                return written;
            }
        }
        return std::nullopt;
    }

    /// What `ask(earlier)` finds in the lines before this place, the last one first; nothing behind an undo.
    template <typename Ask>
    RelatedPlace related_place(std::uint32_t before, Ask ask) {
        Written written{};
        RelatedPlace best;
        for (std::size_t i = 0; i < most_searched && step_back(before) && read(before, written); ++i) {
            RelatedPlace found =
                written.line.kind() == LineKind::undo ? RelatedPlace::stop() : ask(std::as_const(written));
            const bool last = found.last;
            if (!found.words.empty()) {
                best = std::move(found);
                best.span = best.span.empty() ? written.line.event : best.span;
            }
            if (last) {
                break;
            }
        }
        return best;
    }

private:
    static constexpr std::size_t most_lines = 64;
    static constexpr std::size_t most_searched = 400;

    static bool is_move(const Written& written, const typename G::State& state) {
        return written.line.seat != no_seat && defaults::role<G>(state, written) == Role::move;
    }
    /// In a game of rounds what no undo reaches across begins one.
    static bool is_deal(const Written& written, const typename G::State& state) {
        return written.line.kind() == LineKind::event && defaults::round<G>(state) != 0 &&
               defaults::role<G>(state, written) == Role::barrier;
    }

    /// From the beginning of a line to that of the one above; false at the body's first.
    bool step_back(std::uint32_t& at) const {
        if (at <= body_) {
            return false;
        }
        const std::string_view above(cursor_.record + body_, at - body_ - 1);
        const std::size_t end = above.rfind('\n');
        at = end == std::string_view::npos ? body_ : body_ + static_cast<std::uint32_t>(end) + 1;
        return true;
    }

    bool read(std::uint32_t at, Written& written) {
        cursor_.at = cursor_.record + at;
        return G::read(cursor_, written);
    }

    LineCursor cursor_;
    std::uint32_t body_;
};

/// A line that was let stand, and nothing of it could be applied.
template <Game G>
void note_idle(const LineCursor& cursor, const typename G::State& state, const Line& idle, Finding& finding) {
    const Seat seat = idle.seat != no_seat && cursor.seats->count() > 1 ? G::to_move(state) : no_seat;
    std::string words = "this changed nothing";
    if (seat != no_seat) {
        words += fmt::format(", so {} is still to move", cursor.seats->name(seat));
    }
    finding.notes.push_back({idle.event, std::move(words)});
}

/// Below a finding about the turn: the line that made it somebody's. At `idle` stands the last line that was let stand
/// and changed nothing.
template <Game G>
void note_turn(LineCursor cursor, std::uint32_t body, const typename G::State& state, const Line& wrong,
               std::uint32_t idle, Finding& finding) {
    const auto last = Evidence<G>(cursor, body).last_move(wrong.span.begin, state);
    if (!last) {
        return;
    }
    const Line& line = last->line;
    if (line.span.begin == idle) {
        note_idle<G>(cursor, state, line, finding);
    } else if (line.kind() != LineKind::round) {
        finding.notes.push_back({line.event, fmt::format("{} moved last", cursor.seats->name(line.seat))});
    } else if (line.named != no_seat) {
        finding.notes.push_back({line.event, fmt::format("{} begins the round", cursor.seats->name(line.named))});
    }
}

/// Below any finding directly behind a line that changed nothing, as whoever wrote it did not know: that line.
template <Game G>
void note_idle_before(LineCursor cursor, std::uint32_t body, const typename G::State& state, const Line& wrong,
                      std::uint32_t idle, Finding& finding) {
    const auto last = Evidence<G>(cursor, body).last_event(wrong.span.begin);
    if (last && last->line.span.begin == idle) {
        note_idle<G>(cursor, state, last->line, finding);
    }
}

/// Below a finding about something behind the end: the line that was the game's last, the one before the first that met
/// the game over.
template <Game G>
void note_end(LineCursor cursor, std::uint32_t body, std::uint32_t behind, Finding& finding) {
    if (const auto last = Evidence<G>(cursor, body).last_event(behind)) {
        Note& note = finding.notes.emplace_back();
        note.span = last->line.event;
        note.message = "this ended the game";
    }
}

/// Below a finding: the last earlier line that tells `ask(earlier)` something.
template <Game G, typename Ask>
void note_earlier(LineCursor cursor, std::uint32_t body, const Line& wrong, Finding& finding, Ask ask) {
    RelatedPlace related_place = Evidence<G>(cursor, body).related_place(wrong.span.begin, ask);
    if (!related_place.words.empty()) {
        Note& note = finding.notes.emplace_back();
        note.span = related_place.span;
        note.message = std::move(related_place.words);
    }
}

/// Below a finding about a broken rule: the line that it rests on, where the game has a clue to it.
template <Game G>
void note_clue(LineCursor cursor, std::uint32_t body, const typename G::Written& wrong, const typename G::Event& event,
               const typename G::Fault& fault, Finding& finding) {
    if constexpr (requires {
                      { G::related_place(event, fault, wrong) } -> std::same_as<RelatedPlace>;
                  }) {
        note_earlier<G>(cursor, body, wrong.line, finding,
                        [&](const typename G::Written& earlier) { return G::related_place(event, fault, earlier); });
    }
}

/// Below a finding about the round: where the last one began.
template <Game G>
void note_round(LineCursor cursor, std::uint32_t body, const Line& wrong, Finding& finding) {
    note_earlier<G>(cursor, body, wrong, finding, [](const typename G::Written& earlier) {
        const bool round = earlier.line.kind() == LineKind::round;
        return round ? RelatedPlace::found(fmt::format("round {} begins here", earlier.line.round))
                     : RelatedPlace::none();
    });
}

/// Below a finding about a line behind the end line: that line.
template <Game G>
void note_end_line(LineCursor cursor, std::uint32_t body, const Line& wrong, Finding& finding) {
    note_earlier<G>(cursor, body, wrong, finding, [](const typename G::Written& earlier) {
        return earlier.line.kind() == LineKind::end ? RelatedPlace::found("the end line") : RelatedPlace::none();
    });
}

/// Below a finding about undo: the line behind which there is nothing to take back.
template <Game G>
void note_barrier(LineCursor cursor, std::uint32_t body, const typename G::State& state, const Line& wrong,
                  Finding& finding) {
    note_earlier<G>(cursor, body, wrong, finding, [&](const typename G::Written& earlier) {
        const bool event = earlier.line.kind() == LineKind::round || earlier.line.kind() == LineKind::event;
        const bool barrier = event && defaults::role<G>(state, earlier) == Role::barrier;
        return barrier ? RelatedPlace::found("undo does not reach behind this line") : RelatedPlace::none();
    });
}

}  // namespace arbiter
