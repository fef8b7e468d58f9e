// Whoever looks on while a record is replayed, with the type forgotten: one loop serves them all.
#pragma once

#include "rules/position/opening.hpp"
#include "rules/replay/moment.hpp"
#include "rules/replay/watcher.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace arbiter {

/// A watcher, and what it was before anything was replayed: some records are replayed twice.
template <typename Watcher>
struct Watched {
    Watcher now;
    std::optional<Watcher> unspoilt{};
};

/// What the loop tells, as functions of a Watched (rules/replay/watcher.hpp says when).
template <Game G>
struct Sights {
    using State = typename G::State;
    using Written = typename G::Written;

    void (*keep)(void*);
    void (*restore)(void*);
    void (*begin)(void*, std::string_view record, const Seats& seats);
    void (*started)(void*, const Moment<G>& moment);
    void (*line)(void*, const State* before, const Written& written);
    void (*line_in_candidates)(void*, typename CandidatesOf<G>::Type& candidates, const Written& written);
    void (*unreadable)(void*, Span line);
    void (*set)(void*, const State* position, bool put_down, const SetOf<G>& set);
    void (*put_down)(void*, std::span<const Rule* const> kept);
    void (*soften)(void*, Written& written);
    void (*proceeded)(void*, const Moment<G>& moment);
    void (*played)(void*, const State& behind, const Written& written);
    void (*done)(void*, const Moment<G>& moment, const LineFate& fate);
    void (*finished)(void*, const Moment<G>& moment);
    bool (*goes_on)(void*);
    bool counts_kept;
    bool sees_candidates;  ///< a line of which facts are unknown is told once its worlds are there
};

/// Nobody, or one who looks on.
template <Game G>
class Observer {
public:
    Observer() = default;
    Observer(void* who, const Sights<G>& sights) : who_(who), sights_(&sights) {}

    explicit operator bool() const { return who_ != nullptr; }
    const Sights<G>* operator->() const { return sights_; }
    template <typename... Parameters, typename... Arguments>
    void tell(void (*Sights<G>::*what)(void*, Parameters...), Arguments&&... arguments) const {
        if (who_ != nullptr) [[unlikely]] {
            (sights_->*what)(who_, arguments...);
        }
    }
    bool goes_on() const { return who_ != nullptr && sights_->goes_on(who_); }

private:
    void* who_ = nullptr;
    const Sights<G>* sights_ = nullptr;
};

/// What a watcher does not look at is passed over.
template <Game G, typename Watcher>
struct SightsOf {
    using State = typename G::State;
    using Written = typename G::Written;
    using Candidates = typename CandidatesOf<G>::Type;

    static Watcher& at(void* who) { return static_cast<Watched<Watcher>*>(who)->now; }

    // Once a record: a whole watcher is copied. Copied and moved, it is half the code of an assignment.
    [[gnu::cold]] static void keep(void* who) { static_cast<Watched<Watcher>*>(who)->unspoilt.emplace(at(who)); }
    [[gnu::cold]] static void restore(void* who) { at(who) = Watcher(*static_cast<Watched<Watcher>*>(who)->unspoilt); }
    static void begin(void* who, std::string_view record, const Seats& seats) {
        if constexpr (requires(Watcher & watcher) { watcher.begin(record, seats); }) {
            at(who).begin(record, seats);
        }
    }
    static void started(void* who, const Moment<G>& moment) {
        if constexpr (requires(Watcher & watcher) { watcher.started(moment); }) {
            at(who).started(moment);
        }
    }
    static void line(void* who, const State* before, const Written& written) { at(who).line(before, written); }
    static constexpr bool sees_candidates =
        requires(Watcher & watcher, Candidates& candidates, const Written& written) {
        watcher.line_in_candidates(candidates, written);
    };
    static void line_in_candidates(void* who, Candidates& candidates, const Written& written) {
        if constexpr (candidates::Joined<G> && sees_candidates) {
            at(who).line_in_candidates(candidates, written);
        }
    }
    static void unreadable(void* who, Span line) { at(who).unreadable(line); }
    static void set(void* who, const State* position, bool put_down, const SetOf<G>& set) {
        if constexpr (Positions<G>) {
            at(who).set(position, put_down, set);
        }
    }
    static void put_down(void* who, std::span<const Rule* const> kept) { at(who).put_down(kept); }
    static void soften(void* who, Written& written) {
        if constexpr (requires(Watcher & watcher) { watcher.soften(written); }) {
            at(who).soften(written);
        }
    }
    static void proceeded(void* who, const Moment<G>& moment) {
        if constexpr (requires(Watcher & watcher) { watcher.proceeded(moment); }) {
            at(who).proceeded(moment);
        }
    }
    static void played(void* who, const State& behind, const Written& written) { at(who).played(behind, written); }
    static void done(void* who, const Moment<G>& moment, const LineFate& fate) {
        if constexpr (requires(Watcher & watcher) { watcher.done(moment, fate); }) {
            at(who).done(moment, fate);
        }
    }
    static void finished(void* who, const Moment<G>& moment) {
        if constexpr (requires(Watcher & watcher) { watcher.finished(moment); }) {
            at(who).finished(moment);
        }
    }
    static bool goes_on(void* who) {
        if constexpr (requires(Watcher & watcher) { watcher.goes_on(); }) {
            return at(who).goes_on();
        }
        return false;
    }

    static constexpr Sights<G> all{keep,
                                   restore,
                                   begin,
                                   started,
                                   line,
                                   line_in_candidates,
                                   unreadable,
                                   set,
                                   put_down,
                                   soften,
                                   proceeded,
                                   played,
                                   done,
                                   finished,
                                   goes_on,
                                   Watcher::counts_kept,
                                   candidates::Joined<G>&& sees_candidates};
};

template <Game G, typename Watcher>
Observer<G> observer(Watched<Watcher>& watched) {
    return {&watched, SightsOf<G, Watcher>::all};
}

}  // namespace arbiter
