// Asks the games what a pattern can be about, and each record whether it comes to it.
#include "cli/search/position_pattern.hpp"

#include "cli/text/plain_text.hpp"
#include "grammar/record/words.hpp"
#include "rules/registry/identity.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <utility>

namespace arbiter::cli {
namespace {

constexpr std::size_t most_lines_of_position = 100;

bool is_meant_game(const GameEntry& game, const std::vector<std::string>& names) {
    return names.empty() || std::find(names.begin(), names.end(), game.about->id) != names.end();
}

}  // namespace

std::vector<std::string> lines_of(std::string_view text) {
    constexpr std::string_view between = " / ";
    std::vector<std::string> lines;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t stroke = std::min(text.find(between, at), text.size());
        const std::size_t end = std::min(text.find('\n', at), stroke);
        if (std::string line = essential_line(text.substr(at, end - at)); !line.empty()) {
            lines.push_back(std::move(line));
        }
        at = end + (end == stroke ? between.size() : 1);
    }
    return lines;
}

PositionPattern::PositionPattern(const std::vector<std::string>& texts, bool at_end,
                                 const std::vector<std::string>& games) {
    pattern_.at_end = at_end;
    for (const std::string& text : texts) {
        std::vector<std::string> lines = lines_of(text);
        if (lines.empty()) {
            throw std::runtime_error(
                "a position is asked for by set lines, such as \"set Ann wall ?R... ..... ????? "
                "????? ?????\"");
        }
        std::move(lines.begin(), lines.end(), std::back_inserter(pattern_.lines));
    }
    if (pattern_.lines.size() > most_lines_of_position) {
        throw std::runtime_error(
            fmt::format("a position of more than {} lines cannot be asked for", most_lines_of_position));
    }
    if (asks()) {
        find_games(games);
    }
}

/// Those whose positions can be so; if there are none, what the game says of it that can read most.
void PositionPattern::find_games(const std::vector<std::string>& names) {
    std::pair<std::size_t, std::size_t> farthest{0, 0};
    std::string why = "no game has such a line";
    for (const GameEntry& game : games()) {
        const std::optional<FaultOfPattern> fault =
            is_meant_game(game, names) ? game.fault_of_pattern(pattern_) : FaultOfPattern{};
        if (!fault) {
            games_.push_back(&game);
        } else if (const std::pair far{fault->line, fault->at}; far > farthest) {
            farthest = far;
            why = fmt::format("in \"{}\": {}", pattern_.lines[fault->line], fault->why);
        }
    }
    if (games_.empty()) {
        throw std::runtime_error(plain_line(fmt::format("no position can be so: {}", why)));
    }
}

std::vector<std::string> PositionPattern::names() const {
    std::vector<std::string> names;
    for (const std::string& line : pattern_.lines) {
        constexpr std::size_t behind_set = 4;
        const std::string word = line.substr(behind_set, line.find(' ', behind_set) - behind_set);
        const bool number = word.size() == 2 && word.front() == 'P' && word.back() >= '1' && word.back() <= '8';
        if (word != "?" && !number && !record::is_position_word(word)) {
            names.push_back(word);
        }
    }
    return names;
}

bool PositionPattern::is_in(const JudgedRecord& judged) const {
    if (!asks()) {
        return true;
    }
    const GameEntry* const game = find_game_of(judged.header);
    if (judged.files == nullptr || std::find(games_.begin(), games_.end(), game) == games_.end()) {
        return false;
    }
    return game->comes_to(read_record(judged.record), *judged.files, pattern_);
}

}  // namespace arbiter::cli
