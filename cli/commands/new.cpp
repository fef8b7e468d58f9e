// Runs new: asks who plays where nobody has said so, and writes the record where none stands yet.
#include "cli/commands/new.hpp"

#include "cli/app/option_values.hpp"
#include "cli/input/header_lines.hpp"
#include "cli/input/side_files.hpp"
#include "cli/output/atomic_file.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/session/new_record.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <iostream>
#include <stdexcept>
#include <unistd.h>
#include <utility>

namespace arbiter::cli {
namespace {

const GameEntry& game_of(const NewOptions& options) {
    const GameEntry* const game = find_game(options.game);
    if (game == nullptr) {
        throw std::runtime_error(fmt::format("no game is called {}: {}", options.game, game_list()));
    }
    return *game;
}

std::string asked_players() {
    std::cerr << "players, in the order they sit, such as Ann, Ben: " << std::flush;
    std::string line;
    if (!std::getline(std::cin, line)) {
        throw std::runtime_error("nobody said who plays");
    }
    return line;
}

/// Asks for the players until they can play.
std::string asked_record(NewRecord begun, const FileReader& open) {
    for (;;) {
        begun.players = asked_players();
        try {
            return text_of(begun, open);
        } catch (const std::runtime_error& error) {
            if (begun.players.find_first_not_of(" \t") != std::string::npos) {
                begun.players.clear();
                std::cerr << "  " << error.what() << '\n';
            }
        }
    }
}

void save(const std::string& text, const std::string& path) {
    OutputTarget destination(path);
    if (destination.is_file() && destination.is_there()) {
        destination.refuse("there is such a file already; arbiter live goes on with it");
    }
    AtomicFile file(std::move(destination));
    file.write(text);
    file.finish();
    file.take_place(true);
}

}  // namespace

int begin_record(const NewOptions& options) {
    const FileReader open = reader_beside(options.path);
    NewRecord begun{game_of(options), options.players, joined_by(options.house, ", "), today(),
                    header_lines(options.header)};
    const bool said = !options.players.empty() || begun.header.find("Players:") != std::string::npos;
    if (!said && ::isatty(STDIN_FILENO) == 0) {
        throw std::runtime_error("who plays? --players Ann,Ben says so");
    }
    save(said ? text_of(begun, open) : asked_record(std::move(begun), open), options.path);
    return Exit::clean;
}

}  // namespace arbiter::cli
