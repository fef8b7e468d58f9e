// What hidden pieces of which each kind is there once can come to, added up by hand, without writing the ways out.
//
// Ways to give pieces to hands are one as soon as they agree on what is asked: kind by kind, a way is how many pieces
// each class of groups still wants and what each sum is by now; the piece goes to a class that may have it, or stays in
// the stock. A class are the groups of one place that exclude the same and of which the same facts tell, so that it
// makes no difference to which of them a piece goes. A fact is a piece that must go to one of its classes; it has been
// shown, so it adds nothing. A way is whole exactly if no class wants a piece at the end, for the stock takes whatever
// is left; and every completion is such a way.
//     Layers are kept: backwards from the ways that come to something, the steps that lead there are what the pieces of
// each class can be then.
//
// Example: a hand of two from 1, 2, 3, 4 has six completions and five sums: 1 + 4 and 2 + 3 are one way behind the last
// kind.
// Counterexample: kinds of which there are several. Which of them a fact tells of is the same then, but a layer a piece
// would count like ways again and again; nobody has asked.
//
// Cost: a layer a kind, each of at most the product of (pieces wanted + 1) over the classes times that of the sums;
// nearly always some hundred ways. They are paid for by the budget; when it is spent, nothing is known.
#pragma once

#include "rules/report/effort.hpp"
#include "rules/unknown/hidden_hands.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <vector>

namespace arbiter::unknown {

class Sums {
public:
    /// By place.
    using Totals = std::vector<std::uint32_t>;

    /// `weights`: of each kind; `sum_of`: to which sum the hidden pieces of each place are added, from 0. Both stay.
    Sums(const HiddenPieces& pieces, std::span<const std::uint32_t> weights, std::span<const std::size_t> sum_of,
         Budget budget);

    /// False: the budget was spent first.
    bool known() const { return !spent_; }
    /// Each that the sums can be together, once.
    void each(const std::function<void(const Totals& totals)>& visit) const;
    /// What the pieces of each group can be, or have been, if the sums are such; anything if they are not known.
    std::vector<Kinds64> kinds_where(const std::function<bool(const Totals& totals)>& such) const;

private:
    /// Pieces wanted, one number a class, and the sums.
    using Way = std::vector<std::uint32_t>;
    struct Class {
        std::size_t like;         ///< one of its groups
        std::vector<bool> facts;  ///< that tell of it
        std::uint32_t count = 0;
    };
    struct Step {
        Kind kind;
        bool shown;
        std::vector<bool> to;  ///< classes
    };

    std::size_t class_of(const HiddenPieces& pieces, std::size_t group);
    template <typename MayHave>
    void add_step(Kind kind, bool shown, MayHave may_have);
    void run(Budget budget);
    template <typename Visit>
    void each_next(const Way& way, const Step& step, Visit visit) const;
    Totals totals_of(const Way& way) const;

    std::span<const std::uint32_t> weights_;
    std::span<const std::size_t> sum_of_;
    std::vector<Class> classes_;
    std::vector<std::size_t> class_of_;  ///< each group
    std::vector<std::size_t> sum_of_class_;
    std::vector<Step> steps_;
    std::vector<std::set<Way>> layers_;
    bool spent_ = false;
};

}  // namespace arbiter::unknown
