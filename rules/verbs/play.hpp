// Makes up legal games.
#pragma once

#include "rules/game/game_defaults.hpp"
#include "rules/record/canonical.hpp"
#include "rules/record/players.hpp"
#include "rules/record/setup.hpp"
#include "rules/registry/registry.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::verbs {

/// A scores line with the totals as they stand; a game can end without a result, and a game can be one without scores.
template <typename G>
void write_scores(const typename G::State& state, std::string& text) {
    Report report;
    defaults::scores<G>(state, report);
    if (report.score_count == 0) {
        return;  // a game can end without a result
    }
    text += "scores";
    for (std::uint32_t i = 0; i < report.score_count; ++i) {
        text += ' ';
        text += std::to_string(report.scores[i]);
    }
    text += '\n';
}

/// Longer games than this are cut off: chance can go on for ever in a game that people end.
inline constexpr std::size_t most_random_events = 20'000;

/// Calls each(state before, event) for the events of a random legal game; answers the last position.
template <Game G, typename Each>
std::optional<typename G::State> play_from_header(std::string_view header_text, Random& random, const FileReader& open,
                                                  Each each) {
    Header header;
    read_header(header_text, header);
    Report report;
    const RecordText record{header_text};
    Referee referee(record, report);
    if (!read_players(header, G::about(), referee)) {
        return std::nullopt;
    }
    Setup setup = read_setup(header, G::about(), defaults::rulings<G>(), referee);
    setup.open = &open;
    std::optional<typename G::State> state = G::start(setup, referee);
    if (!state || referee.errors() != 0) {
        return std::nullopt;
    }
    typename G::ScoreLog log;
    typename G::Written written{};
    for (std::size_t i = 0; i < most_random_events && !G::over(*state); ++i) {
        defaults::proceed<G>(*state, log);
        if (G::over(*state)) {
            break;
        }
        if (!defaults::deal<G>(*state, random, written) && !defaults::random_move<G>(*state, random, written)) {
            break;
        }
        each(*state, written, report.seats);
        if (defaults::play<G>(*state, written, log)) {
            break;
        }
    }
    return state;
}

template <Game G>
bool play(const PlayOrder& order, const FileReader& open, std::string& text) {
    const std::string header = record::header_for(G::about().id, order.players, order.header);
    const std::size_t begin = text.size();
    text += header;
    Random random(order.seed);
    Seats seats;
    const auto state =
        play_from_header<G>(header, random, open,
                            [&](const typename G::State& before, const typename G::Written& written, const Seats& who) {
                                seats = who;
                                // Running totals where a round ends: they make a record that checks itself.
                                if (defaults::round<G>(before) > 1 && written.line.kind() == LineKind::round) {
                                    write_scores<G>(before, text);
                                }
                                defaults::write<G>(before, written, {who, {}}, text);
                                text += '\n';
                            });
    if (!state) {
        text.resize(begin);
        return false;
    }
    if (G::over(*state) && record::has_scores(G::about())) {
        write_scores<G>(*state, text);
    }
    return true;
}

}  // namespace arbiter::verbs
