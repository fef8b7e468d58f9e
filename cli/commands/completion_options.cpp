// The options of completion, and the walk over the command line that fills its scripts.
#include "cli/commands/command_line.hpp"
#include "cli/completion.hpp"
#include "cli/options.hpp"
#include "cli/render/reporter.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/registry.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>

namespace arbiter::cli {
namespace {

std::vector<std::string> game_words() {
    std::vector<std::string> words;
    for (const GameEntry& game : games()) {
        words.emplace_back(game.about->id);
    }
    return words;
}

std::vector<std::string> code_words() {
    std::vector<std::string> words;
    for (const Rule& rule : record::rulebook()) {
        words.emplace_back(rule.id);
    }
    for (const GameEntry& game : games()) {
        for (const Rule& rule : game.rulebook) {
            words.emplace_back(rule.id);
        }
    }
    return words;
}

std::vector<std::string> report_words() {
    std::vector<std::string> words;
    std::string names = format_names();
    for (std::size_t at = 0; at < names.size();) {
        const std::size_t end = std::min(names.find(", ", at), names.size());
        words.push_back(names.substr(at, end - at) + "=");
        at = end + 2;
    }
    return words;
}

/// The words of an IsMember check, which CLI11 shows in the option's type: "TEXT:{auto,always,never}".
std::vector<std::string> members(const std::string& type) {
    std::vector<std::string> words;
    const std::size_t open = type.find('{');
    const std::size_t close = type.find('}');
    for (std::size_t at = open; at != std::string::npos && at < close;) {
        const std::size_t end = std::min(type.find(',', at + 1), close);
        words.push_back(type.substr(at + 1, end - at - 1));
        at = end;
    }
    return words;
}

Values values_of(const CLI::Option& option) {
    const std::string name = option.get_single_name();
    if (name == "game") {
        return {game_words(), false};
    }
    if (name == "code" || name == "allow" || name == "demote") {
        return {code_words(), false};
    }
    if (name == "report") {
        return {report_words(), false};
    }
    const bool files = name == "paths" || name == "files-from" || name == "file" || name == "baseline" ||
                       name == "into" || name == "rest" || name == "stubs" || name == "deck";
    return {members(option.get_type_name()), files};
}

CompletionOption option_of(const CLI::Option& option) {
    CompletionOption out{{}, option.get_description(), option.get_items_expected_max() != 0, values_of(option)};
    for (const std::string& name : option.get_snames()) {
        out.names.push_back("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        out.names.push_back("--" + name);
    }
    return out;
}

CompletionCommand command_of(const CLI::App& app) {
    CompletionCommand command{app.get_name(), app.get_description(), {}, {}};
    for (const CLI::Option* const option : app.get_options()) {
        if (option->get_positional()) {
            command.arguments = values_of(*option);
        } else {
            command.options.push_back(option_of(*option));
        }
    }
    return command;
}

int print_completion(const CLI::App& app, const std::string& shell) {
    std::vector<CompletionCommand> commands;
    for (const CLI::App* const command : app.get_subcommands([](const CLI::App*) { return true; })) {
        commands.push_back(command_of(*command));
    }
    const std::string text = shell == "bash"  ? bash_completion(commands)
                             : shell == "zsh" ? zsh_completion(commands)
                                              : fish_completion(commands);
    std::fwrite(text.data(), 1, text.size(), stdout);
    return Exit::clean;
}

}  // namespace

void add_completion(CLI::App& app, Action& action) {
    static std::string shell;
    CLI::App* const command = app.add_subcommand("completion", "print a script that teaches a shell this command line");
    command->add_option("shell", shell, "bash, zsh or fish")->required()->check(CLI::IsMember({"bash", "zsh", "fish"}));
    command->callback([&app, &action] { action = [&app] { return print_completion(app, shell); }; });
}

}  // namespace arbiter::cli
