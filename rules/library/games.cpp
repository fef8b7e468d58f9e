// The registry's rulebooks, as callers see them; copied once.
#include "arbiter/games.hpp"

#include "rules/record/rulebook.hpp"
#include "rules/registry/registry.hpp"

#include <algorithm>

namespace arbiter::v1 {
namespace {

std::vector<Rule> rules_of(std::span<const arbiter::Rule> rulebook) {
    std::vector<Rule> rules;
    for (const arbiter::Rule& rule : rulebook) {
        rules.push_back({rule.id, rule.citation, rule.law, rule.explanation, rule.example});
    }
    return rules;
}

std::vector<Ruling> rulings_of(std::span<const arbiter::Ruling> table) {
    std::vector<Ruling> rulings;
    for (const arbiter::Ruling& ruling : table) {
        rulings.push_back({ruling.id, ruling.text, ruling.options});
    }
    return rulings;
}

std::vector<Game> all_games() {
    std::vector<Game> all;
    for (const GameEntry& entry : arbiter::games()) {
        const About& about = *entry.about;
        all.push_back({about.id, about.title, about.fewest_players, about.most_players, rules_of(entry.rulebook),
                       rulings_of(entry.rulings)});
    }
    return all;
}

const Rule* find_in(const std::vector<Rule>& rules, std::string_view code) {
    const auto found = std::find_if(rules.begin(), rules.end(), [code](const Rule& rule) { return rule.code == code; });
    return found == rules.end() ? nullptr : &*found;
}

}  // namespace

const std::vector<Game>& games() {
    static const std::vector<Game> all = all_games();
    return all;
}

const Game* find_game(std::string_view id) {
    const auto found = std::find_if(games().begin(), games().end(), [id](const Game& game) { return game.id == id; });
    return found == games().end() ? nullptr : &*found;
}

const std::vector<Rule>& record_rules() {
    static const std::vector<Rule> rules = rules_of(record::rulebook());
    return rules;
}

const Rule* find_rule(std::string_view code) {
    const Rule* found = find_in(record_rules(), code);
    for (const Game& game : games()) {
        found = found == nullptr ? find_in(game.rules, code) : found;
    }
    return found;
}

std::string_view version() {
    return ARBITER_VERSION;
}

}  // namespace arbiter::v1
