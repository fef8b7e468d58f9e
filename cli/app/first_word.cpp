// Takes a first word for a file when there is one or it looks like one, and else for a misspelt command.
#include "cli/app/first_word.hpp"

#include "grammar/text/spelling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

namespace arbiter::cli {
namespace {

bool is_command(std::string_view word, const std::vector<Command>& commands) {
    return std::any_of(commands.begin(), commands.end(), [word](const Command& one) { return one.name == word; });
}

bool is_path(const std::string& word) {
    std::error_code error;
    return word == "-" || word.find_first_of("./") != std::string::npos || std::filesystem::exists(word, error);
}

std::string no_command(std::string_view word, const std::vector<Command>& commands) {
    std::vector<std::string_view> names{"help", "version"};
    for (const Command& command : commands) {
        names.push_back(command.name);
    }
    const std::string_view meant = nearest_word(word, names);
    return fmt::format("{} is no command and no file{}", word,
                       meant.empty() ? "" : fmt::format("; did you mean {}?", meant));
}

}  // namespace

Meaning meaning_of(std::vector<std::string> words, const std::vector<Command>& commands) {
    if (words.empty() || is_command(words[0], commands) || (words[0].starts_with('-') && words[0] != "-")) {
        return {std::move(words), {}};
    }
    if (words[0] == "version") {
        words[0] = "--version";
    } else if (words[0] == "help" && words.size() == 1) {
        words[0] = "--help";
    } else if (words[0] == "help") {
        words.erase(words.begin());
        if (!is_command(words[0], commands)) {
            return {{}, no_command(words[0], commands)};
        }
        words.insert(words.begin() + 1, "--help");
    } else if (is_path(words[0])) {
        words.insert(words.begin(), "check");
    } else {
        return {{}, no_command(words[0], commands)};
    }
    return {std::move(words), {}};
}

}  // namespace arbiter::cli
