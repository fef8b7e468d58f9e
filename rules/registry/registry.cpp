// Finds games, and what is theirs, by name: as it is written, and then as it may be meant.
#include "rules/registry/registry.hpp"

#include "grammar/lenient/header.hpp"
#include "rules/record/rulebook.hpp"

#include <algorithm>
#include <iterator>

namespace arbiter {

const GameEntry* find_game(std::string_view id) {
    const auto found =
        std::find_if(games().begin(), games().end(), [id](const GameEntry& entry) { return entry.about->id == id; });
    return found == games().end() ? nullptr : &*found;
}

std::span<const Rule* const> all_rules() {
    static const std::vector<const Rule*> rules = [] {
        std::vector<const Rule*> all;
        const auto add = [&all](std::span<const Rule> book) {
            std::transform(book.begin(), book.end(), std::back_inserter(all), [](const Rule& rule) { return &rule; });
        };
        add(record::rulebook());
        for (const GameEntry& entry : games()) {
            add(entry.rulebook);
        }
        return all;
    }();
    return rules;
}

const Rule* find_rule(std::string_view code) {
    const auto found = std::ranges::find(all_rules(), code, &Rule::id);
    return found == all_rules().end() ? nullptr : *found;
}

const KnownGames& known_games() {
    static const auto names = [] {
        std::pair<std::vector<std::string_view>, std::vector<std::string_view>> all;
        for (const GameEntry& entry : games()) {
            all.first.push_back(entry.about->id);
            all.second.insert(all.second.end(), entry.about->keywords.begin(), entry.about->keywords.end());
        }
        return all;
    }();
    static const KnownGames known{names.first, names.second};
    return known;
}

std::string_view game_of(const Header& header) {
    const bool named = !header.fields.empty() && header.fields.front().key == Span{0, 4};
    return named ? header.value(header.fields.front()) : std::string_view{};
}

std::vector<std::string_view> games_named(std::string_view record) {
    return lenient::games_named(record, known_games().ids);
}

const GameEntry* find_game_of(const Header& header) {
    const GameEntry* const game = find_game(game_of(header));
    const bool deck_alike = header.find("Deck") == nullptr ||
                            (game != nullptr && find_header_key(game->about->header_keys, "Deck") != nullptr);
    if (game != nullptr && deck_alike) [[likely]] {
        return game;
    }
    const std::vector<std::string_view> meant = games_named(header.text);
    return meant.size() == 1 ? find_game(meant[0]) : game;
}

}  // namespace arbiter
