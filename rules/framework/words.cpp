// Puts Framework's colors, cells, tiles and tasks into words.
#include "rules/framework/words.hpp"

#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <array>

namespace arbiter::framework {

std::string_view color_name(Color color) {
    static constexpr std::array<std::string_view, color_count> names{"yellow", "red", "brown", "green", "silver"};
    return names[static_cast<std::size_t>(color)];
}

std::string colors_of(const Task& task) {
    switch (task.kind) {
        case Task::Kind::one: return std::string(color_name(task.first));
        case Task::Kind::mix: return fmt::format("{} and {}", color_name(task.first), color_name(task.second));
        case Task::Kind::either: return fmt::format("{} or {}", color_name(task.first), color_name(task.second));
    }
    return {};
}

std::string progress(const Task& task, int frames, bool at_best) {
    return fmt::format("{}{} of {} {} frame{}", at_best || task.kind == Task::Kind::either ? "at best " : "", frames,
                       task.number, colors_of(task), s_of(task.number));
}

std::string ordinal(std::size_t number) {
    const bool teen = number % 100 / 10 == 1;
    const std::size_t last = teen ? 0 : number % 10;
    return fmt::format("{}{}", number, last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th");
}

std::string still_on_offer(const Offer& offer) {
    std::vector<std::string> tiles;
    for (std::size_t index = 0; index < offer.tiles().size(); ++index) {
        if (offer.is_free(index)) {
            tiles.push_back(fmt::format("{} {}", index + 1, text(offer.tiles()[index])));
        }
    }
    return in_words(tiles, ", ");
}

}  // namespace arbiter::framework
