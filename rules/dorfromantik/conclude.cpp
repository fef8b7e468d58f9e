// The score sheet, the markers completed and cancelled, and what was taken on trust.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/score.hpp"
#include "rules/dorfromantik/sheet.hpp"
#include "rules/dorfromantik/undecided.hpp"
#include "rules/dorfromantik/words.hpp"

#include <fmt/format.h>

namespace arbiter::dorfromantik {
namespace {

template <std::size_t size>
Object by_terrain(const std::array<std::int64_t, size>& points) {
    Object object;
    for (std::size_t terrain = 0; terrain < size; ++terrain) {
        object.emplace_back(word(all_terrains[terrain]), points[terrain]);
    }
    return object;
}

Value sheet_value(const ScoreSheet& sheet) {
    return object_of({{"tasks", by_terrain(sheet.tasks)},
                      {"flags", by_terrain(sheet.flags)},
                      {"longest_track", sheet.longest_track},
                      {"longest_stream", sheet.longest_stream},
                      {"S1", sheet.tasks_total()},
                      {"S2", sheet.map_total()},
                      {"S3", sheet.extra_total()},
                      {"total", sheet.total()}});
}

void tell_settled(const State& state, Report& report) {
    const Table& table = state.table();
    for (const SettledMarker& settled : table.settled().first(state.settled_for_certain())) {
        auto& list = settled.completed ? report.completed : report.cancelled;
        list.push_back({no_seat,
                        {settled.stamp, settled.stamp},
                        in_words(settled.marker),
                        in_words(table.map()[settled.tile].cell),
                        {}});
    }
}

void tell_assumed(const State& state, Report& report) {
    for (const Missing& missing : state.missing()) {
        Assumed& assumed = report.assumed.emplace_back();
        assumed.span = missing.span;
        assumed.text = missing.marker ? "a marker that nobody wrote down" : "a tile that nobody wrote down";
    }
    for (const Undecided& undecided : state.undecided()) {
        Assumed& assumed = report.assumed.emplace_back();
        assumed.span = undecided.span;
        assumed.text = fmt::format("whether {} was completed or cancelled", in_words(undecided.marker));
    }
    if (state.trusting()) {
        Assumed& assumed = report.assumed.emplace_back();
        assumed.span = state.missing().back().span;
        assumed.text = "so much is missing that markers and areas were not followed any further";
    }
}

}  // namespace

void Dorfromantik::conclude(const State& state, const Trail&, const Wishes& wishes, Report& report) {
    report.winners = 0;  // all play together
    if (state.open_score()) {
        const auto least = static_cast<std::int32_t>(score(state.table()).total());
        report.score_ranges = {{least, least + static_cast<std::int32_t>(largest_sum(state.undecided()))}};
    }
    tell_assumed(state, report);
    if (wishes.completed) {
        tell_settled(state, report);
    }
    if (wishes.breakdown && state.undecided().empty()) {
        report.breakdown = sheet_value(score(state.table()));
    }
    if (wishes.sheet) {
        write_sheet(state, report.sheet);
    }
}

}  // namespace arbiter::dorfromantik
