// Takes back what was drawn from hidden pieces, and keeps what was learnt.
#include "rules/unknown/completion.hpp"
#include "rules/unknown/hidden_pieces.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace arbiter::unknown {

/// Names what went back to the stock, then what else the position before has to be told apart by.
class Recall {
public:
    Recall(const HiddenPieces& now, const HiddenPieces& before, const HiddenPieces::RecallSink& visit)
        : now_(now), before_(before), visit_(visit) {
        for (GroupNumber group = 0; group < now.groups_.size(); ++group) {
            if (is_returned(group)) {
                goes_back_.push_back(group);
            }
        }
    }

    void run() { name(now_, 0, 0); }

private:
    std::optional<GroupNumber> before(GroupNumber group) const {
        while (group >= before_.groups_.size() && group != Group::drawn) {
            group = now_.groups_[group].part_of;
        }
        return group == Group::drawn ? std::nullopt : std::optional(group);
    }
    bool is_returned(GroupNumber group) const { return !before(group).has_value(); }

    /// The pieces of this group that went back, from this kind on: where like ones are known, their order means
    /// nothing.
    void name(const HiddenPieces& known, std::size_t index, Kind least) {
        if (index == goes_back_.size()) {
            part(known, before_.facts_.size());
            return;
        }
        const GroupNumber group = goes_back_[index];
        if (known.groups_[group].count == 0) {
            name(known, index + 1, 0);
            return;
        }
        const Kinds kinds = Completion(known).kinds()[group];
        kinds.ever.each([&](std::size_t number) {
            const auto kind = static_cast<Kind>(number);
            returned_.push_back({group, kind});
            if (kind >= least && kinds.hidden.contains(kind)) {
                HiddenPieces one = known;
                --one.groups_[group].count;
                one.take(kind, 1);
                name(one, index, kind);
            }
            for (std::size_t fact = before_.facts_.size(); kind >= least && fact < known.facts_.size(); ++fact) {
                const Fact& shown = known.facts_[fact];
                if (shown.kind == kind && shown.count > 0 && shown.from.contains(group)) {
                    HiddenPieces one = known;
                    --one.groups_[group].count;
                    --one.facts_[fact].count;
                    if (one.possible()) {
                        name(one, index, kind);
                    }
                }
            }
            returned_.pop_back();
            return true;
        });
    }

    /// Those of the groups that lay where the first of them lay before.
    IndexSet together(const IndexSet& groups) const {
        IndexSet here;
        std::optional<Place> place;
        groups.each([&](std::size_t group) {
            if (const auto earlier = before(static_cast<GroupNumber>(group))) {
                place = place.value_or(before_.groups_[*earlier].place);
                if (before_.groups_[*earlier].place == *place) {
                    here.add(group);
                }
            }
            return true;
        });
        return here;
    }
    IndexSet without_returned(IndexSet groups) const {
        std::ranges::for_each(goes_back_, [&](GroupNumber group) { groups.remove(group); });
        return groups;
    }

    /// A fact learnt since, of groups that lay at several places before, is one for each place.
    void part(const HiddenPieces& known, std::size_t fact) {
        if (fact == known.facts_.size()) {
            deal(without_seen(rebuilt(known), known), known, 0);
            return;
        }
        const Fact& whole = known.facts_[fact];
        const IndexSet here = together(whole.from);
        const IndexSet elsewhere = without_returned(whole.from) - here;
        if (elsewhere.empty()) {
            part(known, fact + 1);
            return;
        }
        for (std::uint32_t count = 0; count <= whole.count; ++count) {
            HiddenPieces one = known;
            one.facts_[fact] = {whole.kind, count, here};
            if (count < whole.count) {
                one.facts_.insert(one.facts_.begin() + static_cast<std::ptrdiff_t>(fact) + 1,
                                  {whole.kind, whole.count - count, elsewhere});
            }
            if (one.possible()) {
                part(one, fact + 1);
            }
        }
    }

    /// The groups and places of before, what is known now; numbers close up behind those that went back.
    HiddenPieces rebuilt(const HiddenPieces& known) const {
        HiddenPieces back = known;
        back.groups_.clear();
        back.left_ = before_.left_;
        std::vector<GroupNumber> moved(known.groups_.size(), Group::drawn);
        for (GroupNumber group = 0; group < known.groups_.size(); ++group) {
            if (const auto earlier = before(group)) {
                moved[group] = static_cast<GroupNumber>(back.groups_.size());
                Group& kept = back.groups_.emplace_back(known.groups_[group]);
                kept.place = before_.groups_[*earlier].place;
                kept.excluded -= kept.open - before_.groups_[*earlier].open;
                kept.open &= before_.groups_[*earlier].open;
                kept.part_of = kept.part_of == Group::drawn ? Group::drawn : moved[kept.part_of];
            }
        }
        for (std::size_t fact = before_.facts_.size(); fact < back.facts_.size(); ++fact) {
            IndexSet from;
            back.facts_[fact].from.each([&](std::size_t group) {
                if (moved[group] != Group::drawn) {
                    from.add(moved[group]);
                }
                return true;
            });
            back.facts_[fact].from = std::move(from);
            back.take(back.facts_[fact].kind, back.facts_[fact].count);
        }
        std::erase_if(back.facts_, [](const Fact& fact) { return fact.count == 0; });
        back.kinds_left_ = HiddenPieces(back.left_).kinds_left_;
        return back;
    }

    /// What had all been seen is none of those that are hidden.
    HiddenPieces without_seen(HiddenPieces back, const HiddenPieces& known) const {
        const IndexSet seen = back.kinds_left_ - known.kinds_left_;
        const std::vector<Kinds> kinds = seen.empty() ? std::vector<Kinds>() : Completion(back).kinds();
        for (GroupNumber group = 0; group < kinds.size(); ++group) {
            back.groups_[group].excluded |= kinds[group].hidden & seen;
        }
        back.forget_needless();
        return back;
    }

    /// Of other kinds that came back to the stock those that are hidden hold no more than they could before.
    void deal(const HiddenPieces& back, const HiddenPieces& known, Kind kind) {
        while (kind < back.left_.size() && (known.left_[kind] == 0 || known.left_[kind] >= back.left_[kind])) {
            ++kind;
        }
        if (kind == back.left_.size()) {
            visit_(back, returned_);
            return;
        }
        std::vector<GroupNumber> holders;
        std::uint32_t could_be = 0;
        const std::vector<Kinds> kinds = Completion(back).kinds();
        for (GroupNumber group = 0; group < kinds.size(); ++group) {
            if (kinds[group].hidden.contains(kind)) {
                holders.push_back(group);
                could_be += back.groups_[group].count;
            }
        }
        if (could_be <= known.left_[kind]) {
            deal(back, known, kind + 1);
        } else {
            deal_to(back, known, kind, holders, known.left_[kind]);
        }
    }
    /// Which of these groups hold how many of them.
    void deal_to(const HiddenPieces& back, const HiddenPieces& known, Kind kind, std::span<const GroupNumber> groups,
                 std::uint32_t most) {
        if (groups.empty()) {
            deal(back, known, kind + 1);
            return;
        }
        const GroupNumber group = groups.front();
        for (std::uint32_t count = 0; count <= std::min(most, back.groups_[group].count); ++count) {
            HiddenPieces one = back;
            const bool held = count == 0 || one.split(group, count, IndexSet::of(kind));
            if (one.exclude_from_group(group, IndexSet::of(kind)) && held) {
                deal_to(one, known, kind, groups.subspan(1), most - count);
            }
        }
    }

    const HiddenPieces& now_;
    const HiddenPieces& before_;
    const HiddenPieces::RecallSink& visit_;
    std::vector<GroupNumber> goes_back_;
    std::vector<HiddenPieces::Returned> returned_;
};

void HiddenPieces::recall(const HiddenPieces& before, const RecallSink& visit) const {
    Recall(*this, before, visit).run();
}

}  // namespace arbiter::unknown
