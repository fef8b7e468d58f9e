// A flow from groups of hidden pieces to facts and kinds, and what follows from it of all flows.
#pragma once

#include "rules/unknown/hidden_pieces.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace arbiter::unknown {

/// One completion: for each group, how many of its pieces are in which fact, and how many of which kind are hidden.
class Completion {
public:
    Completion(const Completion&) = delete;
    Completion& operator=(const Completion&) = delete;
    explicit Completion(const HiddenPieces& pieces)
        : pieces_(pieces),
          facts_(pieces.facts_),
          groups_(pieces.groups_.size()),
          kinds_(pieces.left_.size()),
          spare_(pieces.left_),
          holders_(kinds_),
          hidden_(groups_ * kinds_),
          demands_(pieces.demands()) {
        if (!demands_.empty()) {
            demands_.insert(demands_.begin(), pieces.facts_.begin(), pieces.facts_.end());
            facts_ = demands_;
        }
        shown_.resize(groups_ * facts_.size());
        const bool enough = set_demands_aside();
        for (const Group& group : pieces.groups_) {
            open_.push_back(group.count);
        }
        found_ = enough && !pieces.broken_ && fill_facts() && give_all();
    }

    bool found() const { return found_ || exhausted_; }
    /// Of the group's pieces, in this completion.
    std::uint32_t count(std::size_t group, Kind kind) const {
        std::uint32_t count = hidden(kind, group);
        for (std::size_t fact = 0; fact < facts_.size(); ++fact) {
            count += facts_[fact].kind == kind ? shown(fact, group) : 0;
        }
        return count;
    }
    /// Those of them that are hidden.
    std::uint32_t hidden_count(std::size_t group, Kind kind) const {
        std::uint32_t count = hidden(kind, group);
        for (std::size_t fact = pieces_.facts_.size(); fact < facts_.size(); ++fact) {
            count += facts_[fact].kind == kind ? shown(fact, group) : 0;
        }
        return count;
    }
    /// In all completions.
    std::vector<Kinds> kinds() const;

private:
    // Completion. Each search takes hold of a fact, a group or a kind once.

    /// What must have been drawn is in the stock no more.
    bool set_demands_aside() {
        bool enough = true;
        for (const Fact& demand : facts_.subspan(pieces_.facts_.size())) {
            enough = enough && spare_[demand.kind] >= demand.count;
            spare_[demand.kind] -= spare_[demand.kind] == unbounded || !enough ? 0 : demand.count;
        }
        return enough;
    }

    bool fill_facts() {
        for (std::size_t fact = 0; fact < facts_.size(); ++fact) {
            for (std::uint32_t unit = facts_[fact].count; unit > 0; --unit) {
                begin_search();
                if (!fill(fact)) {
                    return false;
                }
            }
        }
        return true;
    }

    bool give_all() {
        for (std::size_t group = 0; group < groups_; ++group) {
            for (; open_[group] > 0; --open_[group]) {
                begin_search();
                if (!give(group)) {
                    return false;
                }
            }
        }
        return true;
    }

    void begin_search() { asked_facts_ = asked_kinds_ = asked_groups_ = IndexSet(); }

    bool afford(std::size_t steps) {
        exhausted_ = exhausted_ || !pieces_.budget_.spend(steps);
        return !exhausted_;
    }

    /// One piece more for the fact: one that nothing was said of, or one of another fact that finds another.
    bool fill(std::size_t fact) {
        const IndexSet& from = facts_[fact].from;
        asked_facts_.add(fact);
        const bool found = !from.each([&](std::size_t group) {
            const bool free = open_[group] > 0;
            open_[group] -= free ? 1U : 0U;
            shown(fact, group) += free ? 1U : 0U;
            return !free;
        });
        return found || !from.each([&](std::size_t group) {
            const bool first = !asked_groups_.contains(group);
            asked_groups_.add(group);
            return !first || !take_from_fact(fact, group);
        });
    }
    bool take_from_fact(std::size_t fact, std::size_t group) {
        for (std::size_t other = 0; other < facts_.size() && afford(1); ++other) {
            if (shown(other, group) > 0 && !asked_facts_.contains(other) && fill(other)) {
                --shown(other, group);
                ++shown(fact, group);
                return true;
            }
        }
        return false;
    }

    /// A kind for one piece more of the group: one with room, or one in whose place another group finds room.
    bool give(std::size_t group) {
        const IndexSet kinds = pieces_.kinds_of(pieces_.groups_[group]) - asked_kinds_;
        const bool has_room = !kinds.each([&](std::size_t kind) { return spare_[kind] == 0 || !hide(kind, group); });
        return has_room || !kinds.each([&](std::size_t kind) { return !take_kind(kind, group); }) || take_fact(group);
    }
    bool hide(std::size_t kind, std::size_t group) {
        spare_[kind] -= spare_[kind] == unbounded ? 0U : 1U;
        add(kind, group);
        return true;
    }
    bool take_kind(std::size_t kind, std::size_t group) {
        if (asked_kinds_.contains(kind) || !afford(groups_ / 8 + 1)) {
            return false;
        }
        asked_kinds_.add(kind);
        const IndexSet holders = holders_[kind];
        return !holders.each([&](std::size_t holder) {
            if (holder == group || !give(holder)) {
                return true;
            }
            if (--hidden(kind, holder) == 0) {
                holders_[kind].remove(holder);
            }
            add(kind, group);
            return false;
        });
    }
    bool take_fact(std::size_t group) {
        for (std::size_t fact = 0; fact < facts_.size() && afford(1); ++fact) {
            if (asked_facts_.contains(fact) || !facts_[fact].from.contains(group)) {
                continue;
            }
            asked_facts_.add(fact);
            for (std::size_t holder = 0; holder < groups_; ++holder) {
                if (holder != group && shown(fact, holder) > 0 && give(holder)) {
                    --shown(fact, holder);
                    ++shown(fact, group);
                    return true;
                }
            }
        }
        return false;
    }

    void add(std::size_t kind, std::size_t group) {
        ++hidden(kind, group);
        holders_[kind].add(group);
    }

    IndexSet shown_in(std::size_t fact) const {
        IndexSet in;
        facts_[fact].from.each([&](std::size_t group) {
            if (shown(fact, group) > 0) {
                in.add(group);
            }
            return true;
        });
        return in;
    }
    std::vector<IndexSet> givers() const;
    bool are_connected(const std::vector<IndexSet>& givers) const;
    static std::vector<IndexSet> takers(std::vector<IndexSet> givers);
    std::vector<Kinds> all_kinds() const;
    std::vector<Kinds> kinds_taken_from(const std::vector<IndexSet>& takers) const;

    std::uint32_t& hidden(std::size_t kind, std::size_t group) { return hidden_[kind * groups_ + group]; }
    std::uint32_t hidden(std::size_t kind, std::size_t group) const { return hidden_[kind * groups_ + group]; }
    std::uint32_t& shown(std::size_t fact, std::size_t group) { return shown_[fact * groups_ + group]; }
    std::uint32_t shown(std::size_t fact, std::size_t group) const { return shown_[fact * groups_ + group]; }

    const HiddenPieces& pieces_;
    std::span<const Fact> facts_;  ///< those of the pieces, and then what must have been drawn besides
    std::size_t groups_;
    std::size_t kinds_;
    std::vector<std::uint32_t> spare_;  ///< of each kind
    std::vector<IndexSet> holders_;     ///< of each kind, hidden
    std::vector<std::uint32_t> hidden_;
    std::vector<Fact> demands_;
    std::vector<std::uint32_t> shown_;
    std::vector<std::uint32_t> open_;  ///< of each group, pieces that are nothing yet
    IndexSet asked_facts_;
    IndexSet asked_kinds_;
    IndexSet asked_groups_;
    bool exhausted_ = false;
    bool found_ = false;
};

}  // namespace arbiter::unknown
