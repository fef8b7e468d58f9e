// Collects the words that options take: games and codes from the registry, formats from their list.
#include "cli/app/option_values.hpp"

#include "cli/report/reporter.hpp"
#include "grammar/text/phrase.hpp"
#include "rules/registry/registry.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::cli {
namespace {

Values::Words every_code() {
    Values::Words codes;
    for (const Rule* const rule : all_rules()) {
        codes.emplace_back(rule->id);
    }
    return codes;
}

}  // namespace

Values one_of(std::vector<std::string> words) {
    return {std::move(words), true};
}

Values files() {
    return {{}, false, true};
}

Values folders() {
    return {{}, false, false, true};
}

Values game_names() {
    Values values;
    for (const GameEntry& game : games()) {
        values.words.emplace_back(game.about->id);
    }
    return values;
}

Values codes() {
    Values values;
    values.many = every_code;
    return values;
}

Values report_formats() {
    Values values;
    const std::string names = format_names();
    for (std::size_t at = 0; at < names.size();) {
        const std::size_t end = std::min(names.find(", ", at), names.size());
        values.words.push_back(names.substr(at, end - at) + "=");
        at = end + 2;
    }
    return values;
}

std::string game_list() {
    return joined_by(game_names().words, ", ");
}

}  // namespace arbiter::cli
