// Looks the game up as it is written, and then as it may be meant.
#include "rules/game_named.hpp"

#include "grammar/lenient/header.hpp"

namespace arbiter {

std::span<const std::string_view> game_ids() {
    static const std::vector<std::string_view> ids = [] {
        std::vector<std::string_view> all;
        for (const GameEntry& entry : games()) {
            all.push_back(entry.about->id);
        }
        return all;
    }();
    return ids;
}

std::vector<std::string_view> games_named(std::string_view record) {
    return lenient::games_named(record, game_ids());
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
