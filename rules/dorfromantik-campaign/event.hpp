// A line of a ledger, or a step or claim of it, as the ledger meets it; resolved once for all laws, words and effects.
#pragma once

#include "grammar/dorfromantik-campaign/written.hpp"
#include "rules/dorfromantik-campaign/fault.hpp"
#include "rules/dorfromantik-campaign/game_record.hpp"
#include "rules/dorfromantik-campaign/game_sheet.hpp"
#include "rules/dorfromantik-campaign/ledger.hpp"
#include "rules/game/law.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace arbiter::dorfromantik_campaign {

/// What a record of which not every fact is known gave, wherever the ledger names it.
struct Found {
    const GameRecord* record = nullptr;
    std::optional<std::int32_t> score;  ///< nothing: the game was not finished
};

struct State {
    Ledger ledger;
    std::shared_ptr<GameRecords> records;  ///< that the ledger names; none where no ledger is read
    std::vector<Found> found{};
    bool lost = false;  ///< a record is so open that nobody can list what it gave
};

/// The record that the line names; nothing when it names none.
const GameRecord* record_of(const State& state, const Written& written);

struct Event {
    const Ledger& ledger;  ///< as it stands before the line or the step, or behind the line that claims something
    const Written& written;
    std::size_t part = 0;                ///< of the line: the step, or the hex claimed, at hand
    const GameRecord* record = nullptr;  ///< of a game whose record is named
    GameSheet sheet{};                   ///< of one whose score sheet is written out

    Event(const State& before, const Written& line);
    Event(const Ledger& met, const Written& line, std::size_t nth_part);

    std::uint32_t number() const { return static_cast<std::uint32_t>(written.number.value); }
    /// Of the game; nothing when its record or its sheet gives none.
    std::optional<std::int32_t> score() const;
    /// The steps of the line, as many as there is room for.
    std::span<const WrittenStep> steps() const { return steps_of(written); }
    const Step& step() const { return written.steps[part].step; }

    static std::span<const WrittenStep> steps_of(const Written& written);
    static std::span<const Achieved> achieved_of(const Written& written) {
        return std::span(written.achieved).first(written.achieved_count);
    }
    const Achieved& achieved() const { return written.achieved[part]; }
};

/// The law that an event is asked for, by its name; and the words of its finding.
using Rules = arbiter::Law<Event, Fault>;
using Case = arbiter::Case<Event, Fault>;

/// The first law that is broken; nothing when the event is legal.
Judgement look(const Event& event);

/// The part of that which concerns a single step, whatever line it stands in.
Judgement look_at_step(const Event& step);

/// Finds what of the claims of a line, and at the end of a ledger, is wrong.
void look_at_claims(const Ledger& after, const Written& written, Referee& referee);
void look_at_end(const Ledger& ledger, Referee& referee);

/// The book, whole.
std::span<const Rules> laws();

}  // namespace arbiter::dorfromantik_campaign
