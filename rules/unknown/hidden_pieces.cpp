// What happens to hidden pieces, what is said of them, and when they are the same.
#include "rules/unknown/hidden_pieces.hpp"

#include "rules/unknown/completion.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace arbiter::unknown {

// What happens.

HiddenPieces::HiddenPieces(std::vector<std::uint32_t> stock, Budget budget) : left_(std::move(stock)), budget_(budget) {
    for (std::size_t kind = 0; kind < left_.size(); ++kind) {
        if (left_[kind] > 0) {
            kinds_left_.add(kind);
        }
    }
}

GroupNumber HiddenPieces::draw(Place place, std::uint32_t count) {
    groups_.push_back({.count = count, .place = place, .excluded = {}, .open = {}});
    return static_cast<GroupNumber>(groups_.size() - 1);
}

void HiddenPieces::take(Kind kind, std::uint32_t count) {
    broken_ = broken_ || left_[kind] < count;
    left_[kind] -= left_[kind] == unbounded ? 0 : std::min(left_[kind], count);
    if (left_[kind] == 0 && kinds_left_.contains(kind)) {
        kinds_left_.remove(kind);
        forget_needless();
    }
}

/// How many of each group are told of by facts of it alone.
std::vector<std::uint32_t> HiddenPieces::shown_alone() const {
    std::vector<std::uint32_t> shown(groups_.size());
    for (const Fact& fact : facts_) {
        if (fact.from.size() == 1) {
            fact.from.each([&](std::size_t group) { return (shown[group] += fact.count, true); });
        }
    }
    return shown;
}

/// What makes no difference, so that positions are the same which can be: that pieces are of no kind of which none are
/// left, or are of some kinds not when all have been shown. An undo finds out anew.
void HiddenPieces::forget_needless() {
    const std::vector<std::uint32_t> shown = shown_alone();
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        groups_[group].excluded &= shown[group] == groups_[group].count ? IndexSet() : kinds_left_;
    }
}

void HiddenPieces::see(Kind kind, std::uint32_t count) {
    take(kind, count);
}

/// Answers of which groups they can have been.
IndexSet HiddenPieces::show(Place place, Kind kind, std::uint32_t count) {
    IndexSet from;
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        const bool here = groups_[group].place == place && groups_[group].count > 0;
        if (here && !groups_[group].excluded.contains(kind)) {
            from.add(group);
        }
    }
    take(kind, count);
    if (count > 0) {
        facts_.push_back({.kind = kind, .count = count, .from = from});
    }
    return from;
}

bool HiddenPieces::reveal(Place place, Kind kind, std::uint32_t count) {
    show(place, kind, count);
    forget_needless();
    return possible();
}

bool HiddenPieces::take_all(Place place, Kind kind, std::uint32_t count) {
    show(place, kind, count);
    return exclude(place, IndexSet::of(kind));
}

bool HiddenPieces::take_some(Place place, Kind kind, std::uint32_t least) {
    show(place, kind, least).each([&](std::size_t group) {
        groups_[group].open.add(kind);
        return true;
    });
    return exclude(place, IndexSet::of(kind));
}

bool HiddenPieces::close() {
    for (Group& group : groups_) {
        group.open = IndexSet();
        group.excluded = kinds_left_;
    }
    return Completion(*this).found();
}

bool HiddenPieces::exclude(const IndexSet& kinds) {
    std::ranges::for_each(groups_, [&](Group& group) { group.excluded |= kinds; });
    forget_needless();
    return possible();
}

bool HiddenPieces::exclude(Place place, const IndexSet& kinds) {
    for (Group& group : groups_) {
        if (group.place == place) {
            group.excluded |= kinds;
        }
    }
    forget_needless();
    return possible();
}

bool HiddenPieces::exclude_from_group(GroupNumber group, const IndexSet& kinds) {
    groups_[group].excluded |= kinds;
    forget_needless();
    return possible();
}

bool HiddenPieces::split(GroupNumber group, std::uint32_t count, const IndexSet& among) {
    broken_ = broken_ || groups_[group].count < count;
    Group part{.count = std::min(count, groups_[group].count),
               .place = groups_[group].place,
               .part_of = group,
               .excluded = groups_[group].excluded | (kinds_left_ - among),
               .open = groups_[group].open};
    groups_[group].count -= part.count;
    groups_.push_back(std::move(part));
    forget_needless();
    return possible();
}

void HiddenPieces::move(Place from, Place to) {
    for (Group& group : groups_) {
        group.place = group.place == from ? to : group.place;
    }
}

// What can be said.

std::uint32_t HiddenPieces::hidden() const {
    std::uint32_t count = 0;
    for (const Group& group : groups_) {
        count += group.count;
    }
    for (const Fact& fact : facts_) {
        count -= std::min(count, fact.count);
    }
    return count;
}

std::uint32_t HiddenPieces::hidden(Place place) const {
    std::uint32_t count = 0;
    for (const Group& group : groups_) {
        count += group.place == place ? group.count : 0;
    }
    for (const Fact& fact : facts_) {
        const bool here = !fact.from.each([&](std::size_t group) { return groups_[group].place != place; });
        count -= here ? std::min(count, fact.count) : 0;
    }
    return count;
}

/// Of each kind those that must be among the pieces of which no fact tells.
std::vector<Fact> HiddenPieces::demands() const {
    std::vector<Fact> demands;
    for (Kind kind = 0; kind < least_.size(); ++kind) {
        Fact demand{.kind = kind, .count = least_[kind], .from = {}};
        for (const Fact& fact : facts_) {
            demand.count -= fact.kind == kind ? std::min(demand.count, fact.count) : 0;
        }
        if (demand.count == 0) {
            continue;
        }
        for (std::size_t group = 0; group < groups_.size(); ++group) {
            if (groups_[group].count > 0 && kinds_of(groups_[group]).contains(kind)) {
                demand.from.add(group);
            }
        }
        demands.push_back(std::move(demand));
    }
    return demands;
}

/// Every group has room for all pieces that are hidden, so that none is in another's way; and of each fact it is known
/// which group it tells of.
bool HiddenPieces::have_room() const {
    const std::vector<std::uint32_t> shown = shown_alone();
    const std::uint32_t all = hidden();
    bool room = !broken_ && least_.empty() &&
                std::ranges::all_of(facts_, [](const Fact& fact) { return fact.from.size() == 1; });
    for (std::size_t group = 0; room && group < groups_.size(); ++group) {
        std::uint64_t kinds = 0;
        room = shown[group] <= groups_[group].count &&
               (shown[group] == groups_[group].count || !kinds_of(groups_[group]).each([&](std::size_t kind) {
                   kinds += left_[kind];
                   return kinds < all;
               }));
    }
    return room;
}

bool HiddenPieces::possible() const {
    return have_room() || Completion(*this).found();
}

std::vector<Kinds> HiddenPieces::kinds() const {
    std::vector<Kinds> kinds = Completion(*this).kinds();
    for (std::size_t group = groups_.size(); group-- > 0;) {
        if (groups_[group].part_of != Group::drawn) {
            kinds[groups_[group].part_of].ever |= kinds[group].ever;
        }
    }
    return kinds;
}

IndexSet HiddenPieces::kinds_at(Place place) const {
    IndexSet found;
    const std::vector<Kinds> kinds = Completion(*this).kinds();
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        if (groups_[group].place == place) {
            found |= kinds[group].hidden;
        }
    }
    return found;
}

/// Whether of the group's pieces fewer than this can be of the kind: so many of the others are none of it.
bool HiddenPieces::has_fewer(GroupNumber group, Kind kind, std::uint32_t count) const {
    HiddenPieces other = *this;
    Group rest = groups_[group];
    rest.count -= count - 1;
    rest.excluded.add(kind);
    rest.open.remove(kind);
    other.groups_[group].count = count - 1;
    for (Fact& fact : other.facts_) {
        if (fact.kind != kind && fact.from.contains(group)) {
            fact.from.add(groups_.size());
        }
    }
    other.groups_.push_back(std::move(rest));
    return other.possible();
}

bool HiddenPieces::is_known() const {
    const Completion completion(*this);
    const std::vector<Kinds> kinds = completion.kinds();
    for (GroupNumber group = 0; group < groups_.size(); ++group) {
        const bool one = kinds[group].ever.each([&](std::size_t kind) {
            const std::uint32_t count = completion.count(group, static_cast<Kind>(kind));
            return count == groups_[group].count || (count != 0 && !has_fewer(group, static_cast<Kind>(kind), count));
        });
        if (!one || kinds[group].ever.empty() != (groups_[group].count == 0)) {
            return false;
        }
    }
    return true;
}

bool HiddenPieces::contains(const HiddenPieces& other) const {
    const auto contains_group = [](const Group& one, const Group& that) {
        return one.count == that.count && one.place == that.place && one.part_of == that.part_of &&
               (one.excluded - that.excluded).empty() && one.open == that.open;
    };
    const auto contains_fact = [](const Fact& one, const Fact& that) {
        return one.kind == that.kind && one.count == that.count && (that.from - one.from).empty();
    };
    return left_ == other.left_ && least_ == other.least_ &&
           std::ranges::equal(groups_, other.groups_, contains_group) &&
           std::ranges::equal(facts_, other.facts_, contains_fact);
}

std::uint64_t HiddenPieces::fingerprint() const {
    std::uint64_t print = groups_.size();
    const auto add = [&](std::uint64_t part) { print = (print ^ part) * 0x9E3779B97F4A7C15U; };
    for (const Group& group : groups_) {
        add(std::uint64_t{group.count} << 32U | group.place);
        add(group.excluded.bits());
        add(group.open.bits());
    }
    for (const Fact& fact : facts_) {
        add(std::uint64_t{fact.count} << 32U | fact.kind);
        add(fact.from.bits());
    }
    return print;
}

// Merging.

std::optional<HiddenPieces::Merged> HiddenPieces::merged() const {
    if (!least_.empty() || std::ranges::any_of(groups_, [](const Group& group) { return !group.open.empty(); })) {
        return std::nullopt;
    }
    struct Class {
        Group like;       ///< hidden pieces that are still open
        IndexSet open;    ///< the groups that they can be of
        IndexSet closed;  ///< groups whose pieces have all been shown
    };
    std::vector<Class> classes;
    std::vector<std::size_t> class_of;
    for (const Group& group : groups_) {
        const IndexSet excluded = kinds_left_ & group.excluded;
        const auto same = std::ranges::find_if(
            classes, [&](const Class& one) { return one.like.place == group.place && one.like.excluded == excluded; });
        class_of.push_back(static_cast<std::size_t>(same - classes.begin()));
        if (same == classes.end()) {
            classes.push_back(
                {.like = {.place = group.place, .excluded = excluded, .open = {}}, .open = {}, .closed = {}});
        }
    }
    Merged merged{HiddenPieces(left_, budget_), std::vector<Merged::Part>(groups_.size())};
    const auto join = [&](Class& to, std::size_t group) {
        if (&classes[class_of[group]] != &to) {
            return false;
        }
        if (groups_[group].count > 0 && !to.open.contains(group) && !to.closed.contains(group)) {
            to.open.add(group);
            to.like.count += groups_[group].count;
        }
        return true;
    };
    for (const Fact& fact : facts_) {
        Class* like = nullptr;
        fact.from.each([&](std::size_t group) {
            like = &classes[class_of[group]];
            return false;
        });
        const bool one = like != nullptr && fact.from.each([&](std::size_t group) { return join(*like, group); });
        if (!one || !(like->open - fact.from).empty() || like->like.count < fact.count) {
            return std::nullopt;
        }
        like->open.each([&](std::size_t group) {
            merged.parts[group].shown.add(fact.kind);
            return true;
        });
        like->like.count -= fact.count;
        if (like->like.count == 0) {
            like->closed |= like->open;
            like->open = IndexSet();
        }
    }
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        if (groups_[group].count > 0) {
            join(classes[class_of[group]], group);
        }
    }
    std::ranges::sort(classes, {}, [](const Class& one) { return std::tuple(one.like.place, one.like.excluded); });
    for (const Class& one : classes) {
        if (one.like.count > 0) {
            one.open.each([&](std::size_t group) {
                merged.parts[group].hidden_in.add(merged.pieces.groups_.size());
                return true;
            });
            merged.pieces.groups_.push_back(one.like);
        }
    }
    for (std::size_t group = groups_.size(); group-- > 0;) {
        if (groups_[group].part_of != Group::drawn) {
            merged.parts[groups_[group].part_of].hidden_in |= merged.parts[group].hidden_in;
            merged.parts[groups_[group].part_of].shown |= merged.parts[group].shown;
        }
    }
    return merged;
}

}  // namespace arbiter::unknown
