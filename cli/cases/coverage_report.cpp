// Lays a coverage out as a table, and as JSON.
#include "cli/cases/coverage_report.hpp"

#include "cli/report/record_json.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace arbiter::cli {
namespace {

std::string option_name(const OptionUse& use) {
    return fmt::format("{}={}", use.ruling->id, use.option);
}

/// What is missing, in words: "azul.line.full was never broken".
std::vector<std::string> gaps_of(const GameCoverage& game) {
    std::vector<std::string> gaps;
    for (const RuleUse& use : game.rules()) {
        if (use.held == 0 || use.broken == 0) {
            gaps.push_back(fmt::format("{} was never {}{}{}", use.rule->id, use.held == 0 ? "held" : "",
                                       use.held + use.broken == 0 ? " and never " : "",
                                       use.broken == 0 ? "broken" : ""));
        }
    }
    for (const OptionUse& use : game.options()) {
        if (use.records == 0) {
            gaps.push_back(fmt::format("ruling {} was never chosen", option_name(use)));
        }
    }
    for (const EndUse& use : game.ends()) {
        if (use.records == 0) {
            gaps.push_back(fmt::format("no game ended so: {}", use.end));
        }
    }
    return gaps;
}

void append_game(const GameCoverage& game, std::string& text) {
    const bool all = game.game() == nullptr;
    text += fmt::format("{}: {}\n", all ? "rules of all records" : game.name(), counted(game.records(), "record"));
    std::size_t width = 0;
    for (const RuleUse& use : game.rules()) {
        width = std::max(width, use.rule->id.size());
    }
    text += fmt::format("  {:<{}}  {:>9}  {:>9}\n", "rule", width, "held", "broken");
    for (const RuleUse& use : game.rules()) {
        text += fmt::format("  {:<{}}  {:>9}  {:>9}\n", use.rule->id, width, use.held, use.broken);
    }
    for (const OptionUse& use : game.options()) {
        text += fmt::format("  ruling {:<{}}  {:>9} record{}\n", option_name(use), width - 7, use.records,
                            s_of(use.records));
    }
    for (const EndUse& use : game.ends()) {
        text += fmt::format("  ended: {:<{}}  {:>9}\n", use.end, width - 7, use.records);
    }
    text += '\n';
}

Json game_json(const GameCoverage& game) {
    Json json = {{"game", game.name()}, {"records", game.records()}, {"rules", Json::array()}};
    for (const RuleUse& use : game.rules()) {
        json["rules"].push_back({{"code", use.rule->id}, {"held", use.held}, {"broken", use.broken}});
    }
    json["rulings"] = Json::array();
    for (const OptionUse& use : game.options()) {
        json["rulings"].push_back({{"ruling", use.ruling->id}, {"option", use.option}, {"records", use.records}});
    }
    json["ends"] = Json::array();
    for (const EndUse& use : game.ends()) {
        json["ends"].push_back({{"end", use.end}, {"records", use.records}});
    }
    json["missing"] = gaps_of(game);
    return json;
}

}  // namespace

std::string coverage_text(std::span<const GameCoverage> games) {
    std::string text;
    std::string gaps;
    for (const GameCoverage& game : games) {
        append_game(game, text);
        for (const std::string& gap : gaps_of(game)) {
            gaps += fmt::format("  {}{}\n", game.game() == nullptr ? "" : fmt::format("{}: ", game.name()), gap);
        }
    }
    return text + (gaps.empty() ? "nothing is missing\n" : "missing:\n" + gaps);
}

std::string coverage_json(std::span<const GameCoverage> games) {
    Json json = {{"schema", 1}, {"games", Json::array()}};
    for (const GameCoverage& game : games) {
        json["games"].push_back(game_json(game));
    }
    return to_line(json) + '\n';
}

bool is_missing_any(const GameCoverage& game) {
    const std::vector<RuleUse> rules = game.rules();
    const std::vector<OptionUse> options = game.options();
    return std::any_of(rules.begin(), rules.end(),
                       [](const RuleUse& use) { return use.held == 0 || use.broken == 0; }) ||
           std::any_of(options.begin(), options.end(), [](const OptionUse& use) { return use.records == 0; });
}

}  // namespace arbiter::cli
