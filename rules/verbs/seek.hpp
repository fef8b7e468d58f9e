// Whether a record comes to a position that somebody asks for.
#pragma once

#include "grammar/record/words.hpp"
#include "rules/registry/registry.hpp"
#include "rules/replay/replay.hpp"
#include "rules/verbs/position_matcher.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::verbs {

template <Game G>
[[gnu::cold]] bool comes_to(const Record& record, const FileReader& open, const Pattern& pattern) {
    if constexpr (Positions<G>) {
        Replay<G> replay;
        RestorableObserver<PositionMatcher<G>> matcher{PositionMatcher<G>(pattern)};
        Report report;
        replay.run_leniently(record, {}, open, report, known_games(), observer<G>(matcher));
        return matcher.now.found();
    }
    return false;
}

/// The words of a pattern that can be names of players: who plays is known when a record is looked at.
inline std::vector<std::string_view> names_in(const Pattern& pattern) {
    std::vector<std::string_view> names;
    for (const std::string_view line : pattern.lines) {
        std::size_t place = 0;
        for (std::size_t at = 0; at < line.size(); ++place) {
            const std::string_view word = line.substr(at, line.find(' ', at) - at);
            if (may_name_player(line, place) && is_word(word) && !record::is_position_word(word) &&
                !(word.front() >= '0' && word.front() <= '9') && std::ranges::find(names, word) == names.end()) {
                names.push_back(word);
            }
            at += word.size() + 1;
        }
    }
    return names;
}

template <Game G>
[[gnu::cold]] std::optional<FaultOfPattern> fault_of_pattern(const Pattern& pattern) {
    if constexpr (Positions<G>) {
        Seats seats;
        for (const std::string_view name : names_in(pattern)) {
            seats.add(name, {}, true);
        }
        while (seats.count() < G::about().most_players) {
            seats.add("", {}, false);
        }
        return PatternReader<G>::fault(pattern, seats);
    }
    return FaultOfPattern{0, 0, "positions of this game have no set lines"};
}

}  // namespace arbiter::verbs
