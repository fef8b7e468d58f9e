// Lays statistics out as tables, and as JSON.
#include "cli/search/statistics_report.hpp"

#include "cli/report/record_json.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <iterator>

namespace arbiter::cli {
namespace {

void append_spread(std::string_view name, const Spread& spread, std::string_view unit, std::string& text) {
    if (spread.count() != 0) {
        text += fmt::format("  {:<14} least {}, median {}, mean {:.1f}, most {} {}\n", name, spread.least(),
                            spread.percentile(50), spread.mean(), spread.most(), unit);
    }
}

void append_verdicts(const RunTotals& totals, std::string& text) {
    bool first = true;
    for (std::size_t i = 0; i < totals.verdicts.size(); ++i) {
        if (totals.verdicts[i] != 0) {
            text += fmt::format("{}{} {}", first ? ": " : ", ", totals.verdicts[i], name_of(static_cast<Verdict>(i)));
            first = false;
        }
    }
}

void append_players(const Statistics& game, std::string& text) {
    for (std::size_t n = 1; n < game.players().size(); ++n) {
        if (game.players()[n] != 0) {
            text += fmt::format("  {:<14} {}\n", counted(n, "player"), counted(game.players()[n], "record"));
        }
    }
    for (std::size_t seat = 0; seat < game.won().size(); ++seat) {
        if (game.won()[seat] != 0) {
            text += fmt::format("  {:<14} won {}\n", fmt::format("seat {}", seat + 1), game.won()[seat]);
        }
    }
    if (game.shared() != 0) {
        text += fmt::format("  {:<14} {}\n", "shared wins", game.shared());
    }
}

/// A heading, then a line for each name with its number.
template <typename Map>
void append_list(std::string_view heading, const Map& map, std::string& text) {
    if (!map.empty()) {
        text += fmt::format("  {}\n", heading);
    }
    for (const auto& [name, count] : map) {
        text += fmt::format("    {:>9} {}\n", count, name);
    }
}

void append_group(const GroupName& name, const Statistics& game, std::string& text) {
    const std::string group = name.group.empty() ? "" : fmt::format(", {}", plain_line(name.group));
    text += fmt::format("{}{}: {}", name.game, group, counted(game.totals().records, "record"));
    append_verdicts(game.totals(), text);
    text += '\n';
    append_players(game, text);
    append_spread("length", game.events(), "events", text);
    append_spread("scores", game.scores(), "points, in finished games", text);
    append_spread("best scores", game.winning(), "points, in finished games", text);
    if (const Duel& duel = game.duel(); duel.any()) {
        text += fmt::format("  {:<14} the first won {}, the second {}, both {}, neither {}\n", "head to head",
                            duel.first, duel.second, duel.both, duel.neither);
    }
    if (game.open() != 0) {
        text +=
            fmt::format("  {:<14} {}, left out of scores and winners\n", "open result", counted(game.open(), "record"));
    }
    append_list("completed", game.completed(), text);
    if (game.other_completed() != 0) {
        text += fmt::format("    {:>9} others\n", game.other_completed());
    }
    append_list("findings", game.totals().codes, text);
    text += '\n';
}

Json spread_json(const Spread& spread) {
    return {{"count", spread.count()},      {"min", spread.least()},
            {"p10", spread.percentile(10)}, {"median", spread.percentile(50)},
            {"p90", spread.percentile(90)}, {"mean", spread.mean()},
            {"max", spread.most()}};
}

template <typename Map>
Json map_json(const Map& map) {
    Json json = Json::object();
    for (const auto& [name, count] : map) {
        json[std::string(name)] = count;
    }
    return json;
}

Json game_json(const GroupName& name, const Statistics& game) {
    Json json = {{"game", name.game}, {"records", game.totals().records}, {"verdicts", Json::object()}};
    for (std::size_t i = 0; i < game.totals().verdicts.size(); ++i) {
        json["verdicts"][std::string(name_of(static_cast<Verdict>(i)))] = game.totals().verdicts[i];
    }
    json["players"] = Json::object();
    for (std::size_t n = 1; n < game.players().size(); ++n) {
        if (game.players()[n] != 0) {
            json["players"][std::to_string(n)] = game.players()[n];
        }
    }
    if (!name.group.empty()) {
        json["group"] = name.group;
    }
    json["won_by_seat"] = game.won();
    json["shared_wins"] = game.shared();
    if (const Duel& duel = game.duel(); duel.any()) {
        json["head_to_head"] = {
            {"first", duel.first}, {"second", duel.second}, {"both", duel.both}, {"neither", duel.neither}};
    }
    json["events"] = spread_json(game.events());
    json["scores"] = spread_json(game.scores());
    json["best_scores"] = spread_json(game.winning());
    json["open"] = game.open();
    json["completed"] = map_json(game.completed());
    json["completed_others"] = game.other_completed();
    json["findings"] = map_json(game.totals().codes);
    return json;
}

}  // namespace

std::string statistics_text(const GameStatistics& games) {
    std::string text;
    for (const auto& [name, game] : games) {
        append_group(name, game, text);
    }
    return text;
}

std::string statistics_json(const GameStatistics& games) {
    Json json = {{"schema", 1}, {"games", Json::array()}};
    for (const auto& [name, game] : games) {
        json["games"].push_back(game_json(name, game));
    }
    return to_line(json) + '\n';
}

}  // namespace arbiter::cli
