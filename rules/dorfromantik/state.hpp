// A game as far as its record tells it: the table, or a table that fits what was written down when not all of it was.
#pragma once

#include "grammar/text/span.hpp"
#include "rules/dorfromantik/event.hpp"
#include "rules/dorfromantik/table.hpp"
#include "rules/dorfromantik/told.hpp"
#include "rules/effort.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {

/// What is kept once a fact is missing.
struct Doubt {
    Table before;                    ///< the table when the first fact went missing: all of it is certain
    std::vector<Told> told{};        ///< everything since
    std::vector<Missing> missing{};  ///< where a `?` was written
    bool trusting = false;           ///< searched enough: only what does not depend on the missing facts is checked
    bool over = false;               ///< whatever is missing, the game is over
};

/// A marker whose area has outgrown it, in a position that does not say whether it was completed before that.
struct Undecided {
    Marker marker{};
    TileNumber tile = 0;
    Span span;  ///< where its tile is written
};

class State {
public:
    explicit State(const Terms& terms, Budget budget = {}) : table_(terms), budget_(budget) {}

    /// Takes up a position as it was written down.
    void set_up(Table table, std::vector<Undecided> undecided, std::span<const Missing> missing);
    std::span<const Undecided> undecided() const { return undecided_; }
    /// What those of them that were completed add up to, where somebody has said it.
    std::optional<std::int64_t> decided_points() const { return decided_points_; }
    bool open_score() const { return !undecided_.empty() && !decided_points_; }
    /// Takes this for granted, and decides them where only one choice gives it. It must be a sum that they can have.
    void decide(std::int64_t points);

    /// The table, or while facts are missing one that fits everything told.
    const Table& table() const { return table_; }
    /// The last table of which everything is known, and what has been told since.
    const Table& sure_table() const { return doubt_ ? doubt_->before : table_; }
    std::span<const Told> told_since() const {
        return doubt_ ? std::span<const Told>(doubt_->told) : std::span<const Told>{};
    }
    bool certain() const { return !doubt_; }
    bool trusting() const { return doubt_ && doubt_->trusting; }
    bool over() const { return doubt_ ? doubt_->over : table_.finished(); }

    /// With facts missing: whether there is a way to fill them in with which the game is over.
    bool may_be_over() const;
    /// Takes it to be over, as far as that is possible on a table on which it is.
    void end_as_claimed();
    std::span<const Missing> missing() const;

    /// How many of the settled markers do not hang on a missing fact.
    std::size_t settled_for_certain() const;

    /// The game after a play, with facts missing here or before; nothing when there is no way to fill them in with
    /// which it is legal.
    std::shared_ptr<State> after(const Told& told, std::span<const Missing> missing) const;
    /// Nearly every play behind a missing fact fits the table at hand, and needs no copy of the game then: whether
    /// this is one, and plays it.
    bool fits_at_once(const Told& told, std::span<const Missing> missing) const;
    void play_at_once(const Told& told, std::span<const Missing> missing);
    /// The table that is missing the same facts as the record.
    Table table_on_trust() const;
    /// Searches no longer: from here on only what does not depend on the missing facts is checked.
    void give_up() {
        if (doubt_) {
            begin_trust();
        }
    }

    /// A legal play of which everything is known, on a table of which everything is known.
    void play(const Event& event) {
        table_.apply(event.player, event.play, event.around, event.printed, event.written.line.span.begin);
    }
    /// Plays as much of it as can be played, rules or no rules.
    void force(const Told& told, std::span<const Missing> missing);

private:
    bool play_in_doubt(const Told& told);
    bool play_on_trust(const Told& told);
    bool goes_on(const Told& told);
    bool look_for_another(const Told& told);
    void begin_doubt(std::span<const Missing> missing);
    /// Takes up the table that is missing the same facts as the record.
    void begin_trust();
    bool is_over() const;

    Table table_;
    std::vector<Undecided> undecided_;
    std::optional<std::int64_t> decided_points_;
    std::optional<Doubt> doubt_;
    Budget budget_;  ///< for searching tables that fit
};

}  // namespace arbiter::dorfromantik
