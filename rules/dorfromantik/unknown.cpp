// Goes through the candidates of one play after another, depth first, within a fixed number of steps.
#include "rules/dorfromantik/unknown.hpp"

#include "rules/dorfromantik/candidates.hpp"
#include "rules/dorfromantik/event.hpp"

#include <utility>

namespace arbiter::dorfromantik {
namespace {

class Search {
public:
    Search(std::span<const Told> told, Wanted wanted, Budget budget)
        : told_(told), candidates_(told), wanted_(wanted), budget_(budget) {}

    /// Plays everything from the n-th event on; true when all of it fits, `table` being the outcome then.
    bool fits(Table& table, std::size_t n) {
        for (; n < told_.size() && told_[n].play.known(); ++n) {
            if (!play(table, told_[n], told_[n].play)) {
                return false;
            }
        }
        if (n < told_.size()) {
            return branch(table, n);
        }
        return wanted_ == Wanted::any || table.finished() == (wanted_ == Wanted::finished);
    }

    bool gave_up() const { return gave_up_; }

private:
    bool branch(Table& table, std::size_t n) {
        for (const Play& guess : candidates_.of(told_[n].play, table)) {
            if (!budget_.spend(steps_to_copy * table.map().size())) {
                gave_up_ = true;
                return false;
            }
            Table next = table;
            if (play(next, told_[n], guess) && fits(next, n + 1)) {
                table = std::move(next);
                return true;
            }
            if (gave_up_) {
                return false;
            }
        }
        return false;
    }

    bool play(Table& table, const Told& told, const Play& play) {
        if (++plays_ > most_plays || !budget_.spend(steps_to_play)) {
            gave_up_ = true;
            return false;
        }
        if (!told.stands) {
            return !table.finished() && play_by_the_laws(table, told, play) && all_hold(told.claims, table);
        }
        if (table.can_apply(play)) {
            table.apply(told.player, play, told.stamp);
        }
        return true;
    }

    static bool play_by_the_laws(Table& table, const Told& told, const Play& play) {
        const Event event(table, told.player, play);
        if (look(event)) {
            return false;
        }
        table.apply(event.player, event.play, event.around, event.printed, told.stamp);
        return true;
    }

    std::span<const Told> told_;
    Candidates candidates_;
    Wanted wanted_;
    Budget budget_;
    std::uint32_t plays_ = 0;
    static constexpr std::uint32_t most_plays = 100'000;
    static constexpr std::uint64_t steps_to_play = 5;
    static constexpr std::uint64_t steps_to_copy = 1;  ///< a tile
    bool gave_up_ = false;
};

}  // namespace

SearchResult find_possible_table(const Table& before, std::span<const Told> told, Wanted wanted, Budget budget) {
    Search search(told, wanted, budget);
    Table table = before;
    if (search.fits(table, 0)) {
        return {std::move(table), true};
    }
    // Of invented tiles only a few are tried, so that nothing found means nothing.
    return {std::nullopt, !search.gave_up() && before.supply().set() == TileSet::printed};
}

}  // namespace arbiter::dorfromantik
