// Whoever looks on while a record is replayed, with the type forgotten: one loop serves them all.
#pragma once

#include "rules/position/opening.hpp"
#include "rules/replay/null_observer.hpp"
#include "rules/replay/snapshot.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace arbiter {

/// An observer, and what it was before anything was replayed: some records are replayed twice.
template <typename Observer>
struct RestorableObserver {
    Observer now;
    std::optional<Observer> unspoilt{};
};

/// What the loop tells, as functions of a Watched (rules/replay/null_observer.hpp says when).
template <Game G>
struct ObserverCalls {
    using State = typename G::State;
    using Written = typename G::Written;

    void (*keep)(void*);
    void (*restore)(void*);
    void (*begin)(void*, std::string_view record, const Seats& seats);
    void (*started)(void*, const Snapshot<G>& snapshot);
    void (*line)(void*, const State* before, const Written& written);
    void (*line_in_candidates)(void*, typename CandidatesOf<G>::Type& candidates, const Written& written);
    void (*unreadable)(void*, Span line);
    void (*set)(void*, const State* position, bool put_down, const SetOf<G>& set);
    void (*put_down)(void*, std::span<const Rule* const> kept);
    void (*treat_as_forced)(void*, Written& written);
    void (*proceeded)(void*, const Snapshot<G>& snapshot);
    void (*played)(void*, const State& behind, const Written& written);
    void (*done)(void*, const Snapshot<G>& snapshot, const LineFate& fate);
    void (*finished)(void*, const Snapshot<G>& snapshot);
    bool (*goes_on)(void*);
    bool counts_kept;
    bool sees_candidates;  ///< a line of which facts are unknown is told once its worlds are there
};

/// Nobody, or one who looks on.
template <Game G>
class ObserverRef {
public:
    ObserverRef() = default;
    ObserverRef(void* who, const ObserverCalls<G>& calls) : who_(who), calls_(&calls) {}

    explicit operator bool() const { return who_ != nullptr; }
    const ObserverCalls<G>* operator->() const { return calls_; }
    template <typename... Parameters, typename... Arguments>
    void tell(void (*ObserverCalls<G>::*what)(void*, Parameters...), Arguments&&... arguments) const {
        if (who_ != nullptr) [[unlikely]] {
            (calls_->*what)(who_, arguments...);
        }
    }
    bool goes_on() const { return who_ != nullptr && calls_->goes_on(who_); }

private:
    void* who_ = nullptr;
    const ObserverCalls<G>* calls_ = nullptr;
};

/// What a observer does not look at is passed over.
template <Game G, typename Observer>
struct ObserverCallsOf {
    using State = typename G::State;
    using Written = typename G::Written;
    using Candidates = typename CandidatesOf<G>::Type;

    static Observer& at(void* who) { return static_cast<RestorableObserver<Observer>*>(who)->now; }

    // Once a record: a whole observer is copied. Copied and moved, it is half the code of an assignment.
    [[gnu::cold]] static void keep(void* who) {
        static_cast<RestorableObserver<Observer>*>(who)->unspoilt.emplace(at(who));
    }
    [[gnu::cold]] static void restore(void* who) {
        at(who) = Observer(*static_cast<RestorableObserver<Observer>*>(who)->unspoilt);
    }
    static void begin(void* who, std::string_view record, const Seats& seats) {
        if constexpr (requires(Observer & observer) { observer.begin(record, seats); }) {
            at(who).begin(record, seats);
        }
    }
    static void started(void* who, const Snapshot<G>& snapshot) {
        if constexpr (requires(Observer & observer) { observer.started(snapshot); }) {
            at(who).started(snapshot);
        }
    }
    static void line(void* who, const State* before, const Written& written) { at(who).line(before, written); }
    static constexpr bool sees_candidates =
        requires(Observer & observer, Candidates& candidates, const Written& written) {
        observer.line_in_candidates(candidates, written);
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
    static void treat_as_forced(void* who, Written& written) {
        if constexpr (requires(Observer & observer) { observer.treat_as_forced(written); }) {
            at(who).treat_as_forced(written);
        }
    }
    static void proceeded(void* who, const Snapshot<G>& snapshot) {
        if constexpr (requires(Observer & observer) { observer.proceeded(snapshot); }) {
            at(who).proceeded(snapshot);
        }
    }
    static void played(void* who, const State& behind, const Written& written) { at(who).played(behind, written); }
    static void done(void* who, const Snapshot<G>& snapshot, const LineFate& fate) {
        if constexpr (requires(Observer & observer) { observer.done(snapshot, fate); }) {
            at(who).done(snapshot, fate);
        }
    }
    static void finished(void* who, const Snapshot<G>& snapshot) {
        if constexpr (requires(Observer & observer) { observer.finished(snapshot); }) {
            at(who).finished(snapshot);
        }
    }
    static bool goes_on(void* who) {
        if constexpr (requires(Observer & observer) { observer.goes_on(); }) {
            return at(who).goes_on();
        }
        return false;
    }

    static constexpr ObserverCalls<G> all{keep,
                                          restore,
                                          begin,
                                          started,
                                          line,
                                          line_in_candidates,
                                          unreadable,
                                          set,
                                          put_down,
                                          treat_as_forced,
                                          proceeded,
                                          played,
                                          done,
                                          finished,
                                          goes_on,
                                          Observer::counts_kept,
                                          candidates::Joined<G>&& sees_candidates};
};

template <Game G, typename Observer>
ObserverRef<G> observer(RestorableObserver<Observer>& restorable) {
    return {&restorable, ObserverCallsOf<G, Observer>::all};
}

}  // namespace arbiter
