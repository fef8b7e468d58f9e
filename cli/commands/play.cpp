// Runs play: writes random games one after another, each from a seed of its own.
#include "cli/commands/play.hpp"

#include "cli/input/header_lines.hpp"
#include "cli/input/inputs.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/text/plain_text.hpp"
#include "rules/game/random.hpp"
#include "rules/record/canonical.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <stdexcept>

namespace arbiter::cli {
namespace {

constexpr std::size_t flush_bytes = std::size_t{1} << 20U;

void flush(std::string& text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) {
        throw std::runtime_error("standard output cannot be written");
    }
    text.clear();
}

void check_players(const GameEntry& game, std::size_t players) {
    if (players < game.about->fewest_players || players > game.about->most_players) {
        throw std::runtime_error(fmt::format("{} is a game for {} to {} players, not {}", game.about->title,
                                             game.about->fewest_players, game.about->most_players, players));
    }
}

/// What the first game of a seed is drawn with; the next games count on from there. Seeds that lie side by side begin
/// so far apart that they share no game. Seed 1 begins at 1.
std::uint64_t first_draw(std::uint64_t seed) {
    return Random(seed).next() - Random(1).next() + 1;
}

/// What the referee says of a record that begins so.
[[noreturn]] void refuse_header(const GameEntry& game, const PlayOptions& options, const std::string& header,
                                const FileReader& open) {
    const std::string text = record::header_for(game.about->id, options.players, header);
    Report report;
    judge(RecordText{text}, {}, open, report);
    const Finding* const wrong = first_error(report.findings);
    if (wrong == nullptr) {
        throw std::runtime_error("no game can be played with these header lines");
    }
    throw std::runtime_error(fmt::format("no game can be played: {}{}{}; --header LINE adds a line of the header",
                                         plain_text(wrong->message), wrong->help.empty() ? "" : "; ",
                                         plain_text(wrong->help)));
}

}  // namespace

int play(const PlayOptions& options) {
    const GameEntry* const game = find_game(options.game);
    if (game == nullptr) {
        throw std::runtime_error(fmt::format("{} is no game the referee knows", options.game));
    }
    check_players(*game, options.players);
    const std::string header = header_lines(options.header);
    const FileReader open = reader_beside("-");
    const std::uint64_t draw = first_draw(options.seed);
    std::string text;
    for (std::uint64_t i = 0; i < options.games; ++i) {
        text += i == 0 ? "" : "\n";
        if (!game->play({options.players, draw + i, header}, open, text)) {
            refuse_header(*game, options, header, open);
        }
        if (text.size() > flush_bytes) {
            flush(text);
        }
    }
    flush(text);
    return Exit::clean;
}

}  // namespace arbiter::cli
