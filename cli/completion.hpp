// Scripts that teach a shell the command line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// What may stand where a value is wanted: one of these words, or a file when there are none and `files` is set.
struct Values {
    std::vector<std::string> words;
    bool files = false;
};

struct CompletionOption {
    std::vector<std::string> names;  ///< "-q", "--quiet"
    std::string help;
    bool takes_value = false;
    Values values;
};

struct CompletionCommand {
    std::string name;
    std::string help;
    std::vector<CompletionOption> options;
    Values arguments;
};

std::string bash_completion(const std::vector<CompletionCommand>& commands);
std::string zsh_completion(const std::vector<CompletionCommand>& commands);
std::string fish_completion(const std::vector<CompletionCommand>& commands);

}  // namespace arbiter::cli
