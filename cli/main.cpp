// The command line: arguments in, a command run, its exit code out.
#include "cli/commands/books.hpp"
#include "cli/commands/command_line.hpp"
#include "cli/commands/format.hpp"
#include "cli/commands/moves.hpp"
#include "cli/commands/play.hpp"
#include "cli/commands/score.hpp"
#include "cli/options.hpp"
#include "cli/render/plain_text.hpp"
#include "cli/standard_streams.hpp"
#include "rules/registry.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <charconv>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <iostream>
#include <string>

namespace {

using namespace arbiter;
using namespace arbiter::cli;

void add_score(CLI::App& app, Action& action) {
    static ScoreOptions options;
    static std::string color = "auto";
    CLI::App* const command = app.add_subcommand("score", "print the score sheet of each record, and why");
    add_paths(*command, options.paths);
    add_side_files(*command);
    add_color(*command, color);
    command->callback([&action] {
        action = [] {
            options.color = wants_color(color);
            return score(options);
        };
    });
}

void add_books(CLI::App& app, Action& action) {
    static std::string word;
    CLI::App* const explain_command = app.add_subcommand("explain", "explain a code, with an example");
    explain_command->add_option("code", word, "such as azul.line.other-color")->required();
    explain_command->callback([&action] { action = [] { return explain(word); }; });
    CLI::App* const rules_command = app.add_subcommand("rules", "list the rules of a game that a record can break");
    rules_command->add_option("game", word, game_list() + ", or record for what all games share")->required();
    rules_command->callback([&action] { action = [] { return list_rules(word); }; });
    CLI::App* const rulings_command =
        app.add_subcommand("rulings", "list how the referee reads a game's rules where they leave a choice");
    rulings_command->add_option("game", word, game_list())->required();
    rulings_command->callback([&action] { action = [] { return list_rulings(word); }; });
}

void add_moves(CLI::App& app, Action& action) {
    static MovesOptions options;
    static std::string color = "auto";
    static unsigned depth = 1;
    CLI::App* const command = app.add_subcommand("moves", "list what is legal at the end of a record");
    command->add_option("file", options.path, "a file or -")->required();
    command->add_option("--record", options.record, "the record's number in the file (default: the last)");
    CLI::Option* const count =
        command->add_option("--count", depth, "count the ways to go on for so many moves instead");
    command->add_flag("--snapshot", options.snapshot, "print the position as one line instead");
    add_side_files(*command);
    add_color(*command, color);
    command->callback([&action, count] {
        action = [count] {
            options.color = wants_color(color);
            if (count->count() != 0) {
                options.count = depth;
            }
            return moves(options);
        };
    });
}

void add_play(CLI::App& app, Action& action) {
    static PlayOptions options;
    CLI::App* const command = app.add_subcommand("play", "write random legal games");
    command->add_option("game", options.game, game_list())->required();
    command->add_option("--players", options.players, "how many play (default 2)");
    command->add_option("--seed", options.seed, "the same seed gives the same games (default 1)");
    command->add_option("--games", options.games, "how many (default 1)");
    command->add_option("--header", options.header, "a further header line, such as \"House: wall=gray\"")
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false);
    add_side_files(*command);
    command->callback([&action] { action = [] { return play(options); }; });
}

void add_format(CLI::App& app, Action& action) {
    static FormatOptions options;
    CLI::App* const command = app.add_subcommand("fmt", "write records in canonical form");
    add_paths(*command, options.paths);
    command->add_flag("-i,--in-place", options.in_place, "change the files instead of printing");
    command->add_flag("--check", options.check,
                      "change nothing; list the files that are not canonical, and exit 1 if there are any");
    add_side_files(*command);
    command->callback([&action] { action = [] { return format(options); }; });
}

/// "-1" and what is too large would be read as some other number.
std::string fault_of_number(const std::string& text) {
    std::uint64_t number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc::result_out_of_range) {
        return text + " is too large";
    }
    const bool whole = error == std::errc() && stop == text.data() + text.size();
    return whole ? std::string{} : text + (text.starts_with('-') ? " is negative" : " is no whole number");
}

void refuse_other_numbers(CLI::App& app) {
    const CLI::Validator number([](const std::string& text) { return fault_of_number(text); }, "");
    for (CLI::App* const command : app.get_subcommands([](CLI::App*) { return true; })) {
        for (CLI::Option* const option : command->get_options()) {
            if (option->get_type_name() == "UINT") {
                option->check(number);
            }
        }
    }
}

/// An argument may hold anything; what is said of it is one line.
std::string usage_message(const CLI::App*, const CLI::Error& error) {
    return fmt::format("{}\nRun with --help for more information.\n", plain_line(error.what()));
}

/// Whatever could not be written is noticed here at the latest: buffered text fails when it is flushed.
int written_or_usage(int code) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) {
        return code;
    }
    std::fputs("arbiter: standard output cannot be written\n", stderr);
    return Exit::usage;
}

int run(int argc, char** argv) {
    CLI::App app{"A referee for records of tabletop games: legality, completed tasks, scores, and why."};
    app.set_version_flag("--version", "arbiter " ARBITER_VERSION);
    app.require_subcommand(1);
    app.failure_message(usage_message);
    app.footer("Games: " + game_list() +
               ".\nExit codes: 0 nothing found, 1 findings, 2 wrong usage, 3 an input could not be read.\nMore: man "
               "arbiter, man tgn.");
    Action action;
    add_check(app, action);
    add_test(app, action);
    add_coverage(app, action);
    add_query(app, action);
    add_stats(app, action);
    add_score(app, action);
    add_books(app, action);
    add_moves(app, action);
    add_play(app, action);
    add_format(app, action);
    add_completion(app, action);
    refuse_other_numbers(app);
    try {
        app.parse(argc, argv);
        require_paths(app);
    } catch (const CLI::ParseError& error) {
        const int code = app.exit(error) == 0 ? Exit::clean : Exit::usage;
        std::cout.flush();
        return written_or_usage(code);
    }
    return written_or_usage(action());
}

}  // namespace

int main(int argc, char** argv) {
    occupy_standard_streams();
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error like a full disk
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::fflush(stdout);
        std::fputs(fmt::format("arbiter: {}\n", plain_line(error.what())).c_str(), stderr);
        return Exit::usage;
    }
}
