// What query and stats can ask of records.
#include "cli/search/filter_options.hpp"

namespace arbiter::cli {

void add_filters(FilterOptions& filter, std::vector<Option>& to) {
    to.push_back({"--header", "KEY=VALUE: the header says so; * stands for any text", &filter.headers});
    to.push_back({"--player", "somebody of this name plays", &filter.players});
    to.push_back({"--players", "so many play", &filter.player_count});
    to.push_back({"--score", "MIN..MAX: somebody (or --player) has such a score", &filter.score});
    to.push_back({"--winner", "somebody of this name has won", &filter.winners});
    to.push_back({"--verdict", "the verdict is this", &filter.verdicts,
                  one_of({"valid", "incomplete", "unverified", "violation", "unreadable"})});
    to.push_back({"--code", "a finding has this code; * stands for any text", &filter.codes, codes()});
    to.push_back({"--completed", "a task of this name was completed; * stands for any text", &filter.completed});
    to.push_back({"--game", "it is this game", &filter.games, game_names()});
    to.push_back({"--where", "comparisons joined by and, or, not: \"Date >= 2024-05 and not (tie or margin < 5)\"",
                  &filter.where});
    to.push_back({"--line", "a line of the moves is like this; several follow each other", &filter.lines});
    to.push_back({"--position", "it comes to a position with this set line; several are one position, ? is anything",
                  &filter.positions});
    to.push_back({"--at-end", "--position is the last position", &filter.at_end, {}, "--position"});
}

}  // namespace arbiter::cli
