// A gap: lines of the record are missing, and the `set` lines behind it say how the table looked when writing went on.
//
// The defaults of a position do not hold there: what nobody wrote down is not empty, it is not known. A component that
// is written is whole, but for a grid, a map or a display: on these lies what lay there before, too. So behind a gap
// the position is put down as any other once what lay before is added to what is written; as long as a component is
// left that nobody knows, the lines behind the gap are read, and not judged.
#pragma once

#include "grammar/record/line.hpp"
#include "grammar/text/span.hpp"
#include "rules/game/position_checks.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arbiter {

template <typename Written>
struct Gap {
    Span line;                      ///< where it stands
    bool certain = false;           ///< all that lay on the table before it is known
    const Written* next = nullptr;  ///< the first event behind its set lines; nullptr at the end
};

/// What nobody knows behind a gap, named as in `set` lines: "displays", "Ann wall".
using Unknowns = std::vector<std::string>;

/// A game whose records may have gaps. Once all set lines behind one have been placed, `carry` puts down what lay on
/// the table before the gap and still does, finds what cannot have been taken back, and answers what is not known.
template <typename G>
concept CrossesGaps = requires(typename G::PositionBuilder& builder, const typename G::State& before,
                               const Gap<typename G::Written>& gap, Checks& checks) {
    { builder.carry(before, gap, checks) } -> std::same_as<Unknowns>;
};

/// The set line, or the piece in it, that contradicts what was there before.
template <typename Say>
void tell_undone(Checks& checks, Span span, Say say) {
    checks.keep(record::rule("record.gap.undone"), false, span, say);
}

/// Rounds never run backwards: neither the one that is set, nor, where none is, the first one that begins behind it,
/// which breaks a rule of the game.
template <typename Written>
void hold_round(const std::optional<Line>& set, std::uint32_t before, const Written* next, const Rule& rule,
                Checks& checks) {
    const auto say = [&] { return fmt::format("round {} had begun before the gap", before); };
    if (set && set->round < before) {
        tell_undone(checks, set->number, say);
    } else if (!set && next != nullptr && next->line.kind() == LineKind::round && next->line.round < before) {
        checks.keep(rule, false, next->line.number, say);
    }
}

}  // namespace arbiter
