// What pieces can be: what a cycle in the flow gives them.
#include "rules/unknown/completion.hpp"

namespace arbiter::unknown {

/// From whom each group can take what it has there, in exchange for something else; the stock, the last number, too.
std::vector<IndexSet> Completion::givers() const {
    const std::size_t stock = groups_;
    std::vector<IndexSet> givers(groups_ + 1);
    IndexSet spare;
    for (std::size_t kind = 0; kind < kinds_; ++kind) {
        givers[stock] |= holders_[kind];
        if (spare_[kind] > 0) {
            spare.add(kind);
        }
    }
    for (std::size_t group = 0; group < groups_; ++group) {
        const IndexSet kinds = pieces_.kinds_of(pieces_.groups_[group]);
        if (kinds.intersects(spare)) {
            givers[group].add(stock);
        }
        if (kinds == pieces_.kinds_left_) {
            givers[group] |= givers[stock];
            continue;
        }
        kinds.each([&](std::size_t kind) {
            givers[group] |= holders_[kind];
            return true;
        });
    }
    for (std::size_t fact = 0; fact < facts_.size(); ++fact) {
        const IndexSet in_fact = shown_in(fact);
        facts_[fact].from.each([&](std::size_t group) {
            givers[group] |= in_fact;
            return true;
        });
    }
    return givers;
}

/// Whether the stock takes from all, and all from the stock, over others too: nearly always they do.
bool Completion::are_connected(const std::vector<IndexSet>& givers) const {
    IndexSet reached = givers.back();
    IndexSet reaching = IndexSet::of(groups_);
    bool grows = true;
    while (grows) {
        grows = false;
        for (std::size_t group = 0; group < groups_; ++group) {
            if (reached.contains(group) && !(givers[group] - reached).empty()) {
                reached |= givers[group];
                grows = true;
            }
            if (!reaching.contains(group) && givers[group].intersects(reaching)) {
                reaching.add(group);
                grows = true;
            }
        }
    }
    bool connected = true;
    for (std::size_t group = 0; group < groups_; ++group) {
        connected =
            connected && (pieces_.groups_[group].count == 0 || (reached.contains(group) && reaching.contains(group)));
    }
    return connected;
}

/// For each group those that can take what it has, over others too.
std::vector<IndexSet> Completion::takers(std::vector<IndexSet> givers) {
    for (std::size_t group = 0; group < givers.size(); ++group) {
        givers[group].add(group);
    }
    for (std::size_t middle = 0; middle < givers.size(); ++middle) {
        for (IndexSet& those : givers) {
            if (those.contains(middle)) {
                those |= givers[middle];
            }
        }
    }
    std::vector<IndexSet> takers(givers.size());
    for (std::size_t taker = 0; taker < givers.size(); ++taker) {
        givers[taker].each([&](std::size_t giver) {
            takers[giver].add(taker);
            return true;
        });
    }
    return takers;
}

std::vector<Kinds> Completion::kinds() const {
    const bool enough = pieces_.budget_.spend(groups_ * (groups_ + facts_.size()) / 8);
    if (exhausted_ || !enough) {
        return all_kinds();
    }
    if (!found_) {
        return std::vector<Kinds>(groups_);
    }
    const std::vector<IndexSet> givers = this->givers();
    return are_connected(givers) ? all_kinds() : kinds_taken_from(takers(givers));
}

/// All that is not excluded.
std::vector<Kinds> Completion::all_kinds() const {
    std::vector<Kinds> kinds(groups_);
    for (std::size_t group = 0; group < groups_; ++group) {
        if (pieces_.groups_[group].count > 0) {
            kinds[group].hidden = pieces_.kinds_of(pieces_.groups_[group]);
            kinds[group].ever = kinds[group].hidden;
        }
    }
    for (const Fact& fact : facts_) {
        fact.from.each([&](std::size_t group) {
            if (fact.count > 0 && pieces_.groups_[group].count > 0) {
                kinds[group].ever.add(fact.kind);
            }
            return true;
        });
    }
    return kinds;
}

std::vector<Kinds> Completion::kinds_taken_from(const std::vector<IndexSet>& takers) const {
    std::vector<Kinds> kinds(groups_);
    for (std::size_t group = 0; group < groups_; ++group) {
        if (pieces_.groups_[group].count > 0) {
            pieces_.kinds_of(pieces_.groups_[group]).each([&](std::size_t kind) {
                const bool free = spare_[kind] > 0 && takers[group].contains(groups_);
                if (free || holders_[kind].intersects(takers[group])) {
                    kinds[group].hidden.add(kind);
                }
                return true;
            });
            kinds[group].ever = kinds[group].hidden;
        }
    }
    for (std::size_t fact = 0; fact < facts_.size(); ++fact) {
        const IndexSet in_fact = shown_in(fact);
        facts_[fact].from.each([&](std::size_t group) {
            const bool can = pieces_.groups_[group].count > 0 && in_fact.intersects(takers[group]);
            if (can) {
                kinds[group].ever.add(facts_[fact].kind);
            }
            return true;
        });
    }
    return kinds;
}

}  // namespace arbiter::unknown
