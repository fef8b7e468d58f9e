// Looks on while a record is replayed, for positions that somebody asks for.
#pragma once

#include "rules/replay/snapshot.hpp"
#include "rules/verbs/pattern_reader.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace arbiter {

/// Sees every position of a record: the first one, the one behind each line, and what happens by itself in between.
template <Positions G>
class PositionMatcher {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    explicit PositionMatcher(const Pattern& pattern) : pattern_(&pattern) {}

    bool found() const { return found_; }

    // As replay tells it (rules/replay/null_observer.hpp).

    static constexpr bool counts_kept = false;
    void put_down(std::span<const Rule* const>) {}
    void begin(std::string_view, const Seats& seats) { seats_ = &seats; }
    void started(const Snapshot<G>& snapshot) { look_unless_at_end(snapshot); }
    void line(const State*, const Written& written) { is_event_ = written.line.kind() != LineKind::nothing; }
    template <typename Candidates>
    void line_in_candidates(Candidates&, const Written& written) {
        line(nullptr, written);
    }
    template <typename Set>
    void set(const State*, bool, const Set&) {
        is_event_ = false;  // the position is there already
    }
    void unreadable(Span) { is_event_ = false; }
    void proceeded(const Snapshot<G>& snapshot) {
        if (happens_by_itself) {
            look_unless_at_end(snapshot);
        }
    }
    template <typename AnyState, typename AnyWritten>
    void played(const AnyState&, const AnyWritten&) {}
    void done(const Snapshot<G>& snapshot, const LineFate& fate) {
        if (is_event_ && fate.was_live) {
            look_unless_at_end(snapshot);
        }
    }
    void finished(const Snapshot<G>& snapshot) { look(snapshot); }

private:
    static constexpr bool happens_by_itself = requires(State & state, typename G::ScoreLog& log) {
        G::proceed(state, log);
    }
    || requires(State& state, const Written& next) { G::proceed_to(state, next); };

    void look_unless_at_end(const Snapshot<G>& snapshot) {
        if (!pattern_->at_end) {
            look(snapshot);
        }
    }

    /// Where facts are unknown, it has to be so whatever they are.
    void look(const Snapshot<G>& snapshot) {
        if (found_ || snapshot.position == nullptr || seats_ == nullptr) {
            return;
        }
        if constexpr (candidates::Joined<G>) {
            if (snapshot.candidates != nullptr) {
                const bool relaxed = snapshot.candidates->relaxed();
                found_ = std::ranges::all_of(snapshot.candidates->members(),
                                             [&](const auto& member) { return is_so(member.state, relaxed); });
                return;
            }
        }
        found_ = is_so(*snapshot.position, false);
    }

    /// `outlined`: what is looked at stands for more positions than can be followed.
    bool is_so(const State& state, bool relaxed) {
        read_pattern();
        if (ways_.empty() || (relaxed && !asks_for_turn())) {
            return false;
        }
        position_.clear();
        relaxed ? add_turn<G>(state, *seats_, position_) : read_position<G>(state, *seats_, words_, position_);
        return std::ranges::any_of(ways_, [this](const auto& way) { return is_alike(position_, way); });
    }

    /// And for nothing else: a relaxation knows no more.
    bool asks_for_turn() const { return words_.size() == 1 && words_.front() == " turn"; }

    /// Players who are not in the header come one by one.
    void read_pattern() {
        if (read_for_ == seats_->count()) {
            return;
        }
        read_for_ = seats_->count();
        ways_ = PatternReader<G>::ways(*pattern_, *seats_);
        words_.clear();
        for (const SetParts& line : ways_.empty() ? std::vector<SetParts>{} : ways_.front()) {
            const auto* const what = std::get_if<std::string>(&line.names.front().second.data);
            words_.push_back(what == nullptr ? std::string() : ' ' + *what);
        }
        std::ranges::sort(words_);
        words_.erase(std::unique(words_.begin(), words_.end()), words_.end());
    }

    const Pattern* pattern_;
    const Seats* seats_ = nullptr;
    std::size_t read_for_ = most_seats + 1;
    std::vector<std::vector<SetParts>> ways_;
    std::vector<std::string> words_;  ///< which lines of a position matter
    std::vector<SetParts> position_;
    bool is_event_ = false;
    bool found_ = false;
};

}  // namespace arbiter
