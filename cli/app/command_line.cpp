// Hands the commands to CLI11, which is compiled here and nowhere else: no source takes the compiler longer.
#include "cli/app/command_line.hpp"

#include "cli/app/first_word.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/text/plain_text.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter::cli {
namespace {

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

CLI::Option* repeated(CLI::Option* option) {
    return option->expected(1)->take_all()->allow_extra_args(false);
}

CLI::Option* declare(CLI::App& app, const Option& option, bool* flag) {
    return app.add_flag(option.names, *flag, option.help);
}

CLI::Option* declare(CLI::App& app, const Option& option, NumberedFlag flag) {
    const auto keep = [flag, names = option.names](const std::string& text) {
        const bool is_bare = text == "true";
        if (const std::string fault = is_bare ? std::string{} : fault_of_number(text); !fault.empty()) {
            throw CLI::ValidationError(names, fault);
        }
        *flag.number = is_bare ? 0 : std::stoull(text);
    };
    return app.add_flag(option.names, option.help)->each(keep);
}

CLI::Option* declare(CLI::App& app, const Option& option, std::string* text) {
    return app.add_option(option.names, *text, option.help);
}

CLI::Option* declare(CLI::App& app, const Option& option, Listed listed) {
    const auto append = [listed](const std::vector<std::string>& lists) {
        for (const std::string& list : lists) {
            append_listed(list, *listed.paths);
        }
    };
    return repeated(app.add_option_function<std::vector<std::string>>(option.names, append, option.help));
}

CLI::Option* declare(CLI::App& app, const Option& option, std::vector<std::string>* list) {
    CLI::Option* const declared = app.add_option(option.names, *list, option.help);
    return option.is_argument() ? declared : repeated(declared);
}

template <typename Number>
CLI::Option* declare(CLI::App& app, const Option& option, Number* number) {
    return app.add_option(option.names, *number, option.help)->check(CLI::Validator(fault_of_number, ""));
}

void declare(CLI::App& app, const Option& option) {
    CLI::Option* const declared = std::visit([&](auto target) { return declare(app, option, target); }, option.target);
    declared->required(option.is_argument() && option.instead.empty() && !option.may_be_left_out);
    if (option.values.closed) {
        declared->check(CLI::IsMember(option.values.words));
    }
    if (option.values.folders) {
        declared->check(CLI::ExistingDirectory);
    }
}

/// Options that need or exclude another one, once all are declared.
void relate(CLI::App& app, const Option& option) {
    if (option.needs.empty() && option.excludes.empty()) {
        return;
    }
    CLI::Option* const declared = app.get_option(option.each_name().back());
    if (!option.needs.empty()) {
        declared->needs(app.get_option(option.needs));
    }
    std::istringstream others(option.excludes);
    for (std::string other; others >> other;) {
        declared->excludes(app.get_option(other));
    }
}

void declare(CLI::App& app, const std::vector<Option>& options) {
    for (const Option& option : options) {
        declare(app, option);
    }
    for (const Option& option : options) {
        relate(app, option);
    }
}

/// With its options where some word names it.
void declare(CLI::App& app, const Command& command, const std::vector<std::string>& words, const Command*& chosen) {
    CLI::App* const sub = app.add_subcommand(command.name, command.help);
    if (std::find(words.begin(), words.end(), command.name) != words.end()) {
        declare(*sub, command.options);
    }
    sub->callback([&command, &chosen] { chosen = &command; });
}

/// An argument that another option can stand in for is missing when neither was given.
void require_arguments(const CLI::App& app, const Command& command) {
    const CLI::App* const sub = app.get_subcommand(command.name);
    for (const Option& option : command.options) {
        if (!option.instead.empty() && sub->count(option.names) + sub->count(option.instead) == 0) {
            throw CLI::RequiredError(option.names);
        }
    }
}

/// An argument may hold anything; what is said of it is one line.
std::string usage_message(std::string_view fault) {
    return fmt::format("{}\nRun with --help for more information.\n", plain_line(fault));
}

/// Whatever could not be written is noticed here at the latest: buffered text fails when it is flushed.
int written_or_usage(int code) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) {
        return code;
    }
    std::fputs("arbiter: standard output cannot be written\n", stderr);
    return Exit::usage;
}

}  // namespace

int run_command_line(const std::vector<Command>& commands, int argc, char** argv) {
    const std::string name = argc > 0 ? argv[0] : "arbiter";
    Meaning meant = meaning_of({argv + std::min(argc, 1), argv + argc}, commands);
    if (!meant.fault.empty()) {
        std::fputs(usage_message(meant.fault).c_str(), stderr);
        return Exit::usage;
    }
    CLI::App app{"A referee for records of tabletop games: legality, completed tasks, scores, and why.", name};
    app.set_help_flag(std::string(help_names), std::string(help_text));
    app.set_version_flag("--version", "arbiter " ARBITER_VERSION);
    app.require_subcommand(1);
    app.failure_message([](const CLI::App*, const CLI::Error& error) { return usage_message(error.what()); });
    app.footer("Games: " + game_list() +
               ".\nExit codes: 0 nothing found, 1 findings, 2 wrong usage, 3 an input could not be read.\nMore: man "
               "arbiter, man tgn.");
    const Command* chosen = nullptr;
    // The first word is a command's name or an option. Declaring all commands takes longer than judging a record.
    const bool all = meant.words.empty() || meant.words.front().starts_with('-');
    for (const Command& command : commands) {
        if (all || command.name == meant.words.front()) {
            declare(app, command, meant.words, chosen);
        }
    }
    try {
        std::reverse(meant.words.begin(), meant.words.end());  // as CLI11 takes them
        app.parse(std::move(meant.words));
        require_arguments(app, *chosen);
    } catch (const CLI::ParseError& error) {
        const int code = app.exit(error) == 0 ? Exit::clean : Exit::usage;
        std::cout.flush();
        return written_or_usage(code);
    }
    return written_or_usage(chosen->run());
}

}  // namespace arbiter::cli
