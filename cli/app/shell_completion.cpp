// Writes the completion scripts of bash, zsh and fish from one description of the command line.
#include "cli/app/shell_completion.hpp"

#include "cli/output/exit_code.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <iterator>

namespace arbiter::cli {
namespace {

std::string command_names(const std::vector<Command>& commands) {
    std::vector<std::string> names;
    for (const Command& command : commands) {
        names.push_back(command.name);
    }
    return joined_by(names, " ");
}

/// What a command takes by a name with dashes, its help first.
std::vector<Option> named_options(const Command& command) {
    static bool help = false;
    std::vector<Option> options{{std::string(help_names), std::string(help_text), &help}};
    std::copy_if(command.options.begin(), command.options.end(), std::back_inserter(options),
                 [](const Option& option) { return !option.is_argument(); });
    return options;
}

/// What a command takes without a name.
Values arguments(const Command& command) {
    const auto found = std::find_if(command.options.begin(), command.options.end(),
                                    [](const Option& option) { return option.is_argument(); });
    return found == command.options.end() ? Values{} : found->values;
}

std::string option_names(const std::vector<Option>& options) {
    std::vector<std::string> names;
    for (const Option& option : options) {
        const std::vector<std::string> each = option.each_name();
        names.insert(names.end(), each.begin(), each.end());
    }
    return joined_by(names, " ");
}

/// Inside single quotes of a POSIX-like shell.
std::string single_quoted(std::string_view text) {
    std::string out = "'";
    for (const char byte : text) {
        byte == '\'' ? out += "'\\''" : out += byte;
    }
    return out + '\'';
}

/// In an _arguments specification, brackets and colons mean something.
std::string zsh_text(std::string_view text) {
    std::string out;
    for (const char byte : text) {
        out += byte == '[' || byte == ']' || byte == ':' || byte == '\\' ? "\\" : "";
        out += byte;
    }
    return out;
}

/// Without words nothing is offered, and bash goes on with files.
std::string bash_words(const Values& values) {
    const std::string words = joined_by(values.offered(), " ");
    return words.empty() ? "" : fmt::format("_arbiter_words '{}'; ", words);
}

void append_bash(const Command& command, std::string& text) {
    text += fmt::format("    {})\n        case $before in\n", command.name);
    const std::vector<Option> options = named_options(command);
    for (const Option& option : options) {
        if (option.takes_value()) {
            text +=
                fmt::format("        {}) {}return ;;\n", joined_by(option.each_name(), "|"), bash_words(option.values));
        }
    }
    text += fmt::format("        esac\n        if [[ $word == -* ]]; then\n            _arbiter_words '{}'\n",
                        option_names(options));
    const std::string words = bash_words(arguments(command));
    text += words.empty() ? "" : fmt::format("        else\n            {}return\n", words);
    text += "        fi ;;\n";
}

std::string zsh_values(const Values& values) {
    if (values.folders) {
        return "_files -/";
    }
    const std::string words = joined_by(values.offered(), " ");
    return words.empty() ? (values.files ? "_files" : " ") : fmt::format("({})", words);
}

void append_zsh(const Command& command, std::string& text) {
    text += fmt::format("    {})\n        _arguments -S", command.name);
    for (const Option& option : named_options(command)) {
        for (const std::string& name : option.each_name()) {
            const std::string value =
                option.takes_value() ? fmt::format(":value:{}", zsh_values(option.values)) : std::string{};
            text += fmt::format(" \\\n            {}",
                                single_quoted(fmt::format("*{}[{}]{}", name, zsh_text(option.help), value)));
        }
    }
    text += fmt::format(" \\\n            {} ;;\n",
                        single_quoted(fmt::format("*:argument:{}", zsh_values(arguments(command)))));
}

void append_fish(const Command& command, const Option& option, std::string& text) {
    text += fmt::format("complete -c arbiter -n '__fish_seen_subcommand_from {}'", command.name);
    for (const std::string& name : option.each_name()) {
        name.starts_with("--") ? text += fmt::format(" -l {}", name.substr(2))
                               : text += fmt::format(" -s {}", name.substr(1));
    }
    if (option.takes_value()) {
        text += option.values.files || option.values.folders ? " -r -F" : " -x";
        const std::string words = joined_by(option.values.offered(), " ");
        text += words.empty() ? "" : fmt::format(" -a '{}'", words);
    }
    std::string help;
    for (const char byte : option.help) {
        help += byte == '\'' || byte == '\\' ? "\\" : "";
        help += byte;
    }
    text += fmt::format(" -d '{}'\n", help);
}

}  // namespace

std::string bash_completion(const std::vector<Command>& commands) {
    std::string text =
        "# bash completion for arbiter, printed by: arbiter completion bash\n"
        "_arbiter_words() {\n"
        "    mapfile -t COMPREPLY < <(compgen -W \"$1\" -- \"$word\")\n"
        "}\n"
        "_arbiter() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' i\n"
        "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
        "        if [[ ${COMP_WORDS[i]} != -* ]]; then\n"
        "            command=${COMP_WORDS[i]}\n"
        "            break\n"
        "        fi\n"
        "    done\n"
        "    COMPREPLY=()\n"
        "    case $command in\n";
    text += fmt::format("    '') _arbiter_words '{} --help --version' ;;\n", command_names(commands));
    for (const Command& command : commands) {
        append_bash(command, text);
    }
    text +=
        "    esac\n"
        "}\n"
        "complete -o default -F _arbiter arbiter\n";
    return text;
}

std::string zsh_completion(const std::vector<Command>& commands) {
    std::string text =
        "#compdef arbiter\n# zsh completion for arbiter, printed by: arbiter completion zsh\n_arbiter() {\n"
        "    local -a commands=(";
    for (const Command& command : commands) {
        text += fmt::format("\n        {}", single_quoted(fmt::format("{}:{}", command.name, zsh_text(command.help))));
    }
    text +=
        "\n    )\n"
        "    if ((CURRENT == 2)); then\n"
        "        _describe command commands\n"
        "        return\n"
        "    fi\n"
        "    local command=$words[2]\n"
        "    shift words\n"
        "    ((CURRENT--))\n"
        "    case $command in\n";
    for (const Command& command : commands) {
        append_zsh(command, text);
    }
    text +=
        "    esac\n"
        "}\n"
        "compdef _arbiter arbiter\n";
    return text;
}

std::string fish_completion(const std::vector<Command>& commands) {
    std::string text = "# fish completion for arbiter, printed by: arbiter completion fish\n";
    for (const Command& command : commands) {
        text += fmt::format("complete -c arbiter -n __fish_use_subcommand -f -a {} -d {}\n", command.name,
                            single_quoted(command.help));
        for (const Option& option : named_options(command)) {
            append_fish(command, option, text);
        }
        const std::string words = joined_by(arguments(command).offered(), " ");
        text += words.empty() ? ""
                              : fmt::format("complete -c arbiter -n '__fish_seen_subcommand_from {}' -f -a '{}'\n",
                                            command.name, words);
    }
    return text;
}

int print_completion(const std::string& shell, const std::vector<Command>& commands) {
    const std::string text = shell == "bash"  ? bash_completion(commands)
                             : shell == "zsh" ? zsh_completion(commands)
                                              : fish_completion(commands);
    std::fwrite(text.data(), 1, text.size(), stdout);
    return Exit::clean;
}

}  // namespace arbiter::cli
