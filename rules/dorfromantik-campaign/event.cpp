// Resolves a line of a ledger: the score of the record it names or of the sheet it writes out, and its steps.
#include "rules/dorfromantik-campaign/event.hpp"

namespace arbiter::dorfromantik_campaign {
/// Read and judged when a line names it first.
const GameRecord* record_of(const State& state, const Written& written) {
    static const GameRecord none{.problem = "the file cannot be read"};
    if (written.verb() != Verb::game || written.path.empty()) {
        return nullptr;
    }
    return state.records ? &state.records->of(written.path_text, written.nth.value) : &none;
}

Event::Event(const State& before, const Written& line)
    : ledger(before.ledger), written(line), record(record_of(before, line)) {
    if (line.verb() == Verb::game && !line.sheet.empty()) {
        sheet = read_game_sheet(line.sheet_text);
    }
}

Event::Event(const Ledger& met, const Written& line, std::size_t nth_part)
    : ledger(met), written(line), part(nth_part) {}

std::optional<std::int32_t> Event::score() const {
    if (!written.sheet.empty()) {
        return sheet.total;
    }
    return record == nullptr || written.found ? std::optional(written.score.value) : record->score();
}

std::span<const WrittenStep> Event::steps_of(const Written& written) {
    return std::span(written.steps).first(written.step_count);
}

}  // namespace arbiter::dorfromantik_campaign
